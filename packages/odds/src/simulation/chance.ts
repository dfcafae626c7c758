/** Many words at once: the state stays where the processor is quickest. */
const WORDS_AT_ONCE = 512;
const PER_WORD = 1 / 4_294_967_296;

/**
 * The chance of one shard of a simulation: the same for the same seed and number, and unrelated to that of any other.
 * It is fast (sfc32) and not secret: no table for money is dealt from it.
 */
export class Chance {
  readonly #state: Int32Array;
  readonly #words = new Uint32Array(WORDS_AT_ONCE);
  #next = WORDS_AT_ONCE;

  constructor(seed: string, shard: number) {
    this.#state = Int32Array.of(...seedWords(`${seed}:${shard}`), 1);
    drawWords(this.#state, new Uint32Array(20)); // to warm up
  }

  /** A number from 0 to `below` − 1; none is likelier than another by more than `below` parts in 2³². */
  below(below: number): number {
    this.#need(1);
    // Cut off to 32 bits, which is quicker than rounding down, and the same for any number of cards.
    return ((this.#words[this.#next++] ?? 0) * PER_WORD * below) | 0;
  }

  /**
   * Shuffles a part of a row: each place from `from` to before `to` gets one of what lies there and behind it.
   *
   * @param to at most 512 places behind `from`
   */
  shuffle(row: Uint16Array, from: number, to: number): void {
    this.#need(to - from);
    // All in variables of the loop, with nothing else between: a fifth of a simulation's time is spent here.
    const words = this.#words;
    let next = this.#next;
    for (let place = from; place < to; place++) {
      const other = place + (((words[next++] ?? 0) * PER_WORD * (row.length - place)) | 0);
      const chosen = row[other] ?? 0;
      row[other] = row[place] ?? 0;
      row[place] = chosen;
    }
    this.#next = next;
  }

  /** Sees to it that so many words lie ready; what is too few is thrown away. */
  #need(words: number): void {
    if (this.#next + words <= WORDS_AT_ONCE) return;
    drawWords(this.#state, this.#words);
    this.#next = 0;
  }
}

function drawWords(state: Int32Array, words: Uint32Array): void {
  let a = (state[0] ?? 0) | 0;
  let b = (state[1] ?? 0) | 0;
  let c = (state[2] ?? 0) | 0;
  let counter = (state[3] ?? 0) | 0;
  for (let at = 0; at < words.length; at++) {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    words[at] = sum;
  }
  state[0] = a;
  state[1] = b;
  state[2] = c;
  state[3] = counter;
}

/** Three words out of a text, by FNV-1a from three beginnings. */
function seedWords(text: string): [number, number, number] {
  const words: [number, number, number] = [0x811c9dc5, 0x9e3779b9, 0x243f6a88];
  for (let at = 0; at < text.length; at++) {
    for (let word = 0; word < 3; word++) words[word] = Math.imul((words[word] ?? 0) ^ text.charCodeAt(at), 0x01000193);
  }
  return words;
}

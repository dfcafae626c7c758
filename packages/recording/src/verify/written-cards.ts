const DEALT = '"type":"CardDealt","to":"';
const REVEALED = '"type":"HoleCardRevealed","card":"';
const CARD = '"card":';
const MASKED = "null";

/**
 * Reads the dealt cards of a recording from its text, in their order, without parsing the other lines. It finds them
 * only where the recorder would write them. A caller that needs certainty compares each line with its event.
 */
export class WrittenCards {
  readonly #texts: readonly string[];
  #place = 0; // the index of the current text
  #at: number; // the index in the current text
  #isSecret = false;

  /**
   * @param texts the recording in parts of whole lines
   * @param start the index in the first part at which the events begin
   */
  constructor(texts: readonly string[], start: number) {
    this.#texts = texts;
    this.#at = start;
  }

  /** Whether a masked card was requested that the text does not reveal. */
  get isSecret(): boolean {
    return this.#isSecret;
  }

  /** Returns the next dealt card, or the word in its place; `null` after the last card, and for a secret one. */
  next(): string | null {
    const [dealt, name] = this.#after(DEALT, this.#place, this.#at);
    const [place, card] = this.#after(CARD, dealt, name);
    this.#place = place;
    this.#at = card;
    if (!this.#text(place).startsWith(MASKED, card)) return this.#word(place, card + 1);
    const [last, revealed] = this.#after(REVEALED, place, card);
    this.#isSecret ||= revealed === this.#text(last).length;
    return this.#word(last, revealed);
  }

  /** Returns the place after the next occurrence; the end of the last text if there is none. */
  #after(words: string, place: number, from: number): readonly [place: number, at: number] {
    let [text, start] = [this.#text(place), from];
    for (;;) {
      const found = text.indexOf(words, start);
      if (found !== -1) return [place, found + words.length];
      if (place >= this.#texts.length - 1) return [place, text.length];
      text = this.#text(++place);
      start = 0;
    }
  }

  /** Returns the characters up to the next quote; `null` if there is none. */
  #word(place: number, start: number): string | null {
    const text = this.#text(place);
    const end = text.indexOf('"', start);
    return end === -1 ? null : text.slice(start, end);
  }

  /** Returns the text at a place, which is always one of the texts. */
  #text(place: number): string {
    return this.#texts[place] ?? "";
  }
}

/** Numbers from 0 to `below` − 1; no number is likelier than another by more than `below` parts in 2³². */
export type RandomBelow = (below: number) => number;

/**
 * The chance of one shard of a simulation: the same for the same seed and number, and unrelated to that of any other.
 * It is fast (sfc32) and not secret: no table for money is dealt from it.
 */
export function shardChance(seed: string, shard: number): RandomBelow {
  let [a, b, c] = seedWords(`${seed}:${shard}`);
  let counter = 1;
  const word = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let warm = 0; warm < 20; warm++) word();
  return (below) => Math.floor((word() / 4_294_967_296) * below);
}

/** Three words out of a text, by FNV-1a from three beginnings. */
function seedWords(text: string): [number, number, number] {
  const words: [number, number, number] = [0x811c9dc5, 0x9e3779b9, 0x243f6a88];
  for (let at = 0; at < text.length; at++) {
    for (let word = 0; word < 3; word++) words[word] = Math.imul((words[word] ?? 0) ^ text.charCodeAt(at), 0x01000193);
  }
  return words;
}

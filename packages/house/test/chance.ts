/** A source of pseudo-random numbers from 0 to less than 1. The same seed gives the same numbers. */
export type Chance = () => number;

/** Returns a Mulberry32 generator for tests. The generator is too weak for dealing. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns a pseudo-random integer from 0 to `below` − 1. */
export function anyBelow(chance: Chance, below: number): number {
  return Math.floor(chance() * below);
}

/** Returns a source of pseudo-random bytes, for seeds. */
export function bytesFrom(chance: Chance): (bytes: number) => Uint8Array {
  return (bytes) => Uint8Array.from({ length: bytes }, () => anyBelow(chance, 256));
}

/** A repeatable random generator. */
export interface Chance {
  /** Returns an integer that is at least 0 and less than the bound. */
  below(bound: number): number;
}

/**
 * Creates a generator that returns the same numbers for the same seed. Mulberry32 is sufficient for a player, but not
 * for a shoe.
 */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return { below: (bound) => Math.floor((next() / 2 ** 32) * bound) };
}

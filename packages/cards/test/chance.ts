import type { RandomBelow } from "../src/deck/index.js";

/** Returns a seeded generator of pseudo-random numbers. The same seed gives the same numbers. */
export function seeded(seed: number): RandomBelow {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A random source that swaps every card with itself. A shuffle then results in the order of creation. */
export const unmoved: RandomBelow = (below) => below - 1;

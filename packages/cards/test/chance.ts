import type { RandomBelow } from "../src/deck/index.js";

/** A small seeded generator: the same seed, the same cards. */
export function seeded(seed: number): RandomBelow {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A source with which every card changes places with itself: cards end up in the order of their creation. */
export const unmoved: RandomBelow = (below) => below - 1;

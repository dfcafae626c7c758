import type { Rank } from "@thunderjack/cards";
import { CLASSES, classOf, TEN } from "./ranks.js";

/*
 * A composition is how many cards of each rank class can still come. Everything that nobody has seen, the hole card
 * included, is as good as undealt: which of the unseen cards lies where changes no probability.
 */

/** How many unseen cards there are of each rank class, indexed by class. */
export type Composition = Float64Array;

/** A shuffled shoe of so many packs. */
export function freshShoe(decks: number): Composition {
  const shoe = new Float64Array(CLASSES).fill(4 * decks);
  shoe[TEN] = 16 * decks;
  return shoe;
}

/** The composition without `count` cards of a class; a copy. */
export function without(shoe: Composition, rank: number, count = 1): Composition {
  const rest = shoe.slice();
  rest[rank] = (rest[rank] ?? 0) - count;
  return rest;
}

/**
 * The composition without cards that were seen; a copy.
 *
 * @throws RangeError when the composition does not hold them
 */
export function withoutSeen(shoe: Composition, seen: readonly Rank[]): Composition {
  const rest = shoe.slice();
  for (const rank of seen) {
    const left = (rest[classOf(rank)] ?? 0) - 1;
    if (left < 0) throw new RangeError(`There are not that many cards of the rank "${rank}" in the shoe.`);
    rest[classOf(rank)] = left;
  }
  return rest;
}

/** How many cards a composition holds. */
export function sizeOf(shoe: Composition): number {
  let size = 0;
  for (let rank = 0; rank < CLASSES; rank++) size += shoe[rank] ?? 0;
  return size;
}

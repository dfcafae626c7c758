import type { Rank } from "@thunderjack/cards";
import { CLASSES, classOf, TEN } from "./ranks.js";

/*
 * The composition of a shoe is the number of unseen cards of each rank class. The hole card counts as unseen, because
 * the positions of unseen cards do not change a probability.
 */

/** The number of unseen cards, indexed by rank class. */
export type Composition = Float64Array;

/** Returns the composition of a full shoe. */
export function freshShoe(decks: number): Composition {
  const shoe = new Float64Array(CLASSES).fill(4 * decks);
  shoe[TEN] = 16 * decks;
  return shoe;
}

/** Returns a copy without `count` cards of a class. */
export function without(shoe: Composition, rank: number, count = 1): Composition {
  const rest = shoe.slice();
  rest[rank] = (rest[rank] ?? 0) - count;
  return rest;
}

/**
 * Returns a copy without the seen cards.
 *
 * @throws RangeError when the composition has fewer cards of a rank
 */
export function withoutSeen(shoe: Composition, seen: readonly Rank[]): Composition {
  const rest = shoe.slice();
  for (const rank of seen) {
    const left = (rest[classOf(rank)] ?? 0) - 1;
    if (left < 0) throw new RangeError(`Too many cards of the rank "${rank}" for this shoe.`);
    rest[classOf(rank)] = left;
  }
  return rest;
}

/** Returns the number of cards of a composition. */
export function sizeOf(shoe: Composition): number {
  let size = 0;
  for (let rank = 0; rank < CLASSES; rank++) size += shoe[rank] ?? 0;
  return size;
}

import type { Amount } from "@thunderjack/core";
import { CHIP_IN_RING, chipsFor, PILE } from "../layout/chips.js";
import type { Circle, Point } from "../layout/geometry.js";
import type { HandLayout } from "../layout/table-layout.js";
import type { SeatView } from "../view.js";
import type { Scene } from "./scene.js";

/** A chip at its place. */
export interface PlacedChip extends Point {
  /** The key, which is unique on the table. */
  readonly key: string;
  /** The key of its pile: the name of the seat or the hand, or `insured-` and the hand. */
  readonly pile: string;
  /** The index in the pile, counted from the bottom. */
  readonly index: number;
  readonly seat: SeatView["seat"];
  /** The value, in hundredths of a credit. */
  readonly value: Amount;
  /** The diameter, in CSS pixels. */
  readonly size: number;
}

/** A pile of chips, the largest value at the bottom. */
export interface Pile {
  readonly amount: Amount;
  readonly place: Circle;
  readonly chips: readonly PlacedChip[];
}

/** The smallest diameter of a chip, in CSS pixels. */
const LEAST_CHIP = 12;

/**
 * Returns the piles on the table by their keys: the bet of each seat between two rounds, and the bet and the insurance
 * bet of each hand until its settlement.
 */
export function pilesOn({ view: { seats, betting }, layout }: Scene): ReadonlyMap<string, Pile> {
  const piles = new Map<string, Pile>();
  for (const seat of seats) {
    const place = layout.seats.find((other) => other.seat === seat.seat);
    if (place === undefined) continue;
    const add = (key: string, amount: Amount, circle: Circle, share = CHIP_IN_RING) => {
      if (amount > 0) piles.set(key, pileOf(key, seat.seat, amount, betting.chips, circle, share));
    };
    add(seat.seat, seat.pile, place.spot);
    for (const [index, hand] of seat.hands.entries()) {
      const at = place.hands[index];
      if (at === undefined || !at.hasRing) continue;
      add(hand.name, hand.pile, at.bet);
      add(`insured-${hand.name}`, hand.insured, at.pay, 2);
    }
  }
  return piles;
}

/**
 * Returns the pile of an amount in a ring.
 *
 * @param share the diameter of a chip, relative to the radius of the ring
 */
export function pileOf(
  key: string,
  seat: SeatView["seat"],
  amount: Amount,
  values: readonly Amount[],
  place: Circle,
  share: number = CHIP_IN_RING,
): Pile {
  const size = Math.max(LEAST_CHIP, place.radius * share);
  const chips = chipsFor(amount, values).map((value, index) => ({
    key: `${key}-${index}`,
    pile: key,
    index,
    seat,
    value,
    ...chipIn(place, size, index),
    size,
  }));
  return { amount, place, chips };
}

/** Returns the place of a chip in a pile. `index` is counted from the bottom. */
export function chipIn({ x, y }: Point, size: number, index: number): Point {
  return { x, y: y + (PILE.drop - index * PILE.rise) * size };
}

/** The largest number of winnings chips in a single pile. More chips are divided into two piles. */
const MOST_IN_ONE_PILE = 4;

/** Returns the places and sizes of the chips that a hand has won. */
export function winningsIn({ bet, pay }: HandLayout, count: number): readonly (Point & { readonly size: number })[] {
  const size = Math.max(LEAST_CHIP, pay.radius * 2);
  const side = pay.x < bet.x - 1 ? -1 : 1;
  const first = count > MOST_IN_ONE_PILE ? Math.ceil(count / 2) : count;
  return Array.from({ length: count }, (_, index) => {
    const isFirst = index < first;
    const place = { x: pay.x + (isFirst ? 0 : side * (size + 2)), y: pay.y };
    return { ...chipIn(place, size, isFirst ? index : index - first), size };
  });
}

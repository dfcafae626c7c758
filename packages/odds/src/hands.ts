import { ACE, CLASSES, pointsOfClass, type RankClass } from "./ranks.js";

/*
 * The hands as multisets of rank classes. All hands are listed whose points, with aces as one, do not exceed 21. A hand
 * is an index into the arrays of this file, which have a few thousand entries. The indexes ascend with the points, so a
 * hand has a smaller index than the hands that it can become.
 */

/** The index of a hand. */
export type HandId = number;

/** The index that stands for every bust hand. */
export const BUST: HandId = -1;

interface Catalogue {
  readonly size: number;
  readonly counts: Uint8Array; // the number of cards of a class: hand * CLASSES + class
  readonly after: Int16Array; // the hand after one more card of a class: hand * CLASSES + class
  readonly cards: Uint8Array; // the number of cards
  readonly totals: Uint8Array; // the best total
  readonly soft: Uint8Array; // 1 if an ace counts as eleven
}

const CATALOGUE = catalogueOfHands();

/** The number of hands. */
export const HANDS = CATALOGUE.size;

/** The empty hand. */
export const EMPTY: HandId = 0;

/** The number of cards of a class in a hand, at `hand * CLASSES + class`. */
export const COUNTS = CATALOGUE.counts;

/** The hand after one more card of a class, or {@link BUST}, at `hand * CLASSES + class`. */
export const AFTER = CATALOGUE.after;

/** The number of cards of each hand. */
export const CARDS = CATALOGUE.cards;

/** The best total of each hand. */
export const TOTALS = CATALOGUE.totals;

/** For each hand, 1 if an ace counts as eleven, otherwise 0. */
export const SOFT = CATALOGUE.soft;

/** Returns the hand of these cards. */
export function handOf(...ranks: readonly RankClass[]): HandId {
  let hand = EMPTY;
  for (const rank of ranks) {
    hand = AFTER[hand * CLASSES + rank] ?? BUST;
    if (hand === BUST) return BUST;
  }
  return hand;
}

/** Returns whether a hand is an ace and a ten. */
export function isNatural(hand: HandId): boolean {
  return CARDS[hand] === 2 && TOTALS[hand] === 21;
}

function catalogueOfHands(): Catalogue {
  const found: { readonly points: number; readonly counts: readonly number[] }[] = [];
  const collect = (rank: RankClass, points: number, counts: readonly number[]): void => {
    if (rank === CLASSES) {
      found.push({ points, counts });
      return;
    }
    for (let count = 0; points + count * pointsOfClass(rank) <= 21; count++) {
      collect(rank + 1, points + count * pointsOfClass(rank), [...counts, count]);
    }
  };
  collect(0, 0, []);
  found.sort((one, other) => one.points - other.points);

  const size = found.length;
  const counts = new Uint8Array(size * CLASSES);
  const after = new Int16Array(size * CLASSES).fill(BUST);
  const cards = new Uint8Array(size);
  const totals = new Uint8Array(size);
  const soft = new Uint8Array(size);
  const numbers = new Map(found.map((hand, id) => [hand.counts.join(), id]));
  found.forEach((hand, id) => {
    counts.set(hand.counts, id * CLASSES);
    cards[id] = hand.counts.reduce((sum, count) => sum + count, 0);
    soft[id] = (hand.counts[ACE] ?? 0) > 0 && hand.points <= 11 ? 1 : 0;
    totals[id] = hand.points + 10 * (soft[id] ?? 0);
    for (let rank = 0; rank < CLASSES; rank++) {
      const next = numbers.get(hand.counts.map((count, at) => (at === rank ? count + 1 : count)).join());
      if (next !== undefined) after[id * CLASSES + rank] = next;
    }
  });
  return { size, counts, after, cards, totals, soft };
}

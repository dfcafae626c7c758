import { ACE, CLASSES, pointsOfClass, type RankClass } from "./ranks.js";

/*
 * Every hand there is: the sets of cards, by rank class and in no order, that do not exceed 21 with aces as one. There
 * are a few thousand of them, so a hand is a number, and what is known about it stands in an array under that number.
 * The numbers ascend with the points: a hand always has a smaller number than the hands it can become.
 */

/** A hand by its number. */
export type HandId = number;

/** What a hand becomes when it busts. */
export const BUST: HandId = -1;

interface Catalogue {
  readonly size: number;
  readonly counts: Uint8Array; // how many cards of a class: hand * CLASSES + class
  readonly after: Int16Array; // the hand after one more card: hand * CLASSES + class
  readonly cards: Uint8Array; // how many cards in all
  readonly totals: Uint8Array; // the best total
  readonly soft: Uint8Array; // 1 where an ace counts eleven
}

const CATALOGUE = catalogueOfHands();

/** How many hands there are. */
export const HANDS = CATALOGUE.size;

/** The hand without a card. */
export const EMPTY: HandId = 0;

/** How many cards of a class a hand holds, at `hand * CLASSES + class`. */
export const COUNTS = CATALOGUE.counts;

/** The hand after one more card of a class, or {@link BUST}, at `hand * CLASSES + class`. */
export const AFTER = CATALOGUE.after;

/** How many cards each hand has. */
export const CARDS = CATALOGUE.cards;

/** The best total of each hand. */
export const TOTALS = CATALOGUE.totals;

/** 1 for each hand in which an ace counts eleven. */
export const SOFT = CATALOGUE.soft;

/** The hand of these cards. */
export function handOf(...ranks: readonly RankClass[]): HandId {
  let hand = EMPTY;
  for (const rank of ranks) {
    hand = AFTER[hand * CLASSES + rank] ?? BUST;
    if (hand === BUST) return BUST;
  }
  return hand;
}

/** Whether a hand is an ace and a ten. */
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

import { DeckError } from "./refusal.js";

/**
 * A source of chance: an integer from 0 to `below` − 1, all equally likely. `below` is 2 or more.
 * Whoever makes a deck says where chance comes from: a seeded generator, a platform's cryptographic source, a test.
 */
export type RandomBelow = (below: number) => number;

/**
 * Puts cards into a random order, in place: from the last down to the second, each changes places with one at or
 * before it. The source is asked once for each card but the first, with n, n − 1, … 2.
 *
 * @throws DeckError when the source answers anything but an integer in its range
 */
export function shuffleCards(cards: number[], random: RandomBelow): void {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = random(last + 1);
    if (!Number.isInteger(other) || other < 0 || other > last) {
      throw new DeckError(`The random source was asked for an integer from 0 to ${last} and gave ${String(other)}.`);
    }
    const card = cards[last] as number;
    cards[last] = cards[other] as number;
    cards[other] = card;
  }
}

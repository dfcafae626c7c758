import { DeckError } from "./deck-error.js";

/**
 * A source of random numbers. Returns an integer from 0 to `below` − 1, uniformly distributed. `below` is 2 or more.
 * The creator of a deck provides the source: a seeded generator, a cryptographic source, or fixed numbers in a test.
 */
export type RandomBelow = (below: number) => number;

/**
 * Shuffles cards in place (Fisher–Yates, from the last card to the second). For n cards, the source is called n − 1
 * times, with n, n − 1, … 2.
 *
 * @throws DeckError if the source does not return an integer in its range
 */
export function shuffleCards<Item>(cards: Item[], random: RandomBelow): void {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = random(last + 1);
    if (!Number.isInteger(other) || other < 0 || other > last) {
      throw new DeckError(`The random source must return an integer from 0 to ${last}, not ${String(other)}.`);
    }
    const card = cards[last] as Item;
    cards[last] = cards[other] as Item;
    cards[other] = card;
  }
}

import { type Observable, Subject } from "rxjs";
import type { Card, SeenCard } from "./card.js";

/** A move of one card: a snapshot of the card before the move, and one after the move. */
export interface CardMove<C> {
  readonly before: C;
  readonly after: C;
}

/**
 * A change of a deck.
 *
 * - `created`: new cards.
 * - `moved`: cards changed place or argument, one after another in this order. A moved card lies above the cards with
 *   the same argument, so a copy that applies the moves one by one has the same piles. If a card is inserted at a
 *   position that is taken, the change also contains the cards that move up.
 * - `shuffled`: a whole place has a new order, given bottom to top, with the positions 0, 1, 2 …
 *
 * `C` is the card as the reader sees it: `Card`, or `SeenCard` if the reader may not see every card.
 */
export type DeckChange<C extends { readonly location: string }> =
  | { readonly type: "created"; readonly cards: readonly C[] }
  | { readonly type: "moved"; readonly moves: readonly CardMove<C>[] }
  | { readonly type: "shuffled"; readonly location: C["location"]; readonly cards: readonly C[] };

/** Returns whether a reader may see a card in its place. */
export type Sees<C> = (card: C) => boolean;

/** Returns the card if the reader may see it, otherwise only its place. */
export function maskCard<C extends Card<unknown, unknown>>(card: C, sees: Sees<C>): SeenCard<C> {
  return sees(card) ? card : { id: null, location: card.location, locationArg: card.locationArg };
}

/**
 * Returns a change as a reader may see it. `before` and `after` of a move are masked independently: for a draw from a
 * hidden pile to an open hand, `before` is hidden and `after` is visible.
 */
export function maskChange<C extends Card<unknown, unknown>>(
  change: DeckChange<C>,
  sees: Sees<C>,
): DeckChange<SeenCard<C>> {
  const mask = (card: C) => maskCard(card, sees);
  switch (change.type) {
    case "created":
      return { type: "created", cards: change.cards.map(mask) };
    case "moved":
      return {
        type: "moved",
        moves: change.moves.map(({ before, after }) => ({ before: mask(before), after: mask(after) })),
      };
    case "shuffled":
      return { type: "shuffled", location: change.location, cards: change.cards.map(mask) };
  }
}

/**
 * The queue of changes of one deck. An operation records its changes and emits them when it is complete, so that no
 * subscriber sees an intermediate state. Changes that a subscriber causes are queued: all subscribers receive all
 * changes in the same order.
 */
export class ChangeFeed<C extends { readonly location: string }> {
  readonly changes$: Observable<DeckChange<C>>;
  readonly #subject = new Subject<DeckChange<C>>();
  readonly #queue: DeckChange<C>[] = [];
  #sending = false;

  constructor() {
    this.changes$ = this.#subject.asObservable();
  }

  /** Whether there is a subscriber. Without one, changes are not recorded. */
  get observed(): boolean {
    return this.#subject.observed;
  }

  record(change: DeckChange<C>): void {
    this.#queue.push(change);
  }

  send(): void {
    if (this.#sending) return;
    this.#sending = true;
    for (let change = this.#queue.shift(); change; change = this.#queue.shift()) this.#subject.next(change);
    this.#sending = false;
  }
}

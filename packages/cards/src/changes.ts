import { type Observable, Subject } from "rxjs";
import type { Card, SeenCard } from "./card.js";

/** One card's way: as it lay before and as it lies after. */
export interface Move<C> {
  readonly before: C;
  readonly after: C;
}

/**
 * What happened to a deck.
 *
 * - `created`: new cards, as they lie.
 * - `moved`: cards changed place or argument, one after the other in this order. A card that arrives lies above those
 *   of the same argument, so a copy that applies the moves one by one has the same piles. A card inserted into a pile
 *   makes the cards above it move as well.
 * - `shuffled`: a whole place has a new order, given bottom to top, with the positions 0, 1, 2 …
 *
 * `C` is the card as the reader sees it: `Card`, or `SeenCard` where some are hidden.
 */
export type DeckChange<C extends { readonly location: string }> =
  | { readonly type: "created"; readonly cards: readonly C[] }
  | { readonly type: "moved"; readonly moves: readonly Move<C>[] }
  | { readonly type: "shuffled"; readonly location: C["location"]; readonly cards: readonly C[] };

/** Says whether someone may know which card it is that lies there. */
export type Sees<C> = (card: C) => boolean;

/** A card as someone sees it: itself, or no more than its place. */
export function maskCard<C extends Card<unknown, unknown>>(card: C, sees: Sees<C>): SeenCard<C> {
  return sees(card) ? card : { id: null, location: card.location, locationArg: card.locationArg };
}

/**
 * A change as someone sees it. Each end of a move is masked by itself: of a card drawn from a hidden pile to an open
 * hand, `before` is hidden and `after` is not; of a card that goes from one hidden place to another, both are.
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
 * The changes of one deck on their way to the subscribers. An operation records its changes while it works and they go
 * out when it is done, so that nobody sees half of it. A subscriber that moves cards itself has its changes queued
 * behind: all subscribers hear everything in the same order.
 */
export class ChangeFeed<C extends { readonly location: string }> {
  readonly changes$: Observable<DeckChange<C>>;
  readonly #subject = new Subject<DeckChange<C>>();
  readonly #queue: DeckChange<C>[] = [];
  #sending = false;

  constructor() {
    this.changes$ = this.#subject.asObservable();
  }

  /** Whether anybody listens. When not, changes need not be written down. */
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

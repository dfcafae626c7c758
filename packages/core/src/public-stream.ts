import type { GameEvent } from "./round/events.js";
import type { TableState } from "./round/state.js";

/*
 * What everybody may see. The table's own stream knows the hole card from the deal on; what a renderer, a follower or
 * a page receives knows it when it is turned over.
 */

/** The event as the public sees it: without the hole card, and without the cards of a stacked shoe. */
export function publicEvent(event: GameEvent): GameEvent {
  if (event.type === "CardDealt" && event.faceDown) {
    return { type: "CardDealt", to: event.to, card: null, faceDown: true };
  }
  if (event.type === "ShoeStacked") return { type: "ShoeStacked", count: event.count, cards: null };
  return event;
}

/** The state as the public sees it: what folding the public events gives. */
export function publicState(state: TableState): TableState {
  const { cards, faceDown } = state.dealer;
  if (faceDown === -1) return state;
  const masked = cards.map((card, place) => (place === faceDown ? null : card));
  return { ...state, dealer: { cards: masked, faceDown } };
}

import type { GameEvent, TableEvent } from "./round/events.js";
import type { TableState } from "./round/state.js";

/*
 * The public events and states. The full stream of a table contains the hole card from the deal on. Renderers get the
 * public stream, which contains the hole card only after it is revealed.
 */

/** Returns the public form of an event. A face-down card and the cards of a stacked shoe are masked. */
export function publicEvent<Event extends GameEvent>(event: Event): Event extends TableEvent ? TableEvent : GameEvent;
export function publicEvent(event: GameEvent & Partial<Pick<TableEvent, "version">>): GameEvent {
  if (event.type === "CardDealt" && event.faceDown) {
    return { type: "CardDealt", to: event.to, card: null, faceDown: true, ...versionOf(event) };
  }
  if (event.type === "ShoeStacked") {
    return { type: "ShoeStacked", count: event.count, cards: null, ...versionOf(event) };
  }
  return event;
}

function versionOf({ version }: Partial<Pick<TableEvent, "version">>): Partial<Pick<TableEvent, "version">> {
  return version === undefined ? {} : { version };
}

/** Returns the public form of a state. It is equal to the fold of the public events. */
export function publicState(state: TableState): TableState {
  const { cards, faceDown } = state.dealer;
  if (faceDown === -1) return state;
  const masked = cards.map((card, place) => (place === faceDown ? null : card));
  return { ...state, dealer: { cards: masked, faceDown } };
}

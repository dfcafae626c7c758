import type { CardId } from "@thunderjack/cards";
import type { StackedCards } from "./closing.js";
import type { RecordedEvent } from "./event-format.js";
import type { Recording } from "./recording.js";
import { finished, type Steps } from "./steps.js";

/**
 * Returns the events with every card that the recording contains. The hole card is taken from its `HoleCardRevealed`,
 * and the cards of a stacked deal from the lines before the trailer. A card that the recording does not contain stays
 * masked.
 */
export function unmaskedEvents(recording: Recording): readonly RecordedEvent[] {
  return finished(unmaskInSteps(recording));
}

/** The number of events that one step reads. */
const STEP = 4096;

/** Does the work of {@link unmaskedEvents} in steps. */
export function* unmaskInSteps({ events, stacks = [] }: Recording): Steps<readonly RecordedEvent[]> {
  let all: RecordedEvent[] | undefined;
  let hole = -1;
  const replace = (place: number, event: RecordedEvent) => {
    all ??= [...events];
    all[place] = event;
  };
  const chosen = new Map<number, StackedCards>(stacks.map((stack) => [stack.stacked, stack]));
  for (let place = 0; place < events.length; place++) {
    const event = events[place];
    if (place % STEP === STEP - 1) yield place / events.length;
    if (event?.type === "CardDealt") {
      if (event.faceDown) hole = event.card === null ? place : -1;
    } else if (event?.type === "HoleCardRevealed") {
      const dealt = hole === -1 ? undefined : events[hole];
      if (dealt?.type === "CardDealt") replace(hole, { ...dealt, card: event.card });
      hole = -1;
    } else if (event?.type === "ShoeStacked" && event.cards === null) {
      const cards: readonly CardId[] | undefined = chosen.get(event.seq)?.cards;
      if (cards !== undefined) replace(place, { ...event, cards });
    }
  }
  return all ?? events;
}

/** Returns whether an event contains a masked card. */
export function isMasked(event: RecordedEvent): boolean {
  return (event.type === "CardDealt" && event.card === null) || (event.type === "ShoeStacked" && event.cards === null);
}

import {
  type Amount,
  type Bets,
  CorruptEvents,
  evolve,
  isInPlay,
  newTableState,
  type TableState,
} from "@thunderjack/core";
import type { RecordedEvent } from "./event-format.js";
import type { RecordingHeader } from "./header.js";
import type { Recording } from "./recording.js";

/** Returns the state of the table before the first event. */
export function openingState(header: RecordingHeader): TableState {
  return newTableState(creditsIn(header), header.seats, header.rules.decks * 52);
}

/** Returns the credits with which the table of a recording is opened: those of each seat, or those of all seats. */
export function creditsIn({ credits, purses, rules }: RecordingHeader): Amount | Bets {
  return rules.purses === "per-seat" && purses !== undefined ? purses : credits;
}

/**
 * Yields all states of a recording: the state before the first event, and the state after each event. The state after
 * the event with the number `seq` has the index `seq`.
 *
 * @throws CorruptEvents if the events contradict each other; the events of a parsed recording do not
 */
export function* statesOf({ header, events }: Recording): Generator<TableState, void, undefined> {
  let state = openingState(header);
  yield state;
  for (const event of events) {
    state = evolve(state, event);
    yield state;
  }
}

/**
 * Returns the state after the event with the number `seq`; 0 is the state before the first event.
 *
 * @throws RangeError if the recording has no event with that number
 * @throws CorruptEvents if the events contradict each other; the events of a parsed recording do not
 */
export function stateAt({ header, events }: Recording, seq: number): TableState {
  checkSeq(events, seq);
  let state = openingState(header);
  for (let place = 0; place < seq; place++) state = evolve(state, eventAt(events, place));
  return state;
}

/**
 * Checks the number of an event. The number 0 is allowed.
 *
 * @throws RangeError if there is no event with that number
 */
export function checkSeq(events: readonly RecordedEvent[], seq: number): void {
  if (!Number.isSafeInteger(seq) || seq < 0 || seq > events.length) {
    throw new RangeError(`The recording has the events 1 to ${events.length}, and no event ${seq}.`);
  }
}

/**
 * Returns the event at an index, from 0.
 *
 * @throws RangeError if there is no event with that index
 */
export function eventAt(events: readonly RecordedEvent[], place: number): RecordedEvent {
  const event = events[place];
  if (event === undefined) throw new RangeError(`The recording has no event ${place + 1}.`);
  return event;
}

/** The maximum number of hands on three seats. */
const MOST_HANDS = 12;

/**
 * Folds one recorded event. In addition to the checks of the core, every card must be in exactly one place, and rounds
 * follow one after another with at most one shuffle each. These checks detect damage, and they bound the size of the
 * state and the number of shuffles that a verifier computes. At most one card may be face down, so that the public
 * events can also be folded.
 *
 * @throws CorruptEvents if the event is impossible in this state
 */
export function follow(state: TableState, event: RecordedEvent, { rules }: RecordingHeader): TableState {
  checkOrder(state, event);
  const next = evolve(state, event);
  let cards = next.undealt + next.tray + next.dealer.cards.length;
  for (const hand of next.hands) cards += hand.cards.length;
  if (next.undealt < 0) throw new CorruptEvents("A card was dealt from an empty shoe.");
  if (cards !== rules.decks * 52) throw new CorruptEvents(`The table has ${rules.decks * 52} cards, not ${cards}.`);
  if (next.hands.length > MOST_HANDS) throw new CorruptEvents("There are more hands than the seats allow.");
  return next;
}

/**
 * Checks the order of rounds, shuffles and cards.
 *
 * @throws CorruptEvents if the event is out of order
 */
function checkOrder(state: TableState, event: RecordedEvent): void {
  switch (event.type) {
    case "RoundStarted":
      if (isInPlay(state)) throw new CorruptEvents(`Round ${state.round} is not settled yet.`);
      if (event.round !== state.round + 1) {
        throw new CorruptEvents(`The next round is ${state.round + 1}, not ${event.round}.`);
      }
      return;
    case "ShoeShuffled":
      if (event.shuffle !== state.shuffles) {
        throw new CorruptEvents(`The next shuffle is ${state.shuffles}, not ${event.shuffle}.`);
      }
      // The tray is empty after a shuffle until the next round, so a round has at most one shuffle. More shuffles than
      // rounds are therefore an error.
      if (state.shuffles >= state.round) throw new CorruptEvents("The shoe was shuffled more than once in a round.");
      return;
    case "CardDealt":
      if (event.faceDown && (event.to !== "dealer" || state.dealer.faceDown !== -1)) {
        throw new CorruptEvents("Only the dealer's hole card can be face down.");
      }
      return;
  }
}

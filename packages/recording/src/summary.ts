import type { CardId } from "@thunderjack/cards";
import {
  type Amount,
  evolve,
  type GameEvent,
  type Hand,
  type HandName,
  type Outcome,
  type TableState,
  totalOf,
} from "@thunderjack/core";
import type { Recording } from "./recording.js";
import { checkSeq, eventAt, openingState } from "./replay.js";

/** The summary of a recording, as printed by `thunderjack replay --json`. Amounts are in hundredths of a credit. */
export interface Summary {
  /** The number of events that were read. */
  readonly events: number;
  /** Whether the recording has a trailer (`closed`) or not (`open`). */
  readonly status: "closed" | "open";
  /** The settled rounds. */
  readonly rounds: readonly RoundSummary[];
  /** The credits of the player after the last event, which may be during a round. */
  readonly credits: Amount;
}

/** One settled round. */
export interface RoundSummary {
  /** The number of the round, from 1. */
  readonly round: number;
  /** The hands in table order. */
  readonly hands: readonly HandSummary[];
  readonly dealer: {
    /** The cards of the dealer; `null` for a hole card that a public recording never reveals. */
    readonly cards: readonly (CardId | null)[];
    readonly total: number;
  };
  /** The returned amounts minus the amounts at stake, insurance bets included. */
  readonly net: number;
  /** The credits of the player after the round. */
  readonly credits: Amount;
}

/** One hand at the end of its round. */
export interface HandSummary {
  readonly hand: HandName;
  /** The cards in the order in which they were dealt. */
  readonly cards: readonly CardId[];
  readonly total: number;
  /** The final bet, including the amount that was added by a double. */
  readonly bet: Amount;
  readonly outcome: Outcome | null;
  /** The returned amount, stake included. */
  readonly returned: Amount;
  /** The insurance bet; absent if the hand was not insured. */
  readonly insurance?: { readonly bet: Amount; readonly returned: Amount };
}

/**
 * Returns the summary of a recording.
 *
 * @param at the number of the last event to read; defaults to the last event of the recording. A recording that is read
 *   only in part counts as open.
 * @throws RangeError if the recording has no event with that number
 * @throws CorruptEvents if the events contradict each other; the events of a parsed recording do not
 */
export function summaryOf({ header, events, trailer }: Recording, at: number = events.length): Summary {
  checkSeq(events, at);
  const summary = new RunningSummary(openingState(header));
  for (let place = 0; place < at; place++) summary.add(eventAt(events, place));
  return summary.summary(trailer !== null && at === events.length ? "closed" : "open");
}

/** A summary that is updated with each event, for tables without a recording. */
export class RunningSummary {
  readonly #rounds: RoundSummary[] = [];
  #state: TableState;
  #events = 0;

  /**
   * Creates a summary.
   *
   * @param opening the state of the table before its first event
   */
  constructor(opening: TableState) {
    this.#state = opening;
  }

  /**
   * Adds an event of the table. Events before the first deal are ignored, as in a recording, because the bets at the
   * first deal belong to the opening state.
   *
   * @throws CorruptEvents if the event contradicts the events before it
   */
  add(event: GameEvent): void {
    this.#state = evolve(this.#state, event);
    if (this.#events > 0 || event.type === "RoundStarted") this.#events++;
    if (event.type === "RoundSettled") this.#rounds.push(roundSummary(this.#state));
  }

  /** Returns the summary of the events so far. */
  summary(status: Summary["status"]): Summary {
    return { events: this.#events, status, rounds: [...this.#rounds], credits: this.#state.credits };
  }
}

function roundSummary({ round, hands, dealer, credits }: TableState): RoundSummary {
  const net = hands.reduce((sum, hand) => sum + netOf(hand), 0);
  const { cards } = dealer;
  return { round, hands: hands.map(handSummary), dealer: { cards, total: totalOf(cards) }, net, credits };
}

function netOf({ bet, returned, insurance }: Hand): number {
  return returned - bet + (insurance?.returned ?? 0) - (insurance?.bet ?? 0);
}

function handSummary({ name, cards, bet, outcome, returned, insurance }: Hand): HandSummary {
  const summary: HandSummary = { hand: name, cards, total: totalOf(cards), bet, outcome, returned };
  if (insurance === null) return summary;
  return { ...summary, insurance: { bet: insurance.bet, returned: insurance.returned ?? 0 } };
}

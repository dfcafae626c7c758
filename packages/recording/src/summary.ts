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

/** What a recording comes to, as `thunderjack replay --json` prints it. Amounts are hundredths of a credit. */
export interface Summary {
  /** How many events were looked at. */
  readonly events: number;
  /** Whether the recording has its trailer. */
  readonly status: "closed" | "open";
  /** The rounds that were settled. */
  readonly rounds: readonly RoundSummary[];
  /** What the player has at the end, also in the middle of a round. */
  readonly credits: Amount;
}

/** One settled round. */
export interface RoundSummary {
  /** Counted from 1. */
  readonly round: number;
  /** In table order. */
  readonly hands: readonly HandSummary[];
  readonly dealer: {
    /** `null` stands for a hole card that a public recording never showed. */
    readonly cards: readonly (CardId | null)[];
    readonly total: number;
  };
  /** What came back less what was staked, insurance included. */
  readonly net: number;
  /** What the player had after the round. */
  readonly credits: Amount;
}

/** One hand at the end of its round. */
export interface HandSummary {
  readonly hand: HandName;
  /** In the order in which they were taken. */
  readonly cards: readonly CardId[];
  readonly total: number;
  /** The final bet: doubled where it was. */
  readonly bet: Amount;
  readonly outcome: Outcome | null;
  /** What came back for the bet, stake included. */
  readonly returned: Amount;
  /** Only where the seat was insured. */
  readonly insurance?: { readonly bet: Amount; readonly returned: Amount };
}

/**
 * What a recording comes to.
 *
 * @param at the number of the last event to look at; left out, all of them. A recording that is looked at only in part
 * counts as open.
 * @throws RangeError when the recording has no event of that number
 * @throws CorruptEvents when the events contradict each other; those of a parsed recording do not
 */
export function summaryOf({ header, events, trailer }: Recording, at: number = events.length): Summary {
  checkSeq(events, at);
  const summary = new RunningSummary(openingState(header));
  for (let place = 0; place < at; place++) summary.add(eventAt(events, place));
  return summary.summary(trailer !== null && at === events.length ? "closed" : "open");
}

/** The summary of events as they come, for tables of which nothing else is kept. */
export class RunningSummary {
  readonly #rounds: RoundSummary[] = [];
  #state: TableState;
  #events = 0;

  /** @param opening the state of the table before its first event */
  constructor(opening: TableState) {
    this.#state = opening;
  }

  /**
   * Adds an event of the table. As in a recording, the first that counts is the first deal: bets that were placed
   * before it lie on the seats when it begins.
   *
   * @throws CorruptEvents when the event cannot follow on those before it
   */
  add(event: GameEvent): void {
    this.#state = evolve(this.#state, event);
    if (this.#events > 0 || event.type === "RoundStarted") this.#events++;
    if (event.type === "RoundSettled") this.#rounds.push(roundSummary(this.#state));
  }

  /** What the events so far come to. */
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

import { evolve, type GameEvent, publicEvent, publicState, type RuleSet, type TableState } from "@thunderjack/core";
import { type RoundSummary, RunningSummary } from "@thunderjack/recording";
import type { LogEntry } from "@thunderjack/recording/lifecycle";
import type { PlayedShoe } from "./game-session.js";

/** A finished round of the public stream: its summary, and the state and the events that are needed to replay it. */
export interface PastRound {
  /** The number of the round, counted from 1 over all shoes. */
  readonly number: number;
  /** Whether the round can be verified: its shoe is retired, and was recorded from its first deal. */
  readonly isVerifiable: boolean;
  readonly summary: RoundSummary;
  /** The player's credits before the bets were taken, in hundredths of a credit. */
  readonly before: number;
  readonly rules: RuleSet;
  /** The public state before the first event of the round. */
  readonly state: TableState;
  /** The public events of the round. */
  readonly events: readonly GameEvent[];
}

/**
 * Returns the last finished rounds of these shoes, the latest first.
 *
 * @param shoes the shoes in order
 * @param limit the maximum number of rounds
 */
export function pastRounds(shoes: readonly PlayedShoe[], limit: number): readonly PastRound[] {
  const rounds: PastRound[] = [];
  for (const shoe of [...shoes].reverse()) {
    if (rounds.length >= limit) break;
    rounds.push(...lastRounds(shoe, limit - rounds.length).reverse());
  }
  return rounds;
}

/** Returns the last finished rounds of a shoe in order. The rounds before them are only folded. */
function lastRounds(shoe: PlayedShoe, limit: number): PastRound[] {
  const { entries, opening, rules, roundsBefore } = shoe;
  const isVerifiable = shoe.seeds !== null && shoe.isWhole;
  const rounds: PastRound[] = [];
  const start = startOfLast(entries, limit);
  let state = publicState(opening);
  let begun: { readonly state: TableState; readonly events: GameEvent[] } | null = null;
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at];
    if (entry === undefined) break;
    const event = publicEvent(entry.event);
    if (at >= start) {
      if (event.type === "RoundStarted") begun = { state, events: [] };
      begun?.events.push(event);
    }
    state = evolve(state, event);
    if (begun === null || event.type !== "RoundSettled") continue;
    const [summary] = summaryOfRound(begun.state, begun.events);
    if (summary !== undefined) {
      const before = begun.state.credits;
      rounds.push({ number: roundsBefore + event.round, summary, before, rules, ...begun, isVerifiable });
    }
    begun = null;
  }
  return rounds;
}

/** Returns the index of the entry after which at most `limit` rounds are settled. */
function startOfLast(entries: readonly LogEntry[], limit: number): number {
  let settled = 0;
  for (let at = entries.length - 1; at >= 0; at--) {
    if (entries[at]?.event.type === "RoundSettled" && ++settled > limit) return at + 1;
  }
  return 0;
}

function summaryOfRound(state: TableState, events: readonly GameEvent[]): readonly RoundSummary[] {
  const running = new RunningSummary(state);
  for (const event of events) running.add(event);
  return running.summary("closed").rounds;
}

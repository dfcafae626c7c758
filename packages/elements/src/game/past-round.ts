import { evolve, type GameEvent, publicEvent, publicState, type RuleSet, type TableState } from "@thunderjack/core";
import { type RoundSummary, RunningSummary } from "@thunderjack/recording";
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
    const isVerifiable = shoe.seeds !== null && shoe.isWhole;
    for (const round of roundsOf(shoe).reverse()) rounds.push({ ...round, isVerifiable });
    if (rounds.length >= limit) break;
  }
  return rounds.slice(0, limit);
}

function roundsOf({ entries, opening, rules, roundsBefore }: PlayedShoe): Omit<PastRound, "isVerifiable">[] {
  const rounds: Omit<PastRound, "isVerifiable">[] = [];
  let state = publicState(opening);
  let begun: { readonly state: TableState; readonly events: GameEvent[] } | null = null;
  for (const entry of entries) {
    const event = publicEvent(entry.event);
    if (event.type === "RoundStarted") begun = { state, events: [] };
    begun?.events.push(event);
    state = evolve(state, event);
    if (event.type !== "RoundSettled" || begun === null) continue;
    const [summary] = summaryOfRound(begun.state, begun.events);
    if (summary !== undefined) {
      const before = begun.state.credits;
      rounds.push({ number: roundsBefore + event.round, summary, before, rules, ...begun });
    }
    begun = null;
  }
  return rounds;
}

function summaryOfRound(state: TableState, events: readonly GameEvent[]): readonly RoundSummary[] {
  const running = new RunningSummary(state);
  for (const event of events) running.add(event);
  return running.summary("closed").rounds;
}

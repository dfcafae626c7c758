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
    if (rounds.length >= limit) break;
    rounds.push(...lastRounds(shoe, limit - rounds.length).reverse());
  }
  return rounds;
}

/** Returns the last finished rounds of a shoe in order. The rounds before them are only folded. */
function lastRounds({ entries, opening, rules, roundsBefore, seeds, isWhole }: PlayedShoe, limit: number): PastRound[] {
  const settled: { readonly state: TableState; readonly start: number; readonly end: number }[] = [];
  let state = publicState(opening);
  let begun: { readonly state: TableState; readonly start: number } | null = null;
  let end = 0;
  for (const entry of entries) {
    const event = publicEvent(entry.event);
    if (event.type === "RoundStarted") begun = { state, start: end };
    state = evolve(state, event);
    end++;
    if (event.type !== "RoundSettled" || begun === null) continue;
    settled.push({ ...begun, end });
    begun = null;
  }
  return settled.slice(-limit).flatMap(({ state, start, end }) => {
    const events = entries.slice(start, end).map(({ event }) => publicEvent(event));
    return summaryOfRound(state, events).map((summary) => ({
      number: roundsBefore + summary.round,
      isVerifiable: seeds !== null && isWhole,
      summary,
      before: state.credits,
      rules,
      state,
      events,
    }));
  });
}

function summaryOfRound(state: TableState, events: readonly GameEvent[]): readonly RoundSummary[] {
  const running = new RunningSummary(state);
  for (const event of events) running.add(event);
  return running.summary("closed").rounds;
}

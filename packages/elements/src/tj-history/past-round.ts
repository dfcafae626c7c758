import { evolve, type GameEvent, publicEvent, publicState, type RuleSet, type TableState } from "@thunderjack/core";
import { type RoundSummary, RunningSummary } from "@thunderjack/recording";
import type { ShoeLog } from "../thunderjack-table/played-table.js";

/** A round that is over, as everybody may see it: how it came out, and all that is needed to show it again. */
export interface PastRound {
  /** Counted through from 1, also over the shoes. */
  readonly number: number;
  /** Whether its shoe is done, so that it can be verified. */
  readonly isVerifiable: boolean;
  readonly summary: RoundSummary;
  /** What the player had before the bets were taken, in hundredths. */
  readonly before: number;
  readonly rules: RuleSet;
  /** The public state from which its events go on. */
  readonly state: TableState;
  /** Its public events. */
  readonly events: readonly GameEvent[];
}

/**
 * The last rounds of these ledgers, the latest first. A round in play is not among them.
 *
 * @param ledgers one for each shoe; all but the last are done
 */
export function pastRounds(ledgers: readonly ShoeLog[], limit: number): readonly PastRound[] {
  const rounds: PastRound[] = [];
  const inPlay = ledgers.at(-1);
  for (const ledger of [...ledgers].reverse()) {
    const isVerifiable = ledger !== inPlay && ledger.isWhole;
    for (const round of roundsOf(ledger).reverse()) rounds.push({ ...round, isVerifiable });
    if (rounds.length >= limit) break;
  }
  return rounds.slice(0, limit);
}

function roundsOf({ entries, opening, table, roundsBefore }: ShoeLog): Omit<PastRound, "isVerifiable">[] {
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
      rounds.push({ number: roundsBefore + event.round, summary, before, rules: table.rules, ...begun });
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

import { choiceOf, type GameEvent } from "@thunderjack/core";
import { parseRecording, type Recording } from "@thunderjack/recording";
import type { Session } from "@thunderjack/session";
import type { StoredRound, StoredRounds } from "../wallet/outbox.js";

/**
 * Returns the shoes and the rounds in the kept recordings of a stored table; `null` if another tab owns the table, so
 * that this tab does not have the recording in play.
 */
export async function storedRounds(session: Session): Promise<StoredRounds | null> {
  if (session.status.role !== "owner") return null;
  const inPlay = session.fairness.commitment;
  const recordings = (await session.export({ open: true })).flatMap((text) => parseRecording(text).recording ?? []);
  return {
    commitments: new Set([inPlay, ...recordings.map(({ header }) => header.fairness.commitment)]),
    rounds: recordings.flatMap((recording) => roundsOf(recording, inPlay)),
  };
}

function roundsOf({ header, events, recoveries = [] }: Recording, inPlay: string): readonly StoredRound[] {
  const { commitment } = header.fairness;
  const unfinished = commitment === inPlay ? "open" : recoveries.includes("round-refunded") ? "returned" : "lost";
  const rounds: StoredRound[] = [];
  for (const event of events as readonly GameEvent[]) {
    if (event.type === "RoundStarted") {
      rounds.push({ commitment, round: event.round, stakes: 0, settled: null, end: unfinished });
    }
    const round = rounds.at(-1);
    if (round === undefined) continue;
    if (event.type === "RoundSettled") {
      const { staked, returned } = event;
      rounds[rounds.length - 1] = { ...round, settled: { staked, returned } };
    } else if (["Deal", "Double", "Split", "TakeInsurance"].includes(choiceOf(event)?.type ?? "")) {
      rounds[rounds.length - 1] = { ...round, stakes: round.stakes + 1 };
    }
  }
  return rounds;
}

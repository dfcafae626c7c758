import { type PastRound, pastRounds } from "../src/tj-history/past-round.js";
import type { Moment } from "./moment.js";

/** What the stream of a recorded round has told of rounds that are over, the latest first. */
export function pastRoundsAt({ round, position }: Moment): readonly PastRound[] {
  const [opening] = round.publicStates;
  if (opening === undefined) return [];
  const entries = round.publicEvents.slice(0, position).map((event) => ({ event, at: 0 }));
  const table = { rules: round.rules, fairness: null, state: opening };
  return pastRounds([{ table, entries, opening, roundsBefore: 0, beganAt: null, isWhole: true }], entries.length);
}

import { type PastRound, pastRounds } from "../src/game/past-round.js";
import type { Moment } from "./moment.js";

/** Returns the finished rounds of a recorded stream, the latest first. */
export function pastRoundsAt({ round, position }: Moment): readonly PastRound[] {
  const [opening] = round.publicStates;
  if (opening === undefined) return [];
  const entries = round.publicEvents.slice(0, position).map((event) => ({ event, at: 0 }));
  const log = { rules: round.rules, fairness: null, opening, entries, beganAt: null, seeds: null, before: null };
  const shoe = { ...log, roundsBefore: 0, rounds: opening.round, isWhole: true, isCut: false };
  return pastRounds([shoe], entries.length);
}

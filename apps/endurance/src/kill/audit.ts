import { parseRecording, type Recording, verify } from "@thunderjack/recording";
import type { Found } from "./page-report.js";
import { textOf } from "./stored-state.js";

/**
 * Audits all stored recordings. Each recording must verify, its credits must follow from its events, no round may be
 * settled twice, and each shoe must start with the final credits of the previous shoe.
 *
 * @returns the credits at the end, in hundredths of a credit
 * @throws Error when one of these conditions is not met
 */
export function audited({ retired, lines }: Pick<Found, "retired" | "lines">): number {
  let credits: number | null = null;
  for (const [place, stored] of [...retired, lines].entries()) {
    const text = textOf(stored);
    const { status, why } = verify(text);
    if (status !== (place < retired.length ? "fair" : "open")) fail(`A stored recording is ${status}: ${why}`);
    const { recording } = parseRecording(text);
    if (recording === null) return fail("A stored recording cannot be parsed.");
    if (credits !== null && recording.header.credits !== credits) fail("The credits changed between two shoes.");
    credits = creditsAtEnd(recording);
  }
  return credits ?? fail("Nothing is stored.");
}

/** Computes the credits independently of `evolve`. */
function creditsAtEnd({ header, events }: Recording): number {
  let { credits } = header;
  const settled = new Set<number>();
  for (const event of events) {
    if (event.type === "RoundStarted") credits -= event.bets.right + event.bets.middle + event.bets.left;
    else if (event.type === "HandDoubled" || event.type === "HandSplit" || event.type === "InsuranceTaken") {
      credits -= event.amount;
    } else if (event.type === "HandSettled") credits += event.returned;
    else if (event.type === "GameRestarted") credits = event.credits;
    else if (event.type === "RoundSettled") {
      if (settled.has(event.round)) fail(`Round ${event.round} is settled twice.`);
      settled.add(event.round);
      if (event.credits !== credits) fail(`Round ${event.round} has credits that differ from the sum of its events.`);
    }
  }
  return credits;
}

function fail(reason: string): never {
  throw new Error(reason);
}

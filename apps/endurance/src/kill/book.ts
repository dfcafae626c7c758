import { parseRecording, type Recording, verify } from "@thunderjack/recording";
import type { Found } from "./testimony.js";
import { textOf } from "./truth.js";

/**
 * Keeps the books of everything that is stored: each recording verifies, the credits are what its events make of them,
 * no round is settled twice, and each shoe goes on with the credits of the one before.
 *
 * @returns the credits at the end, in hundredths
 * @throws Error when it is not so
 */
export function audited({ retired, lines }: Pick<Found, "retired" | "lines">): number {
  let credits: number | null = null;
  for (const [place, stored] of [...retired, lines].entries()) {
    const text = textOf(stored);
    const { status, why } = verify(text);
    if (status !== (place < retired.length ? "fair" : "open")) fail(`A stored recording is ${status}: ${why}`);
    const { recording } = parseRecording(text);
    if (recording === null) return fail("A stored recording cannot be read.");
    if (credits !== null && recording.header.credits !== credits) fail("Credits came or went between two shoes.");
    credits = creditsAtEnd(recording);
  }
  return credits ?? fail("Nothing is stored.");
}

/** By a book of its own, not by the fold of the core. */
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
      if (event.credits !== credits) fail(`Round ${event.round} ends with other credits than its events make.`);
    }
  }
  return credits;
}

function fail(reason: string): never {
  throw new Error(reason);
}

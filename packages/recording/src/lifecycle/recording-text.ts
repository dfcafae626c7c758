import { Recorder } from "../recorder.js";
import type { LoggedShoe } from "./event-log.js";

/**
 * Writes the recording of a logged shoe. The recording of a retired shoe is closed with its seeds. The recording of a
 * shoe in play stays open, and masks its hole cards.
 *
 * @returns the text of a `.tjr` file; `null` before the first deal, for a log that does not begin with the first deal,
 *   and for a table without the fair shuffle
 * @throws RangeError when the recording would exceed the {@link LIMITS}
 */
export function recordingText({ rules, fairness, opening, entries, beganAt, seeds }: LoggedShoe): string | null {
  if (opening.round > 0 || beganAt === null || fairness === null) return null;
  let now = 0;
  const recorder = new Recorder(
    { rules, fairness, credits: opening.credits },
    { now: () => now, createdAt: beganAt, meta: {} },
  );
  const lines: string[] = [];
  for (const { event, at } of entries) {
    now = at;
    lines.push(...recorder.write(event));
  }
  if (seeds !== null) lines.push(...recorder.close(seeds));
  return `${lines.join("\n")}\n`;
}

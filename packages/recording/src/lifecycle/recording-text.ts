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
export function recordingText(shoe: LoggedShoe): string | null {
  return written(shoe)?.text ?? null;
}

/**
 * Returns the hash that the recording of this shoe contains as `previous`: the hash of the trailer of the recording
 * before it; `null` for the first shoe of a session. The hash replaces {@link LoggedShoe.before}.
 */
export function previousOf(shoe: LoggedShoe): string | null {
  const { before } = shoe;
  if (before === null || typeof before === "string") return before;
  // A shoe that cannot be recorded has no trailer. The recording then names the recording before that shoe.
  shoe.before = written(before)?.head ?? previousOf(before);
  return shoe.before;
}

/** A written recording, and the hash of its trailer; `null` if it is open. */
interface Written {
  readonly text: string;
  readonly head: string | null;
}

function written(shoe: LoggedShoe): Written | null {
  const { rules, fairness, opening, entries, beganAt, seeds } = shoe;
  if (opening.round > 0 || beganAt === null || fairness === null) return null;
  let now = 0;
  const recorder = new Recorder(
    { rules, fairness, credits: opening.purses ?? opening.credits },
    { now: () => now, createdAt: beganAt, meta: {}, previous: previousOf(shoe) },
  );
  const lines: string[] = [];
  for (const { event, at } of entries) {
    now = at;
    lines.push(...recorder.write(event));
  }
  if (seeds !== null) lines.push(...recorder.close(seeds));
  return { text: `${lines.join("\n")}\n`, head: recorder.head };
}

import { type CardSource, type GameEvent, publicEvent } from "@thunderjack/core";
import type { RecordedEvent } from "../event-format.js";
import type { Recording } from "../recording.js";
import { partly, type Steps } from "../steps.js";
import { type FollowedChain, followChain } from "./followed-chain.js";
import type { KnownPart } from "./known-part.js";
import { rerun } from "./rerun.js";

/** The share of the progress that running the commands takes. */
const RUNNING = 0.4;

/**
 * Finds the changed line in the range of lines that a check covers. Running the commands again gives the expected
 * content of the first line that differs. If the check matches with that content, no other line of the range was
 * changed.
 *
 * @param texts the file in parts of whole lines
 * @param known the part whose commands are run again
 * @param chain the result of following the chain in the file
 * @param source the cards for running the commands again
 * @returns the number of the line; `null` if it cannot be determined
 */
export function* changedLine(
  texts: readonly string[],
  recording: Recording,
  known: KnownPart,
  chain: FollowedChain,
  source: CardSource,
): Steps<number | null> {
  const difference = yield* partly(0, RUNNING, rerun(known, source));
  if (difference === null || difference.expected === null) return null;
  const { line, expected } = difference;
  const event = recording.events[line - 2];
  if (event === undefined) return null;
  let progress = RUNNING;
  const candidates = [expected, publicEvent(expected)].flatMap((one, place) =>
    place > 0 && one === expected ? [] : originalsOf(event, one),
  );
  for (const content of candidates) {
    const replaced = { number: line, text: JSON.stringify(content) };
    const next = progress + (1 - RUNNING) / candidates.length;
    const after = yield* partly(progress, next, followChain(texts, recording, replaced));
    if (after.broken === null || after.confirmed > chain.confirmed) return line;
    progress = next;
  }
  return null;
}

/**
 * Returns the possible original forms of the event. Any order of the fields is valid, and the chain hashes the bytes of
 * the line. The first form has the order of the recorder. If the changed line contains an event of the same type, the
 * second form has the order of that line.
 */
function originalsOf(event: RecordedEvent, expected: GameEvent): readonly object[] {
  const { seq, t } = event;
  const written = { seq, ...expected, ...(event.type === "RoundSettled" ? { check: event.check } : {}), t };
  if (event.type !== expected.type) return [written];
  const fields = new Map(Object.entries(written));
  return [written, Object.fromEntries(Object.keys(event).map((field) => [field, fields.get(field)]))];
}

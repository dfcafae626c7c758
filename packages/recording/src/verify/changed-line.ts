import type { CardSource, GameEvent } from "@thunderjack/core";
import type { RecordedEvent } from "../event-format.js";
import { linesOf } from "../lines.js";
import type { Recording } from "../recording.js";
import { type FollowedChain, followChain } from "./followed-chain.js";
import { rerun } from "./rerun.js";

/**
 * The line that was changed, where a check only names a range. The commands, run again, say what the first line that
 * differs should have been. If the check fits once that stands there, this line and no other was changed; if it does
 * not, nobody can tell.
 *
 * @param chain what following the chain found in the text
 * @param source where the cards come from when the commands are run again
 */
export function changedLine(
  text: string,
  recording: Recording,
  chain: FollowedChain,
  source: CardSource,
): number | null {
  const difference = rerun(recording, source);
  if (difference === null || difference.expected === null) return null;
  const { line, expected } = difference;
  const event = recording.events[line - 2];
  if (event === undefined) return null;
  const isMended = mendings(event, expected).some((mended) => {
    const after = followChain(withLine(text, line, JSON.stringify(mended)), recording);
    return after.broken === null || after.confirmed > chain.confirmed;
  });
  return isMended ? line : null;
}

/**
 * The event as it may have been written: the chain runs over bytes, and any order of the fields is right. Most likely
 * it is that of the line as it stands; where that names another event, it is the recorder's.
 */
function mendings(event: RecordedEvent, expected: GameEvent): readonly object[] {
  const { seq, t } = event;
  const written = { seq, ...expected, ...(event.type === "RoundSettled" ? { check: event.check } : {}), t };
  if (event.type !== expected.type) return [written];
  const fields = new Map(Object.entries(written));
  return [written, Object.fromEntries(Object.keys(event).map((field) => [field, fields.get(field)]))];
}

function withLine(text: string, number: number, line: string): string {
  return Array.from(linesOf(text), (old) => (old.number === number ? line : old.text)).join("\n");
}

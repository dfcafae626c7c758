import type { CardSource } from "@thunderjack/core";
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
  const { seq, t } = event;
  const check = event.type === "RoundSettled" ? { check: event.check } : {};
  const mended = withLine(text, line, JSON.stringify({ seq, t, ...expected, ...check }));
  const after = followChain(mended, recording);
  return after.broken === null || after.confirmed > chain.confirmed ? line : null;
}

function withLine(text: string, number: number, line: string): string {
  return Array.from(linesOf(text), (old) => (old.number === number ? line : old.text)).join("\n");
}

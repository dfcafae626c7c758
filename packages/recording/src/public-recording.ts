import { HashChain } from "./chain.js";
import type { Fault } from "./fault.js";
import { startOfLine } from "./lines.js";
import { parseRecording } from "./parser.js";
import { publicRecordedEvent } from "./tape/public-event.js";
import { isMasked } from "./unmasked.js";

/**
 * Returns the text of an open recording with its hole cards and the cards of stacked shoes masked. The hash chain is
 * computed again. A recording of version 2 already masks them, and is returned unchanged. So is a closed recording,
 * because its seed reveals all cards.
 *
 * @param text the text of a `.tjr` file of version 1 or 2
 * @returns an empty text if this is not a recording. Lines from the first invalid line on are omitted.
 */
export function publicRecording(text: string): string {
  const { recording, fault, truncated } = parseRecording(text);
  if (recording === null) return "";
  if (recording.trailer !== null) return text;
  if (recording.events.every((event) => isMasked(event) || publicRecordedEvent(event) === event)) {
    return truncated ? text.slice(0, text.lastIndexOf("\n") + 1) : linesBefore(text, fault);
  }
  const chain = new HashChain();
  let written = "";
  const add = (line: string) => {
    chain.add(line);
    written += `${line}\n`;
  };
  add(text.slice(0, text.indexOf("\n")));
  for (const event of recording.events) {
    const masked = publicRecordedEvent(event);
    add(JSON.stringify(masked.type === "RoundSettled" ? { ...masked, check: chain.check } : masked));
  }
  return written;
}

/** Returns the text before the line of a fault. */
function linesBefore(text: string, fault: Fault | null): string {
  return fault === null ? text : text.slice(0, startOfLine(text, fault.line));
}

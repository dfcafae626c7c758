import { HashChain } from "./chain.js";
import { parseRecording } from "./parser.js";
import { publicRecordedEvent } from "./tape/public-event.js";

/**
 * Returns the text of an open recording with its hole cards and the cards of stacked shoes masked. The hash chain is
 * computed again. A closed recording is returned unchanged, because its seed reveals all cards.
 *
 * @param text the text of a `.tjr` file of the current version
 * @returns an empty text if this is not a recording. Lines from the first invalid line on are omitted.
 */
export function publicRecording(text: string): string {
  const { recording } = parseRecording(text);
  if (recording === null) return "";
  if (recording.trailer !== null) return text;
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

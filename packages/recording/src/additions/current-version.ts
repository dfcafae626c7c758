import { HashChain } from "../chain.js";
import { faultText } from "../fault.js";
import { parseRecording } from "../parser.js";
import { publicRecordedEvent } from "../tape/public-event.js";
import { FORMAT_VERSION } from "../version.js";

/**
 * Returns the text of a recording in the current version of the format. A recording of the current version is returned
 * unchanged. In an older one, the hole cards and the cards of stacked deals are masked, and the hash chain is computed
 * again. Events, states, seeds and the verdict stay the same.
 *
 * @throws RangeError if the recording has a fault, or if a round of an older version is settled without its hole card
 */
export function inCurrentVersion(text: string): string {
  const { recording, fault } = parseRecording(text);
  if (fault !== null) throw new RangeError(`The recording has a fault: ${faultText(fault)}.`);
  if (recording === null) throw new RangeError("This is not a recording.");
  const { header, writtenHeader, events, trailer } = recording;
  if (writtenHeader === undefined) return text;
  const { clientSeed, clientSeedFrom = clientSeed === "" ? "none" : "player", ...fairness } = header.fairness;
  const chain = new HashChain();
  let written = "";
  const add = (content: object) => {
    const line = JSON.stringify(content);
    chain.add(line);
    written += `${line}\n`;
  };
  add({ ...header, version: FORMAT_VERSION, fairness: { ...fairness, clientSeed, clientSeedFrom } });
  for (const event of events) {
    const masked = publicRecordedEvent(event);
    add(masked.type === "RoundSettled" ? { ...masked, check: chain.check } : masked);
  }
  if (trailer === null) return converted(written);
  for (const event of events) {
    if (event.type === "ShoeStacked") add({ stacked: event.seq, cards: event.cards });
  }
  return converted(`${written}${JSON.stringify({ ...trailer, hash: chain.hash })}\n`);
}

function converted(text: string): string {
  const { fault } = parseRecording(text);
  if (fault === null) return text;
  throw new RangeError(`The recording cannot be converted to version ${FORMAT_VERSION}: ${faultText(fault)}.`);
}

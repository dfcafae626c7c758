import { bytesToHex } from "@thunderjack/core/sha256";
import { annotated } from "../additions/annotations.js";
import { parseRecording } from "../parser.js";
import { record } from "../record.js";
import type { Recording } from "../recording.js";
import { stateHash } from "../state-hash.js";
import { BadLink } from "./bad-link.js";
import { fromBase64url } from "./base64url.js";
import { BitReader } from "./bits.js";
import { readCommand } from "./command-code.js";
import { LINK_HASH_BYTES, LINK_LIMITS, LINK_START } from "./link-limits.js";
import { momentOf, notesOf } from "./link-suffix.js";
import { openTable, readTable } from "./shared-table.js";

/** The result of opening a string as a share link. */
export type OpenedLink = Shared | NotShared;

/** A valid link and its rounds. */
export interface Shared {
  /**
   * The rounds as a closed recording. Its seed counts as chosen, so it verifies as consistent and never as fair. All
   * its events have the time 0.
   */
  readonly recording: Recording;
  /** The same recording as text, newlines included. Annotations of the link are after its trailer. */
  readonly text: string;
  /** The position in the link, as a number of events; `null` if it has none. */
  readonly at: number | null;
  readonly fault: null;
}

/** The result for a string that is not a link, or whose rounds cannot be played here. */
export interface NotShared {
  readonly recording: null;
  readonly text: null;
  /** The reason, as a sentence. */
  readonly fault: string;
}

/** The options of a recording that is made from a link. */
export interface OpenOptions {
  /** The creation time in ISO 8601, which a link does not contain. Defaults to the beginning of 1970. */
  readonly createdAt?: string;
}

/**
 * Opens a share link, or a URL that ends with one, and runs its commands again.
 *
 * Never throws for an invalid link. The fault is returned as a sentence.
 *
 * @throws RangeError if `createdAt` is not a valid time
 */
export function openShareLink(link: string, { createdAt = "1970-01-01T00:00:00.000Z" }: OpenOptions = {}): OpenedLink {
  try {
    const fragment = link.slice(link.indexOf("#") + 1).trim();
    const [rounds = ""] = fragment.split("&", 1);
    return withSuffix(played(bytesOf(rounds), createdAt), fragment.slice(rounds.length));
  } catch (error) {
    if (!(error instanceof BadLink)) throw error;
    const { message } = error;
    // The message of a rejection already ends with a full stop.
    return { recording: null, text: null, fault: `The link ${message}${message.endsWith(".") ? "" : "."}` };
  }
}

/** Adds the position and the annotations of a link to its rounds. */
function withSuffix(rounds: Shared, suffix: string): Shared {
  const annotations = notesOf(suffix, rounds.recording);
  if (annotations.length === 0) return { ...rounds, at: momentOf(suffix, rounds.recording) };
  const text = annotated(rounds.text, annotations);
  const recording = parseRecording(text).recording ?? rounds.recording;
  return { ...rounds, recording, text, at: momentOf(suffix, recording) };
}

function bytesOf(fragment: string): Uint8Array {
  const [, version] = /^tj(\d{1,4})\./.exec(fragment) ?? [];
  if (version === undefined) throw new BadLink(`does not begin with "#${LINK_START}"`);
  if (!fragment.startsWith(LINK_START)) throw new BadLink(`has version ${version}, but only version 1 is supported`);
  if (fragment.length > LINK_LIMITS.characters) {
    throw new BadLink(`is longer than ${LINK_LIMITS.characters} characters`);
  }
  const letters = fragment.slice(LINK_START.length);
  const [foreign] = /[^\w-]/u.exec(letters) ?? [];
  if (foreign !== undefined) throw new BadLink(`holds ${JSON.stringify(foreign)}, which is not base64url`);
  const bytes = fromBase64url(letters);
  if (bytes === null) throw new BadLink("is cut off");
  if (bytes.length <= LINK_HASH_BYTES) throw new BadLink("is cut off");
  return bytes;
}

function played(bytes: Uint8Array, createdAt: string): Shared {
  const bits = new BitReader(bytes.subarray(LINK_HASH_BYTES));
  const table = openTable(readTable(bits));
  const recorder = record(table, { now: () => 0, createdAt });
  let text = "";
  recorder.lines$.subscribe((line) => {
    text += `${line}\n`;
  });
  let events = 0;
  for (let count = 1; ; count++) {
    const command = readCommand(bits, table.rules, table.state);
    if (command === null) break;
    const decision = table.dispatch(command);
    if (!decision.accepted) throw new BadLink(`contains an illegal command (command ${count}): ${decision.message}`);
    events += decision.events.length;
    if (events > LINK_LIMITS.events) throw new BadLink(`holds more than ${LINK_LIMITS.events} events`);
  }
  bits.end();
  if (!stateHash(table.state).startsWith(bytesToHex(bytes.subarray(0, LINK_HASH_BYTES)))) {
    throw new BadLink("leads to another final state than the shared one: it is damaged, or the rules have changed");
  }
  recorder.close(table.close());
  const { recording } = recorder;
  if (recording === null) throw new BadLink("holds no round");
  return { recording, text, at: null, fault: null };
}

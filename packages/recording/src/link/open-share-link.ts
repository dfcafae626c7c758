import { bytesToHex } from "@noble/hashes/utils.js";
import { record } from "../record.js";
import type { Recording } from "../recording.js";
import { stateHash } from "../state-hash.js";
import { BadLink } from "./bad-link.js";
import { fromBase64url } from "./base64url.js";
import { BitReader } from "./bits.js";
import { readCommand } from "./command-code.js";
import { LINK_HASH_BYTES, LINK_LIMITS, LINK_START } from "./link-limits.js";
import { openTable, readTable } from "./shared-table.js";

/** What became of a text that was opened as a share link. */
export type OpenedLink = Shared | NotShared;

/** The rounds were played again. */
export interface Shared {
  /** Closed. Its seed counts as chosen: it verifies as consistent, never as fair. Everything in it happens at once. */
  readonly recording: Recording;
  /** The same as the text of a recording, newlines included. */
  readonly text: string;
  readonly fault: null;
}

/** The text is no link, or none that can be played here. */
export interface NotShared {
  readonly recording: null;
  readonly text: null;
  /** What is wrong, as a sentence. */
  readonly fault: string;
}

/** What a recording that was made from a link says of itself. */
export interface OpenOptions {
  /** When it was made, as ISO 8601 writes it; left out, 1970: a link does not hold it. */
  readonly createdAt?: string;
}

/**
 * Opens a share link, or an address that ends in one, by running its commands again.
 *
 * Whatever the text is, what is wrong comes back as a sentence.
 *
 * @throws RangeError when `createdAt` is no time
 */
export function openShareLink(link: string, { createdAt = "1970-01-01T00:00:00.000Z" }: OpenOptions = {}): OpenedLink {
  try {
    return played(bytesOf(link.trim()), createdAt);
  } catch (error) {
    if (!(error instanceof BadLink)) throw error;
    const { message } = error;
    // Where the table says why it refuses something, its sentence ends this one.
    return { recording: null, text: null, fault: `The link ${message}${message.endsWith(".") ? "" : "."}` };
  }
}

function bytesOf(link: string): Uint8Array {
  const fragment = link.slice(link.indexOf("#") + 1);
  const [, version] = /^tj(\d{1,4})\./.exec(fragment) ?? [];
  if (version === undefined) throw new BadLink(`does not begin with "#${LINK_START}"`);
  if (!fragment.startsWith(LINK_START)) throw new BadLink(`is of version ${version}, and only version 1 is known here`);
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
    if (!decision.accepted) throw new BadLink(`asks for what is refused: command ${count}, ${decision.message}`);
    events += decision.events.length;
    if (events > LINK_LIMITS.events) throw new BadLink(`holds more than ${LINK_LIMITS.events} events`);
  }
  bits.end();
  if (!stateHash(table.state).startsWith(bytesToHex(bytes.subarray(0, LINK_HASH_BYTES)))) {
    throw new BadLink("comes to another end than the one that was shared: it is damaged, or the rules have changed");
  }
  recorder.close(table.close());
  const { recording } = recorder;
  if (recording === null) throw new BadLink("holds no round");
  return { recording, text, fault: null };
}

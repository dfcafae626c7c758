import type { PublicCommit } from "@thunderjack/house";
import { textOf } from "@thunderjack/remote";

/**
 * The number of commits whose bytes are kept. A commit is sent to all its clients in one turn, so a new commit needs few. Clients
 * that resume together, such as after an interruption of the network, share the bytes of up to 80 missed commits.
 */
const KEPT_COMMITS = 256;

/** The first byte of a frame with a whole text message (RFC 6455). */
const WHOLE_TEXT = 0x81;

/** The largest payloads whose lengths are in the second byte, and in two more bytes. */
const SHORT = 125;
const MEDIUM = 0xffff;

type Bytes = Map<PublicCommit, Buffer>;

const frames: Bytes = new Map();
const events: Bytes = new Map();

/** Returns the WebSocket frame of a commit. Clients that may see the same share one buffer. */
export function commitFrame(commit: PublicCommit): Buffer {
  return shared(frames, commit, () => frameOf(textOf({ type: "commit", ...commit })));
}

/** Returns the server-sent event of a commit, in UTF-8. */
export function commitEvent(commit: PublicCommit): Buffer {
  return shared(events, commit, () => Buffer.from(eventText(textOf({ type: "commit", ...commit }), commit.position)));
}

/** Returns a server-sent event. `id` is the position with which the client resumes. */
export function eventText(message: string, id: number): string {
  return `data: ${message}\nid: ${id}\n\n`;
}

/** Returns the WebSocket frame of a message of a server, in which no byte depends on the client. */
export function frameOf(message: string): Buffer {
  const size = Buffer.byteLength(message);
  const start = size <= SHORT ? 2 : size <= MEDIUM ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + size);
  frame[0] = WHOLE_TEXT;
  frame[1] = start === 2 ? size : start === 4 ? SHORT + 1 : SHORT + 2;
  if (start === 4) frame.writeUInt16BE(size, 2);
  if (start === 10) frame.writeBigUInt64BE(BigInt(size), 2);
  frame.write(message, start);
  return frame;
}

function shared(known: Bytes, commit: PublicCommit, made: () => Buffer): Buffer {
  const bytes = known.get(commit);
  if (bytes !== undefined) return bytes;
  const buffer = made();
  known.set(commit, buffer);
  const [oldest] = known.keys();
  if (oldest !== undefined && known.size > KEPT_COMMITS) known.delete(oldest);
  return buffer;
}

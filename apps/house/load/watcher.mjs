import { randomBytes } from "node:crypto";
import { Agent, get } from "node:http";
import { connect } from "node:net";

const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

/**
 * Opens a watcher of a table. `received` is called for each commit. The promise resolves with a function that closes the watcher, when
 * the whole table was received.
 *
 * @param {"socket" | "events"} kind
 */
export function watch(kind, port, table, received) {
  return kind === "socket" ? overSocket(port, table, received) : overEvents(port, table, received);
}

/** All connections read into the same bytes, because they are used before the next read. */
const BYTES = Buffer.alloc(256 * 1024);
const NONE = Buffer.alloc(0);

/** A WebSocket that only counts: with a stream and an object for each message, the generator would take half of the machine. */
function overSocket(port, table, received) {
  return new Promise((resolve) => {
    let isOpen = false;
    let rest = NONE;
    const callback = (size) => {
      const read = BYTES.subarray(0, size);
      const bytes = rest.length === 0 ? read : Buffer.concat([rest, read]);
      let place = 0;
      if (!isOpen) {
        const end = bytes.indexOf("\r\n\r\n");
        if (end >= 0) {
          isOpen = true;
          place = end + 4;
          connection.write(maskedFrame('{"type":"hello","protocol":1}'));
        }
      }
      for (let frame = frameAt(bytes, place); isOpen && frame !== null; frame = frameAt(bytes, place)) {
        place = frame.end;
        if (bytes.latin1Slice(frame.start, frame.start + 16) === '{"type":"commit"') received();
        else resolve(() => connection.destroy());
      }
      rest = place === bytes.length ? NONE : Buffer.from(bytes.subarray(place));
      return true;
    };
    const connection = connect({ port, host: "127.0.0.1", noDelay: true, onread: { buffer: BYTES, callback } });
    connection.on("error", () => {});
    connection.write(
      `GET /tables/${table}/socket HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n` +
        `sec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString("base64")}\r\n\r\n`,
    );
  });
}

/** Returns the start and the end of the payload of a frame of a server; `null` if it is not complete. */
function frameAt(bytes, place) {
  if (bytes.length < place + 2) return null;
  const length = bytes[place + 1];
  const start = place + (length < 126 ? 2 : length === 126 ? 4 : 10);
  if (bytes.length < start) return null;
  const size =
    length < 126 ? length : length === 126 ? bytes.readUInt16BE(place + 2) : Number(bytes.readBigUInt64BE(place + 2));
  return bytes.length < start + size ? null : { start, end: start + size };
}

/** Returns a short text as a frame of a client, whose mask is 0. */
function maskedFrame(text) {
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
}

function overEvents(port, table, received) {
  return new Promise((resolve) => {
    const request = get({ host: "127.0.0.1", port, path: `/tables/${table}/events`, agent }, (response) => {
      response.setEncoding("latin1");
      response.on("data", (text) => {
        if (text.includes('"type":"welcome"')) resolve(() => request.destroy());
        for (const line of text.split("\n")) if (line.startsWith('data: {"type":"commit"')) received();
      });
    });
    request.on("error", () => {});
  });
}

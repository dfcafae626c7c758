import { bytesToHex, sha256, utf8ToBytes } from "@thunderjack/core/sha256";

/**
 * Returns the hash of a trailer's line, in lower-case hex. The next recording of the session names it as `previous`. The
 * hash of the last trailer is the head of the session.
 *
 * @param line the line of the trailer, without its newline
 */
export function trailerHash(line: string): string {
  return bytesToHex(sha256(utf8ToBytes(line)));
}

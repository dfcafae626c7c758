import { bytesToHex, hexToBytes, sha256 } from "@thunderjack/core/sha256";

/**
 * Returns the anchor of the chain in which the shoe with this number has this commitment. Each commitment of a chain is
 * the SHA-256 of the commitment after it, and the commitment of the first shoe is the anchor.
 *
 * @param commitment 32 bytes in lower-case hex
 */
export function anchorOf(commitment: string, index: number): string {
  let hash = hexToBytes(commitment);
  for (let shoe = index; shoe > 1; shoe--) hash = sha256(hash);
  return bytesToHex(hash);
}

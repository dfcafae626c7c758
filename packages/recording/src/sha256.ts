import type { addBlock } from "@thunderjack/core/sha256";

/*
 * The messages of SHA-256 (FIPS 180-4) as words and ranges of bytes, which are not copied. A general implementation
 * spends most of the time for a short line on buffers and objects.
 */

/** The number of 32-bit words of a hash. All words are big-endian. */
export const HASH_WORDS = 8;

/** The number of bytes of a block. */
export const BLOCK_BYTES = 64;

/** The number of 32-bit words of a block. */
export const BLOCK_WORDS = 16;

/** A message ends with a byte 0x80 and its length in bits, which takes 8 bytes. */
const ENDING_BYTES = 9;

/** A function that adds a block of 16 words to a hash. */
export type AddBlock = typeof addBlock;

/**
 * Adds the rest of a message to a hash: words, and a range of bytes, which are not copied.
 *
 * @param buffer 16 words, which are overwritten
 * @param before the number of bytes that are already in the hash, a multiple of 64
 * @param words at most eight words before the bytes
 */
export function addLast(
  addBlock: AddBlock,
  hash: Int32Array,
  buffer: Int32Array,
  before: number,
  words: Int32Array,
  bytes: DataView,
  start: number,
  end: number,
): void {
  const length = words.length * 4 + end - start;
  const size = Math.ceil((length + ENDING_BYTES) / BLOCK_BYTES) * BLOCK_BYTES;
  let at = start;
  for (let block = 0; block < size; block += BLOCK_BYTES) {
    let i = 0;
    if (block === 0) for (; i < words.length; i++) buffer[i] = words[i]!;
    for (; i < BLOCK_WORDS && at + 4 <= end; i++, at += 4) buffer[i] = bytes.getInt32(at);
    for (; i < BLOCK_WORDS; i++) {
      // The last bytes, the byte 0x80 that ends the message, and zeros.
      let last = 0;
      for (let shift = 24; shift >= 0 && at <= end; shift -= 8, at++) {
        last |= (at === end ? 0x80 : bytes.getUint8(at)) << shift;
      }
      buffer[i] = last;
    }
    if (block + BLOCK_BYTES === size) buffer[15] = (before + length) * 8;
    addBlock(hash, buffer);
  }
}

/** Returns a view of bytes. */
export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** Returns words in lower-case hex. */
export function hexOf(words: Int32Array): string {
  return Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

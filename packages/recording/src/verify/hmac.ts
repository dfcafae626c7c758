import type { Mac } from "@thunderjack/core";
import { utf8ToBytes } from "@thunderjack/core/sha256";
import { addBlock, addLast, BLOCK_BYTES, BLOCK_WORDS, HASH_WORDS, startHash, viewOf } from "./sha256.js";

const NO_WORDS = new Int32Array(0);
const NO_BYTES = new DataView(new ArrayBuffer(0));

/**
 * Returns a function that computes the HMAC-SHA-256 (RFC 2104) of messages under a key, for the shuffles of a
 * recording. The key is hashed once. Each call overwrites the result of the call before it.
 *
 * @param key at most 64 bytes
 */
export function hmacOf(key: Uint8Array): Mac {
  const block = new Int32Array(BLOCK_WORDS);
  const [inner, outer] = [keyed(key, 0x36, block), keyed(key, 0x5c, block)];
  const text = new Int32Array(HASH_WORDS);
  const code = new Int32Array(HASH_WORDS);
  const words = new Uint32Array(code.buffer);
  return (message) => {
    text.set(inner);
    code.set(outer);
    const bytes = viewOf(utf8ToBytes(message));
    addLast(text, block, BLOCK_BYTES, NO_WORDS, bytes, 0, bytes.byteLength);
    addLast(code, block, BLOCK_BYTES, text, NO_BYTES, 0, 0);
    return words;
  };
}

/** Returns the hash of one block: the key, padded with zeros, in which each byte is combined with `byte` by XOR. */
function keyed(key: Uint8Array, byte: number, block: Int32Array): Int32Array {
  const hash = new Int32Array(HASH_WORDS);
  startHash(hash);
  const padded = viewOf(Uint8Array.from({ length: BLOCK_BYTES }, (_, at) => (key[at] ?? 0) ^ byte));
  for (let i = 0; i < BLOCK_WORDS; i++) block[i] = padded.getInt32(i * 4);
  addBlock(hash, block);
  return hash;
}

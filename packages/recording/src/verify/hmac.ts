import type { Mac } from "@thunderjack/core";
import { hmacSha256, utf8ToBytes } from "@thunderjack/core/sha256";
import { addBlock, addLast, BLOCK_BYTES, BLOCK_WORDS, HASH_WORDS, startHash, wordsOf } from "./sha256.js";

const NO_WORDS = new Int32Array(0);

/**
 * Returns the HMAC-SHA-256 (RFC 2104) of a key for the shuffles of a recording. The key is hashed once.
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
    if (addLast(text, block, BLOCK_BYTES, NO_WORDS, message, 0, message.length)) {
      addLast(code, block, BLOCK_BYTES, text, "", 0, 0);
    } else code.set(wordsOf(hmacSha256(key, utf8ToBytes(message))));
    return words;
  };
}

/** Returns the hash of one block: the key, padded with zeros, in which each byte is combined with `byte` by XOR. */
function keyed(key: Uint8Array, byte: number, block: Int32Array): Int32Array {
  const hash = new Int32Array(HASH_WORDS);
  startHash(hash);
  block.set(wordsOf(Uint8Array.from({ length: BLOCK_BYTES }, (_, at) => (key[at] ?? 0) ^ byte)));
  addBlock(hash, block);
  return hash;
}

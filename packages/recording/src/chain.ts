import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { addBlock, SCHEDULE_WORDS, startHash } from "./sha256.js";

const HASH_WORDS = 8;
const HASH_BYTES = HASH_WORDS * 4;
const CHECK_BYTES = 8;
const BLOCK_BYTES = 64;
/** A message ends with a byte 0x80 and its length in bits, which takes 8 bytes. */
const ENDING_BYTES = 9;

/**
 * The hash chain over the lines of a recording: `h₀ = SHA-256(line₀)`, `hₙ = SHA-256(hₙ₋₁ ‖ lineₙ)`. A line is its raw
 * bytes without the newline. The chain proves that the lines belong together. It does not prove who wrote them.
 */
export class HashChain {
  /** The hash of all lines so far, in big-endian words. */
  readonly #link = new Int32Array(HASH_WORDS);
  readonly #next = new Int32Array(HASH_WORDS);
  readonly #schedule = new Int32Array(SCHEDULE_WORDS);
  #linkBytes = 0; // 0 before the first line, later the size of a hash

  /**
   * Adds the line between two indexes of a text.
   *
   * @param text the line without its newline, or a text that contains it
   */
  add(text: string, start = 0, end = text.length): void {
    if (!this.#addAscii(text, start, end)) this.#addAny(text.slice(start, end));
    this.#link.set(this.#next);
    this.#linkBytes = HASH_BYTES;
  }

  /** The hash of all lines so far, in lower-case hex. */
  get hash(): string {
    return this.#hex(this.#linkBytes);
  }

  /** The first bytes of the hash of all lines so far. This is the `check` of the next `RoundSettled`. */
  get check(): string {
    return this.#hex(Math.min(CHECK_BYTES, this.#linkBytes));
  }

  /**
   * Hashes a line of ASCII characters without copying it.
   *
   * @returns `false` if the line contains another character; the hash is then meaningless
   */
  #addAscii(text: string, start: number, end: number): boolean {
    const hash = this.#next;
    const w = this.#schedule;
    const length = this.#linkBytes + end - start; // of the message, in bytes
    const size = Math.ceil((length + ENDING_BYTES) / BLOCK_BYTES) * BLOCK_BYTES;
    let every = 0; // the bits that any character has
    let at = start;
    startHash(hash);
    for (let block = 0; block < size; block += BLOCK_BYTES) {
      let i = 0;
      if (block === 0) while (i < this.#linkBytes / 4) w[i] = this.#link[i++] ?? 0;
      for (; i < 16 && at + 4 <= end; i++, at += 4) {
        const a = text.charCodeAt(at);
        const b = text.charCodeAt(at + 1);
        const c = text.charCodeAt(at + 2);
        const d = text.charCodeAt(at + 3);
        every |= a | b | c | d;
        w[i] = (a << 24) | (b << 16) | (c << 8) | d;
      }
      for (; i < 16; i++) {
        // The last characters and the byte after them, or zeros.
        let last = 0;
        for (let shift = 24; shift >= 0; shift -= 8, at++) {
          if (at > end) continue;
          const code = at === end ? 0x80 : text.charCodeAt(at);
          if (at < end) every |= code;
          last |= code << shift;
        }
        w[i] = last;
      }
      if (block + BLOCK_BYTES === size) w[15] = length * 8;
      addBlock(hash, w);
    }
    return every < 0x80;
  }

  #addAny(line: string): void {
    const hash = sha256.create().update(this.#bytes(this.#linkBytes)).update(utf8ToBytes(line)).digest();
    const view = new DataView(hash.buffer, hash.byteOffset);
    for (let i = 0; i < HASH_WORDS; i++) this.#next[i] = view.getInt32(i * 4);
  }

  #bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, (_, at) => (this.#link[at >> 2] ?? 0) >>> (24 - (at & 3) * 8));
  }

  #hex(bytes: number): string {
    let hex = "";
    for (let i = 0; i < bytes / 4; i++) hex += ((this.#link[i] ?? 0) >>> 0).toString(16).padStart(8, "0");
    return hex;
  }
}

import type { HashChain } from "../chain.js";
import { addLast, BLOCK_WORDS, HASH_WORDS, hexOf, startHash } from "./sha256.js";

const CHECK_WORDS = 2;

/**
 * The hash chain over the lines of a recording, as {@link HashChain} computes it. It is used to verify whole files, and
 * reads lines without copying them. The recorder uses {@link HashChain}, which needs much less code.
 */
export class FastHashChain implements Pick<HashChain, "hash" | "check"> {
  #link = new Int32Array(0); // the hash of all lines so far; empty before the first line
  #next = new Int32Array(HASH_WORDS);
  #spare = new Int32Array(HASH_WORDS);
  readonly #buffer = new Int32Array(BLOCK_WORDS);

  /**
   * Adds the line between two indexes.
   *
   * @param bytes the bytes of the line without its newline, or bytes that contain them
   */
  add(bytes: DataView, start = 0, end = bytes.byteLength): void {
    const hash = this.#next;
    startHash(hash);
    addLast(hash, this.#buffer, 0, this.#link, bytes, start, end);
    this.#next = this.#spare;
    this.#spare = hash;
    this.#link = hash;
  }

  /** The hash of all lines so far, in lower-case hex. */
  get hash(): string {
    return hexOf(this.#link);
  }

  /** The first bytes of the hash of all lines so far. This is the `check` of the next `RoundSettled`. */
  get check(): string {
    return hexOf(this.#link.subarray(0, CHECK_WORDS));
  }
}

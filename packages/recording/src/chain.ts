import { sha256, utf8ToBytes } from "@thunderjack/core/sha256";
import { addLast, BLOCK_WORDS, bytesOf, HASH_WORDS, hexOf, startHash, wordsOf } from "./sha256.js";

const CHECK_WORDS = 2;

/**
 * The hash chain over the lines of a recording: `h₀ = SHA-256(line₀)`, `hₙ = SHA-256(hₙ₋₁ ‖ lineₙ)`. A line is its raw
 * bytes without the newline. The chain proves that the lines belong together. It does not prove who wrote them.
 */
export class HashChain {
  #link = new Int32Array(0); // the hash of all lines so far; empty before the first line
  #next = new Int32Array(HASH_WORDS);
  #spare = new Int32Array(HASH_WORDS);
  readonly #buffer = new Int32Array(BLOCK_WORDS);

  /**
   * Adds the line between two indexes of a text.
   *
   * @param text the line without its newline, or a text that contains it
   */
  add(text: string, start = 0, end = text.length): void {
    const hash = this.#next;
    startHash(hash);
    if (!addLast(hash, this.#buffer, 0, this.#link, text, start, end)) {
      const line = utf8ToBytes(text.slice(start, end));
      hash.set(wordsOf(sha256(bytesOf(this.#link), line)));
    }
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

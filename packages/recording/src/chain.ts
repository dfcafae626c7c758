import { bytesToHex, ENDING_BYTES, hashInPlace } from "@thunderjack/core/sha256";

// Browsers and Node provide this global. It is declared here because the package compiles without the types of either.
declare const TextEncoder: new () => { encodeInto(text: string, bytes: Uint8Array): { readonly written: number } };

const LINK_BYTES = 32;
const CHECK_BYTES = 8;
/** The number of bytes for which the chain has memory at first. Most lines are shorter. */
const LINE_BYTES = 512;
/** The largest number of bytes of a UTF-16 code unit in UTF-8. */
const LARGEST = 3;

/**
 * The hash chain over the lines of a recording: `h₀ = SHA-256(line₀)`, `hₙ = SHA-256(hₙ₋₁ ‖ lineₙ)`. A line is its raw
 * bytes without the newline. The chain proves that the lines belong together. It does not prove who wrote them.
 */
export class HashChain {
  readonly #encoder = new TextEncoder();
  #link = 0; // the number of bytes of the hash of all lines so far; 0 before the first line
  #bytes: Uint8Array = new Uint8Array(LINK_BYTES + LINE_BYTES + ENDING_BYTES); // the hash, and then the line that is added
  #view: DataView = new DataView(this.#bytes.buffer);
  #line: Uint8Array = this.#bytes; // the memory for the next line

  /**
   * Adds the next line.
   *
   * @param line the line without its newline
   * @returns the length of the line in bytes
   */
  add(line: string): number {
    const needed = LINK_BYTES + line.length * LARGEST + ENDING_BYTES;
    if (needed > this.#bytes.length) this.#moveTo(new Uint8Array(needed));
    const { written } = this.#encoder.encodeInto(line, this.#line);
    hashInPlace(this.#view, this.#link + written);
    if (this.#link === 0) {
      this.#link = LINK_BYTES;
      this.#line = this.#bytes.subarray(LINK_BYTES);
    }
    return written;
  }

  /** The hash of all lines so far, in lower-case hex. */
  get hash(): string {
    return bytesToHex(this.#bytes.subarray(0, this.#link));
  }

  /** The first bytes of the hash of all lines so far. This is the `check` of the next `RoundSettled`. */
  get check(): string {
    return bytesToHex(this.#bytes.subarray(0, CHECK_BYTES));
  }

  /** Replaces the memory, for longer lines. */
  #moveTo(bytes: Uint8Array): void {
    bytes.set(this.#bytes.subarray(0, this.#link));
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer);
    this.#line = bytes.subarray(this.#link);
  }
}

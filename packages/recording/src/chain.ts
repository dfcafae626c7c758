import { bytesToHex, sha256, utf8ToBytes } from "@thunderjack/core/sha256";

const CHECK_BYTES = 8;

/**
 * The hash chain over the lines of a recording: `h₀ = SHA-256(line₀)`, `hₙ = SHA-256(hₙ₋₁ ‖ lineₙ)`. A line is its raw
 * bytes without the newline. The chain proves that the lines belong together. It does not prove who wrote them.
 */
export class HashChain {
  #link: Uint8Array = new Uint8Array(0);

  /**
   * Adds the next line.
   *
   * @param line the line without its newline
   */
  add(line: string): void {
    this.#link = sha256(this.#link, utf8ToBytes(line));
  }

  /** The hash of all lines so far, in lower-case hex. */
  get hash(): string {
    return bytesToHex(this.#link);
  }

  /** The first bytes of the hash of all lines so far. This is the `check` of the next `RoundSettled`. */
  get check(): string {
    return bytesToHex(this.#link.subarray(0, CHECK_BYTES));
  }
}

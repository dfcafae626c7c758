import { addBlock, INITIAL_HASH, utf8ToBytes } from "@thunderjack/core/sha256";
import { type AddBlock, addLast, BLOCK_WORDS, HASH_WORDS, hexOf, viewOf } from "./sha256.js";

// Browsers and Node provide this global. It is declared here because the package compiles without the types of either.
declare const TextEncoder: new () => { encodeInto(text: string, bytes: Uint8Array): { readonly written: number } };

const CHECK_WORDS = 2;

/** The number of characters up to which a line is encoded in memory that is used again. Most lines are shorter. */
const SHORT = 256;
/** The largest number of bytes of a UTF-16 code unit in UTF-8. */
const LARGEST = 3;

/**
 * The hash chain over the lines of a recording: `h₀ = SHA-256(line₀)`, `hₙ = SHA-256(hₙ₋₁ ‖ lineₙ)`. A line is its raw
 * bytes without the newline. The chain proves that the lines belong together. It does not prove who wrote them.
 */
export class HashChain {
  readonly #addBlock: AddBlock;
  #link = new Int32Array(0); // the hash of all lines so far; empty before the first line
  #next = new Int32Array(HASH_WORDS);
  #spare = new Int32Array(HASH_WORDS);
  readonly #buffer = new Int32Array(BLOCK_WORDS);
  readonly #encoder = new TextEncoder();
  readonly #short = new Uint8Array(SHORT * LARGEST);
  readonly #view = viewOf(this.#short);

  /** @param block the block function; defaults to that of the core, which needs less code than the one for verifying */
  constructor(block: AddBlock = addBlock) {
    this.#addBlock = block;
  }

  /**
   * Adds the next line.
   *
   * @param line the line without its newline
   * @returns the length of the line in bytes
   */
  add(line: string): number {
    if (line.length > SHORT) {
      const bytes = utf8ToBytes(line);
      this.addBytes(viewOf(bytes));
      return bytes.length;
    }
    const { written } = this.#encoder.encodeInto(line, this.#short);
    this.addBytes(this.#view, 0, written);
    return written;
  }

  /**
   * Adds the line between two indexes, without copying it.
   *
   * @param bytes the bytes of the line without its newline, or bytes that contain them
   */
  addBytes(bytes: DataView, start = 0, end = bytes.byteLength): void {
    const hash = this.#next;
    hash.set(INITIAL_HASH);
    addLast(this.#addBlock, hash, this.#buffer, 0, this.#link, bytes, start, end);
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

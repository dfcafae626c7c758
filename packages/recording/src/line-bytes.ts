/*
 * The lines of a text as bytes. A loop over bytes takes a fraction of the time of a loop over the characters of a
 * string, which the platform may store in several forms.
 */

// Browsers and Node provide this global. It is declared here because the package compiles without the types of either.
declare const TextEncoder: new () => { encodeInto(text: string, bytes: Uint8Array): { readonly written: number } };

/** The number of UTF-16 code units that are encoded at once. The longest line of a recording is shorter. */
const PART = 32 * 1024;
/** The largest number of bytes of a UTF-16 code unit in UTF-8. */
const LARGEST = 3;
const LINE_FEED = 10;

/**
 * The lines of a text in UTF-8, one after another. One part of the text is encoded at a time. Only a line feed ends a
 * line. A line that is longer than a part is split, because no recording can have it. The text can be given in parts of
 * whole lines, of any length.
 */
export class LineBytes {
  /** The bytes of the current part, and a zero after the last one. Any bytes after the zero belong to earlier parts. */
  readonly bytes: Uint8Array;
  readonly #texts: readonly string[];
  readonly #encoder = new TextEncoder();
  #place = 0; // the index of the current text
  #encoded = 0; // the number of characters of the current text that are encoded
  #start = 0;
  #size = 0; // the number of bytes of the current part

  constructor(text: string | readonly string[]) {
    this.#texts = typeof text === "string" ? [text] : text;
    const longest = this.#texts.reduce((length, one) => Math.max(length, one.length), 0);
    this.bytes = new Uint8Array(Math.min(PART, longest) * LARGEST + 1);
  }

  /** The index of the first byte of the current line. */
  get start(): number {
    return this.#start;
  }

  /** The index after the last byte of the current line, without its line feed. */
  get end(): number {
    const end = this.bytes.indexOf(LINE_FEED, this.#start);
    return end === -1 || end > this.#size ? this.#size : end;
  }

  /** Encodes the next part if the current one has no more lines. Returns whether there is a current line. */
  load(): boolean {
    if (this.#start < this.#size) return true;
    let text = this.#texts[this.#place] ?? "";
    while (this.#encoded >= text.length && this.#place < this.#texts.length - 1) {
      text = this.#texts[++this.#place] ?? "";
      this.#encoded = 0;
    }
    const from = this.#encoded;
    let end = from + PART;
    if (end < text.length) {
      const newline = text.lastIndexOf("\n", end - 1);
      if (newline >= from) end = newline + 1;
    }
    const part = text.slice(from, end);
    this.#encoded = from + part.length;
    this.#start = 0;
    this.#size = this.#encoder.encodeInto(part, this.bytes).written;
    this.bytes[this.#size] = 0;
    return this.#size > 0;
  }

  /**
   * Goes to the next line.
   *
   * @param end the index of the line feed that ends the current line
   */
  next(end: number = this.end): void {
    this.#start = end + 1;
  }
}

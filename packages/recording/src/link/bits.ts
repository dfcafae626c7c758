import { BadLink } from "./bad-link.js";

/*
 * Sequences of bits, the most significant bit first. A number is written in groups of four bits. The first bit of a
 * group is set if another group follows. The other three are bits of the number, the highest first. A string is written
 * as its length and its UTF-16 code units. A code unit is a 0 and seven bits for ASCII, or a 1 and sixteen bits
 * otherwise.
 */

const GROUP = 8;

/** Writes a sequence of bits. */
export class BitWriter {
  readonly #bits: number[] = [];

  bit(value: boolean): void {
    this.#bits.push(value ? 1 : 0);
  }

  /**
   * Writes a value.
   *
   * @param count the number of bits of the value
   */
  bits(value: number, count: number): void {
    for (let place = count - 1; place >= 0; place--) this.#bits.push((value >>> place) & 1);
  }

  number(value: number): void {
    const groups = [value % GROUP];
    for (let rest = Math.floor(value / GROUP); rest > 0; rest = Math.floor(rest / GROUP)) groups.unshift(rest % GROUP);
    for (const [place, group] of groups.entries()) {
      this.bit(place < groups.length - 1);
      this.bits(group, 3);
    }
  }

  text(value: string): void {
    this.number(value.length);
    for (let at = 0; at < value.length; at++) {
      const unit = value.charCodeAt(at);
      this.bit(unit >= 128);
      this.bits(unit, unit >= 128 ? 16 : 7);
    }
  }

  bytes(value: Uint8Array): void {
    for (const byte of value) this.bits(byte, 8);
  }

  /** All written bits as bytes. The last byte is padded with zeros. */
  get written(): Uint8Array {
    const bytes = new Uint8Array(Math.ceil(this.#bits.length / 8));
    for (const [at, bit] of this.#bits.entries()) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (bit << (7 - (at & 7)));
    return bytes;
  }
}

/** Reads the bits of a {@link BitWriter}. Methods that read throw a {@link BadLink} if there are not enough bits. */
export class BitReader {
  #at = 0;

  constructor(private readonly source: Uint8Array) {}

  bit(): boolean {
    const byte = this.source[this.#at >> 3];
    if (byte === undefined) throw new BadLink("is cut off");
    const bit = (byte >> (7 - (this.#at & 7))) & 1;
    this.#at++;
    return bit === 1;
  }

  bits(count: number): number {
    let value = 0;
    for (let place = 0; place < count; place++) value = value * 2 + (this.bit() ? 1 : 0);
    return value;
  }

  /**
   * Reads a number.
   *
   * @throws BadLink if there are not enough bits, and for a number that is not a safe integer
   */
  number(): number {
    let value = 0;
    for (;;) {
      const isLast = !this.bit();
      value = value * GROUP + this.bits(3);
      if (!Number.isSafeInteger(value)) throw new BadLink("holds a number that is too large");
      if (isLast) return value;
    }
  }

  /**
   * Reads a string.
   *
   * @throws BadLink if there are not enough bits, and for a string that is longer than the limit
   */
  text(limit: number): string {
    const length = this.number();
    if (length > limit) throw new BadLink(`holds a text of more than ${limit} characters`);
    let text = "";
    for (let at = 0; at < length; at++) text += String.fromCharCode(this.bits(this.bit() ? 16 : 7));
    return text;
  }

  bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.bits(8));
  }

  /**
   * Checks that the end is reached.
   *
   * @throws BadLink if there is more than the zeros that fill the last byte
   */
  end(): void {
    if (this.source.length * 8 - this.#at >= 8) throw new BadLink("continues after its end");
    while (this.#at < this.source.length * 8) if (this.bit()) throw new BadLink("continues after its end");
  }
}

import { commitmentTo, randomSeeds, type Seeds } from "./fairness.js";
import { sha256 } from "./sha256.js";

/*
 * The server seeds of the shoes of a session as a hash chain, scheme `hmac-sha256/2`:
 *
 *   s(N)            32 random bytes, the only secret that is stored
 *   s(k − 1)        SHA-256 of s(k)
 *   s(0)            the anchor, which is published before the first deal of the chain
 *   shoe k          from 1 to N, is shuffled with s(k)
 *
 * The commitment of shoe k is SHA-256 of s(k). It equals s(k − 1): the seed of the previous shoe or, for shoe 1, the
 * anchor. The anchor commits to the seeds of all N shoes and to their order.
 */

/** The default number of shoes in a chain. */
export const CHAIN_LENGTH = 1000;

/** The largest number of shoes in a chain. It bounds the time to compare a commitment with its anchor. */
export const LONGEST_CHAIN = 10_000;

/** The server seeds of consecutive shoes of a session. Each seed is secret until its shoe is retired. */
export class SeedChain {
  /** The number of shoes. */
  readonly length: number;
  /** The anchor, in lower-case hex. */
  readonly anchor: string;
  /** The seed of the last shoe, from which all others follow. It is the only secret to store. */
  readonly last: Uint8Array;
  readonly #first: Uint8Array;

  /**
   * Creates a chain.
   *
   * @param last the seed of the last shoe: 32 bytes from a cryptographic source
   * @param length the number of shoes
   * @throws RangeError if `last` has another length, or if the number of shoes is not from 1 to {@link LONGEST_CHAIN}
   */
  constructor(last: Uint8Array, length: number = CHAIN_LENGTH) {
    if (!Number.isInteger(length) || length < 1 || length > LONGEST_CHAIN) {
      throw new RangeError(`A chain has from 1 to ${LONGEST_CHAIN} shoes, not ${length}.`);
    }
    this.last = randomSeeds(last, "").serverSeed; // checks its length
    this.length = length;
    this.#first = hashed(last, length - 1);
    this.anchor = commitmentTo(this.#first);
  }

  /**
   * Returns the seeds of a shoe.
   *
   * @param index the number of the shoe in the chain, from 1
   * @param nextAnchor the anchor of the next chain, if this is the last shoe
   * @throws RangeError if the chain has no such shoe, if `nextAnchor` is passed for a shoe that is not the last, or if
   *   the client seed has no UTF-8 form
   */
  seeds(index: number, clientSeed: string, nextAnchor?: string): Seeds {
    const { anchor, length, last } = this;
    if (!Number.isInteger(index) || index < 1 || index > length) {
      throw new RangeError(`The chain has the shoes 1 to ${length}, and no shoe ${index}.`);
    }
    if (nextAnchor !== undefined && index !== length) {
      throw new RangeError("Only the last shoe of a chain has the anchor of the next chain.");
    }
    const chain = { anchor, index, length, ...(nextAnchor === undefined ? {} : { nextAnchor }) };
    const serverSeed = index === 1 ? this.#first : hashed(last, length - index);
    return { ...randomSeeds(serverSeed, clientSeed), chain };
  }
}

/** Applies SHA-256 to the bytes this many times. */
function hashed(bytes: Uint8Array, times: number): Uint8Array {
  let hash = bytes;
  for (let time = 0; time < times; time++) hash = sha256(hash);
  return hash;
}

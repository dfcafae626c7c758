import { randomSeeds, SERVER_SEED_BYTES, type Seeds } from "./fairness.js";
import { bytesToHex, sha256 } from "./sha256.js";

/*
 * The seeds of a session as one hash chain, scheme `hmac-sha256/2`:
 *
 *   s(N)            32 random bytes, the only secret that is stored
 *   s(k − 1)        SHA-256 of s(k)
 *   s(0)            the anchor, which is published before the first deal of the session
 *   shoe k          from 1 to N, is shuffled from s(k)
 *
 * The commitment of shoe k is SHA-256 of s(k), so it is the seed of the shoe before it. The anchor commits to the seeds
 * of all N shoes and to their order.
 */

/** The number of shoes in a chain, unless another one is given. */
export const CHAIN_LENGTH = 1000;

/** The largest number of shoes in a chain. It bounds the time to compare a commitment with its anchor. */
export const LONGEST_CHAIN = 10_000;

/** The seeds of all shoes of a session. They are secret until their shoes are retired. */
export class SeedChain {
  /** The number of shoes. */
  readonly length: number;
  /** The anchor, in lower-case hex. */
  readonly anchor: string;
  readonly #last: Uint8Array;

  /**
   * Creates a chain.
   *
   * @param last the seed of the last shoe, which is 32 bytes from a cryptographic source
   * @throws RangeError if `last` has another length, or if the number of shoes is not from 1 to {@link LONGEST_CHAIN}
   */
  constructor(last: Uint8Array, length: number = CHAIN_LENGTH) {
    if (last.length !== SERVER_SEED_BYTES) {
      throw new RangeError(`The seed of a chain has ${SERVER_SEED_BYTES} bytes, not ${last.length}.`);
    }
    if (!Number.isInteger(length) || length < 1 || length > LONGEST_CHAIN) {
      throw new RangeError(`A chain has from 1 to ${LONGEST_CHAIN} shoes, not ${length}.`);
    }
    this.#last = last;
    this.length = length;
    this.anchor = bytesToHex(hashed(last, length));
  }

  /**
   * Returns the seeds of a shoe.
   *
   * @param index the number of the shoe in the chain, from 1
   * @param nextAnchor the anchor of the next chain, if this is the last shoe
   * @throws RangeError if the chain has no such shoe, if another shoe than the last one has `nextAnchor`, or if the
   *   client seed has no UTF-8 form
   */
  seeds(index: number, clientSeed: string, nextAnchor?: string): Seeds {
    const { anchor, length } = this;
    if (!Number.isInteger(index) || index < 1 || index > length) {
      throw new RangeError(`The chain has the shoes 1 to ${length}, and no shoe ${index}.`);
    }
    if (nextAnchor !== undefined && index !== length) {
      throw new RangeError("Only the last shoe of a chain has the anchor of the next chain.");
    }
    const chain = { anchor, index, length, ...(nextAnchor === undefined ? {} : { nextAnchor }) };
    return { ...randomSeeds(hashed(this.#last, length - index), clientSeed), chain };
  }
}

/** Returns the SHA-256 of the SHA-256, and so on, this many times. */
function hashed(bytes: Uint8Array, times: number): Uint8Array {
  let hash = bytes;
  for (let time = 0; time < times; time++) hash = sha256(hash);
  return hash;
}

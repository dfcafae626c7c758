import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { RandomBelow } from "@thunderjack/cards";

/*
 * The fair shuffle, scheme `hmac-sha256/1`: the table commits itself to a secret seed before the player adds a seed
 * of their own, and once the secret is shown anybody can work the order of the cards out again.
 */

/** The name of the scheme, as recordings write it. */
export const FAIRNESS_SCHEME = "hmac-sha256/1";

/** How many bytes a server seed has. */
export const SERVER_SEED_BYTES = 32;

/** The two seeds of a shoe. */
export interface Seeds {
  /** {@link SERVER_SEED_BYTES} bytes, secret until the shoe is retired. */
  readonly serverSeed: Uint8Array;
  /** The player's text; fixed at the first deal of a shoe. */
  readonly clientSeed: string;
  /** Whether somebody chose the server seed: what is dealt from it is repeatable, and never fair. */
  readonly chosen: boolean;
}

/**
 * Where the chance of each shuffle comes from.
 *
 * @param shuffle the number of the shuffle, from 0
 * @returns numbers for that shuffle: the next one from 0 to `below` − 1 at each call
 */
export type ShuffleChance = (shuffle: number) => RandomBelow;

/**
 * Seeds from the platform's random bytes.
 *
 * @param serverSeed 32 bytes from a cryptographic source
 * @throws RangeError when there are not 32 of them, or the client seed has no UTF-8
 */
export function randomSeeds(serverSeed: Uint8Array, clientSeed: string): Seeds {
  checkText(clientSeed);
  if (serverSeed.length !== SERVER_SEED_BYTES) {
    throw new RangeError(`A server seed has ${SERVER_SEED_BYTES} bytes, not ${serverSeed.length}.`);
  }
  return { serverSeed, clientSeed, chosen: false };
}

/**
 * Seeds from a text, for scripts, tests and demonstrations: the same text deals the same cards.
 *
 * @throws RangeError when the text has no UTF-8
 */
export function chosenSeeds(text: string): Seeds {
  checkText(text);
  return { serverSeed: sha256(utf8ToBytes(`thunderjack/seed/1:${text}`)), clientSeed: "", chosen: true };
}

/** Half a surrogate pair is encoded as another character, and two different texts would deal the same cards. */
function checkText(text: string): void {
  if (/\p{Surrogate}/u.test(text)) throw new RangeError("A seed must not hold half a surrogate pair: it has no UTF-8.");
}

/** What is shown before the first deal: the SHA-256 of the server seed, in lower-case hex. */
export function commitmentTo(serverSeed: Uint8Array): string {
  return bytesToHex(sha256(serverSeed));
}

/**
 * The chance of the fair shuffle, which everybody can check: words of HMAC-SHA-256. The deck that asks for it stands
 * in canonical order first and goes from its last card down to the second, each changing places with one at or before
 * it; the last card is then the top.
 */
export function fairChance({ serverSeed, clientSeed }: Seeds): ShuffleChance {
  return (shuffle) => {
    const words = wordsOf(serverSeed, `${clientSeed}:${shuffle}`);
    return (bound) => below(bound, words);
  };
}

/** An unbiased number in 0 … bound−1: words beyond the last whole multiple of the bound are skipped. */
function below(bound: number, words: () => number): number {
  const limit = Math.floor(2 ** 32 / bound) * bound;
  for (;;) {
    const word = words();
    if (word < limit) return word % bound;
  }
}

function wordsOf(key: Uint8Array, prefix: string): () => number {
  let block: DataView | undefined;
  let blocks = 0;
  let offset = 0;
  return () => {
    if (block === undefined || offset === block.byteLength) {
      const mac = hmac(sha256, key, utf8ToBytes(`${prefix}:${blocks++}`));
      block = new DataView(mac.buffer, mac.byteOffset, mac.byteLength);
      offset = 0;
    }
    const word = block.getUint32(offset);
    offset += 4;
    return word;
  };
}

import type { RandomBelow } from "@thunderjack/cards/deck";
import { bytesToHex, hmacSha256, sha256, utf8ToBytes } from "./sha256.js";

/*
 * The fair shuffle, scheme `hmac-sha256/1`. The table publishes a commitment to a secret server seed. The client seed
 * is set afterwards. When the server seed is revealed, the order of the cards can be verified.
 */

/** The name, in recordings, of the fairness scheme of a shoe that is not part of a chain of seeds. */
export const FAIRNESS_SCHEME = "hmac-sha256/1";

/**
 * The name of the fairness scheme of a shoe in a chain of seeds. The shuffle is the same as in {@link FAIRNESS_SCHEME}.
 */
export const CHAIN_SCHEME = "hmac-sha256/2";

/** The length of a server seed, in bytes. */
export const SERVER_SEED_BYTES = 32;

/** The source of a client seed: the player has set it, it was drawn at random, or there is none. */
export type ClientSeedSource = "player" | "random" | "none";

/** The place of a shoe in the chain of seeds of its session. It is published before the first card of the shoe. */
export interface ChainPlace {
  /** The anchor of the chain, in lower-case hex. */
  readonly anchor: string;
  /** The number of the shoe in the chain, from 1. */
  readonly index: number;
  /** The number of shoes in the chain. */
  readonly length: number;
  /** The anchor of the next chain, in lower-case hex; absent unless this is the last shoe of its chain. */
  readonly nextAnchor?: string;
}

/** The two seeds of a shoe. */
export interface Seeds {
  /** {@link SERVER_SEED_BYTES} bytes, secret until the shoe is retired. */
  readonly serverSeed: Uint8Array;
  /** The text that is combined with the server seed: set by the player, drawn at random, or empty. */
  readonly clientSeed: string;
  /** The source of the client seed; absent if it is unknown. */
  readonly clientSeedFrom?: ClientSeedSource;
  /**
   * Whether the server seed was chosen instead of drawn at random. The deals are then repeatable, but not provably
   * fair.
   */
  readonly chosen: boolean;
  /** The place of the shoe in the chain of seeds of its session; absent for a single shoe. */
  readonly chain?: ChainPlace;
}

/**
 * Returns the source of the random numbers of one shuffle.
 *
 * @param shuffle the number of the shuffle, from 0
 * @returns a function that returns the next random number, from 0 to `below` − 1, at each call
 */
export type ShuffleChance = (shuffle: number) => RandomBelow;

/**
 * Returns seeds with a random server seed, for play.
 *
 * @param serverSeed 32 bytes from a cryptographic source
 * @throws RangeError if the length is not 32, or if the client seed has no UTF-8 form
 */
export function randomSeeds(serverSeed: Uint8Array, clientSeed: string): Seeds {
  checkText(clientSeed);
  if (serverSeed.length !== SERVER_SEED_BYTES) {
    throw new RangeError(`A server seed has ${SERVER_SEED_BYTES} bytes, not ${serverSeed.length}.`);
  }
  return { serverSeed, clientSeed, chosen: false };
}

/**
 * Returns seeds that are derived from a string, for scripts, tests and demonstrations. The same text always deals the
 * same cards.
 *
 * @throws RangeError if the text has no UTF-8 form
 */
export function chosenSeeds(text: string): Seeds {
  checkText(text);
  return { serverSeed: sha256(utf8ToBytes(`thunderjack/seed/1:${text}`)), clientSeed: "", chosen: true };
}

/** Rejects text with lone surrogates. Encoders replace them, so two different texts could deal the same cards. */
function checkText(text: string): void {
  if (/\p{Surrogate}/u.test(text)) {
    throw new RangeError("A seed must not contain a lone surrogate, which has no UTF-8 form.");
  }
}

/** Returns the commitment that is shown before the first deal: the SHA-256 of the server seed, in lower-case hex. */
export function commitmentTo(serverSeed: Uint8Array): string {
  return bytesToHex(sha256(serverSeed));
}

/**
 * Returns the HMAC-SHA-256 of a message under a fixed key.
 *
 * @returns the eight words of the code, big-endian and unsigned. The array is valid until the next call.
 */
export type Mac = (message: string) => ArrayLike<number>;

/**
 * Returns the source of random numbers for the fair shuffle. The numbers are computed from words of HMAC-SHA-256, so
 * the shuffle can be verified. The shuffle starts with the cards in canonical order. It swaps each card, from the last
 * down to the second, with a card at the same or an earlier position. The last card of the result is the top card.
 *
 * @param macOf returns the {@link Mac} for a key. Verifiers pass a faster implementation than the default.
 */
export function fairChance(
  { serverSeed, clientSeed }: Pick<Seeds, "serverSeed" | "clientSeed">,
  macOf: (key: Uint8Array) => Mac = macOfBytes,
): ShuffleChance {
  const mac = macOf(serverSeed);
  return (shuffle) => {
    const words = wordsOf(mac, `${clientSeed}:${shuffle}`);
    return (bound) => below(bound, words);
  };
}

function macOfBytes(key: Uint8Array): Mac {
  return (message) => {
    const code = new DataView(hmacSha256(key, utf8ToBytes(message)).buffer);
    return Uint32Array.from({ length: code.byteLength / 4 }, (_, word) => code.getUint32(word * 4));
  };
}

/**
 * Returns an unbiased number from 0 to `bound` − 1. A word that is not below the largest multiple of the bound is
 * skipped, because it would make the small numbers more likely.
 */
function below(bound: number, words: () => number): number {
  const limit = Math.floor(2 ** 32 / bound) * bound;
  for (;;) {
    const word = words();
    if (word < limit) return word % bound;
  }
}

function wordsOf(mac: Mac, prefix: string): () => number {
  let block: ArrayLike<number> = [];
  let blocks = 0;
  let next = 0;
  return () => {
    if (next === block.length) {
      block = mac(`${prefix}:${blocks++}`);
      next = 0;
    }
    return block[next++] ?? 0;
  };
}

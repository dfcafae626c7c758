import { LONGEST_CHAIN } from "@thunderjack/core";
import { bytesToHex, hexToBytes, sha256 } from "@thunderjack/core/sha256";
import type { RecordedFairness } from "../header.js";

/** A shoe and its place in its chain. */
type PlacedShoe = Pick<RecordedFairness, "anchor" | "index" | "commitment">;

/**
 * Checks the places of shoes in their chains of seeds. Each commitment of a chain is the SHA-256 of the commitment after
 * it, and the commitment of the first shoe is the anchor.
 *
 * The work is bounded, because a header of a few hundred bytes can name shoe 10,000 of a chain: there are
 * {@link LONGEST_CHAIN} hashes for all shoes together, and one more for each shoe. A shoe is compared with the last
 * checked shoe of its chain, so a session without missing shoes never needs more.
 */
export class SeedChainPlaces {
  #hashes = LONGEST_CHAIN; // the number of hashes that may still be computed
  readonly #checked = new Map<string, Omit<PlacedShoe, "anchor">>(); // the last checked shoe of each chain, by anchor

  /** Returns whether the commitment is that of its shoe in the chain of the anchor; `null` if too many hashes are needed. */
  isPlace({ anchor, index, commitment }: PlacedShoe): boolean | null {
    this.#hashes++;
    const last = this.#checked.get(anchor);
    const from = last !== undefined && last.index <= index ? last : { index: 1, commitment: anchor };
    const count = index - from.index;
    if (count > this.#hashes) return null;
    this.#hashes -= count;
    let hash = hexToBytes(commitment);
    for (let shoe = 0; shoe < count; shoe++) hash = sha256(hash);
    if (bytesToHex(hash) !== from.commitment) return false;
    this.#checked.set(anchor, { index, commitment });
    return true;
  }
}

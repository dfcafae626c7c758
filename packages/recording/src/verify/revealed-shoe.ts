import { fairChance, type Seeds, Shoe } from "@thunderjack/core";
import { hexToBytes } from "@thunderjack/core/sha256";
import type { RecordingHeader } from "../header.js";
import type { RecordingTrailer } from "../trailer.js";
import { hmacOf } from "./hmac.js";

/** The seeds that determine the cards of a closed recording. */
export type RevealedSeeds = Pick<Seeds, "serverSeed" | "clientSeed">;

/** Returns the seeds of a closed recording. Its trailer reveals the server seed. */
export function seedsOf({ fairness }: RecordingHeader, { serverSeed }: RecordingTrailer): RevealedSeeds {
  return { serverSeed: hexToBytes(serverSeed), clientSeed: fairness.clientSeed };
}

/** Returns a new shoe with the cards in the order of the seeds. */
export function shoeOf({ rules }: RecordingHeader, seeds: RevealedSeeds): Shoe {
  return new Shoe(rules.decks, fairChance(seeds, hmacOf), true);
}

import { CHAIN_SCHEME, type Fairness, type GameEvent, randomSeeds, type Seeds } from "@thunderjack/core";
import { openingState, parseRecording, type RecordedFairness, type Recording } from "@thunderjack/recording";
import type { PlayedShoe } from "../game/game-session.js";

/** A shoe that was read from its recording. */
export interface ParsedShoe extends PlayedShoe {
  readonly text: string;
  readonly fairness: Fairness;
}

/** Returns the number of finished rounds in a recording. */
export function roundsIn(text: string): number {
  return text.split('"type":"RoundSettled"').length - 1;
}

/**
 * Reads a recording of a stored session, without the number of rounds in the earlier recordings of the session.
 *
 * @returns `null` for a text that is not a recording
 */
export function parsedShoe(text: string): Omit<ParsedShoe, "roundsBefore"> | null {
  const { recording } = parseRecording(text);
  if (recording === null) return null;
  const { header, events } = recording;
  return {
    text,
    rules: header.rules,
    fairness: fairnessOf(header.fairness),
    before: header.previous,
    rounds: events.reduce((round, event) => (event.type === "RoundStarted" ? event.round : round), 0),
    entries: events.map(({ seq: _, t, ...event }) => ({ event: event as GameEvent, at: t })),
    opening: openingState(header),
    beganAt: header.createdAt,
    isWhole: true,
    isCut: false,
    seeds: seedsOf(recording),
  };
}

function fairnessOf(recorded: RecordedFairness): Fairness {
  const { commitment, clientSeed, clientSeedFrom, seed, anchor, index, length, nextAnchor } = recorded;
  return {
    scheme: CHAIN_SCHEME,
    commitment,
    clientSeed,
    ...(clientSeedFrom === undefined ? {} : { clientSeedFrom }),
    chosen: seed === "chosen",
    chain: { anchor, index, length, ...(nextAnchor === undefined ? {} : { nextAnchor }) },
  };
}

function seedsOf({ header, trailer }: Recording): Seeds | null {
  const bytes = trailer?.serverSeed.match(/../g)?.map((byte) => Number.parseInt(byte, 16));
  if (bytes === undefined) return null;
  const chosen = header.fairness.seed === "chosen";
  return { ...randomSeeds(Uint8Array.from(bytes), header.fairness.clientSeed), chosen };
}

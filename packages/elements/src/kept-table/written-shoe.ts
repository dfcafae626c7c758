import { FAIRNESS_SCHEME, type GameEvent, randomSeeds, type Seeds } from "@thunderjack/core";
import { openingState, parseRecording, type Recording } from "@thunderjack/recording";
import type { ShoeLog } from "../thunderjack-table/played-table.js";

/** A shoe as its recording tells it. */
export interface WrittenShoe extends ShoeLog {
  readonly text: string;
  /** `null` as long as it is played from. */
  readonly seeds: Seeds | null;
}

/** How many rounds a recording tells of to their end. */
export function roundsIn(text: string): number {
  return text.split('"type":"RoundSettled"').length - 1;
}

/**
 * Reads a recording of a session.
 *
 * @param roundsBefore the rounds of the recordings before it
 * @returns `null` for one that cannot be read
 */
export function writtenShoe(text: string, roundsBefore: number): WrittenShoe | null {
  const { recording } = parseRecording(text);
  if (recording === null) return null;
  const { header, events } = recording;
  const { commitment, clientSeed, seed } = header.fairness;
  return {
    text,
    table: {
      rules: header.rules,
      fairness: { scheme: FAIRNESS_SCHEME, commitment, clientSeed, chosen: seed === "chosen" },
      state: { round: events.reduce((round, event) => (event.type === "RoundStarted" ? event.round : round), 0) },
    },
    entries: events.map(({ seq: _, t, ...event }) => ({ event: event as GameEvent, at: t })),
    opening: openingState(header),
    roundsBefore,
    beganAt: header.createdAt,
    isWhole: true,
    seeds: seedsOf(recording),
  };
}

function seedsOf({ header, trailer }: Recording): Seeds | null {
  const bytes = trailer?.serverSeed.match(/../g)?.map((byte) => Number.parseInt(byte, 16));
  if (bytes === undefined) return null;
  const chosen = header.fairness.seed === "chosen";
  return { ...randomSeeds(Uint8Array.from(bytes), header.fairness.clientSeed), chosen };
}

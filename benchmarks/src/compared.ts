import type { Build } from "./build.js";
import type { Contender } from "./contender.js";
import { decideAndEvolve, parsing, recordingRounds, replay, throughTable, verifying, verifyingOpen } from "./engine.js";

/** The contenders that are compared, by title. */
export const COMPARED = {
  "decide and evolve": decideAndEvolve,
  "Table with one subscriber": throughTable,
  recording: recordingRounds,
  parse: parsing,
  verify: verifying,
  "verify, open": verifyingOpen,
  replay,
} as const satisfies Readonly<Record<string, (build: Build) => Contender>>;

/** The title of a compared contender. */
export type ComparedName = keyof typeof COMPARED;

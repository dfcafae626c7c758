import { PRESETS, type PresetName, type RuleSet } from "@thunderjack/core";

/*
 * The house edges of the presets, so that a page can show them without working them out. A test holds them against the
 * computation; `node packages/odds/figures.mjs` prints them.
 */

/** House edges as fractions of the initial bet, at one, two and three seats. */
export interface PublishedEdges {
  /** Every hand played in the best way that its own cards, the upcard and a fresh shoe allow. */
  readonly optimal: readonly number[];
  /** Played by the chart of totals. */
  readonly basic: readonly number[];
}

/** The edges of the presets. */
export const PUBLISHED: Readonly<Record<PresetName, PublishedEdges>> = {
  thunderjack: {
    optimal: [-0.028635674, -0.028505205, -0.028374548],
    basic: [-0.028603021, -0.028473166, -0.028343106],
  },
  casino: {
    optimal: [0.005271915, 0.005271915, 0.005271915],
    basic: [0.005298466, 0.005298466, 0.005298466],
  },
  "vingt-et-un": {
    optimal: [0.012861886],
    basic: [0.013205736],
  },
};

/** What makes no difference to the edge out of a fresh shoe. */
const OF_NO_MATTER = {
  name: "",
  shuffle: "every-round",
  reshuffleBelow: 0,
  seats: ["middle"],
  startingCredits: 1,
  betStep: 1,
  minBet: 1,
  maxBet: null,
  chips: [1],
} as const satisfies Partial<RuleSet>;

/** The preset that has the same edge, because it differs in nothing that matters; null where there is none. */
export function presetAlike(rules: RuleSet): PresetName | null {
  const wanted = essence(rules);
  for (const [name, preset] of Object.entries(PRESETS)) if (essence(preset) === wanted) return name as PresetName;
  return null;
}

/** A text that is the same for rule sets that play alike. A checked rule set always has its options in one order. */
function essence(rules: RuleSet): string {
  return JSON.stringify({ ...rules, ...OF_NO_MATTER });
}

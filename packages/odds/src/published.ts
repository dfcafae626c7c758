import { PRESETS, type PresetName, type RuleSet } from "@thunderjack/core";

/*
 * The precomputed house edges of the presets. A test compares them with the computation.
 */

/**
 * House edges as fractions of the initial bet. The first entry is for one seat, the next one for two seats, and so on.
 */
export interface PublishedEdges {
  /** The edges with the strategy that depends on the cards of the hand. */
  readonly optimal: readonly number[];
  /** The edges with basic strategy by totals. */
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

/** Fixed values for the options that do not change the edge of a fresh shoe. */
const IRRELEVANT_OPTIONS = {
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

/**
 * Returns the name of the preset that has the same edge because its relevant options are equal; `null` if there is
 * none.
 */
export function presetLike(rules: RuleSet): PresetName | null {
  const wanted = optionsKey(rules);
  for (const [name, preset] of Object.entries(PRESETS)) if (optionsKey(preset) === wanted) return name as PresetName;
  return null;
}

/**
 * Returns a key that is equal for rule sets with equal relevant options. The options of a validated rule set are in a
 * fixed order.
 */
function optionsKey(rules: RuleSet): string {
  return JSON.stringify({ ...rules, ...IRRELEVANT_OPTIONS });
}

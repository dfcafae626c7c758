import { checkRuleSet, InvalidRuleSet, type RuleSet } from "./rule-set.js";

/** The rules of Thunderjack. The other presets list only their differences from these rules. */
const THUNDERJACK: RuleSet = checkRuleSet({
  name: "thunderjack",
  decks: 4,
  shuffle: "discards",
  reshuffleBelow: 0.4,
  seats: ["right", "middle", "left"],
  startingCredits: 50_000,
  betStep: 1000,
  minBet: 1000,
  maxBet: null,
  chips: [1000, 5000, 25_000, 100_000],
  dealOrder: "seats-first",
  holeCard: "second",
  peek: true,
  originalBetsOnly: false,
  dealerHitsSoft17: false,
  dealerPlays: "when-needed",
  naturalBeats21: true,
  naturalAlwaysPaid: false,
  payouts: { win: [1, 1], blackjack: [3, 2], thunderjack: [3, 1], blitz: [5, 1], insurance: [2, 1] },
  thunderjack: { lowest: "j", endsRound: true, beatsDealerBlackjack: true },
  blitz: { cards: 6, dealerBusts: false },
  double: "any",
  doubleAfterSplit: true,
  split: { by: "rank", maxHands: 2, deal: "both", resplitAces: false, hitAces: false },
  surrender: "late",
  insurance: false,
  autoStandOn21: false,
});

/** The classic table of a casino. */
const CASINO: RuleSet = checkRuleSet({
  ...THUNDERJACK,
  name: "casino",
  decks: 6,
  reshuffleBelow: 0.25,
  startingCredits: 100_000,
  betStep: 500,
  minBet: 500,
  maxBet: 50_000,
  chips: [500, 2500, 10_000, 50_000],
  dealerHitsSoft17: true,
  thunderjack: null,
  blitz: null,
  split: { by: "points", maxHands: 4, deal: "on-turn", resplitAces: false, hitAces: false },
  insurance: true,
  autoStandOn21: true,
});

/** A small French table: one seat, one deck, and a dealer who draws even if the player is bust. */
const VINGT_ET_UN: RuleSet = checkRuleSet({
  ...THUNDERJACK,
  name: "vingt-et-un",
  decks: 1,
  shuffle: "every-round",
  seats: ["middle"],
  startingCredits: 10_000,
  betStep: 500,
  minBet: 500,
  chips: [500],
  dealOrder: "dealer-first",
  holeCard: "first",
  peek: false,
  naturalAlwaysPaid: true,
  naturalBeats21: false,
  dealerPlays: "always",
  thunderjack: null,
  blitz: null,
  double: "none",
  split: null,
  surrender: "none",
  autoStandOn21: true,
});

/** The named rule sets. */
export const PRESETS = {
  /** The rules of Thunderjack. */
  thunderjack: THUNDERJACK,
  /** The classic table of a casino. */
  casino: CASINO,
  /** A small French table: one seat, one deck, and a dealer who draws even if the player is bust. */
  "vingt-et-un": VINGT_ET_UN,
} as const satisfies Record<string, RuleSet>;

/** The name of a preset. */
export type PresetName = keyof typeof PRESETS;

/**
 * A rule set in its short form: the name of a preset, or a preset with the options that differ from it. Options that
 * are objects, such as `payouts` and `split`, are merged key by key. `preset` defaults to `thunderjack`.
 */
export type RuleSetChoice = PresetName | RuleSetOverride;

/** Options that differ from a preset. */
export type RuleSetOverride = { readonly preset?: PresetName } & {
  readonly [Option in keyof RuleSet]?: RuleSet[Option] extends readonly unknown[]
    ? RuleSet[Option]
    : RuleSet[Option] extends object | null
      ? Partial<RuleSet[Option]> | (null extends RuleSet[Option] ? null : never)
      : RuleSet[Option];
};

/**
 * Returns the chosen rule set, validated and frozen.
 *
 * @param choice a {@link RuleSetChoice}; other values, for example from a file, are rejected
 * @throws InvalidRuleSet for an unknown preset or option, or if the result cannot be played
 */
export function ruleSet(choice: unknown): RuleSet {
  if (typeof choice === "string") return presetNamed(choice);
  if (!isObject(choice)) throw new InvalidRuleSet("A rule set must be the name of a preset or an object of options.");
  // Without this default, `preset` could be read from `Object.prototype`.
  const { preset, ...differences } = { preset: undefined, ...choice };
  const base = preset === undefined ? THUNDERJACK : presetNamed(preset);
  return checkRuleSet(merged({ ...base }, { ...THUNDERJACK, purses: undefined }, differences, ""));
}

function presetNamed(name: unknown): RuleSet {
  for (const [known, rules] of Object.entries(PRESETS)) if (known === name) return rules;
  throw new InvalidRuleSet(`Unknown rule set "${String(name)}": the presets are ${Object.keys(PRESETS).join(", ")}.`);
}

/**
 * Returns the options with the differences applied.
 *
 * @throws InvalidRuleSet for an unknown option
 */
function merged(before: Options, known: Options, differences: Options, path: string): Options {
  const after = { ...before };
  for (const [option, value] of Object.entries(differences)) {
    if (!Object.hasOwn(known, option)) throw new InvalidRuleSet(`Unknown option "${path}${option}" in the rule set.`);
    // If the preset disables this option with `null`, the differences are merged with the option of Thunderjack.
    const inside = before[option] ?? known[option];
    after[option] = isObject(value) && isObject(inside) ? merged(inside, inside, value, `${path}${option}.`) : value;
  }
  return after;
}

type Options = Record<string, unknown>;

function isObject(value: unknown): value is Options {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

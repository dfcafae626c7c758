import { InvalidRuleSet, PRESETS, type RuleSet, ruleSet } from "@thunderjack/core";
import { canonicalJson } from "../canonical-json.js";
import { isJsonObject, type JsonObject, type JsonValue, parsedJson } from "../json.js";
import { RULES_REVISION } from "../version.js";
import { BadLink } from "./bad-link.js";
import type { BitReader, BitWriter } from "./bits.js";

/*
 * The code of a rule set in a link. It begins with the revision of the rules as a number, the preset in two bits, and
 * one bit that is set if any option differs from the preset. The differing options follow as JSON text.
 */

/** The presets in the order of their numbers in the format. A new preset must be added at the end. */
const NAMED = ["thunderjack", "casino", "vingt-et-un"] as const;

/** The maximum length of the options as text. Playable rule sets are much shorter. */
const LONGEST_OPTIONS = 2048;

/** Writes a rule set as its differences from the nearest preset. */
export function writeRules(bits: BitWriter, rules: RuleSet): void {
  const [nearest, ...others] = NAMED.map((name, place) => ({ place, options: differences(rules, PRESETS[name]) }));
  if (nearest === undefined) throw new TypeError("There are no presets.");
  const { place, options } = others.reduce(
    (best, one) => (one.options.length < best.options.length ? one : best),
    nearest,
  );
  bits.number(RULES_REVISION);
  bits.bits(place, 2);
  bits.bit(options !== NO_OPTIONS);
  if (options !== NO_OPTIONS) bits.text(options);
}

const NO_OPTIONS = "{}";

function differences(rules: RuleSet, preset: RuleSet): string {
  const named = new Map<string, JsonValue>(Object.entries(preset));
  const options: readonly (readonly [string, JsonValue])[] = Object.entries(rules);
  return canonicalJson(
    Object.fromEntries(
      options.filter(([name, value]) => canonicalJson(named.get(name) ?? null) !== canonicalJson(value)),
    ),
  );
}

/**
 * Reads a rule set.
 *
 * @throws BadLink for another revision, an unknown preset, and rules that cannot be played
 */
export function readRules(bits: BitReader): RuleSet {
  const revision = bits.number();
  if (revision !== RULES_REVISION) {
    throw new BadLink(`was made for revision ${revision} of the rules; this program has revision ${RULES_REVISION}`);
  }
  const preset = NAMED[bits.bits(2)];
  if (preset === undefined) throw new BadLink("uses an unknown rule set");
  if (!bits.bit()) return PRESETS[preset];
  try {
    return ruleSet({ ...optionsIn(bits.text(LONGEST_OPTIONS)), preset });
  } catch (error) {
    if (error instanceof InvalidRuleSet) throw new BadLink(`holds rules that cannot be played: ${error.message}`);
    throw error;
  }
}

function optionsIn(text: string): JsonObject {
  const options = parsedJson(text);
  if (options === undefined || !isJsonObject(options))
    throw new BadLink("holds rules that are not an object of options");
  return options;
}

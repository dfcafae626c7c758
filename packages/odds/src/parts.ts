import type { RuleSet } from "@thunderjack/core";
import { type EdgeOptions, houseEdge } from "./edge.js";

/** An optional rule. */
export type EdgePart =
  | "thunderjack"
  | "blitz"
  | "surrender"
  | "insurance"
  | "double"
  | "doubleAfterSplit"
  | "split"
  | "resplit"
  | "dealerHitsSoft17";

/** The house edge of a rule set and the value of its optional rules. */
export interface EdgeParts {
  /** The house edge of the rule set; see {@link houseEdge}. */
  readonly houseEdge: number;
  /**
   * The value of each optional rule for a player with the best strategy, as a fraction of the initial bet. It is the
   * edge without the rule minus the edge with it, each with the best strategy of its rule set. The rules affect each
   * other, so the sum of the parts has no meaning.
   */
  readonly parts: Readonly<Partial<Record<EdgePart, number>>>;
}

/** Computes the house edge and its parts. The rule set is solved again without each of its optional rules. */
export function edgeParts(rules: RuleSet, options: EdgeOptions = {}): EdgeParts {
  const whole = houseEdge(rules, options);
  const parts: Partial<Record<EdgePart, number>> = {};
  for (const [part, reduced] of reductions(rules)) parts[part] = houseEdge(reduced, options) - whole;
  return { houseEdge: whole, parts };
}

/**
 * Returns one rule set for each optional rule of the given rule set: the same rules without the optional rule, or with
 * its weaker value.
 */
function reductions(rules: RuleSet): readonly (readonly [EdgePart, RuleSet])[] {
  const found: [EdgePart, RuleSet][] = [];
  const { split } = rules;
  if (rules.thunderjack !== null) found.push(["thunderjack", { ...rules, thunderjack: null }]);
  if (rules.blitz !== null) found.push(["blitz", { ...rules, blitz: null }]);
  if (rules.surrender !== "none") found.push(["surrender", { ...rules, surrender: "none" }]);
  if (rules.insurance) found.push(["insurance", { ...rules, insurance: false }]);
  if (rules.double !== "none") found.push(["double", { ...rules, double: "none" }]);
  if (split !== null) {
    if (rules.doubleAfterSplit && rules.double !== "none") {
      found.push(["doubleAfterSplit", { ...rules, doubleAfterSplit: false }]);
    }
    found.push(["split", { ...rules, split: null }]);
    if (split.maxHands > 2) found.push(["resplit", { ...rules, split: { ...split, maxHands: 2 } }]);
  }
  if (rules.dealerHitsSoft17) found.push(["dealerHitsSoft17", { ...rules, dealerHitsSoft17: false }]);
  return found;
}

import type { RuleSet } from "@thunderjack/core";
import { type EdgeOptions, houseEdge } from "./edge.js";

/** A rule that a table could do without. */
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

/** The edge of a rule set, and what its rules are worth. */
export interface EdgeParts {
  /** As {@link houseEdge} has it. */
  readonly houseEdge: number;
  /**
   * For each rule that the set has, the edge without it less the edge with it, as a fraction of the initial bet: what
   * it is worth to the player, who plays as well as each set allows. Rules lean on each other, so the parts do not add
   * up to anything.
   */
  readonly parts: Readonly<Partial<Record<EdgePart, number>>>;
}

/** The house edge with its parts: the rule set is worked out once more without each of its rules. */
export function edgeParts(rules: RuleSet, options: EdgeOptions = {}): EdgeParts {
  const whole = houseEdge(rules, options);
  const parts: Partial<Record<EdgePart, number>> = {};
  for (const [part, reduced] of reductions(rules)) parts[part] = houseEdge(reduced, options) - whole;
  return { houseEdge: whole, parts };
}

/** The rule set without each of the rules it has. */
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

import type { RuleSet } from "@thunderjack/core";
import { type OddsMode, resultOf, simulate, strategyNamed } from "@thunderjack/odds";
import { percent, whole } from "../format.js";
import { bankrollNote, bankrollSvg } from "../report/bankroll-svg.js";
import { chartSections } from "../report/chart-svg.js";
import { beside, figureOf, page, section, tableOf } from "../report/page.js";
import { type OddsFigures, PART_NAMES } from "./figures.js";
import { BASIS } from "./hand.js";
import { edgeRows } from "./odds-table.js";

/** The number of rounds in the example simulation of the report. It is too small to measure the house edge. */
const ROUNDS = 100_000;
const SEED = "report";

/** Returns the report on a rule set as an HTML page. */
export function oddsReport(rules: RuleSet, figures: OddsFigures): string {
  const { houseEdge, parts, strategy, mode } = figures;
  const worth = Object.entries(parts).map(([part, value]) => [
    PART_NAMES[part as keyof typeof PART_NAMES],
    percent(value),
  ]);
  const edges = section(
    "House edge",
    tableOf("In % of the initial bet; below zero, the player has the advantage", edgeRows(figures)),
  );
  const rulesWorth = section(
    "The value of each rule for the player",
    tableOf("In % of the initial bet", [["rule", "value"], ...worth]),
    "The edge without the rule, minus the edge with it. The rules affect each other, so these values do not add up.",
  );
  const sections = [
    worth.length === 0 ? edges : beside(edges, rulesWorth),
    ...chartSections(strategy),
    bankrollSection(rules, mode, houseEdge),
  ];
  const figureList = [
    figureOf(
      `${percent(houseEdge)} %`,
      houseEdge < 0 ? "house edge: negative, a player advantage" : "house edge, one seat",
    ),
    figureOf(`${percent(1 - houseEdge, 3)} %`, "return to player"),
    figureOf(`${rules.decks}`, rules.decks === 1 ? "deck of cards" : "decks of cards"),
  ];
  return page(`The odds of ${rules.name}`, `The house edge and the best play, ${BASIS[mode]}.`, figureList, sections);
}

function bankrollSection(rules: RuleSet, mode: OddsMode, houseEdge: number): string {
  const strategy = strategyNamed(mode === "total" ? "basic" : "optimal", rules);
  const run = resultOf(simulate(strategy, { rounds: ROUNDS, seed: SEED }));
  return section(`A bankroll over ${whole(ROUNDS)} rounds`, bankrollSvg(run, houseEdge), bankrollNote(true));
}

import type { RuleSet } from "@thunderjack/core";
import type { StrategyTable } from "@thunderjack/odds";
import { percent, whole } from "../format.js";
import { bankrollNote, bankrollSvg } from "../report/bankroll-svg.js";
import { chartSections } from "../report/chart-svg.js";
import { figureOf, page, section, tableOf } from "../report/page.js";
import { awayText, SHUFFLES, type Simulated } from "./result.js";

/** Returns the report on a simulation as an HTML page. */
export function simulationReport(rules: RuleSet, simulated: Simulated, table: StrategyTable | null): string {
  const { rounds, houseEdge, standardError, outcomes, computed, strategy, seats, seed } = simulated;
  const hands = Object.values(outcomes).reduce((sum, count) => sum + count, 0);
  const rows = Object.entries(outcomes).map(([outcome, count]) => [
    outcome,
    whole(count),
    `${percent(count / hands, 3)} %`,
  ]);
  const sections = [
    section("The bankroll", bankrollSvg(simulated, computed), bankrollNote(computed !== null)),
    section("The outcomes of the hands", tableOf("", [["outcome", "hands", "share"], ...rows])),
    ...(table === null ? [] : chartSections(table)),
  ];
  const figures = [
    figureOf(`${percent(houseEdge)} %`, `house edge, ± ${percent(standardError)} %`),
    ...(computed === null ? [] : [figureOf(`${percent(computed)} %`, `computed, ${awayText(simulated, computed)}`)]),
    figureOf(whole(rounds), "rounds"),
  ];
  const lead = `${strategy}, ${seats} ${seats === 1 ? "seat" : "seats"}, ${SHUFFLES[rules.shuffle]}, seed ${JSON.stringify(seed)}.`;
  return page(`${rules.name}, simulated`, lead, figures, sections);
}

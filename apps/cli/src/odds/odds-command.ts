import type { RuleSet } from "@thunderjack/core";
import type { OddsMode } from "@thunderjack/odds";
import { defineCommand } from "citty";
import { BadInput } from "../bad-input.js";
import { checkOptions } from "../options.js";
import { chartCsv } from "../report/chart.js";
import { checkReportPlace, writeReport } from "../report/write-report.js";
import { readRules } from "../rules-file.js";
import { type Shell, write } from "../shell.js";
import { ProgressLine } from "../simulate/progress.js";
import { type OddsFigures, oddsFigures } from "./figures.js";
import { handCsv, handJson, handTable, oddsOfHand, readHand } from "./hand.js";
import { oddsTable } from "./odds-table.js";
import { oddsReport } from "./report.js";

/** `thunderjack odds`: the house edge and the best strategy of a rule set, or the values of the moves of a hand. */
export function oddsCommand(shell: Shell) {
  return defineCommand({
    meta: { name: "odds", description: "Compute the house edge, the best strategy, or the moves of one hand." },
    args: {
      rules: { type: "string", valueHint: "R", description: "A preset, or a JSON file; default: thunderjack" },
      mode: {
        type: "string",
        valueHint: "MODE",
        description: "composition (exact), total (a chart) or infinite; default: composition",
      },
      hand: { type: "string", valueHint: "10,6", description: "Print the moves of this hand, best first" },
      dealer: { type: "string", valueHint: "10", description: "With --hand: the dealer's upcard" },
      json: { type: "boolean", description: "Print one line of JSON" },
      csv: { type: "boolean", description: "Print the strategy table, or the moves, as CSV" },
      html: { type: "string", valueHint: "FILE", description: "Also write a report as an HTML page" },
    },
    async run({ args, cmd }): Promise<number> {
      checkOptions(args, cmd);
      const { hand, dealer, json, csv, html } = args;
      if (json === true && csv === true) throw new BadInput("--json and --csv cannot be combined");
      const mode = modeNamed(args.mode ?? "composition");
      if (hand === undefined && dealer !== undefined)
        throw new BadInput("--dealer requires --hand, such as --hand 10,6");
      const asked = hand === undefined ? null : readHand(hand, dealer);
      if (asked !== null && html !== undefined)
        throw new BadInput("--html is for a whole rule set, and cannot be combined with --hand");
      await checkReportPlace(shell, html);
      const rules = await readRules(shell, args.rules ?? "thunderjack");
      if (asked === null) {
        const figures = await computedFigures(shell, rules, mode);
        if (html !== undefined) await writeReport(shell, html, oddsReport(rules, figures));
        await write(shell.stdout, wholeText(shell, rules, figures, json === true, csv === true));
        return 0;
      }
      const odds = oddsOfHand(rules, asked, mode);
      if (json === true) await write(shell.stdout, handJson(rules, asked, mode, odds));
      else if (csv === true) await write(shell.stdout, handCsv(odds));
      else await write(shell.stdout, handTable(rules, asked, mode, odds, shell.hasColor));
      return 0;
    },
  });
}

async function computedFigures(shell: Shell, rules: RuleSet, mode: OddsMode): Promise<OddsFigures> {
  const progress = new ProgressLine(shell);
  try {
    return await oddsFigures(rules, mode, (step) => progress.update(`computing ${step} …`));
  } finally {
    progress.end();
  }
}

function wholeText(shell: Shell, rules: RuleSet, figures: OddsFigures, isJson: boolean, isCsv: boolean): string {
  if (isJson) return `${JSON.stringify(figures)}\n`;
  return isCsv ? chartCsv(figures.strategy) : oddsTable(rules, figures, shell.hasColor);
}

const MODES: readonly OddsMode[] = ["composition", "total", "infinite"];

function modeNamed(name: string): OddsMode {
  const mode = MODES.find((known) => known === name);
  if (mode === undefined) throw new BadInput(`--mode ${name}: must be one of ${MODES.join(", ")}`);
  return mode;
}

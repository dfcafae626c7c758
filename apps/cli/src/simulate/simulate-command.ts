import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import type { RuleSet } from "@thunderjack/core";
import { edgeOf, resultOf, type SeatCount, type Simulation, solve } from "@thunderjack/odds";
import { defineCommand } from "citty";
import { BadInput } from "../bad-input.js";
import { checkOptions } from "../options.js";
import { checkReportPlace, writeReport } from "../report/write-report.js";
import { readRules } from "../rules-file.js";
import { type Shell, write } from "../shell.js";
import { simulateOn } from "../simulate-workers.js";
import { ProgressLine, progressText } from "./progress.js";
import { simulationReport } from "./report.js";
import { resultCsv, resultJson, resultTable, type Simulated } from "./result.js";
import { type ChosenStrategy, chooseStrategy } from "./strategy.js";

const MOST_ROUNDS = 1e12;
const MOST_WORKERS = 64;

/** `thunderjack simulate`: plays many rounds and prints the house edge. */
export function simulateCommand(shell: Shell) {
  return defineCommand({
    meta: { name: "simulate", description: "Play many rounds quickly, and print the house edge." },
    args: {
      rules: { type: "string", valueHint: "R", description: "A preset, or a JSON file; default: thunderjack" },
      strategy: {
        type: "string",
        valueHint: "NAME|FILE",
        description: "basic, optimal, mimic, or a JSON file with a table; default: basic",
      },
      rounds: { type: "string", valueHint: "N", description: "The number of rounds; default: 1000000" },
      seed: { type: "string", valueHint: "S", description: "Any text; the same text plays the same rounds" },
      seats: { type: "string", valueHint: "1|2|3", description: "The number of seats with bets; default: 1" },
      workers: { type: "string", valueHint: "W", description: "The number of threads; default: one per core" },
      json: { type: "boolean", description: "Print one line of JSON" },
      csv: { type: "boolean", description: "Print the result as CSV" },
      html: { type: "string", valueHint: "FILE", description: "Also write a report as an HTML page" },
    },
    async run({ args, cmd }): Promise<number> {
      checkOptions(args, cmd);
      const { json, csv, html } = args;
      if (json === true && csv === true) throw new BadInput("--json and --csv cannot be combined");
      const rounds = wholeNumber("--rounds", args.rounds ?? "1000000", MOST_ROUNDS);
      const workers = wholeNumber("--workers", args.workers ?? String(availableParallelism()), MOST_WORKERS);
      await checkReportPlace(shell, html);
      const rules = await readRules(shell, args.rules ?? "thunderjack");
      const seats = wholeNumber("--seats", args.seats ?? "1", rules.seats.length);
      const name = args.strategy ?? "basic";
      const chosen = await chooseStrategy(shell, rules, name);
      const simulation = { rounds, seats, seed: args.seed ?? randomBytes(8).toString("hex") };
      const simulated = await play(shell, rules, name, chosen, simulation, workers);
      if (html !== undefined) await writeReport(shell, html, simulationReport(rules, simulated, chosen.table));
      if (json === true) await write(shell.stdout, resultJson(simulated));
      else await write(shell.stdout, csv === true ? resultCsv(simulated) : resultTable(simulated, shell.hasColor));
      return 0;
    },
  });
}

async function play(
  shell: Shell,
  rules: RuleSet,
  name: string,
  { strategy, mode }: ChosenStrategy,
  simulation: Required<Simulation>,
  workers: number,
): Promise<Simulated> {
  const { rounds, seed, seats } = simulation;
  const progress = new ProgressLine(shell);
  const start = performance.now();
  try {
    const tally = await simulateOn(workers, strategy, simulation, (soFar) =>
      progress.update(progressText(soFar.rounds, rounds, performance.now() - start)),
    );
    const roundsPerSecond = Math.round((1000 * rounds) / (performance.now() - start));
    const computed = mode === null ? null : edgeOf(solve(rules, { mode }), seats as SeatCount);
    const { shuffle } = rules;
    return {
      ...resultOf(tally),
      rules: rules.name,
      strategy: name,
      seed,
      seats,
      workers,
      roundsPerSecond,
      shuffle,
      computed,
    };
  } finally {
    progress.end();
  }
}

function wholeNumber(option: string, text: string, most: number): number {
  const number = /^\d[\d_]*(e\d+)?$/i.test(text) ? Number(text.replaceAll("_", "")) : Number.NaN;
  if (Number.isSafeInteger(number) && number >= 1 && number <= most) return number;
  throw new BadInput(`${option} ${text}: must be a whole number from 1 to ${most.toLocaleString("en")}`);
}

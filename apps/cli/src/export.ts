import { type HandSummary, type RoundSummary, summaryOf } from "@thunderjack/recording";
import { defineCommand } from "citty";
import { BadInput } from "./bad-input.js";
import { inputName } from "./input.js";
import { checkOptions } from "./options.js";
import { checkOut, writeOut } from "./output.js";
import { readRecording, withoutFault } from "./recording-file.js";
import type { Shell } from "./shell.js";

/** The columns of the table, in order. Each has a value for each hand. */
const COLUMNS = [
  "recording",
  "round",
  "hand",
  "cards",
  "total",
  "bet",
  "outcome",
  "returned",
  "insurance_bet",
  "insurance_returned",
  "dealer_cards",
  "dealer_total",
  "round_net",
  "credits",
] as const;

/** `thunderjack export`: writes the settled rounds of recordings as a table for analysts. */
export function exportCommand(shell: Shell) {
  return defineCommand({
    meta: { name: "export", description: "Write the settled rounds of recordings as a table, one row for each hand." },
    args: {
      file: { type: "positional", required: false, description: "The recordings (.tjr); - reads the standard input" },
      csv: { type: "boolean", description: "Comma-separated values (RFC 4180)" },
      out: { type: "string", valueHint: "FILE.csv", description: "Write to this file; default: the standard output" },
    },
    async run({ args, cmd }): Promise<number> {
      checkOptions(args, cmd, true);
      if (args.csv !== true) throw new BadInput("export needs a format: --csv");
      if (args.file === undefined) throw new BadInput("export needs a FILE, or - for the standard input");
      if (args.out !== undefined) await checkOut(shell, args.out, args._);
      const rows: string[] = [rowOf(COLUMNS)];
      for (const file of args._) {
        const name = inputName(file);
        const recording = await withoutFault(shell, file, await readRecording(shell, file), "is exported");
        for (const round of summaryOf(recording).rounds) rows.push(...rowsOf(name, round));
      }
      await writeOut(shell, args.out, rows.join(""));
      return 0;
    },
  });
}

function rowsOf(recording: string, { round, hands, dealer, net, credits }: RoundSummary): readonly string[] {
  // The hole card of a public recording may never be revealed. It is a question mark.
  const dealerCards = dealer.cards.map((card) => card ?? "?").join(" ");
  return hands.map(({ hand, cards, total, bet, outcome, returned, insurance }: HandSummary) =>
    rowOf([
      recording,
      round,
      hand,
      cards.join(" "),
      total,
      bet,
      outcome ?? "",
      returned,
      insurance?.bet ?? "",
      insurance?.returned ?? "",
      dealerCards,
      dealer.total,
      net,
      credits,
    ]),
  );
}

function rowOf(values: readonly (string | number)[]): string {
  return `${values.map(cellOf).join(",")}\r\n`;
}

/** Returns a cell. A text that a spreadsheet would run as a formula, such as the name of a file, begins with a quote. */
function cellOf(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

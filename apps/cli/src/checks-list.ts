import type { Check, CheckName, Unproven, Verification } from "@thunderjack/recording";
import pc from "picocolors";
import { oneLine } from "./shell.js";

const TITLES: Readonly<Record<CheckName, string>> = {
  format: "format",
  chain: "order and hash chain",
  noted: "commitment written down",
  anchor: "anchor of the session",
  "client-seed": "client seed",
  commitment: "commitment and seed",
  deck: "deck dealt again",
  commands: "commands run again",
  state: "final state",
};

const NOT_PROVEN: Readonly<Record<Unproven, string>> = {
  "commitment-time":
    "when the commitment was published. Pass --commitment with the commitment that you wrote down, or --anchor with the anchor",
  "client-seed": "who chose the client seed. Pass --client-seed with the client seed that you wrote down",
  "seed-choice": "whether the house chose a favourable seed",
  cards: "whether all cards come from the seed",
};

const TITLE_WIDTH = Math.max(...Object.values(TITLES).map(({ length }) => length));

/** Returns one line for each check, the verdict, and one line for each fact that was not proven, as readable text. */
export function checksList({ status, why, checks, notProven }: Verification, hasColor: boolean): string {
  const paint = pc.createColors(hasColor);
  const line = ({ name, holds, detail }: Check) => {
    const sign = holds ? paint.green("✓") : paint.red("✗");
    return `${sign} ${TITLES[name].padEnd(TITLE_WIDTH)}  ${oneLine(detail)}`;
  };
  const colors = {
    fair: paint.green,
    committed: paint.cyan,
    consistent: paint.cyan,
    open: paint.yellow,
    broken: paint.red,
  };
  const unproven = notProven.map((name) => `not proven: ${NOT_PROVEN[name]}\n`).join("");
  return `${checks.map(line).join("\n")}\n\n${paint.bold(colors[status](status))}: ${oneLine(why)}\n${unproven}`;
}

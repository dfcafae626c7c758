import type { Check, CheckName, Verification } from "@thunderjack/recording";
import pc from "picocolors";
import { oneLine } from "./shell.js";

const TITLES: Readonly<Record<CheckName, string>> = {
  format: "format",
  chain: "order and hash chain",
  noted: "commitment written down",
  commitment: "commitment and seed",
  deck: "deck dealt again",
  commands: "commands run again",
  state: "final state",
};

const TITLE_WIDTH = Math.max(...Object.values(TITLES).map(({ length }) => length));

/** Returns one line for each check, and the verdict, as readable text. */
export function checksList({ status, why, checks }: Verification, hasColor: boolean): string {
  const paint = pc.createColors(hasColor);
  const line = ({ name, holds, detail }: Check) => {
    const sign = holds ? paint.green("✓") : paint.red("✗");
    return `${sign} ${TITLES[name].padEnd(TITLE_WIDTH)}  ${oneLine(detail)}`;
  };
  const colors = { fair: paint.green, consistent: paint.cyan, open: paint.yellow, broken: paint.red };
  return `${checks.map(line).join("\n")}\n\n${paint.bold(colors[status](status))}: ${oneLine(why)}\n`;
}

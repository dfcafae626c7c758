import type { MissingShoes, SessionUnproven, SessionVerification } from "@thunderjack/recording";
import pc from "picocolors";
import { inCredits } from "./rounds-table.js";
import { oneLine } from "./shell.js";

const NOT_PROVEN: Readonly<Record<SessionUnproven, string>> = {
  "anchor-time": "when the anchor was published. Pass --anchor with the anchor that you wrote down",
  "later-shoes":
    "whether later shoes are missing, or a shoe and all later shoes were written again. Pass --head with the head that you wrote down",
  "seed-choice": "whether the house chose favourable seeds: a shoe has no client seed, or one that the house knew",
  "client-seed":
    "who chose the client seeds. Pass --client-seed with the client seed that you wrote down, once for each one in order",
  credits: "whether the credits of each shoe are those with which the shoe before it ended",
  rules: "whether each shoe has the rules of the shoe before it",
  cards: "whether all cards come from the seeds",
  "shoe-ends": "whether the house retired a shoe before a round that was favourable for the player",
};

/**
 * Returns one line for each recording of a session, the verdict, and one line for each fact that was not proven, as
 * readable text.
 *
 * @param names the names of the recordings
 */
export function sessionList(
  { status, why, recordings, wrong, missing, notProven, creditsChanges, rulesChanges }: SessionVerification,
  names: readonly string[],
  hasColor: boolean,
): string {
  const paint = pc.createColors(hasColor);
  const width = Math.max(...names.map(({ length }) => length));
  const lines = recordings.map((recording, place) => {
    const isWrong = recording.status === "broken" || wrong === place + 1;
    const sign = isWrong ? paint.red("✗") : paint.green("✓");
    return `${sign} ${oneLine(names[place] ?? "").padEnd(width)}  ${recording.status}\n`;
  });
  const colors = { complete: paint.green, incomplete: paint.yellow, broken: paint.red };
  const verdict = `${paint.bold(colors[status](status))}: ${oneLine(why)}\n`;
  const gaps = missing.map((shoes) => `missing: ${shoesText(shoes)}\n`);
  const changes = creditsChanges.map(
    ({ recording, before, after }) =>
      `credits: recording ${recording} begins with ${inCredits(after)}, but recording ${recording - 1} ended with ${inCredits(before)}\n`,
  );
  const otherRules = rulesChanges.map(
    ({ recording, options }) =>
      `rules: recording ${recording} has other rules than recording ${recording - 1}: ${options.join(", ")}\n`,
  );
  const unproven = notProven.map((name) => `not proven: ${NOT_PROVEN[name]}\n`);
  return `${lines.join("")}\n${verdict}${gaps.join("")}${changes.join("")}${otherRules.join("")}${unproven.join("")}`;
}

function shoesText({ anchor, first, last }: MissingShoes): string {
  const chain = anchor === null ? "a chain with an unknown anchor" : `the chain with the anchor ${anchor}`;
  if (last === null) return `possibly shoe ${first} and later shoes of ${chain}`;
  return first === last ? `shoe ${first} of ${chain}` : `shoes ${first} to ${last} of ${chain}`;
}

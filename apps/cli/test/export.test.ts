import { summaryOf } from "@thunderjack/recording";
import { recordedRounds } from "@thunderjack/testkit";
import { describe, expect, it } from "vitest";
import { fileText, putFile, thunderjack } from "./in-process.js";

type Row = Readonly<Record<string, string>>;

/** Reads comma-separated values, independently of the program that writes them. */
function rowsOf(csv: string): readonly Row[] {
  const lines = csv.split("\r\n").slice(0, -1).map(cellsOf);
  const [names = [], ...rows] = lines;
  return rows.map((cells) => Object.fromEntries(cells.map((cell, place) => [names[place] ?? "", cell])));
}

function cellsOf(line: string): readonly string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'),
  );
}

/** Returns the rounds of a summary from their rows. */
function roundsOf(rows: readonly Row[]) {
  const cards = (text = "") => text.split(" ").map((card) => (card === "?" ? null : card));
  const rounds = new Map<string, Row[]>();
  for (const row of rows) rounds.set(row.round ?? "", [...(rounds.get(row.round ?? "") ?? []), row]);
  return [...rounds].map(([round, hands]) => ({
    round: Number(round),
    hands: hands.map((row) => ({
      hand: row.hand,
      cards: cards(row.cards),
      total: Number(row.total),
      bet: Number(row.bet),
      outcome: row.outcome === "" ? null : row.outcome,
      returned: Number(row.returned),
      ...(row.insurance_bet === ""
        ? {}
        : { insurance: { bet: Number(row.insurance_bet), returned: Number(row.insurance_returned) } }),
    })),
    dealer: { cards: cards(hands[0]?.dealer_cards), total: Number(hands[0]?.dealer_total) },
    net: Number(hands[0]?.round_net),
    credits: Number(hands[0]?.credits),
  }));
}

describe("export FILE… --csv", () => {
  it.each(recordedRounds)("contains all facts of the summary: $name", async ({ text, recording }) => {
    putFile("round.tjr", text);
    const { exitCode, stdout, stderr } = await thunderjack(["export", "round.tjr", "--csv"]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    expect(roundsOf(rowsOf(stdout))).toEqual(summaryOf(recording).rounds);
  });

  it("writes several recordings with their names to one file", async () => {
    const [one, other] = recordedRounds;
    putFile("one.tjr", one?.text ?? "");
    putFile('=2,"x".tjr', other?.text ?? "");
    await thunderjack(["export", "one.tjr", '=2,"x".tjr', "--csv", "--out", "all.csv"]);
    const names = rowsOf(fileText("all.csv")).map(({ recording }) => recording);
    expect(new Set(names)).toEqual(new Set(["one.tjr", `'=2,"x".tjr`]));
  });

  it("runs no formula after a line feed in the name of a file", async () => {
    putFile("\n=2.tjr", recordedRounds[0]?.text ?? "");
    const { stdout } = await thunderjack(["export", "\n=2.tjr", "--csv"]);
    expect(stdout).toContain('\r\n"\'\n=2.tjr",');
  });

  it.each([
    [["one.tjr"], "export needs a format: --csv"],
    [["--csv"], "export needs a FILE, or - for the standard input"],
    [["missing.tjr", "--csv"], "missing.tjr: "],
    [["one.tjr", "other.tjr", "--csv", "--out", "other.tjr"], "--out other.tjr: is an input of the command"],
  ])("rejects %j", async (words, message) => {
    const { exitCode, stdout, stderr } = await thunderjack(["export", ...words]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toContain(`thunderjack: ${message}`);
  });
});

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chosenSeeds, ruleSet, Table } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { record, verify } from "../src/index.js";
import { describeKnownAnswers } from "./known-answer-suite.js";
import { CREATED_AT, playedTable, seedsInChain, textOf } from "./played-table.js";

const format = readFileSync(new URL("../FORMAT.md", import.meta.url), "utf8");
describeKnownAnswers(format);

const python = spawnSync("python3", ["--version"], { encoding: "utf8" });

describe.skipIf(python.status !== 0)("the Python script of the format page (skipped without python3)", () => {
  const [, script = ""] = /^```python\n(.*?)^```$/ms.exec(format) ?? [];
  const file = join(mkdtempSync(join(tmpdir(), "thunderjack-python-")), "round.tjr");
  const run = (text: string) => {
    writeFileSync(file, text);
    const { status, stdout, stderr } = spawnSync("python3", ["-c", script, file], { encoding: "utf8" });
    return { status, stdout, stderr };
  };

  it.each(["thunderjack", "casino", "vingt-et-un"])("accepts the deals of a recording: %s", (name) => {
    const choices = Array.from({ length: 120 }, (_, place) => (place * 7) % 5);
    const { lines, recording } = playedTable(ruleSet(name), "python ♠", choices);
    const cards = recording.events.filter(({ type }) => type === "CardDealt").length;
    expect(run(textOf(lines))).toEqual({
      status: 0,
      stdout: `all ${cards} cards are those of the seed\n`,
      stderr: "",
    });
  });

  it("accepts the deals of a shoe in a chain of seeds, with lines after the trailer", () => {
    const choices = Array.from({ length: 120 }, (_, place) => (place * 7) % 5);
    const { lines, recording } = playedTable(ruleSet("casino"), "python ♠", choices, seedsInChain("python", 4));
    const cards = recording.events.filter(({ type }) => type === "CardDealt").length;
    const addition = JSON.stringify({ x_note: "an addition", hash: "00".repeat(32) });
    expect(run(textOf([...lines, addition]))).toEqual({
      status: 0,
      stdout: `all ${cards} cards are those of the seed\n`,
      stderr: "",
    });
    const hole = lines.findIndex((line) => line.includes("HoleCardRevealed"));
    const revealed = JSON.parse(lines[hole] ?? "").card;
    const withLine = (place: number, change: (line: string) => string) =>
      textOf(lines.map((line, at) => (at === place ? change(line) : line)));
    const other = revealed === "2_h_0" ? "3_h_0" : "2_h_0";
    expect(run(withLine(hole, (line) => line.replace(revealed, other))).stdout).toBe(
      `line ${hole + 1}: the seed deals ${revealed}, not ${other}\n`,
    );
    expect(run(withLine(0, (line) => line.replace('"index":4', '"index":5'))).stdout).toBe(
      "the commitment is not that of the shoe in the chain of the anchor\n",
    );
    expect(run(withLine(0, (line) => line.replace('"index":4', '"index":11'))).stdout).toBe(
      "line 1: the shoe has no place in its chain\n",
    );
  });

  it("finds more than one shuffle in a round before it shuffles", () => {
    const { lines } = playedTable(ruleSet("casino"), "python", [1, 1]);
    const at = lines.findIndex((line) => line.includes("ShoeShuffled"));
    const twice = lines.flatMap((line, place) => (place === at ? [line, line] : [line]));
    expect(run(textOf(twice))).toMatchObject({
      status: 1,
      stdout: `line ${at + 2}: the shoe was shuffled more than once in a round\n`,
    });
  });

  it.each([
    ["a single shoe", chosenSeeds("python")],
    ["a shoe in a chain of seeds", seedsInChain("python")],
  ])("distinguishes chosen cards from cards of the seed: %s", (_, seeds) => {
    const table = new Table({
      rules: "thunderjack",
      seeds,
      bets: { right: 1000, middle: 0, left: 0 },
      allowStacking: true,
    });
    const recorder = record(table, { now: () => 0, createdAt: CREATED_AT });
    const lines: string[] = [];
    recorder.lines$.subscribe((line) => lines.push(line));
    table.dispatch({ type: "Deal", stack: ["k_s_0", "j_d_0", "a_s_0", "a_d_0"] });
    table.dispatch({ type: "Deal" });
    while (table.state.turn !== null) table.dispatch({ type: "Stand", hand: table.state.turn });
    recorder.close(table.close());
    const cards = lines.filter((line) => line.includes('"CardDealt"')).length;
    expect(cards).toBeGreaterThan(4);
    const said = `of ${cards} cards ${cards - 4} are those of the seed, 4 chosen`;
    expect(run(textOf(lines))).toEqual({ status: 0, stdout: `${said}\n`, stderr: "" });
    expect(verify(textOf(lines)).checks.find(({ name }) => name === "deck")?.detail).toBe(said);
  });

  it("reports in one line what is missing from an incomplete recording", () => {
    const { lines } = playedTable(ruleSet("vingt-et-un"), "python", [0]);
    const whole = textOf(lines);
    for (const length of [0, 1, (lines[0] ?? "").length, Math.floor(whole.length / 2), whole.length - 9]) {
      expect(run(whole.slice(0, length))).toEqual({
        status: 1,
        stdout: expect.stringMatching(/^(line \d+: is cut off, or is not JSON|the recording is open: .*)\n$/),
        stderr: "",
      });
    }
    expect(run(textOf(lines.slice(0, -1))).stdout).toBe("the recording is open: its seed is not revealed\n");
  });

  it("prints the output of the replay page for the recordings of that page", async () => {
    const samples = new URL("../../../docs/samples/", import.meta.url);
    const textOfSample = (name: string) => readFileSync(new URL(`${name}.tjr`, samples), "utf8");
    const told = ["fair", "stacked", "tampered"].map((name) => {
      const { status, stdout } = run(textOfSample(name));
      return `$ python3 check.py ${name}.tjr\n${stdout}exit code ${status}\n`;
    });
    const cut = run(textOfSample("fair").slice(0, 1500));
    told.push(`$ head -c 1500 fair.tjr > cut.tjr; python3 check.py cut.tjr\n${cut.stdout}exit code ${cut.status}\n`);
    await expect(told.join("\n")).toMatchFileSnapshot(fileURLToPath(new URL("python.txt", samples)));
  });

  it("finds a fault and its line", () => {
    const { lines } = playedTable(ruleSet("casino"), "python", [1, 1]);
    const at = lines.findIndex((line) => line.includes("CardDealt"));
    const forged = lines.map((line, place) => (place === at ? line.replace(/"card":"\w+"/, '"card":"2_h_0"') : line));
    expect(run(textOf(forged))).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(new RegExp(`^line ${at + 1}: `)),
    });
    const other = textOf(lines)
      .replace(/"serverSeed":"\w\w/, '"serverSeed":"zz')
      .replace("zz", "00");
    expect(run(other)).toMatchObject({ status: 1, stdout: "the commitment was made to another seed\n" });
    const changed = textOf(lines).replace('"t":7', '"t":8');
    expect(run(changed)).toMatchObject({ status: 1, stdout: expect.stringContaining("the chain") });
  });
});

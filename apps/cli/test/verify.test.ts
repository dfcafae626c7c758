import { randomSeeds, Table } from "@thunderjack/core";
import { record } from "@thunderjack/recording";
import { beforeAll, describe, expect, it } from "vitest";
import { CASES, playing, putFile, thunderjack } from "./in-process.js";

/**
 * Returns a recording without any chosen cards or seeds. A blackjack ends its round before the hand can stand. In that
 * case, the cards are dealt again.
 */
async function fairRecording(): Promise<string> {
  for (let tries = 0; tries < 50; tries++) {
    const rounds = [{ bets: { middle: 500 }, moves: ["stand"] }];
    const { exitCode, stdout } = await playing({ rules: "vingt-et-un", rounds });
    if (exitCode === 0) return stdout;
  }
  throw new Error("No cards fit the script.");
}

let fair = "";
let stacked = "";

beforeAll(async () => {
  fair = await fairRecording();
  stacked = (await playing(CASES[0]?.script)).stdout;
  putFile("fair.tjr", fair);
  putFile("stacked.tjr", stacked);
});

const verify = (input: string | Uint8Array, ...options: string[]) => thunderjack(["verify", "-", ...options], input);
const commitment = () => JSON.parse(fair.split("\n")[0] ?? "").fairness.commitment as string;
const withLine = (number: number, change: (line: string) => string) =>
  fair
    .split("\n")
    .map((line, place) => (place === number - 1 ? change(line) : line))
    .join("\n");

describe("verify", () => {
  it("reports a recording with a random seed as fair, and lists the checks", async () => {
    const { exitCode, stdout, stderr } = await thunderjack(["verify", "fair.tjr"]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    const list = stdout.split("\n");
    expect(list.map((line) => line.slice(0, 26).trimEnd())).toEqual([
      "✓ format",
      "✓ order and hash chain",
      "✓ anchor of the session",
      "✓ commitment and seed",
      "✓ deck dealt again",
      "✓ commands run again",
      "✓ final state",
      "",
      "fair: All checks pass, and",
      "not proven: when the commi",
      "not proven: who chose the",
      "",
    ]);
  });

  it("prints only one line of JSON with --json", async () => {
    const { exitCode, stdout, stderr } = await thunderjack(["verify", "fair.tjr", "--json"]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    expect(stdout).toMatch(/^\{.*\}\n$/);
    const { status, checks, notProven } = JSON.parse(stdout);
    expect({ status, notProven }).toEqual({ status: "fair", notProven: ["commitment-time", "client-seed"] });
    expect(checks.map(({ name, holds }: { name: string; holds: boolean }) => [name, holds])).toEqual([
      ["format", true],
      ["chain", true],
      ["anchor", true],
      ["commitment", true],
      ["deck", true],
      ["commands", true],
      ["state", true],
    ]);
  });

  it("reports a recording with an empty client seed as committed, with exit code 0", async () => {
    const seeds = randomSeeds(new Uint8Array(32).fill(1), "");
    const table = new Table({ rules: "vingt-et-un", seeds, bets: { right: 0, middle: 500, left: 0 } });
    const recorder = record(table, { now: () => 0, createdAt: "2026-01-01T00:00:00.000Z" });
    const lines: string[] = [];
    recorder.lines$.subscribe((line) => lines.push(line));
    table.dispatch({ type: "Deal" });
    while (table.state.turn !== null) table.dispatch({ type: "Stand", hand: table.state.turn });
    recorder.close(table.close());
    expect(await verify(`${lines.join("\n")}\n`)).toEqual({
      exitCode: 0,
      stderr: "",
      stdout: expect.stringMatching(/\ncommitted: .*\n(not proven: .*\n){2}$/),
    });
  });

  it("compares the client seed of the recording with --client-seed", async () => {
    const { clientSeed } = JSON.parse(fair.split("\n")[0] ?? "").fairness;
    const both = await verify(fair, "--commitment", commitment(), "--client-seed", clientSeed, "--json");
    expect({ exitCode: both.exitCode, ...JSON.parse(both.stdout) }).toMatchObject({ exitCode: 0, notProven: [] });
    const wrong = await verify(fair, "--client-seed", "other words", "--json");
    expect(wrong.exitCode).toBe(1);
    expect(JSON.parse(wrong.stdout).checks.at(-1)).toMatchObject({ name: "client-seed", holds: false, line: 1 });
  });

  it("reads the standard input if FILE is -", async () => {
    expect(await verify(fair)).toMatchObject({ exitCode: 0 });
  });

  it("reports a recording with chosen cards as consistent, with exit code 0", async () => {
    expect(await thunderjack(["verify", "stacked.tjr"])).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/\nconsistent: .*chose/),
    });
    const { stdout } = await verify((await playing({ ...CASES[0]?.script, seed: undefined })).stdout);
    expect(stdout).toMatch(/\nconsistent: .*some chosen cards\.\n(not proven: .*\n){3}$/);
    expect(stdout).toMatch(/✓ deck dealt again +all 4 cards were chosen, none is of the seed\n/);
  });

  it("reports a recording without a trailer as open, with exit code 1", async () => {
    const lines = fair.trimEnd().split("\n");
    const open = await verify(`${lines.slice(0, -1).join("\n")}\n`, "--json");
    expect(open.exitCode).toBe(1);
    expect(JSON.parse(open.stdout)).toMatchObject({ status: "open" });
    const cut = await verify(fair.slice(0, -20));
    expect(cut).toMatchObject({ exitCode: 1, stderr: "" });
    expect(cut.stdout).toContain(`line ${lines.length} is cut off`);
  });

  it("reports a changed recording as broken, and prints the line", async () => {
    const at = fair.split("\n").findIndex((line) => line.includes('"CardDealt"') && !line.includes("null")) + 1;
    const other = fair.split("\n")[at - 1]?.includes('"2_h_0"') ? '"3_h_0"' : '"2_h_0"';
    const { exitCode, stdout } = await verify(withLine(at, (line) => line.replace(/"\w+_\w_0"/, other)));
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(new RegExp(`✗ order and hash chain +.*line ${at} was changed\n\nbroken: `));
    const json = await verify(
      withLine(2, (line) => line.replace(/"t":(\d+)/, (_, time) => `"t":${time === "0" ? 1 : Number(time) - 1}`)),
      "--json",
    );
    const { status, checks } = JSON.parse(json.stdout);
    expect(status).toBe("broken");
    expect(checks.at(-1)).toMatchObject({ name: "chain", holds: false, lines: [1, expect.any(Number)] });
  });

  it("compares the commitment of the recording with --commitment", async () => {
    expect(await verify(fair, "--commitment", commitment())).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining("✓ commitment written down"),
    });
    expect(await verify(fair, "--commitment", commitment().toUpperCase())).toMatchObject({ exitCode: 0 });
    const wrong = await verify(fair, "--commitment", "ab".repeat(32), "--json");
    expect(wrong.exitCode).toBe(1);
    expect(JSON.parse(wrong.stdout)).toMatchObject({ status: "broken" });
    expect(JSON.parse(wrong.stdout).checks.at(-1)).toMatchObject({ name: "noted", holds: false, line: 1 });
  });

  it("reports other files as broken, with the reason", async () => {
    expect(await verify("hello\n")).toMatchObject({
      exitCode: 1,
      stdout: expect.stringMatching(/^✗ format +line 1: is not JSON\n\nbroken: /),
    });
    const bytes = Buffer.from(fair);
    bytes[fair.indexOf("\n") + 5] = 0xff;
    expect(await verify(bytes)).toMatchObject({
      exitCode: 1,
      stdout: expect.stringMatching(/^✗ format +line 2: is not text in UTF-8\n/),
    });
    // The verdict names the first of several invalid lines.
    bytes[0] = 0x20;
    expect(await verify(bytes)).toMatchObject({
      exitCode: 1,
      stdout: expect.stringMatching(/^✗ format +line 1: is not JSON\n/),
    });
  });

  it("writes no control sequence of a recording to the terminal", async () => {
    const { stdout } = await verify(withLine(3, (line) => line.replace('"type"', '"\\u001b[2J":1,"type"')));
    expect(stdout).not.toContain("\u001b");
    expect(stdout).toContain("✗ format");
  });
});

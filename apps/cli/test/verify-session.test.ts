import { SeedChain, Table } from "@thunderjack/core";
import { record, trailerHash } from "@thunderjack/recording";
import { beforeAll, describe, expect, it } from "vitest";
import { putFile, thunderjack } from "./in-process.js";

const chain = new SeedChain(new Uint8Array(32).fill(3), 5);
const { anchor } = chain;

/** Returns the lines of a closed recording with one round of a shoe from the chain, and the credits after it. */
function shoeLines(
  index: number,
  previous: string | null,
  credits: number,
  clientSeed = "words",
  rules: unknown = "vingt-et-un",
) {
  const seeds = { ...chain.seeds(index, clientSeed), clientSeedFrom: "player" as const };
  const table = new Table({ rules, seeds, credits, bets: { right: 0, middle: 500, left: 0 } });
  const recorder = record(table, { now: () => 0, createdAt: "2026-01-01T00:00:00.000Z", previous });
  const lines: string[] = [];
  recorder.lines$.subscribe((line) => lines.push(line));
  table.dispatch({ type: "Deal" });
  while (table.state.turn !== null) table.dispatch({ type: "Stand", hand: table.state.turn });
  recorder.close(table.close());
  return { lines, credits: table.state.credits };
}

const FILES = ["one.tjr", "two.tjr", "three.tjr"];
let head: string | null = null;
let all = "";
let credits = 10_000;

beforeAll(() => {
  for (const [place, file] of FILES.entries()) {
    const shoe = shoeLines(place + 1, head, credits);
    const text = `${shoe.lines.join("\n")}\n`;
    head = trailerHash(shoe.lines.at(-1) ?? "");
    credits = shoe.credits;
    all += text;
    putFile(file, text);
  }
});

describe("verify with the recordings of a session", () => {
  it("reports a complete session, with exit code 0", async () => {
    const noted = ["--anchor", anchor, "--head", head ?? "", "--client-seed", "words"];
    expect(await thunderjack(["verify", ...FILES, ...noted])).toEqual({
      exitCode: 0,
      stderr: "",
      stdout: [
        "✓ one.tjr    fair",
        "✓ two.tjr    fair",
        "✓ three.tjr  fair",
        "",
        "complete: All recordings pass their checks, and they are linked.",
        "",
      ].join("\n"),
    });
    const { stdout, exitCode } = await thunderjack(["verify", ...FILES, "--json"]);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      status: "complete",
      recordings: [{ status: "fair" }, { status: "fair" }, { status: "fair" }],
      missing: [],
      notProven: ["anchor-time", "later-shoes", "client-seed", "shoe-ends"],
      creditsChanges: [],
      rulesChanges: [],
    });
  });

  it("compares the client seeds of all recordings with --client-seed, in their order", async () => {
    const noted = ["--anchor", anchor, "--json"];
    const verified = async (...words: string[]) => {
      const { exitCode, stdout } = await thunderjack(["verify", ...FILES, "four.tjr", ...noted, ...words]);
      const { status, wrong, notProven } = JSON.parse(stdout);
      return { exitCode, status, wrong, notProven };
    };
    const shoe = shoeLines(4, head, credits, "later words");
    putFile("four.tjr", `${shoe.lines.join("\n")}\n`);
    const proven = { exitCode: 0, status: "complete", wrong: undefined, notProven: ["later-shoes", "shoe-ends"] };
    expect(await verified("--client-seed", "words", "--client-seed=later words")).toEqual(proven);
    expect(await verified("--clientSeed", "words", "--client-seed", "later words")).toEqual(proven);
    expect(await verified()).toEqual({ ...proven, notProven: ["later-shoes", "client-seed", "shoe-ends"] });
    expect(await verified("--client-seed", "words")).toMatchObject({ exitCode: 1, status: "broken", wrong: 4 });
    expect(await verified("--client-seed", "later words")).toMatchObject({ exitCode: 1, status: "broken", wrong: 1 });
  });

  it("names a change of the credits between two recordings", async () => {
    const shoe = shoeLines(4, head, credits + 2550);
    putFile("more.tjr", `${shoe.lines.join("\n")}\n`);
    const { stdout, exitCode } = await thunderjack(["verify", ...FILES, "more.tjr", "--client-seed", "words"]);
    expect(exitCode).toBe(0);
    expect(stdout).toContain(
      `\ncredits: recording 4 begins with ${((credits + 2550) / 100).toFixed(2)}, but recording 3 ended with ${credits / 100}\n`,
    );
    expect(stdout).toContain(
      "\nnot proven: whether the credits of each shoe are those with which the shoe before it ended\n",
    );
  });

  it("names a change of the rules between two recordings", async () => {
    const rules = { preset: "vingt-et-un", decks: 2, insurance: true };
    const shoe = shoeLines(4, head, credits, "words", rules);
    putFile("other-rules.tjr", `${shoe.lines.join("\n")}\n`);
    const { stdout, exitCode } = await thunderjack(["verify", ...FILES, "other-rules.tjr", "--client-seed", "words"]);
    expect(exitCode).toBe(0);
    expect(stdout).toContain("\nrules: recording 4 has other rules than recording 3: decks, insurance\n");
    expect(stdout).toContain("\nnot proven: whether each shoe has the rules of the shoe before it\n");
  });

  it("reads an export with all recordings in one file", async () => {
    const { stdout, exitCode } = await thunderjack(["verify", "-", "--anchor", anchor], all);
    expect(exitCode).toBe(0);
    expect(stdout).toContain("✓ - (3)  fair\n\ncomplete: ");
  });

  it("names missing shoes, with exit code 1", async () => {
    const { stdout, exitCode } = await thunderjack(["verify", "one.tjr", "three.tjr"]);
    expect(exitCode).toBe(1);
    expect(stdout).toContain("\nincomplete: Missing: shoe 2 of the chain");
    expect(stdout).toContain(`\nmissing: shoe 2 of the chain with the anchor ${anchor}\n`);
    const end = await thunderjack(["verify", "one.tjr", "--head", head ?? "", "--json"]);
    expect(end.exitCode).toBe(1);
    expect(JSON.parse(end.stdout)).toMatchObject({ status: "incomplete", missing: [{ anchor, first: 2, last: null }] });
  });

  it("names a recording out of order, with exit code 1", async () => {
    const { stdout, exitCode } = await thunderjack(["verify", "two.tjr", "one.tjr", "three.tjr"]);
    expect(exitCode).toBe(1);
    expect(stdout).toContain("✗ one.tjr    fair\n");
    expect(stdout).toMatch(/\nbroken: Recording 2 contains shoe 1 .* in the order of their shoes, each once\.\n/);
  });

  it("compares the anchor of a single recording with --anchor", async () => {
    const right = await thunderjack(["verify", "two.tjr", "--anchor", anchor]);
    expect(right.exitCode).toBe(0);
    expect(right.stdout).toContain("✓ anchor of the session");
    expect(right.stdout).not.toContain("commitment was published");
    expect(await thunderjack(["verify", "two.tjr", "--anchor", "ab".repeat(32)])).toMatchObject({ exitCode: 1 });
  });

  it("rejects options for a single recording, and invalid hex, with exit code 2", async () => {
    expect(await thunderjack(["verify", ...FILES, "--commitment", anchor])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining("--commitment is for a single recording"),
    });
    expect(await thunderjack(["verify", "one.tjr", "--client-seed", "a", "--client-seed", "b"])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining("--client-seed can be given several times for a session only"),
    });
    expect(await thunderjack(["verify", ...FILES, "--head", "12"])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining("--head 12: must be 64 hexadecimal digits"),
    });
    expect(await thunderjack(["verify", "one.tjr", "none.tjr"])).toMatchObject({ exitCode: 2 });
  });
});

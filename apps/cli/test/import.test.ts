import { readFileSync } from "node:fs";
import { parseRecording, summaryOf } from "@thunderjack/recording";
import { describe, expect, it } from "vitest";
import { fileText, putFile, thunderjack } from "./in-process.js";

/*
 * The logs in `cases` were written by blackjack-simulator 0.34.0 and boardgame.io 0.50.2. `packages/recording` tests the importers
 * with games that these programs play.
 */

const caseText = (name: string) => readFileSync(new URL(`./cases/${name}`, import.meta.url), "utf8");
const SIMULATOR = caseText("simulator.ndjson");
const MATCH = caseText("match.json");
const MAPPING = caseText("mapping.json");

const creditsIn = (text: string) => {
  const { recording } = parseRecording(text);
  return recording === null ? null : summaryOf(recording).rounds.map(({ credits }) => credits);
};

const errorOf = async (...words: string[]) => {
  const { exitCode, stdout, stderr } = await thunderjack(words, SIMULATOR);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
  expect(stderr).toMatch(/^thunderjack: [^\n]+\n$/);
  return stderr.slice("thunderjack: ".length, -1);
};

describe("import FILE --from FORMAT", () => {
  it("writes a log of blackjack-simulator as a recording that verifies as consistent", async () => {
    putFile("game.ndjson", SIMULATOR);
    const { exitCode, stdout, stderr } = await thunderjack(["import", "game.ndjson", "--from", "blackjack-simulator"]);
    expect(exitCode).toBe(0);
    expect(creditsIn(stdout)).toEqual([992_720, 995_300]);
    for (const line of stderr.trimEnd().split("\n")) expect(line).toMatch(/^thunderjack: note: The log has no /);
    expect((await thunderjack(["verify", "-"], stdout)).stdout).toContain("consistent");
  });

  it("reads the standard input, and writes the first rounds to a file", async () => {
    const words = ["import", "-", "--from", "blackjack-simulator", "--rounds", "1", "--out", "game.tjr"];
    const { exitCode, stdout } = await thunderjack(words, SIMULATOR);
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: "" });
    expect(creditsIn(fileText("game.tjr"))).toEqual([992_720]);
  });

  it("writes a match of boardgame.io with its mapping", async () => {
    putFile("match.json", MATCH);
    putFile("mapping.json", MAPPING);
    const words = ["import", "match.json", "--from", "boardgame.io", "--mapping", "mapping.json"];
    const { exitCode, stdout } = await thunderjack(words);
    expect(exitCode).toBe(0);
    expect(creditsIn(stdout)).toEqual([99_400, 98_800]);
  });

  it("prints what is wrong in one line", async () => {
    putFile("mapping.json", "{");
    putFile("no-log.tjr", "\u0000\n");
    expect(await errorOf("import")).toBe("import needs a FILE, or - for the standard input");
    expect(await errorOf("import", "-")).toBe(
      "import needs the format of the log: --from blackjack-simulator or boardgame.io",
    );
    expect(await errorOf("import", "-", "--from", "constructor")).toMatch(/^import needs the format/);
    expect(await errorOf("import", "-", "--from", "boardgame.io")).toMatch(/does not contain its rules/);
    expect(await errorOf("import", "-", "--from", "blackjack-simulator", "--mapping", "x")).toMatch(
      /^--mapping is for/,
    );
    expect(await errorOf("import", "-", "--from", "boardgame.io", "--mapping", "-")).toMatch(/^--mapping cannot read/);
    expect(await errorOf("import", "-", "--from", "boardgame.io", "--mapping", "mapping.json")).toMatch(
      /^mapping.json: is not JSON/,
    );
    expect(await errorOf("import", "-", "--from", "blackjack-simulator", "--rounds", "0")).toBe(
      "--rounds 0: must be a whole number of 1 or more",
    );
    expect(await errorOf("import", "no-log.tjr", "--from", "blackjack-simulator")).toMatch(
      /^no-log.tjr: Line 1: is not JSON/,
    );
    expect(await errorOf("import", "none", "--from", "blackjack-simulator")).toMatch(/^none: there is no such file/);
  });

  it("does not overwrite its inputs", async () => {
    putFile("game.ndjson", SIMULATOR);
    const words = ["import", "game.ndjson", "--from", "blackjack-simulator", "--out", "./game.ndjson"];
    expect(await errorOf(...words)).toBe("--out ./game.ndjson: is an input of the command; write to another file");
    expect(fileText("game.ndjson")).toBe(SIMULATOR);
  });

  it("writes nothing for a log that its rules do not explain", async () => {
    putFile("forged.ndjson", SIMULATOR.replaceAll('"balance":992720', '"balance":992730'));
    const words = ["import", "forged.ndjson", "--from", "blackjack-simulator", "--out", "forged.tjr"];
    expect(await errorOf(...words)).toMatch(/^forged.ndjson: (Round|Line) \d/);
    expect(() => fileText("forged.tjr")).toThrow(/ENOENT/);
  });
});

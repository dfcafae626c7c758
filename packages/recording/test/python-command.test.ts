import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ruleSet } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { trailerHash } from "../src/index.js";
import { playedTable, seedsInChain, textOf } from "./played-table.js";
import { expectedOf, expectedOfSession, hasPython } from "./vectors/folder.js";

const SCRIPT = fileURLToPath(new URL("../reference/verify.py", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "thunderjack-python-"));

/** Runs the second verifier as a command. */
function run(words: readonly string[], input = "") {
  const { status, stdout, stderr } = spawnSync("python3", ["-B", SCRIPT, ...words], { encoding: "utf8", input });
  return { status, stdout, stderr };
}

function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe.skipIf(!hasPython)("the command of the second verifier (NOT RUN without python3)", () => {
  const { lines } = playedTable(ruleSet("casino"), "python ♠", [1, 0, 1], seedsInChain("python", 4));
  const { fairness } = JSON.parse(lines[0] ?? "");
  const file = fileOf("round.tjr", textOf(lines));
  const resultOf = (words: readonly string[], input = "") => {
    const { status, stdout } = run([...words, "--json"], input);
    return { status, result: JSON.parse(stdout) };
  };
  const withoutDetails = ({ checks, ...verification }: { readonly checks: readonly Record<string, unknown>[] }) => ({
    ...verification,
    checks: checks.map(({ detail: _, ...check }) => check),
  });

  it("prints the verdict as JSON, and its exit code is 0 for a fair recording, from a file and from its input", () => {
    const options = ["--anchor", fairness.anchor.toUpperCase(), `--client-seed=${fairness.clientSeed}`];
    for (const { status, result } of [resultOf([file, ...options]), resultOf(["-", ...options], textOf(lines))]) {
      expect(status).toBe(0);
      expect(withoutDetails(result)).toEqual(
        expectedOf(textOf(lines), { anchor: fairness.anchor, clientSeed: fairness.clientSeed }),
      );
    }
  });

  it("has the exit code 1 for an open recording, a broken one and an incomplete session", () => {
    const open = fileOf("open.tjr", textOf(lines.slice(0, -1)));
    const broken = fileOf("broken.tjr", textOf(lines).replace('"t":', '"t":1'));
    expect(run([open]).status).toBe(1);
    expect(run([broken]).status).toBe(1);
    const head = trailerHash(lines.at(-1) ?? "");
    const { status, result } = resultOf([file, "--head", head]);
    expect(status).toBe(1);
    expect(result).toMatchObject({ status: "broken", wrong: 1 });
  });

  it("verifies the recordings of one file as a session", () => {
    const recordings = [1, 2].map((index) =>
      textOf(playedTable(ruleSet("vingt-et-un"), "python", [0], seedsInChain("python", index)).lines),
    );
    const { result } = resultOf([fileOf("session.tjr", recordings.join(""))]);
    expect(result).toMatchObject({
      ...expectedOfSession(recordings),
      recordings: [{ status: "fair" }, { status: "fair" }],
    });
  });

  it("compares the client seeds of a session, and names a change of the credits", () => {
    const shoe = (name: string) => fileURLToPath(new URL(`../conformance/shoe-${name}.tjr`, import.meta.url));
    const shoes = ["1", "2", "3", "4"].map(shoe);
    const { status, result } = resultOf([...shoes, "--client-seed", "Zoë ♠", "--client-seed=Zoë ♥"]);
    expect({ status, notProven: result.notProven }).toEqual({
      status: 0,
      notProven: ["anchor-time", "later-shoes", "shoe-ends"],
    });
    expect(run([...shoes, "--client-seed", "Zoë ♠"])).toMatchObject({
      status: 1,
      stdout: expect.stringContaining("recording 4 is wrong"),
    });
    const { stdout } = run(["1", "2", "3-credits"].map(shoe));
    expect(stdout).toMatch(/\ncredits: recording 3 begins with \d+, and recording 2 ended with \d+\n/);
    expect(stdout).toContain("\nnot proven: credits\n");
  });

  it("has the exit code 2 for wrong options and for files that cannot be read", () => {
    const wrong = [
      [],
      [join(folder, "missing.tjr")],
      [file, "--anchor", "ab"],
      [file, "--anchor"],
      [file, "--more"],
      [file, "--head", "00".repeat(32), "--commitment", "00".repeat(32)],
      [file, "--client-seed", "words", "--client-seed", "others"],
      [file, file, "--client-seed"],
    ];
    for (const words of wrong)
      expect(run(words), words.join(" ")).toMatchObject({
        status: 2,
        stdout: "",
        stderr: expect.stringMatching(/^.+\n$/),
      });
  });

  it("prints the output of the replay page for the recordings of that page", async () => {
    const samples = new URL("../../../docs/samples/", import.meta.url);
    const sample = (name: string) => fileURLToPath(new URL(`${name}.tjr`, samples));
    const printed = ["fair", "stacked", "tampered"].map((name) => {
      const { status, stdout } = run([sample(name)]);
      return `$ python3 verify.py ${name}.tjr\n${stdout}exit code ${status}\n`;
    });
    const cut = run(["-"], readFileSync(sample("fair"), "utf8").slice(0, 1500));
    printed.push(`$ head -c 1500 fair.tjr | python3 verify.py -\n${cut.stdout}exit code ${cut.status}\n`);
    await expect(printed.join("\n")).toMatchFileSnapshot(fileURLToPath(new URL("python.txt", samples)));
  });
});

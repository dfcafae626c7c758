import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { FILE_FLOOR, findings, mutatedGroups, scoreOf, sha256Of, TOTAL_FLOOR } from "../report.mjs";

const survivor = { line: 1, was: "a > b", is: "a >= b" };
const result = (detected: number, survived: number, sha256 = "1") => ({
  sha256,
  detected,
  survivors: Array(survived).fill(survivor),
});
const files = (...paths: readonly string[]) => new Map(paths.map((path) => [path, "1"]));

describe("the score", () => {
  it("is the share of the mutants that a test detects, in percent", () => {
    expect(scoreOf([result(3, 1)])).toBe(75);
    expect(scoreOf([result(10, 0), result(0, 10)])).toBe(50);
    expect(scoreOf([result(0, 0)])).toBe(100);
  });
});

describe("the check of the report", () => {
  it("accepts scores at their floors", () => {
    const report = { "a.ts": result(FILE_FLOOR, 100 - FILE_FLOOR), "b.ts": result(900, 0) };
    expect(findings(report, files("a.ts", "b.ts"))).toEqual({ failures: [], notes: [] });
  });

  it("fails if a file is below its floor", () => {
    const report = { "a.ts": result(FILE_FLOOR - 1, 101 - FILE_FLOOR), "b.ts": result(900, 0) };
    expect(findings(report, files("a.ts", "b.ts")).failures).toEqual([`a.ts: 74.0 %, the floor is ${FILE_FLOOR} %`]);
  });

  it("fails if all files together are below their floor", () => {
    const report = { "a.ts": result(84, 16), "b.ts": result(84, 16) };
    expect(findings(report, files("a.ts", "b.ts")).failures).toEqual([
      `all files: 84.0 %, the floor is ${TOTAL_FLOOR} %`,
    ]);
  });

  it("names files that changed, are new or were deleted, and does not fail", () => {
    const report = { "a.ts": result(9, 0, "2"), "gone.ts": result(9, 0) };
    expect(findings(report, files("a.ts", "new.ts"))).toEqual({
      failures: [],
      notes: ["changed since the report: a.ts", "not in the report: new.ts", "in the report, but deleted: gone.ts"],
    });
  });
});

it("the hash of a file depends on its code, and not on comments, types and line breaks", () => {
  const hash = sha256Of("export const limit = (bet: number): number => bet * 2;\n");
  expect(sha256Of("/** The limit. */\nexport const limit = (bet: Chips) =>\n  bet * 2; // twice\n")).toBe(hash);
  expect(sha256Of("export const limit = (bet: number): number => bet * 3;\n")).not.toBe(hash);
});

it("the mutated files include those of the round, the verifier, the session and the conductor", () => {
  const paths = mutatedGroups().flat();
  expect(paths).toEqual(
    expect.arrayContaining([
      "packages/core/src/round/evolve.ts",
      "packages/core/src/shoe.ts",
      "packages/recording/src/verify/verify.ts",
      "packages/session/src/write-queue.ts",
      "packages/stage/src/conductor.ts",
    ]),
  );
  expect(paths.filter((path) => path.endsWith(".test.ts"))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});

it("the command prints the score of the project, and no score is below its floor", () => {
  const program = fileURLToPath(new URL("../check-scores.mjs", import.meta.url));
  expect(execFileSync(process.execPath, [program], { encoding: "utf8" })).toMatch(/^Mutants: \d+\.\d % are detected/);
});

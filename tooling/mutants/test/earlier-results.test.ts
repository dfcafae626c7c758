import { describe, expect, it } from "vitest";
import { codeAt, earlierLinesOf, earlierResult, earlierSource, keyOf } from "../earlier-results.mjs";
import { sha256Of, sourceOf } from "../report.mjs";

const BEFORE = "const a = 1 > 2;\nconst b = a && c;\nconst d = 5;\n";
const AFTER = "// a comment\nconst a = 1 > 2;\n  const b = a && c;\nconst d = 6;\n";

/** Returns the mutant that replaces code in a line of {@link AFTER}. */
function mutantOf(line: number, was: string, replacement: string, lines = 1) {
  const column = (AFTER.split("\n")[line - 1] ?? "").indexOf(was) + 1;
  const location = { start: { line, column }, end: { line: line + lines - 1, column: column + was.length } };
  return { location, replacement };
}

const earlier = {
  source: AFTER,
  earlierLines: earlierLinesOf(BEFORE, AFTER),
  survivors: [{ line: 1, was: "1 > 2", is: "1 >= 2" }],
  again: [{ line: 2, was: "a && c", is: "a || c" }],
  tested: {},
};

it("the lines of a text have the numbers of the same lines of the earlier text", () => {
  expect(earlierLinesOf(BEFORE, AFTER)).toEqual([null, 1, 2, null, 4]);
  expect(earlierLinesOf("", "a\nb")).toEqual([null, null]);
  expect(earlierLinesOf("a\na\nb", "a\nb\na")).toEqual([1, 3, null]);
});

describe("the result of a mutant", () => {
  it("is that of the report if its lines have not changed", () => {
    expect(earlierResult(earlier, mutantOf(2, "1 > 2", "1 >= 2"))).toBe(false);
    expect(earlierResult(earlier, mutantOf(2, "1 > 2", "1 <= 2"))).toBe(true);
  });

  it("is unknown if one of its lines has changed, or another line was inserted between them", () => {
    expect(earlierResult(earlier, mutantOf(4, "6", "0"))).toBeUndefined();
    expect(earlierResult(earlier, mutantOf(1, "// a", "", 2))).toBeUndefined();
    const inserted = { ...earlier, earlierLines: [1, null, 2, 3] };
    expect(earlierResult(inserted, mutantOf(1, "//", "", 3))).toBeUndefined();
  });

  it("is unknown for a survivor that is tested again, and that of an interrupted run for a tested one", () => {
    const mutant = mutantOf(3, "a && c", "a || c");
    expect(codeAt(AFTER, mutant.location)).toBe("a && c");
    expect(earlierResult(earlier, mutant)).toBeUndefined();
    expect(earlierResult({ ...earlier, tested: { [keyOf(mutant)]: true } }, mutant)).toBe(true);
    expect(earlierResult({ ...earlier, tested: { [keyOf(mutant)]: false } }, mutant)).toBe(false);
  });
});

it("the earlier code of a file has the hash of the report, with the survivors in their lines", () => {
  const path = "tooling/mutants/report.mjs";
  const source = sourceOf(path);
  const line = source.split("\n").indexOf("export const FILE_FLOOR = 75;") + 1;
  const result = { sha256: sha256Of(source), detected: 1, survivors: [{ line, was: "75", is: "0" }] };
  expect(earlierSource(path, result)).toBe(source);
  const moved = { ...result, survivors: [{ line: line + 1, was: "75", is: "0" }] };
  expect(earlierSource(path, moved)).not.toBe(source);
  expect(earlierSource(path, { ...result, sha256: "0" })).toBeUndefined();
});

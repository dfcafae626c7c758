import { expect, test } from "vitest";
import { changedRecordings, type Write } from "../src/write.js";

/** Returns a change that retires these recordings. */
const retiring = (retired: readonly (readonly string[])[], keep?: number): Write["change"] => ({
  ids: [],
  from: 0,
  lines: [],
  retired,
  ...(keep === undefined ? {} : { keep }),
});

test("the retired recordings after some changes are the last ones of each change", () => {
  const changes = [retiring([["c"]]), retiring([["d"], ["e"]])];
  expect(changedRecordings([["a"], ["b"]], changes, 9)).toEqual([["a"], ["b"], ["c"], ["d"], ["e"]]);
  expect(changedRecordings([["a"], ["b"]], changes, 3)).toEqual([["c"], ["d"], ["e"]]);
  expect(changedRecordings([["a"], ["b"]], [retiring([["c"]], 0), retiring([["d"]])], 3)).toEqual([["d"]]);
});

test("a recording that is stored already is not repeated", () => {
  expect(changedRecordings([["a"], ["b", "1"]], [retiring([["b", "1"], ["b"], ["b", "2"]])], 9)).toEqual([
    ["a"],
    ["b", "1"],
    ["b"],
    ["b", "2"],
  ]);
});

import { expect, test } from "vitest";
import { BUDGET, overBudget, page, type Row } from "../measure/report.js";

const well: Row = {
  kind: "canvas",
  frames: 100,
  sent: 80,
  dropped: BUDGET.dropped,
  median: BUDGET.median,
  p95: 20,
  worst: 40,
  graphics: 60,
  allocated: 3000,
  allocatedByPixi: 2000,
  grown: BUDGET.grown,
  nodes: BUDGET.nodes,
  listeners: BUDGET.listeners,
  contexts: BUDGET.contexts,
};

test("a canvas within its budget is told so", () => {
  expect(overBudget([well])).toEqual([]);
  expect(page([well], { machine: "a machine", date: new Date(0) })).toContain("All of it is met.");
});

test.each([
  [{ median: 8.1 }, "takes 8.10 ms for a frame"],
  [{ median: Number.NaN }, "takes NaN ms for a frame"],
  [{ dropped: 1 }, "has dropped 1 views"],
  [{ nodes: 1 }, "has left 1 nodes"],
  [{ listeners: 2 }, "has left 2 listeners"],
  [{ contexts: 1 }, "has left 1 WebGL contexts"],
  [{ grown: 100 * 1024 }, "heap grow by 100.0 kB"],
])("what is over the budget is said in a sentence: %j", (figures, sentence) => {
  const over = overBudget([{ ...well, ...figures }]);
  expect(over).toHaveLength(1);
  expect(over[0]).toContain(sentence);
});

test("the table of components is measured beside it, and held to nothing here", () => {
  expect(overBudget([{ ...well, kind: "lit", median: 100 }])).toEqual([]);
});

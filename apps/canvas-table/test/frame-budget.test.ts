import { expect, test } from "vitest";
import { BUDGET, overBudget, page, type Row } from "../measure/report.js";

const withinBudget: Row = {
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

test("reports that a canvas meets its budget", () => {
  expect(overBudget([withinBudget])).toEqual([]);
  expect(page([withinBudget], { machine: "a machine", date: new Date(0) })).toContain("The budget is met.");
});

test.each([
  [{ median: 8.1 }, "takes 8.10 ms per frame"],
  [{ median: Number.NaN }, "takes NaN ms per frame"],
  [{ dropped: 1 }, "dropped 1 views"],
  [{ nodes: 1 }, "leaked 1 nodes"],
  [{ listeners: 2 }, "leaked 2 listeners"],
  [{ contexts: 1 }, "leaked 1 WebGL contexts"],
  [{ grown: 100 * 1024 }, "grew the heap by 100.0 kB"],
])("reports an exceeded budget in a sentence: %j", (figures, sentence) => {
  const over = overBudget([{ ...withinBudget, ...figures }]);
  expect(over).toHaveLength(1);
  expect(over[0]).toContain(sentence);
});

test("web components have no budget", () => {
  expect(overBudget([{ ...withinBudget, kind: "lit", median: 100 }])).toEqual([]);
});

import { expect, test } from "vitest";

test("the classes can be imported where there is no page", async () => {
  const names = Object.keys(await import("../src/index.js"));
  expect(names).toContain("ThunderjackTable");
  expect(names).toContain("TjTable");
});

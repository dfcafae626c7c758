import { expect, test } from "vitest";

test("imports the classes without a DOM", async () => {
  const names = Object.keys(await import("../src/index.js"));
  expect(names).toContain("ThunderjackTable");
  expect(names).toContain("TjTable");
});

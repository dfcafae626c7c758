import { expect, test } from "vitest";

test("imports the classes without a DOM", async () => {
  const names = Object.keys(await import("../src/index.js"));
  expect(names).toContain("ThunderjackTable");
  expect(names).toContain("TjTable");
});

test("the main entry point exports the replay", async () => {
  expect(Object.keys(await import("../src/index.js"))).toContain("ThunderjackReplay");
});

import { expect, test } from "vitest";

test("can be imported outside a browser", async () => {
  const { canvasRenderer, DEFAULT_PAINTS } = await import("../src/index.js");
  expect([typeof canvasRenderer(), typeof DEFAULT_PAINTS]).toEqual(["object", "object"]);
});

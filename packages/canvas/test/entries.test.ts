import { expect, test } from "vitest";

test("the package can be imported where there is no page", async () => {
  const { canvasRenderer, layout } = await import("../src/index.js");
  expect([typeof canvasRenderer(), typeof layout]).toEqual(["object", "function"]);
});

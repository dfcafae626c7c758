import { expect, test } from "vitest";

test("imports the class of the replay without a DOM", async () => {
  const { ThunderjackReplay } = await import("../src/replay/thunderjack-replay.js");
  expect(ThunderjackReplay.name).toBe("ThunderjackReplay");
});

import { expect, test } from "vitest";

test("the class of the replay can be imported where there is no page", async () => {
  const { ThunderjackReplay } = await import("../src/thunderjack-replay/thunderjack-replay.js");
  expect(ThunderjackReplay.name).toBe("ThunderjackReplay");
});

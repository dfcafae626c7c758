import type { Steps } from "@thunderjack/recording";
import { expect, it } from "vitest";
import { fileInSteps } from "./text-file.js";

/** Runs all steps. Returns the result and the number of steps. */
function run<Result>(steps: Steps<Result>): { readonly result: Result; readonly count: number } {
  for (let count = 1; ; count++) {
    const step = steps.next();
    if (step.done === true) return { result: step.value, count };
  }
}

it.each([
  { name: "no part", texts: [] },
  { name: "short parts", texts: ["Zoë ♠\n", "", "🂡"] },
  { name: "many short parts", texts: Array.from({ length: 100_000 }, (_, place) => `${place}\n`) },
  { name: "a long part of surrogate pairs", texts: [`a${"🂡".repeat(500_000)}`] },
  { name: "a long part of other characters", texts: ["♠".repeat(2 ** 18), "x".repeat(2 ** 19)] },
])("keeps every character of $name", async ({ texts }) => {
  const { result, count } = run(fileInSteps(texts, "text/plain"));
  expect(result.type).toBe("text/plain");
  const text = texts.join("");
  expect((await result.text()) === text).toBe(true);
  expect(count).toBe(1 + Math.floor(text.length / 2 ** 18));
});

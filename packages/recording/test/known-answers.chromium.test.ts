import { expect, it } from "vitest";
import page from "../FORMAT.md?raw";
import { describeKnownAnswers } from "./known-answer-suite.js";

it("runs in a browser", () => {
  expect("document" in globalThis).toBe(true);
});

describeKnownAnswers(page);

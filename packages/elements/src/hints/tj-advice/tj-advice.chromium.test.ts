import { emulateMedia } from "@thunderjack/vitest/emulated-media";
import { expect, onTestFinished, test } from "vitest";
import { all } from "../../../test/find-all.js";
import { hintWith } from "../../../test/hint.js";
import "./tj-advice.define.js";

const HINT = hintWith(1000, [
  { move: "hit", value: 0.2, cost: 0 },
  { move: "stand", value: 0.1, cost: 0.1 },
  { move: "double", value: -0.3, cost: 0.5 },
]);

/** Returns the colour that a system colour has now. */
function systemColour(name: string): string {
  const sample = document.createElement("i");
  sample.style.color = name;
  document.body.append(sample);
  const { color } = getComputedStyle(sample);
  sample.remove();
  return color;
}

test("bars have system colours with forced colours: the best move, the others, and the line in the middle", async () => {
  await emulateMedia("forced-colors", "active");
  const element = document.createElement("tj-advice");
  Object.assign(element, { extent: "bars", hint: HINT });
  document.body.append(element);
  onTestFinished(() => element.remove());
  await element.updateComplete;
  const [text, canvas, best] = ["CanvasText", "Canvas", "Highlight"].map(systemColour);
  expect(all(element, "rect").map((bar) => getComputedStyle(bar).fill)).toEqual([best, text, text]);
  expect(all(element, "line").map((line) => getComputedStyle(line).stroke)).toEqual([text, text, text]);
  const [bar = element] = all(element, "svg");
  expect([getComputedStyle(bar).backgroundColor, getComputedStyle(bar).borderTopColor]).toEqual([canvas, text]);
});

import { expect, onTestFinished, test } from "vitest";
import { cdp } from "vitest/browser";
import { all } from "../../../test/find-all.js";
import type { Hint } from "./tj-advice.js";
import "./tj-advice.define.js";

const HINT: Hint = {
  bet: 1000,
  advice: {
    hand: "middle",
    basis: "counted-shoe",
    unseen: 180,
    moves: [
      { move: "hit", value: 0.2, cost: 0 },
      { move: "stand", value: 0.1, cost: 0.1 },
      { move: "double", value: -0.3, cost: 0.5 },
    ],
  },
};

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
  const emulate = (value: string) =>
    cdp().send("Emulation.setEmulatedMedia", {
      features: [{ name: "forced-colors", value }],
    });
  await emulate("active");
  onTestFinished(() => emulate("none").then(() => undefined));
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

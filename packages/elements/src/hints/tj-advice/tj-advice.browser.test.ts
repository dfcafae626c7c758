import { loadPanelStrings, loadPhrasebook } from "@thunderjack/stage";
import { describe, expect, onTestFinished, test } from "vitest";
import { all } from "../../../test/find-all.js";
import { hintWith } from "../../../test/hint.js";
import type { TjAdvice } from "./tj-advice.js";
import "./tj-advice.define.js";

const HINT = hintWith(12_345_600, [
  { move: "no-surrender", value: 0.4, cost: 0 },
  { move: "stand", value: 0.004, cost: 0.396 },
  { move: "surrender", value: -0.5, cost: 0.9 },
]);

async function shown(language: string, width: number): Promise<TjAdvice> {
  const [phrases, strings] = await Promise.all([loadPhrasebook(language), loadPanelStrings(language)]);
  const element = document.createElement("tj-advice");
  Object.assign(element, { extent: "bars", hint: HINT, phrases });
  if (strings !== null) element.words = strings.hints;
  element.style.inlineSize = `${width}px`;
  document.body.append(element);
  onTestFinished(() => element.remove());
  await element.updateComplete;
  return element;
}

/** Returns the places of the text of an element, without the space beside it. */
function textOf(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

const meets = (one: DOMRect, other: DOMRect) => one.left < other.right - 0.5 && other.left < one.right - 0.5;

describe.each(["en", "de", "fr", "es", "ar"])("a hint with bars in the language %s", (language) => {
  test.each([280, 360, 640])("has its bars and its amounts below each other, %i pixels wide", async (width) => {
    const element = await shown(language, width);
    const bars = all(element, "li svg").map((bar) => bar.getBoundingClientRect());
    expect(bars).toHaveLength(3);
    expect(new Set(bars.map(({ left, right }) => `${left.toFixed(1)} ${right.toFixed(1)}`)).size).toBe(1);
    expect(bars[0]?.width).toBeGreaterThan(40);
    const amounts = all(element, ".amount").map(textOf);
    const isRtl = language === "ar";
    expect(new Set(amounts.map(({ left, right }) => (isRtl ? left : right).toFixed(0))).size).toBe(1);
    const names = all(element, "li > :first-child").map(textOf);
    const box = element.getBoundingClientRect();
    for (const text of [...names, ...amounts]) {
      expect(bars.filter((bar) => meets(bar, text))).toEqual([]);
      expect([text.left >= box.left, text.right <= box.right]).toEqual([true, true]);
    }
  });
});

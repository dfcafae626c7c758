import type { CardId } from "@thunderjack/cards";
import { expect, test } from "vitest";
import { all, drawn, seatedAt } from "../../../test/seated.js";

const DEAL = ["10_h_0", "9_s_0", "k_h_0", "7_c_0", "10_c_0"] as readonly CardId[];

test.each(["en", "de", "es", "fr", "ar"])("a narrow label shows its bet in the language %s", async (language) => {
  const { element } = await seatedAt({ credits: 10_000_000 });
  element.lang = language;
  await expect.poll(() => element.conductor?.view.language).toBe(language);
  element.placeBet("right", 1_234_000);
  expect(element.deal(DEAL)).toBeNull();
  for (const [width, height] of [
    [740, 360],
    [1366, 625],
  ]) {
    element.style.setProperty("width", `${width}px`);
    element.style.setProperty("height", `${height}px`);
    await drawn(element);
    await drawn(element);
    const labels = all(element, ".seat > .foot:not([data-hidden])");
    expect(labels).toHaveLength(3);
    for (const label of labels) {
      const { bottom } = label.getBoundingClientRect();
      for (const text of label.querySelectorAll(".name, .bet")) {
        const isInside = text.getBoundingClientRect().top < bottom;
        expect([width, text.textContent, isInside]).toEqual([width, text.textContent, true]);
      }
    }
  }
});

test("the bet of a seat without a label has a box that is not empty, so that screen readers read it", async () => {
  const { element } = await seatedAt();
  element.style.setProperty("width", "740px");
  element.style.setProperty("height", "360px");
  for (const seat of ["right", "middle", "left"] as const) element.placeBet(seat, 1000);
  expect(element.deal("10_h_0 10_s_0 9_d_0 9_c_0 k_h_0 k_s_0 k_d_0 10_c_0".split(" ") as CardId[])).toBeNull();
  while (element.stand() === null);
  let checked = 0;
  for (const size of ["320px", "568px", "740px", "1440px"]) {
    element.style.setProperty("width", size);
    await drawn(element);
    await drawn(element);
    for (const label of all(element, ".seat > .foot[data-hidden][data-spoken]")) {
      const { width, height } = label.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThan(0);
      checked++;
    }
  }
  expect(checked).toBeGreaterThan(0);
});

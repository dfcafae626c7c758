import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { all, click, drawn, seatedAt } from "../../test/seated.js";
import type { TjAdvice } from "./tj-advice/tj-advice.js";

/** The cards of a pair of eights against a 9. */
const EIGHTS = ["8_h_0", "9_s_0", "8_s_0", "7_c_0", "10_c_0"];

const SIZES = [
  [320, 568],
  [740, 360],
  [1366, 625],
] as const;

const rectOf = (part: Element) => part.getBoundingClientRect();
const meets = (one: DOMRect, other: DOMRect) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

test.each(["lit", "canvas"] as const)(
  "a hint moves no control and covers no control and no card, with the renderer %s",
  async (renderer) => {
    const { element } = await seatedAt({ stack: EIGHTS, renderer });
    element.hints = true;
    element.style.setProperty("min-height", "0");
    for (const [width, height] of SIZES) {
      await page.viewport(width, height);
      element.style.setProperty("height", `${height}px`);
      if (element.conductor?.view.turn === null) await click("Bet 50 more", "Deal");
      await drawn(element);
      await vi.waitFor(() => expect(all(element, "[data-hint]")).toHaveLength(1), 20_000);
      await drawn(element);
      const places = () => all(element, "button, tj-card").map((part) => rectOf(part).toJSON());
      const before = places();
      await click("Hint");
      await vi.waitFor(() => expect(all(element, "[part=moves]")).toHaveLength(1), 20_000);
      await drawn(element);
      expect(places(), `${width} by ${height}`).toEqual(before);
      const [advice] = all(element, ".advice").map(rectOf);
      if (advice === undefined) throw new Error("There is no hint.");
      const covered = all(element, "button:not([data-unplaced]), tj-card, tj-total").filter((part) =>
        meets(rectOf(part), advice),
      );
      expect(
        covered.map(
          (part) => `${part.localName} ${part.ariaLabel} ${JSON.stringify(rectOf(part))} ${JSON.stringify(advice)}`,
        ),
        `${width} by ${height}`,
      ).toEqual([]);
      expect(advice.left >= 0 && advice.right <= width).toBe(true);
    }
    element.stand();
    await drawn(element);
    expect(all(element, "[part=moves]")).toEqual([]);
    await page.viewport(1280, 800);
  },
);

test.each(["lit", "canvas"] as const)(
  "a hint outlines the button of the best move, with the renderer %s",
  async (renderer) => {
    const { element } = await seatedAt({ stack: EIGHTS, renderer });
    element.hints = true;
    await click("Bet 50 more", "Deal");
    await vi.waitFor(() => expect(all(element, "[data-hint]")).toHaveLength(1), 20_000);
    await click("Hint");
    await vi.waitFor(() => expect(all(element, "[part=moves]")).toHaveLength(1), 20_000);
    await drawn(element);
    const best = all(element, "[data-best]");
    expect(best.map((move) => [move.getAttribute("data-move"), getComputedStyle(move).outlineStyle])).toEqual([
      ["Split", "solid"],
    ]);
  },
);

test("a hint blurs the printing under its whole panel, and outside of a table it blurs nothing", async () => {
  const { element } = await seatedAt({ stack: EIGHTS });
  element.hints = true;
  await click("Bet 50 more", "Deal");
  await vi.waitFor(() => expect(all(element, "[data-hint]")).toHaveLength(1), 20_000);
  await click("Hint");
  await vi.waitFor(() => expect(all(element, ".advice")).toHaveLength(1), 20_000);
  const blurOf = (host: Element) => {
    const [advice = host] = host.shadowRoot?.querySelectorAll(".advice") ?? [];
    const { backdropFilter, width, height } = getComputedStyle(advice, "::before");
    const whole = rectOf(host);
    return [
      backdropFilter,
      ...[Number.parseFloat(width) / whole.width, Number.parseFloat(height) / whole.height].map(Math.round),
    ];
  };
  const [panel] = all(element, "tj-advice") as TjAdvice[];
  if (panel === undefined) throw new Error("There is no hint.");
  expect(blurOf(panel)).toEqual(["blur(9px)", 1, 1]);
  const alone = document.createElement("tj-advice");
  onTestFinished(() => alone.remove());
  alone.hint = panel.hint;
  document.body.append(alone);
  await alone.updateComplete;
  expect(blurOf(alone)).toEqual(["blur(0px)", 1, 1]);
});

test("a page can hide a table that shows a hint", async () => {
  const { element } = await seatedAt({ stack: EIGHTS });
  element.hints = true;
  await drawn(element);
  await click("Bet 50 more", "Deal");
  await vi.waitFor(() => expect(all(element, "[data-hint]")).toHaveLength(1), 20_000);
  await drawn(element);
  await click("Hint");
  await vi.waitFor(() => expect(all(element, "[part=moves]")).toHaveLength(1), 20_000);
  await drawn(element);
  const errors: string[] = [];
  const note = (event: ErrorEvent) => {
    event.preventDefault();
    errors.push(event.message);
  };
  window.addEventListener("error", note);
  onTestFinished(() => window.removeEventListener("error", note));
  element.hidden = true;
  await drawn(element);
  await drawn(element);
  element.hidden = false;
  await drawn(element);
  expect(errors).toEqual([]);
  expect(all(element, "[part=moves]")).toHaveLength(1);
});

import type { CardId } from "@thunderjack/cards";
import { expect, test, vi } from "vitest";
import { all, click, drawn, seatedAt } from "../../../test/seated.js";

const TWENTY = ["10_h_0", "9_s_0", "k_h_0", "7_c_0", "10_c_0"];

test("the look of the rings in a round is inherited by no card, so that few styles are computed when bets open", async () => {
  const { element } = await seatedAt({ stack: TWENTY });
  await click("Bet 50 more", "Deal");
  const affected = ["tj-seat-toggle", "tj-hand", "tj-card", "tj-dealer", "tj-move-buttons", ".table"].filter((part) =>
    all(element, part).some((found) => getComputedStyle(found).getPropertyValue("--tj-selected-line") !== ""),
  );
  expect(affected).toEqual(["tj-seat-toggle"]);
});

test("the only selected seat has the ring of the selection after a split", async () => {
  const { element } = await seatedAt({ stack: "8_s_0 10_h_0 8_h_0 7_d_0 3_c_0 10_c_0".split(" ") as CardId[] });
  element.placeBet("middle", 5000);
  await click("Deal");
  for (const move of ["split", "stand", "stand"] as const) expect(element[move]()).toBeNull();
  await drawn(element);
  const [ring] = all(element, "tj-hand .ring");
  const [total] = all(element, "tj-seat-toggle .spot[data-on] .ring");
  expect(ring && getComputedStyle(ring).borderColor).toBe(total && getComputedStyle(total).borderColor);
});

test("a seat is drawn above the seats to its right, because a card from the shoe passes over their chips", async () => {
  const { element } = await seatedAt({ stack: TWENTY });
  await click("Bet 50 more", "Deal");
  const layers = all(element, "tj-seat").map((seat) => Number(getComputedStyle(seat).zIndex) || 0);
  expect(layers).toEqual([2, 1, 0]);
});

test("a hand is drawn above the hands of its seat to its right, but its seat still receives the presses on its ring", async () => {
  const { element } = await seatedAt({ stack: "8_s_0 10_h_0 8_h_0 7_d_0 3_c_0 10_c_0".split(" ") as CardId[] });
  element.placeBet("middle", 5000);
  await click("Deal");
  expect(element.split()).toBeNull();
  await drawn(element);
  const [first = 0, second = 0] = all(element, "tj-hand").map((hand) => Number(getComputedStyle(hand).zIndex));
  expect(first).toBeGreaterThan(second);
  expect(all(element, ".hands").map((hands) => getComputedStyle(hands).isolation)).toContain("isolate");
});

test("in a round, the ring of a selected seat that does not play looks like that of any other seat", async () => {
  const { element } = await seatedAt({ stack: TWENTY });
  element.placeBet("right", 5000);
  await drawn(element);
  const looks = () =>
    all(element, "tj-seat-toggle:empty")
      .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll(".ring") ?? [])])
      .map((ring) => {
        const { borderStyle, borderColor, color } = getComputedStyle(ring);
        return `${borderStyle} ${borderColor} ${color}`;
      });
  await click("Left seat");
  await vi.waitFor(() => expect(new Set(looks()).size).toBe(2));
  await click("Deal");
  expect(all(element, ".spot[data-on]").length).toBeGreaterThan(1);
  await vi.waitFor(() => expect([looks().length, new Set(looks()).size]).toEqual([2, 1]));
  expect(looks()[0]).toMatch(/^dashed/);
});

import { expect, onTestFinished, test } from "vitest";
import { all } from "../../../test/seated.js";
import type { TjCard } from "../../index.js";
import "./tj-card.define.js";

async function shown(name: string): Promise<TjCard> {
  const card = document.createElement("tj-card");
  card.card = name;
  document.body.append(card);
  onTestFinished(() => card.remove());
  await card.updateComplete;
  return card;
}

/** Returns whether the back of a card is laid out. */
const hasBack = (card: TjCard) => all(card, ".back").some((back) => getComputedStyle(back).display !== "none");

test("a face-up card has a back only while it turns", async () => {
  const card = await shown("a_s");
  expect(hasBack(card)).toBe(false);
  const first = card.turn([1, 0], { duration: 100_000 });
  expect(hasBack(card)).toBe(true);
  const second = card.turn([0, 1], { duration: 100_000 });
  first?.cancel();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(hasBack(card)).toBe(true);
  second?.finish();
  await expect.poll(() => hasBack(card)).toBe(false);
});

test("a card that holds the last side of its turn keeps its back until the turn is cancelled", async () => {
  const card = await shown("a_s");
  const turning = card.turn([0, 1], { duration: 10, fill: "forwards" });
  await turning?.finished;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(hasBack(card)).toBe(true);
  turning?.cancel();
  await expect.poll(() => hasBack(card)).toBe(false);
});

test("a face-down card shows its back and does not turn", async () => {
  const card = await shown("?");
  expect(hasBack(card)).toBe(true);
  expect(card.turn([1, 0], { duration: 100 })).toBeNull();
});

test("keeps its paper and its back in print", async () => {
  const parts = [await shown("a_s"), await shown("?")].flatMap((card) => all(card, "svg, .back"));
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.map((part) => getComputedStyle(part).getPropertyValue("print-color-adjust"))).toEqual(
    parts.map(() => "exact"),
  );
});

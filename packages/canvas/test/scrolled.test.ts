import { view } from "@thunderjack/stage";
import { given } from "@thunderjack/testkit";
import { expect, test } from "vitest";
import { layoutTable } from "../src/layout/layout.js";

/** The size of a table on a page at a zoom of 400 %. */
const SIZE = { width: 272, height: 180 };

const { rules, publicState } = given({ bets: { right: 1000, middle: 1000, left: 1000 } }).table;
const seen = view(rules, publicState);
const at = (scroll: number) => layoutTable(seen, SIZE, undefined, scroll);

test("a scrolled felt moves its cards, but not the dock", () => {
  const [before, after] = [at(0), at(30)];
  expect(before.scrollRange).toBeGreaterThan(30);
  expect(after.cards.map(({ y }) => y)).toEqual(before.cards.map(({ y }) => y - 30));
  expect(after.buttons).toEqual(before.buttons);
  expect(after.felt.docks).toEqual(before.felt.docks);
});

test("a felt is not scrolled beyond its ends", () => {
  expect(at(10_000).cards).toEqual(at(at(0).scrollRange).cards);
  expect(at(-5).cards).toEqual(at(0).cards);
});

test("the lower part of the hand in turn and its caption are visible at the position `scrollToTurn`", () => {
  const { captions, turn, felt } = at(at(0).scrollToTurn);
  const caption = captions.find(({ isInTurn }) => isInTurn);
  if (caption === undefined || turn === null) throw new Error("No hand is in turn.");
  expect(caption.box.y + caption.box.height).toBeLessThanOrEqual(felt.box.y + felt.box.height);
  expect(turn.frame.y + turn.frame.height / 2).toBeGreaterThanOrEqual(felt.box.y);
});

test("a table that shows everything does not scroll", () => {
  const size = { width: 800, height: 600 };
  expect(layoutTable(seen, size).scrollRange).toBe(0);
  expect(layoutTable(seen, size, undefined, 50).cards).toEqual(layoutTable(seen, size).cards);
});

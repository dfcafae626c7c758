import { cardFace, type Mark } from "@thunderjack/artwork";
import { expect, onTestFinished, test } from "vitest";
import { cardInk } from "./card-inks.js";
import { drawn } from "./drawing.js";
import { joined } from "./joined-marks.js";

const PLAIN: Mark = {
  x: 0,
  y: 0,
  scale: 1,
  isTurned: false,
  path: "M0 0H1V2Z",
  fill: "red",
  stroke: null,
  lineWidth: 1,
};

const join = (...marks: readonly Partial<Mark>[]) => joined(marks.map((mark) => ({ ...PLAIN, ...mark })));

test("the path of a mark is translated, rotated and scaled", () => {
  const path = "M0-.5C.25.5 1-1 0 2H.5V1L1 1Za.5 1 0 1 0 1-1l1 0h1 1v1 1q1 1 2 2A2 3 0 0 1 4 5";
  const mark = { path, x: 10, y: 20, scale: 2, lineWidth: 0.5 };
  expect(join(mark)).toEqual([
    {
      ...PLAIN,
      path: "M10 19C10.5 21 12 18 10 24H11V22L12 22Za1 2 0 1 0 2 -2l2 0h2 2v2 2q2 2 4 4A4 6 0 0 1 18 30",
    },
  ]);
  expect(join({ ...mark, path: "m1 2 3 4z" })[0]?.path).toBe("M10 20m2 4 6 8z");
  expect(join({ ...mark, isTurned: true })).toEqual([
    {
      ...PLAIN,
      path: "M10 21C9.5 19 8 22 10 16H9V18L8 18Za1 2 0 1 0 -2 2l-2 0h-2 -2v-2 -2q-2 -2 -4 -4A4 6 0 0 1 2 10",
    },
  ]);
});

test("adjacent marks of one colour are one mark, unless they have a line or another suit", () => {
  const paths = (...marks: readonly Partial<Mark>[]) => join(...marks).map(({ path }) => path);
  const moved = { x: 5 };
  expect(paths(PLAIN, moved, { fill: "blue" }, PLAIN)).toEqual(["M0 0H1V2ZM5 0H6V2Z", "M0 0H1V2Z", "M0 0H1V2Z"]);
  const lined = { stroke: "blue" };
  expect([join(lined, lined), join(lined, PLAIN), join(PLAIN, lined), join({ suit: "h" }, PLAIN)]).toEqual(
    Array.from({ length: 4 }, () => [expect.anything(), expect.anything()]),
  );
});

test("once replaced, a card with ten pips is one path", () => {
  const { index, turnedIndex, middle } = cardFace("10", "s");
  const { replaced } = drawn;
  onTestFinished(() => {
    drawn.replaced = replaced;
  });
  const markup = () => drawn([...index, ...turnedIndex, ...middle], cardInk).strings.join("");
  drawn.replaced = (marks) => marks;
  expect(markup().match(/<path/g)).toHaveLength(14);
  drawn.replaced = joined;
  expect(markup().match(/<path/g)).toHaveLength(1);
  expect(markup()).toContain('transform="translate(0 0) scale(1)"');
});

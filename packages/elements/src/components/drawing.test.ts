import { cardFace } from "@thunderjack/artwork";
import { expect, onTestFinished, test } from "vitest";
import { cardInk } from "./card-inks.js";
import { drawn } from "./drawing.js";

test("a drawing has one template, which all its uses share", () => {
  const { middle, index } = cardFace("7", "c");
  const { replaced } = drawn;
  drawn.replaced = (marks) => marks;
  onTestFinished(() => {
    drawn.replaced = replaced;
  });
  const use = drawn(middle, cardInk);
  expect(use.values).toEqual([]);
  expect(use.strings.join("").match(/<path/g)).toHaveLength(7);
  expect(drawn([...middle], cardInk).strings).toBe(use.strings);
  expect(drawn(index, cardInk).strings).not.toBe(use.strings);
});

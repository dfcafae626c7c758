import { CARD_BACK, cardFace, chipFace, type Mark } from "@thunderjack/artwork";
import { traditionalFace } from "@thunderjack/artwork/traditional";
import { expect, onTestFinished, test } from "vitest";
import { joined } from "./joined-marks.js";

const SVG = "http://www.w3.org/2000/svg";

/** Returns the box of a drawing and the sum of the lengths of its paths. */
function measured(marks: readonly Mark[]) {
  const drawing = document.createElementNS(SVG, "svg");
  document.body.append(drawing);
  onTestFinished(() => drawing.remove());
  let length = 0;
  for (const { path, x, y, scale, isTurned } of marks) {
    const outline = document.createElementNS(SVG, "path");
    outline.setAttribute("d", path);
    outline.setAttribute("transform", `translate(${x} ${y}) rotate(${isTurned ? 180 : 0}) scale(${scale})`);
    drawing.append(outline);
    length += outline.getTotalLength() * scale;
  }
  const { x, y, width, height } = drawing.getBBox();
  return [x, y, width, height, length];
}

const RANKS = ["a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"] as const;
const SUITS = ["s", "h", "d", "c"] as const;
const facesOf = (rank: (typeof RANKS)[number], suit: (typeof SUITS)[number]) => [
  cardFace(rank, suit),
  traditionalFace(rank, suit),
];
const faces = RANKS.flatMap((rank) => SUITS.flatMap((suit) => facesOf(rank, suit)));
const drawings = faces.flatMap(({ index, turnedIndex, middle, small }) => [index, turnedIndex, middle, small]);

test("joined marks have the boxes and the outlines of the marks: every card, its back, and chips", () => {
  for (const marks of [...drawings, CARD_BACK.marks, chipFace(500), chipFace(100_000)]) {
    const before = measured(marks);
    const after = measured(joined(marks));
    // The browser computes boxes and lengths approximately, and more exactly for a larger path.
    const isAlike = after.every((value, place) => {
      const other = before[place] ?? 0;
      return Math.abs(value - other) < (place < 4 ? 0.02 : other * 0.01);
    });
    expect(isAlike, `${before} and ${after}`).toBe(true);
  }
});

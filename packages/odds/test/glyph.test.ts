import { expect, it } from "vitest";
import { type Advice, glyphOf } from "../src/index.js";

const advice = (second: number, third: number): Advice => ({
  hand: "right",
  basis: "fresh-shoe",
  unseen: 49,
  moves: [
    { move: "stand", value: 0, cost: 0 },
    { move: "hit", value: -second, cost: second },
    { move: "double", value: -third, cost: third },
  ],
});

it("gives a glyph for the expected loss of a move", () => {
  expect(glyphOf(advice(0.3, 0.4), "hit")).toBe("??");
  expect(glyphOf(advice(0.15, 0.4), "hit")).toBe("??");
  expect(glyphOf(advice(0.149, 0.4), "hit")).toBe("?");
  expect(glyphOf(advice(0.01, 0.4), "hit")).toBe("?");
  expect(glyphOf(advice(0.009, 0.4), "hit")).toBeNull();
});

it("praises only the best move of a close decision", () => {
  expect(glyphOf(advice(0.049, 0.4), "stand")).toBe("!");
  expect(glyphOf(advice(0.05, 0.4), "stand")).toBeNull();
  expect(glyphOf(advice(0, 0), "stand")).toBeNull();
  expect(glyphOf(advice(0.02, 0.4), "split")).toBeNull();
});

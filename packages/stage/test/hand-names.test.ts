import { expect, test } from "vitest";
import { tableLayout } from "../src/layout/layout.js";
import { messageLead, ringLabel } from "../src/layout/round-layout.js";
import { fakeView } from "./fake-view.js";
import { scene } from "./scene.js";

const CARDS = "9_h 6_c 5_h k_s 2_h";

test("the message of a turn begins with the name of its hand, and other messages with no name", () => {
  const { view } = scene({ cards: CARDS });
  expect([messageLead(view), view.message.startsWith("Right seat:")]).toEqual(["Right seat:", true]);
  const name = view.seats[0]?.hands[0]?.label ?? "";
  expect(messageLead({ ...view, message: `${name}\u00a0: 14` })).toBe(`${name}\u00a0:`);
  expect(messageLead({ ...view, message: `${name} plays` })).toBe(name);
  expect(messageLead({ ...view, turn: null })).toBe("");
  expect(messageLead({ ...view, message: "Dealer's turn" })).toBe("");
  const over = scene({ cards: "10_h 9_c k_h k_s", moves: [{ type: "Stand", hand: "right" }] });
  expect(messageLead(over.view)).toBe("");
});

test("the bet of one of several hands has the name of its hand beside it, if there is room and no insurance", () => {
  const { text } = tableLayout(fakeView({ right: [2, 2] }), { width: 1440, height: 850 });
  const bet = { betText: "50", insuranceText: null };
  const wide = { width: 160, height: 18 };
  expect(ringLabel({ name: "right", ...bet }, "Right", wide, text)).toBe("Right 1");
  expect(ringLabel({ name: "right-2", ...bet }, "Right", wide, text)).toBe("Right 2");
  expect(ringLabel({ name: "right", ...bet }, "Right", { width: 36, height: 18 }, text)).toBeNull();
  expect(ringLabel({ name: "right", ...bet, insuranceText: "Insurance 25" }, "Right", wide, text)).toBeNull();
});

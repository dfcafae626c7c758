import { expect, onTestFinished, test, vi } from "vitest";
import "../../define.js";
import { TjHand } from "../tj-hand/tj-hand.js";
import { TjMoveButtons } from "../tj-move-buttons/tj-move-buttons.js";
import { rehearse } from "./rehearsal.js";
import "./round-parts.define.js";

test("renders a hand and the moves outside of the document, one part in each idle time", async () => {
  const callbacks: IdleRequestCallback[] = [];
  const idle = vi.spyOn(window, "requestIdleCallback").mockImplementation((callback) => callbacks.push(callback));
  const hand = vi.spyOn(TjHand.prototype, "render");
  const moves = vi.spyOn(TjMoveButtons.prototype, "render");
  onTestFinished(() => {
    for (const spy of [idle, hand, moves]) spy.mockRestore();
  });
  const before = document.querySelectorAll("*").length;
  rehearse();
  let most = 0;
  for (let rendered = 0; callbacks.length > 0; rendered = hand.mock.calls.length + moves.mock.calls.length) {
    callbacks.shift()?.({ didTimeout: false, timeRemaining: () => 0 });
    most = Math.max(most, hand.mock.calls.length + moves.mock.calls.length - rendered);
  }
  expect(hand).toHaveBeenCalled();
  expect(moves).toHaveBeenCalled();
  expect(most).toBe(1);
  expect(idle).toHaveBeenCalled();
  expect(document.querySelectorAll("*")).toHaveLength(before);
});

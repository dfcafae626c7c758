import { VirtualClock } from "@thunderjack/core";
import { describe, expect, test } from "vitest";
import { PressGuard, type TableView } from "../src/index.js";
import { liveStage } from "./stage.js";

/** Returns a live table and a guard that observes its frames. */
function guarded(cards: string) {
  const stage = liveStage(cards);
  const guard = new PressGuard(stage.clock);
  stage.conductor.frames$.subscribe(({ view }) => guard.note(view));
  return { ...stage, guard };
}

describe("a press guard", () => {
  test("accepts presses of the first controls at once", () => {
    expect(guarded("9_h 6_c 8_d k_s").guard.accepts()).toBe(true);
  });

  test("ignores presses for 400 ms after other controls have appeared", () => {
    const { guard, conductor, clock } = guarded("10_h 6_c 10_d k_s 9_c");
    conductor.act({ type: "Stand", hand: "right" });
    while (!conductor.view.betting.isOpen) clock.passToNext();
    clock.pass(401);
    expect(guard.accepts()).toBe(true);
    conductor.act({ type: "Deal" });
    while (conductor.view.turn === null) clock.passToNext();
    clock.pass(400);
    expect(guard.accepts()).toBe(false);
  });

  test("ignores all presses of a quick succession, also those after 400 ms", () => {
    const clock = new VirtualClock();
    const guard = new PressGuard(clock);
    const { view } = liveStage("9_h 6_c 8_d k_s").conductor;
    guard.note({ ...view, round: 7 });
    guard.note(view);
    for (let taps = 0; taps < 12; taps++) {
      expect(guard.accepts()).toBe(false);
      clock.pass(400);
    }
    clock.pass(101);
    expect(guard.accepts()).toBe(true);
  });

  test("ignores presses of the button that doubles the bets just after it has repeated them", () => {
    const { guard, clock } = guarded("9_h 6_c 8_d k_s");
    expect(guard.accepts("repeat")).toBe(true);
    for (let taps = 0; taps < 12; taps++) {
      clock.pass(400);
      expect(guard.accepts("double")).toBe(false);
    }
    clock.pass(501);
    expect(guard.accepts("double")).toBe(true);
    expect(guard.accepts("double")).toBe(true);
    expect(guard.accepts("undo")).toBe(true);
  });

  test("accepts repeated hits of one hand", () => {
    const { guard, conductor, clock } = guarded("2_h 6_c 2_d k_s 3_c 3_h");
    for (let hits = 0; hits < 2; hits++) {
      expect(guard.accepts()).toBe(true);
      conductor.act({ type: "Hit", hand: "right" });
      clock.pass(350);
      expect(conductor.view.turn).toBe("right");
    }
    expect(guard.accepts()).toBe(true);
  });

  test.each<[string, (view: TableView) => TableView]>([
    ["another hand", (view) => ({ ...view, turn: "left" })],
    ["another question", (view) => ({ ...view, phase: "insurance" })],
    ["the end of the game", (view) => ({ ...view, isOver: true })],
    ["open bets", (view) => ({ ...view, turn: null, betting: { ...view.betting, isOpen: true } })],
  ])("ignores a press just after %s", (_change, changed) => {
    const { guard, conductor } = guarded("9_h 6_c 8_d k_s");
    guard.note(changed(conductor.view));
    expect(guard.accepts()).toBe(false);
  });
});

import { roundNamed } from "@thunderjack/testkit";
import { expect, test } from "vitest";
import { type ReadTable, readTable } from "./read-table.js";
import { drawn, twoPictures } from "./two-pictures.js";

test.each(["three seats are split into six hands", "a second round is dealt with the same bets"])(
  "at the pace of a table the two keep within one cue of each other: %s",
  async (name) => {
    const round = roundNamed(name);
    const { lit, canvas, conductor, clock } = twoPictures(round, "normal");
    await drawn();
    let before: ReadTable = readTable(lit);
    let frames = 0;
    const counting = conductor.frames$.subscribe(() => {
      frames++;
    });
    while (!conductor.isSettled && clock.passToNext()) {
      // As soon as the frame is told, before anybody had time to draw.
      const atOnce = [readTable(lit), readTable(canvas)];
      await drawn();
      const now = readTable(canvas);
      expect(readTable(lit)).toEqual(now);
      for (const reading of atOnce) expect([before, now]).toContainEqual(reading);
      before = now;
    }
    counting.unsubscribe();
    expect(frames).toBeGreaterThan(round.publicEvents.length - 2);
    expect(before.message).toBe(conductor.view.message);
  },
);

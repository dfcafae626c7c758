import { roundNamed } from "@thunderjack/testkit";
import { expect, test, vi } from "vitest";
import { type ReadTable, readTable } from "./read-table.js";
import { drawn, mountBoth } from "./two-renderers.js";

test.each(["three seats are split into six hands", "a second round is dealt with the same bets"])(
  "at normal speed neither renderer is more than one cue behind: %s",
  async (name) => {
    const round = roundNamed(name);
    const { lit, canvas, conductor, clock } = mountBoth(round, "normal");
    // The elements load the layout of a round after their first picture.
    await vi.waitFor(() => expect(readTable(lit)).toEqual(readTable(canvas)));
    let before: ReadTable = readTable(lit);
    let frames = 0;
    const counting = conductor.frames$.subscribe(() => {
      frames++;
    });
    while (!conductor.isSettled && clock.passToNext()) {
      // The first reading is directly after the frame, before the renderers have had time to draw.
      const immediate = [readTable(lit), readTable(canvas)];
      await drawn();
      const now = readTable(canvas);
      expect(readTable(lit)).toEqual(now);
      for (const reading of immediate) expect([before, now]).toContainEqual(reading);
      before = now;
    }
    counting.unsubscribe();
    expect(frames).toBeGreaterThan(round.publicEvents.length - 2);
    expect(before.message).toBe(conductor.view.message);
  },
);

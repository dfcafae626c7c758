import type { Command, HandName } from "@thunderjack/core";
import { expect, test } from "vitest";
import { loadPhrasebook, view } from "../src/index.js";
import { railIn, tableLayout } from "../src/layout/layout.js";
import { tableIn, WINDOWS, ZOOMED } from "./layout-windows.js";
import { scene } from "./scene.js";

/** The width of an average character of a system font in bold, and the height of a line, in font sizes. */
const CHARACTER = 0.58;
const LINE = 1.15;

/** Returns the number of lines in which a text is broken between its words. */
function linesOf(text: string, width: number, size: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(" ")) {
    const length = word.length * CHARACTER * size;
    const gap = used === 0 ? 0 : CHARACTER * size;
    if (used + gap + length <= width) used += gap + length;
    else {
      lines++;
      used = length;
    }
  }
  return lines;
}

const bets = { right: 1000, middle: 1000, left: 1000 };
const stand = (hand: HandName): Command => ({ type: "Stand", hand });

/**
 * Tables with the longest messages: five moves of a hand, an insurance, a question before the dealer's peek, a result.
 */
const SCENES = [
  scene({ bets, cards: "8_h 9_c 8_d 6_s 8_s 9_d 9_s 10_c" }),
  scene({ bets, cards: "8_h 9_c 8_d 6_s 8_s 9_d 9_s 10_c", moves: [{ type: "Split", hand: "right" }] }),
  scene({ rules: "casino", bets, cards: "8_h 9_c 8_d a_s 8_s 9_d 9_s 10_c" }),
  scene({ rules: { preset: "casino", surrender: "early" }, bets, cards: "8_h 9_c 8_d a_s 8_s 9_d 9_s 10_c" }),
  scene({ bets, cards: "10_h 9_c 10_d 6_s 8_s 9_d 9_s 10_c", moves: [stand("right"), stand("middle"), stand("left")] }),
];

test.each(["en", "fr", "de", "es", "ar"])(
  "messages and reasons in the language %s fit into their box at 11 pixels",
  async (language) => {
    const words = await loadPhrasebook(language);
    const faults: string[] = [];
    for (const window of [...WINDOWS, ...ZOOMED]) {
      for (const { table } of SCENES) {
        const shown = view(table.rules, table.publicState, words);
        const { dock, text } = tableLayout(shown, tableIn(window));
        const { width, height } = dock.message;
        const reasons = shown.moves.flatMap(({ reason }) => reason ?? []);
        for (const message of [shown.message, ...reasons]) {
          const lines = linesOf(message, width, text.least);
          const isTooHigh = lines > dock.messageLines || lines * text.least * LINE > height;
          if (isTooHigh)
            faults.push(`${window}: ${lines} lines in ${Math.round(width)} × ${Math.round(height)}: ${message}`);
        }
      }
    }
    expect(faults).toEqual([]);
  },
);

test("the message is below the brass line of the rail", () => {
  for (const window of [...WINDOWS, ...ZOOMED]) {
    for (const { view: shown } of SCENES) {
      const { dock, mode } = tableLayout(shown, tableIn(window));
      if (mode === "land") continue;
      const { dip, brass } = railIn(mode);
      const line = (dock.boxes[0]?.y ?? 0) + dip + brass;
      expect([`${window}`, dock.message.y >= line]).toEqual([`${window}`, true]);
    }
  }
});

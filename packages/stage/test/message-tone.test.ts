import { describe, expect, test } from "vitest";
import { loadPhrasebook, type Phrasebook, readOnlyView, type TableView, view, withNotice } from "../src/index.js";
import { messageTone } from "../src/layout/round-layout.js";
import { type SceneOptions, scene } from "./scene.js";

const STAND = [{ type: "Stand", hand: "right" }] as const;

/** Ends of rounds, with the tones of their messages. */
const ENDS: readonly (readonly [name: string, options: SceneOptions, tone: "win" | "lose" | null])[] = [
  ["a win", { cards: "10_h 9_c k_h 8_s", moves: STAND }, "win"],
  ["a loss", { cards: "10_h 9_c 8_h k_s", moves: STAND }, "lose"],
  ["a push", { cards: "10_h 9_c 9_h k_s", moves: STAND }, null],
  ["a Thunderjack", { cards: "a_s 9_c j_s k_s" }, "win"],
  ["the loss of all credits", { credits: 1000, cards: "10_h 9_c 8_h k_s", moves: STAND }, null],
  ["no end", { cards: "9_h 6_c 5_h k_s" }, null],
];

describe.each(["en", "de", "fr", "es", "ar"])("the message of the table in the language %s", (language) => {
  test.each(ENDS)("has the tone of the round: %s", async (_name, options, tone) => {
    const shown = viewIn(await loadPhrasebook(language), options);
    expect(messageTone(shown)).toBe(tone);
    // The end of a game in a recording is shown without its panel.
    expect(messageTone(readOnlyView(shown))).toBe(tone);
  });

  test("has the tone of a result with an insurance", async () => {
    const words = await loadPhrasebook(language);
    const cards = "10_h a_c k_h 9_s";
    const shown = viewIn(words, {
      rules: "casino",
      cards,
      moves: [{ type: "TakeInsurance", hand: "right" }, ...STAND],
    });
    expect(shown.message).toContain(words.insuranceResult(-500));
    expect(messageTone(shown)).toBe("lose");
  });

  test("has no tone while a notice replaces it, also a notice with the amount of the result", async () => {
    const shown = viewIn(await loadPhrasebook(language), { cards: "10_h 9_c k_h 8_s", moves: STAND });
    expect(shown.hasNotice).toBe(false);
    const replaced = withNotice(shown, `Notice: ${shown.netText}.`);
    expect([replaced.message, replaced.hasNotice]).toEqual([`Notice: ${shown.netText}.`, true]);
    expect(messageTone(replaced)).toBeNull();
  });
});

function viewIn(words: Phrasebook, options: SceneOptions): TableView {
  const { table } = scene(options);
  return view(table.rules, table.publicState, words);
}

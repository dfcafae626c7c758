import { expect, test } from "vitest";
import { loadPhrasebook, view } from "../src/index.js";
import { captionText } from "../src/layout/caption-width.js";
import { dealerCaption, resultWidth, tableLayout, totalWidth } from "../src/layout/round-layout.js";
import { tableIn, WINDOWS, ZOOMED } from "./layout-windows.js";
import { scene } from "./scene.js";

/** The cards of the dealer's results: a bust with three and with eight cards, and a blackjack. */
const RESULTS = {
  bust: "10_h 6_s 9_d 10_c 9_c",
  "bust with eight cards": "10_h 2_s 9_d 2_c 2_h 2_d 3_c 3_h 2_s 10_d",
  blackjack: "10_h a_s 9_d k_c",
  "soft 17": "10_h a_s 9_d 6_c",
} as const;

/** The widths of fonts: the usual one, and one that is as wide as Verdana in bold. */
const FONT_WIDTHS = [1, 1.25];

test.each(["en", "fr", "de", "es", "ar"])(
  "the dealer's name fits before the total in the language %s",
  async (language) => {
    const words = await loadPhrasebook(language);
    const { table } = scene({ cards: "10_h a_s 9_d 6_c" });
    const { dealer: shown, ...rest } = view(table.rules, table.publicState, words);
    expect(shown.total?.label).not.toBe("11");
    const seen = new Set<boolean>();
    for (const window of [...WINDOWS, ...ZOOMED]) {
      for (const fontWidth of FONT_WIDTHS) {
        const { dealer, text } = tableLayout({ ...rest, dealer: shown }, tableIn(window), { fontWidth });
        const { hasName, hasWords, totalSize } = dealerCaption(shown, dealer, text);
        seen.add(hasName);
        if (!hasName) continue;
        const total = totalWidth((hasWords ? shown.total?.label : `${shown.total?.value}`) ?? "", totalSize, text);
        const name = captionText(shown.label, Math.max(text.least, totalSize * 0.68), text);
        expect([window, fontWidth, total + name > dealer.caption.width]).toEqual([window, fontWidth, false]);
      }
    }
    expect(seen).toEqual(new Set([true, false]));
  },
);

test.each(["en", "fr", "de", "es", "ar"])("the dealer's total and result fit in the language %s", async (language) => {
  const words = await loadPhrasebook(language);
  const faults: string[] = [];
  for (const [name, cards] of Object.entries(RESULTS)) {
    const { table } = scene({
      bets: { right: 1000 },
      cards,
      moves: name === "blackjack" ? [] : [{ type: "Stand", hand: "right" }],
    });
    const shown = view(table.rules, table.publicState, words);
    expect(shown.dealer.badge?.label).toBe(
      name === "soft 17" ? undefined : words.badges[name === "blackjack" ? "dealer-blackjack" : "dealer-bust"],
    );
    for (const window of [...WINDOWS, ...ZOOMED]) {
      for (const fontWidth of FONT_WIDTHS) {
        const { dealer, text } = tableLayout(shown, tableIn(window), { fontWidth });
        const { hasWords, totalSize, result, resultSize } = dealerCaption(shown.dealer, dealer, text);
        const total = shown.dealer.total;
        const figure = totalWidth((hasWords ? total?.label : `${total?.value}`) ?? "", totalSize, text);
        const own = result === "" ? 0 : resultWidth(result, resultSize, text);
        const isBelow = dealer.result !== null;
        const inRow = isBelow ? figure : figure + own;
        const where = `${window}, ${name}, ${fontWidth}`;
        if (inRow > dealer.caption.width + 0.5) faults.push(`${where}: ${inRow} in ${dealer.caption.width}`);
        if (isBelow && own > (dealer.result?.width ?? 0) + 0.5)
          faults.push(`${where}: ${own} in ${dealer.result?.width}`);
        if (isBelow && (dealer.result?.height ?? 0) < 18) faults.push(`${where}: ${dealer.result?.height} high`);
        if (Math.min(totalSize, resultSize) < text.least) faults.push(`${where}: ${totalSize}, ${resultSize}`);
      }
    }
  }
  expect(faults).toEqual([]);
});

import { expect, onTestFinished, test } from "vitest";
import "../src/components/tj-table/round.js";
import "../src/define.js";
import "../src/panels/tj-card-picker/tj-card-picker.define.js";
import "../src/panels/tj-fairness/tj-fairness.define.js";
import "../src/panels/tj-history/tj-history.define.js";
import "../src/panels/tj-keys/tj-keys.define.js";
import "../src/panels/tj-rules/tj-rules.define.js";
import "../src/panels/tj-verification/tj-verification.define.js";
import { colourOn, contrast } from "./contrast.js";
import { lone } from "./lone.js";
import { all, drawn, seatedAt } from "./seated.js";

const ROUNDS = JSON.stringify([
  {
    round: 1,
    hands: [{ hand: "right", cards: ["10_h_0", "9_d_0"], total: 19, bet: 1000, outcome: "win", returned: 2000 }],
    dealer: { cards: ["10_s_0", null], total: 10 },
    net: -1000,
    credits: 9000,
  },
]);

/** Elements with text that must be readable on any background, with their text. */
const PIECES = [
  ["tj-rules", 'figure="98 %"'],
  ["tj-history", `rounds='${ROUNDS}'`],
  ["tj-history", ""],
  ["tj-card-picker", 'chosen="a_s 10_h"'],
  ["tj-keys", ""],
  ["tj-verification", ""],
  ["tj-credits", 'label="Credits"'],
  ["tj-winnings", 'label="Round" sign="1"'],
  ["tj-winnings", 'label="Round" sign="-1"'],
  ["tj-bet-controls", 'chips="500"'],
  ["tj-hand", 'cards="a_s j_s" bet="1000" outcome="win" won="1000"'],
  ["tj-total", 'value="17" label="soft 17"'],
] as const;

/** Returns the parent of an element in the flattened tree: its parent, slot or host. */
function around(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** Returns the possible colours behind the text of an element on a white page. */
function grounds(element: Element | null): readonly string[] {
  if (element === null) return ["rgb(255 255 255)"];
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const below = grounds(around(element)).map((under) => colourOn([backgroundColor, under]));
  const stops = backgroundImage.match(/(?:rgba?|color)\([^)]*\)/g) ?? [];
  return stops.length === 0 ? below : stops.flatMap((stop) => below.map((under) => colourOn([stop, under])));
}

function hasWords(element: Element): boolean {
  return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
}

/**
 * The selector of the text that this test ignores. Disabled text may have a low contrast. Text on a filled colour does
 * not depend on the background of the page, and the test of the themes checks it. All moves have filled colours, so
 * `tj-move-buttons` is not among the tested elements.
 */
const ELSEWHERE = ":disabled, .badge, [data-look]:not([data-look=quiet])";

/** Returns the texts in an element whose contrast is too low. */
function unreadable(element: Element): readonly string[] {
  const parts = [element, ...all(element, "*")].filter(
    (part) => hasWords(part) && !(part instanceof SVGElement) && part.closest(`style, ${ELSEWHERE}`) === null,
  );
  expect(parts).not.toEqual([]);
  return parts.flatMap((part) => {
    // Slotted text has the colours of its slot.
    const place = part.shadowRoot?.querySelector("slot") ?? part;
    const { color } = getComputedStyle(place);
    const least = Math.min(...grounds(place).map((on) => contrast(color, on)));
    return least < 4.5 ? [`${part.localName}.${part.className} ${part.textContent?.trim()}: ${least.toFixed(2)}`] : [];
  });
}

test.each(PIECES)("%s is readable on a white page: %s", async (name, attributes) => {
  const element = await lone(name, attributes);
  if (/credits|winnings/.test(name)) element.append("1,250");
  expect(unreadable(element)).toEqual([]);
});

test("draws no background without content", async () => {
  for (const name of ["tj-bet-controls", "tj-hand", "tj-dealer", "tj-seat"] as const) {
    expect((await lone(name, "")).clientHeight, name).toBe(0);
  }
  const group = all(await lone("tj-move-buttons", ""), ".moves")[0];
  expect(group && getComputedStyle(group).backgroundColor).toBe("rgba(0, 0, 0, 0)");
});

test("draws no background for components at a table", async () => {
  const { element } = await seatedAt({ bets: { right: 1000, middle: 0, left: 0 } });
  onTestFinished(() => element.remove());
  for (const panel of ["history", "fairness", "keys", "rules", "picker"] as const) {
    await element.openPanel(panel);
    await drawn(element);
    const laid = all(
      element,
      ".controls, .moves, tj-credits, tj-winnings, tj-history, tj-fairness, tj-keys, tj-rules, tj-card-picker",
    );
    expect(laid.length).toBeGreaterThan(3);
    for (const piece of laid) {
      const { backgroundColor, backgroundImage, paddingTop } = getComputedStyle(piece);
      expect([backgroundColor, backgroundImage, paddingTop], piece.localName).toEqual([
        "rgba(0, 0, 0, 0)",
        "none",
        "0px",
      ]);
    }
  }
});

import { PRESETS } from "@thunderjack/core";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import "../src/components/tj-table/round.js";
import "../src/define.js";
import "../src/panels/tj-history/tj-history.define.js";
import "../src/panels/tj-rules/tj-rules.define.js";
import { uncaught } from "./hostile-values.js";
import { lone } from "./lone.js";
import { all, textOf } from "./seated.js";

const isDrawn = (element: Element) => all(element, "*").length > 0;
const rules = (element: Element) => all(element, "[part=rule]").map(({ textContent }) => textContent);
const rounds = (element: Element) =>
  all(element, "h3")
    .filter((title) => title.closest("[part=statistics]") === null)
    .map(({ textContent }) => textContent);

/** Returns a round as the command line prints it. */
function printed(round: number, hand = "right-2"): object {
  const cards = ["10_s_0", "9_d_0"];
  return {
    round,
    hands: [{ hand, cards, total: 19, bet: 1000, outcome: "win", returned: 2000 }],
    dealer: { cards: ["10_h_0", "8_c_0"], total: 18 },
    net: 1000,
    credits: 10_000 + round * 1000,
  };
}

/** The output of `thunderjack replay --json`; the oldest round comes first. */
const PRINTED = { events: 40, status: "fair", rounds: [printed(1), printed(2), printed(10)], credits: 20_000 };
const LATEST_FIRST = ["Round 10", "Round 2", "Round 1"];

test("accepts rules as an attribute, as a property, or as an object", async () => {
  const element = await lone("tj-rules", 'rules="casino"');
  const casino = rules(element);
  expect(casino).not.toEqual(rules(await lone("tj-rules", "")));
  for (const said of ["casino", PRESETS.casino, { preset: "casino" }] as const) {
    const other = await lone("tj-rules", "");
    other.rules = said;
    await other.updateComplete;
    expect(rules(other)).toEqual(casino);
  }
  element.removeAttribute("rules");
  await element.updateComplete;
  expect(rules(element)).toEqual(rules(await lone("tj-rules", "")));
});

test("draws nothing for unknown rules", async () => {
  for (const name of ["bogus", "", "toString", "Casino"]) {
    const unknown = await lone("tj-rules", `rules="${name}"`);
    expect([isDrawn(unknown), unknown.clientHeight], name).toEqual([false, 0]);
  }
  const failures = uncaught();
  const element = await lone("tj-rules", "");
  for (const wrong of [5, { decks: -1 }, { nothing: true }, []]) {
    element.rules = wrong as never;
    await element.updateComplete;
    if (!Array.isArray(wrong)) expect(isDrawn(element), JSON.stringify(wrong)).toBe(false);
  }
  expect(failures).toEqual([]);
});

test("lists the output of the command line, or its rounds, as text or parsed, with the latest round first", async () => {
  const written = await lone("tj-history", `rounds='${JSON.stringify(PRINTED)}'`);
  expect(rounds(written)).toEqual(LATEST_FIRST);
  expect(textOf(written, ".name")).toBe("Right seat, hand 2");
  for (const said of [PRINTED, PRINTED.rounds, JSON.stringify(PRINTED.rounds), JSON.stringify(PRINTED, null, 2)]) {
    const element = await lone("tj-history", "");
    element.rounds = said as never;
    await element.updateComplete;
    expect(rounds(element)).toEqual(LATEST_FIRST);
    expect(all(element, "button")).toEqual([]);
  }
});

test("leaves invalid rounds out of a history", async () => {
  const failures = uncaught();
  const element = await lone("tj-history", "");
  const unknownHands = ["nope", "right-1", "right-5", "dealer", ""].map((hand) => printed(3, hand));
  for (const wrong of [
    unknownHands,
    [null, 5, "x", {}, { events: [] }],
    5,
    {},
    { rounds: 5 },
    "5",
    '{"rounds":{}}',
    "1],[2",
  ]) {
    element.rounds = wrong as never;
    await element.updateComplete;
    expect(rounds(element), JSON.stringify(wrong)).toEqual([]);
  }
  expect(failures).toEqual([]);
});

test("draws nothing for an invalid amount", async () => {
  for (const text of ["abc", "NaN", "-1", "Infinity"]) {
    expect(isDrawn(await lone("tj-chip", `value="${text}"`)), text).toBe(false);
    expect(isDrawn(await lone("tj-total", `value="${text}"`)), text).toBe(false);
    expect(isDrawn(await lone("tj-shoe", `cards="${text}"`)), text).toBe(false);
    expect(isDrawn(await lone("tj-discard-tray", `cards="${text}"`)), text).toBe(false);
  }
  const [chip, total, shoe] = [await lone("tj-chip", ""), await lone("tj-total", ""), await lone("tj-shoe", "")];
  // A framework sets the value on the property if the element has that property.
  Object.assign(chip, { value: "500" });
  Object.assign(total, { value: "17" });
  Object.assign(shoe, { cards: "208" });
  await Promise.all([chip, total, shoe].map(({ updateComplete }) => updateComplete));
  expect([chip, total, shoe].map(isDrawn)).toEqual([true, true, true]);
  expect(textOf(total, "[part=total]")).toBe("17");
});

test("draws a chip whose value is not a whole number of credits in its own colours", async () => {
  const chip = await lone("tj-chip", 'value="12345"');
  const inks = all(chip, "[fill]").map((part) => getComputedStyle(part).fill);
  expect(new Set(inks).size).toBeGreaterThan(2);
  chip.style.setProperty("--tj-chip-123-45-ink", "rgb(1, 2, 3)");
  expect(all(chip, "[fill]").map((part) => getComputedStyle(part).fill)).toContain("rgb(1, 2, 3)");
});

test("accepts any value for cards, chips and hands", async () => {
  const failures = uncaught();
  const [hand, seat] = [await lone("tj-hand", ""), await lone("tj-seat", 'seat="right"')];
  for (const wrong of [5, ["a_s_0", 5], {}, [{}], true]) {
    hand.cards = wrong as never;
    seat.hands = wrong as never;
    seat.chips = wrong as never;
    await Promise.all([hand.updateComplete, seat.updateComplete]);
    expect(all(hand, "tj-card")).toHaveLength(Array.isArray(wrong) && wrong.length === 2 ? 1 : 0);
  }
  expect(failures).toEqual([]);
});

test("fits eight moves into a narrow page, two in a row", async () => {
  await page.viewport(320, 600);
  const moves = "hit stand double split surrender insurance no-insurance no-surrender";
  const element = await lone("tj-move-buttons", `moves="${moves}"`);
  const group = all(element, ".moves")[0];
  expect(group?.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  const lefts = all(element, "button").map((button) => Math.round(button.getBoundingClientRect().left));
  expect(lefts).toHaveLength(8);
  expect(new Set(lefts).size).toBe(2);
});

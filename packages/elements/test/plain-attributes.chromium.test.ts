import type { Amount, Command } from "@thunderjack/core";
import { loneBetButtons, loneDealer, loneHand, loneSeat } from "@thunderjack/stage";
import { loneCard } from "@thunderjack/stage/lone-card";
import type { LitElement } from "lit";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import "../src/components/tj-table/round.js";
import "../src/define.js";
import "../src/panels/tj-card-picker/tj-card-picker.define.js";
import "../src/panels/tj-history/tj-history.define.js";
import { TEXTS, uncaught } from "./hostile-values.js";
import { lone as written } from "./lone.js";
import { all, markupOf, shownHands, textOf } from "./seated.js";

/** Sets an attribute and waits for the render. */
async function rewritten(element: LitElement, attribute: string, text: string | null): Promise<void> {
  if (text === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, text);
  await element.updateComplete;
}

const isDrawn = (element: Element) => all(element, "*").length > 0;
const texts = (element: Element, selector: string) =>
  all(element, selector).map(({ textContent }) => textContent?.trim());
const values = (element: Element) => all(element, "tj-chip").map((chip) => Reflect.get(chip, "value"));

/** Returns the markup inside an element, without Lit's comments. */
function drawnIn(element: Element): string {
  const shadows = [element, ...all(element, "*")].map(({ shadowRoot }) => shadowRoot?.innerHTML ?? "");
  return shadows.join("\n").replace(/<!--.*?-->/g, "");
}

/** The rounds of a summary, as the command line prints them. */
const ROUNDS = [
  {
    round: 7,
    hands: [{ hand: "right", cards: ["a_s_0", "j_s_0"], total: 21, bet: 1000, outcome: "thunderjack", returned: 4000 }],
    dealer: { cards: ["10_h_0", null], total: 10 },
    net: 3000,
    credits: 53_000,
  },
];

test("names a card in English, or with the label of the page", async () => {
  const card = await written("tj-card", 'card="a_s"');
  await expect.element(page.getByRole("img", { name: "ace of spades" })).toBeVisible();
  await rewritten(card, "card", "10_h");
  await expect.element(page.getByRole("img", { name: "ten of hearts" })).toBeVisible();
  await rewritten(card, "label", "Herz zehn");
  await expect.element(page.getByRole("img", { name: "Herz zehn" })).toBeVisible();
});

test("renders nothing of a card that lies face down, also after it was face up", async () => {
  const card = await written("tj-card", 'card="?"');
  await expect.element(page.getByRole("img", { name: "face-down card" })).toBeVisible();
  await rewritten(card, "card", "q_d");
  expect(markupOf(card)).toContain("queen");
  await rewritten(card, "card", "?");
  expect(all(card, ".front")).toEqual([]);
  expect(markupOf(card)).not.toMatch(/queen|diamond|q_d/);
});

test("shows the cards, the total, the bet and the result of a hand", async () => {
  const hand = await written(
    "tj-hand",
    'cards="a_s, j_s" bet="500" outcome="thunderjack" won="1500" label="Your hand"',
  );
  expect(shownHands(hand.parentElement ?? hand)).toEqual([
    {
      label: "Your hand",
      cards: ["ace of spades", "jack of spades"],
      total: "21",
      badge: "Thunderjack!",
      won: "+15",
    },
  ]);
  expect(textOf(hand, "[part=bet]")).toBe("5");
  await expect.element(page.getByRole("group", { name: "Your hand" })).toBeVisible();
  await rewritten(hand, "cards", "5_h 6_d 9_s");
  await rewritten(hand, "outcome", null);
  await rewritten(hand, "doubled", "");
  await rewritten(hand, "turn", "");
  expect(textOf(hand, "[part=total]")).toBe("20");
  expect(all(hand, "[part=badge]")).toEqual([]);
  expect(all(hand, "[data-across]")).toHaveLength(1);
  expect(all(hand, "[aria-current=true], tj-turn-marker")).toHaveLength(2);
  await rewritten(hand, "bet", null);
  expect(all(hand, "[part=bet]")).toEqual([]);
});

test("shows two equal cards as two cards", async () => {
  const hand = await written("tj-hand", 'cards="8_s 8_s"');
  await rewritten(hand, "cards", "8_s 8_s 8_s");
  expect(all(hand, "tj-card")).toHaveLength(3);
  expect(textOf(hand, "[part=total]")).toBe("24");
});

test("shows the total of the dealer's cards that lie face up, and a bust", async () => {
  const dealer = await written("tj-dealer", 'cards="10_h ?"');
  await expect.element(page.getByRole("group", { name: "Dealer" })).toBeVisible();
  expect(all(dealer, "[role=img]").map((card) => card.ariaLabel)).toEqual(["ten of hearts", "face-down card"]);
  expect(textOf(dealer, "[part=total]")).toBe("10");
  await rewritten(dealer, "cards", "10_h 6_c 8_d");
  expect(textOf(dealer, "[part=badge]")).toBe("Dealer busts");
  await rewritten(dealer, "label", "Bank");
  await expect.element(page.getByRole("group", { name: "Bank" })).toBeVisible();
});

test("shows the hands of a seat and its bet in chips, and dispatches its switch event", async () => {
  const seat = await written("tj-seat", 'seat="right" bet="1500" chips="500 1000" hands="8_s 3_h, 8_d 10_c" on');
  expect(all(seat, "tj-hand").map((hand) => all(hand, "[role=img]").length)).toEqual([2, 2]);
  expect(textOf(seat, ".seat > .foot [part=bet]")).toBe("30");
  expect(values(seat)).toEqual([1000, 1000, 1000]);
  const received: string[] = [];
  seat.addEventListener("tj-seat-toggled", ({ detail }) => received.push(detail));
  await page.getByRole("switch", { name: "Right seat" }).click();
  expect(received).toEqual(["right"]);
  await rewritten(seat, "hands", null);
  await rewritten(seat, "seat", "left");
  expect(all(seat, "tj-hand")).toEqual([]);
  expect(values(seat)).toEqual([1000, 500]);
  await expect.element(page.getByRole("switch", { name: "Left seat" })).toBeVisible();
});

test("dispatches the same requests from single bet controls as at a table", async () => {
  const double = { kind: "double", label: "Twice", commands: [{ type: "PlaceBet", seat: "right", amount: 2000 }] };
  const controls = await written(
    "tj-bet-controls",
    `label="Chips" chips="500 5000" shortcuts='${JSON.stringify([double, { kind: "none" }, null])}'`,
  );
  const asked: (Command | Amount)[] = [];
  for (const type of ["tj-command", "tj-chip-picked"] as const) {
    controls.addEventListener(type, ({ detail }: CustomEvent<Command | Amount>) => asked.push(detail));
  }
  await expect.element(page.getByRole("group", { name: "Chips" })).toBeVisible();
  for (const name of ["Bet 50 more", "Twice", "Clear", "Deal"]) await page.getByRole("button", { name }).click();
  expect(asked).toEqual([5000, ...double.commands, { type: "ClearBets" }, { type: "Deal" }]);
  await rewritten(controls, "chips", "100");
  expect(values(controls)).toEqual([100]);
  await rewritten(controls, "shortcuts", "[{");
  expect(all(controls, "[part=shortcut]")).toEqual([]);
});

test("requests each written move once", async () => {
  const buttons = await written("tj-move-buttons", 'moves="Hit Stand Double hit" label="Moves" hand="middle-2"');
  const asked: Command[] = [];
  buttons.addEventListener("tj-command", ({ detail }) => asked.push(detail));
  await expect.element(page.getByRole("group", { name: "Moves" })).toBeVisible();
  expect(texts(buttons, "button")).toEqual(["Hit", "Stand", "Double"]);
  await page.getByRole("button", { name: "Double" }).click();
  expect(asked).toEqual([{ type: "Double", hand: "middle-2" }]);
  await rewritten(buttons, "moves", "no-insurance deal toString");
  expect(texts(buttons, "button")).toEqual(["No insurance"]);
  await rewritten(buttons, "hand", null);
  await page.getByRole("button").click();
  expect(asked.at(-1)).toEqual({ type: "DeclineInsurance", hand: "right" });
});

test("lists the rounds of a summary, and offers no replay of them", async () => {
  const history = await written("tj-history", `rounds='${JSON.stringify([...ROUNDS, { round: 8 }])}'`);
  expect(texts(history, "h3:not([part=statistics] *)")).toEqual(["Round 7"]);
  expect(textOf(history, ".outcome")).toBe("Thunderjack! +30");
  expect(textOf(history, ".foot")).toContain("500");
  expect(all(history, "button")).toEqual([]);
  await rewritten(history, "rounds", "[{");
  expect(all(history, "li")).toEqual([]);
});

test("starts the card picker with the written cards", async () => {
  const picker = await written("tj-card-picker", 'chosen="a_s 10_h joker a_s" decks="1"');
  expect(texts(picker, "li .name")).toEqual(["ace of spades", "ten of hearts"]);
  const asked: Command[] = [];
  picker.addEventListener("tj-command", ({ detail }) => asked.push(detail));
  await page.getByRole("button", { name: "king of clubs" }).click();
  await page.getByRole("button", { name: "Deal these cards" }).click();
  expect(asked).toEqual([{ type: "Deal", stack: ["a_s_0", "10_h_0", "k_c_0"] }]);
});

test("prefers the view of a table to attributes", async () => {
  const card = await written("tj-card", 'card="a_s" label="ace"');
  card.view = loneCard("2_h_0");
  const hand = await written("tj-hand", 'cards="a_s j_s" label="written" bet="500" outcome="win"');
  hand.view = loneHand(["2_h_0"], { label: "drawn" });
  const dealer = await written("tj-dealer", 'cards="a_s" label="written"');
  dealer.view = loneDealer(["2_h_0"], "drawn");
  const seat = await written("tj-seat", 'seat="right" hands="a_s" label="written" bet="500"');
  seat.view = loneSeat("left", [["2_h_0"]], { label: "drawn" });
  const controls = await written("tj-bet-controls", 'chips="500"');
  controls.view = loneBetButtons([200]);
  for (const element of [card, hand, dealer, seat, controls]) {
    await element.updateComplete;
    const markup = element.shadowRoot?.innerHTML ?? "";
    expect(markup).not.toMatch(/ace of|written|Win</);
    if (element !== controls)
      expect(all(element, "[role=img]").map((each) => each.ariaLabel)).toEqual(["two of hearts"]);
  }
  expect(values(controls)).toEqual([200]);
});

test("draws nothing without attributes, and for invalid ones", async () => {
  for (const name of ["tj-card", "tj-hand", "tj-dealer", "tj-seat", "tj-bet-controls"] as const) {
    expect(isDrawn(await written(name, "")), name).toBe(false);
  }
  expect(isDrawn(await written("tj-card", 'card="joker"'))).toBe(false);
  expect(isDrawn(await written("tj-hand", 'cards="joker" bet="500"'))).toBe(false);
  expect(isDrawn(await written("tj-seat", 'seat="roof" hands="a_s"'))).toBe(false);
  expect(isDrawn(await written("tj-bet-controls", 'chips="many"'))).toBe(false);
});

/** The elements with attributes that are parsed, each with these attributes. */
const READ = [
  ["tj-card", ["card", "label"]],
  ["tj-hand", ["cards", "bet", "won", "outcome", "label"]],
  ["tj-dealer", ["cards", "label"]],
  ["tj-seat", ["seat", "hands", "bet", "chips", "label"]],
  ["tj-bet-controls", ["chips", "shortcuts", "label"]],
  ["tj-move-buttons", ["moves", "hand", "label"]],
  ["tj-history", ["rounds"]],
  ["tj-card-picker", ["chosen"]],
  ["tj-chip-stack", ["chips", "amount"]],
] as const;

const BESIDE: Readonly<Record<string, string>> = {
  "tj-card": 'card="a_s"',
  "tj-hand": 'cards="a_s j_s" bet="500" outcome="win" won="500"',
  "tj-dealer": 'cards="10_h ?"',
  "tj-seat": 'seat="right" hands="a_s" bet="500" chips="500"',
  "tj-bet-controls": 'chips="500"',
  "tj-move-buttons": 'moves="hit"',
  "tj-chip-stack": 'chips="500" amount="500"',
};

const BAD = [...TEXTS, "a_s_99999999999999999999", "[null]", "[{}]", '[{"round":1}]', "? ?", ",,,", "10_h,,?"];

test.each(READ)(
  "accepts any text in the attributes of %s, and recovers when they have valid values again",
  async (name, attributes) => {
    const failures = uncaught();
    const element = await written(name, BESIDE[name] ?? "");
    const isSettable = (attribute: string) => attribute in element;
    for (const attribute of attributes) {
      const before = element.getAttribute(attribute);
      const drawn = drawnIn(element);
      for (const text of BAD) {
        await rewritten(element, attribute, text);
        // A framework sets the value of the attribute on the property if the element has that property.
        if (isSettable(attribute)) Reflect.set(element, attribute, text);
        await element.updateComplete;
        expect(all(element, "img, script")).toEqual([]);
      }
      await rewritten(element, attribute, null);
      await rewritten(element, attribute, before ?? "");
      expect(drawnIn(element)).toBe(drawn);
    }
    expect(failures).toEqual([]);
  },
);

test("accepts the values of attributes as properties from a framework", async () => {
  const hand = await written("tj-hand", "");
  Object.assign(hand, { cards: "a_s j_s", bet: "500", outcome: "win", won: "500" });
  const controls = await written("tj-bet-controls", "");
  Object.assign(controls, { chips: "500 1000" });
  await Promise.all([hand.updateComplete, controls.updateComplete]);
  expect([textOf(hand, "[part=bet]"), textOf(hand, "[part=won]")]).toEqual(["5", "+5"]);
  expect(values(controls)).toEqual([500, 1000]);
});

test("converts a number property that is set as text, as frameworks do", async () => {
  const hand = await written("tj-hand", 'cards="a_s j_s"');
  Reflect.set(hand, "bet", "1000");
  expect(Reflect.get(hand, "bet")).toBe(1000);
  await hand.updateComplete;
  expect(textOf(hand, "[part=bet]")).toContain("10");
  const table = document.createElement("thunderjack-table");
  Reflect.set(table, "credits", "20000");
  Reflect.set(table, "volume", "0.5");
  expect([table.credits, table.volume]).toEqual([20_000, 0.5]);
});

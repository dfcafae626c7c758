import type { CardId } from "@thunderjack/cards";
import { chosenSeeds, Table, VirtualClock } from "@thunderjack/core";
import { expect, onTestFinished, test } from "vitest";
import "../define.js";
import { drawn, ownTable, seatedAt, textOf } from "../../test/seated.js";
import type { ThunderjackTable } from "../index.js";

/**
 * The player has ten and nine, and the dealer has nine and seven. The dealer draws a ten and busts, so the player wins
 * by standing.
 */
const WON = ["10_h", "9_s", "9_d", "7_c", "10_c"];

/** Deals a round with a bet of ten credits, from the next deck of the shoe. */
function deal(element: ThunderjackTable): void {
  element.placeBet("middle", 1000);
  const deck = element.table?.publicState.round ?? 0;
  expect(element.deal(WON.map((card) => `${card}_${deck}` as CardId))).toBeNull();
}

/** Deals a round and stands, which wins ten credits. */
function win(element: ThunderjackTable): void {
  deal(element);
  expect(element.stand()).toBeNull();
}

test("pays a deal from credits that are set right before it", async () => {
  const element = await ownTable({ allowStacking: true });
  const reported: number[] = [];
  element.addEventListener("thunderjack-round-settled", ({ detail }) => reported.push(detail.credits));
  element.credits = 20_000;
  expect(element.credits).toBe(20_000);
  win(element);
  expect(element.credits).toBe(21_000);
  element.credits = 30_000;
  win(element);
  await drawn(element);
  expect(reported).toEqual([21_000, 31_000]);
  expect(element.credits).toBe(31_000);
});

test("pays a deal from credits that are set in its `before-deal` event", async () => {
  const element = await ownTable({ allowStacking: true });
  element.addEventListener("thunderjack-before-deal", () => {
    element.credits = 20_000;
  });
  win(element);
  await drawn(element);
  expect(element.credits).toBe(21_000);
  win(element);
  await drawn(element);
  expect(element.credits).toBe(21_000);
});

test.each([
  ["at once", (set: () => void) => set()],
  ["a little later", (set: () => void) => void setTimeout(set)],
])("keeps a win when the page sets the reported credits %s, and the next round is already dealt", async (_, mirror) => {
  const clock = new VirtualClock();
  const element = await ownTable({ allowStacking: true, speed: "normal", clock });
  const { table } = element;
  element.addEventListener("thunderjack-round-settled", ({ detail }) => {
    mirror(() => {
      element.credits = detail.credits;
    });
  });
  const later = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    await drawn(element);
  };
  for (const credits of [51_000, 52_000, 53_000]) {
    win(element);
    expect(element.conductor?.isSettled).toBe(false);
    await later();
    expect(element.table?.publicState.credits).toBe(credits);
  }
  clock.pass(60_000);
  await later();
  expect(element.credits).toBe(53_000);
  expect(element.table).toBe(table);
});

test("applies credits that are set during a round after the round is shown, and dispatches all its events", async () => {
  const clock = new VirtualClock();
  const element = await ownTable({ allowStacking: true, speed: "normal", clock });
  const reported: number[] = [];
  element.addEventListener("thunderjack-round-settled", ({ detail }) => reported.push(detail.credits));
  deal(element);
  element.credits = 7000;
  expect(element.credits).toBe(49_000);
  element.stand();
  await drawn(element);
  expect(reported).toEqual([]);
  expect(element.table?.publicState.credits).toBe(51_000);
  clock.pass(60_000);
  await drawn(element);
  expect(reported).toEqual([51_000]);
  expect(element.credits).toBe(7000);
});

test("continues on its own table after rules that cannot be played", async () => {
  const element = await ownTable({ allowStacking: true });
  win(element);
  element.rules = "nonsense";
  await drawn(element);
  expect(textOf(element, "[role=alert]")).toContain("nonsense");
  expect(element.credits).toBe(51_000);
  win(element);
  element.rules = "casino";
  await drawn(element);
  expect(textOf(element, "[role=alert]")).toBeNull();
  expect(element.table?.rules.name).toBe("casino");
  expect(element.setClientSeed("my own words")).toBe(true);
  element.credits = 5000;
  await drawn(element);
  expect(element.credits).toBe(5000);
});

test("reports invalid credits until they are replaced", async () => {
  const element = await ownTable({ allowStacking: true });
  for (const credits of [9000, 50_000]) {
    element.credits = Number.NaN;
    await drawn(element);
    expect(textOf(element, "[role=alert]")).toContain("Credits must be");
    expect(element.placeBet("middle", 1000)).toBeNull();
    element.credits = credits;
    await drawn(element);
    expect(textOf(element, "[role=alert]")).toBeNull();
    expect(element.credits).toBe(credits);
  }
});

test("applies properties that were set while the element was disconnected", async () => {
  const element = await ownTable({ allowStacking: true });
  win(element);
  const away = async (set: () => void) => {
    for (const isAtOnce of [true, false]) {
      element.remove();
      if (isAtOnce) set();
      await element.updateComplete;
      if (!isAtOnce) set();
      await element.updateComplete;
      document.body.append(element);
      await drawn(element);
    }
  };
  const before = element.table;
  await away(() => {});
  expect(element.table).toBe(before);
  await away(() => {
    element.credits = 4200;
  });
  expect(element.credits).toBe(4200);
  await away(() => {
    element.rules = "casino";
  });
  expect(element.table?.rules.name).toBe("casino");
  await away(() => {
    element.seed = "set while away";
  });
  expect(element.table?.fairness?.chosen).toBe(true);
});

test("opens no other table for equal rules in another object", async () => {
  const element = await ownTable({ allowStacking: true, rules: { preset: "thunderjack", decks: 2 } });
  win(element);
  element.rules = { preset: "thunderjack", decks: 2 };
  await drawn(element);
  expect(element.credits).toBe(51_000);
  expect(element.table?.publicState.round).toBe(1);
});

test("ignores properties that a framework sets to undefined", async () => {
  const element = await ownTable({ allowStacking: true, credits: 7000 });
  const { table } = element;
  for (const name of ["rules", "seed", "credits", "renderer", "speed", "keys", "lang", "theme", "deck", "persist"]) {
    Reflect.set(element, name, undefined);
    await drawn(element);
    expect([name, textOf(element, "[role=alert]")]).toEqual([name, null]);
  }
  expect(element.table).toBe(table);
  expect(element.credits).toBe(7000);
  expect(textOf(element, "[data-panel=keys]")).not.toBeNull();
  const given = new Table({ rules: "casino", seeds: chosenSeeds("outside") });
  const { element: other } = await seatedAt({ table: given });
  Reflect.set(other, "credits", undefined);
  await drawn(other);
  expect(other.table?.fairness).toBe(given.fairness);
});

test("ignores null credits, also while a change waits for the end of the round", async () => {
  for (const nothing of [undefined, null, ""]) {
    const element = await ownTable({ allowStacking: true });
    deal(element);
    element.credits = 70_000;
    Reflect.set(element, "credits", nothing);
    element.stand();
    await drawn(element);
    expect([nothing, element.credits]).toEqual([nothing, 70_000]);
  }
});

test("reads a number from text that a framework sets as `credits`", async () => {
  const element = await ownTable({ allowStacking: true });
  Reflect.set(element, "credits", "20000");
  await drawn(element);
  expect(textOf(element, "[role=alert]")).toBeNull();
  expect(element.credits).toBe(20_000);
  win(element);
  expect(element.credits).toBe(21_000);
  Reflect.set(element, "credits", "21000");
  const { table } = element;
  await drawn(element);
  expect(element.table).toBe(table);
});

test("keeps the table when the rules in play are set again", async () => {
  const element = await ownTable({ allowStacking: true });
  win(element);
  const { table } = element;
  for (const other of ["bogus", "thunderjack"]) {
    element.rules = other;
    await drawn(element);
  }
  expect(textOf(element, "[role=alert]")).toBeNull();
  deal(element);
  for (const other of ["casino", "thunderjack"]) {
    element.rules = other;
    element.allowStacking = other === "thunderjack";
    await drawn(element);
  }
  element.stand();
  await drawn(element);
  expect(element.table).toBe(table);
  expect(element.credits).toBe(52_000);
  element.rules = "casino";
  await drawn(element);
  expect(element.table?.rules.name).toBe("casino");
  element.rules = "thunderjack";
  await drawn(element);
  expect(element.table?.rules.name).not.toBe("casino");
});

const elsewhere = (): HTMLElement => {
  const place = document.createElement("div");
  document.body.append(place);
  onTestFinished(() => place.remove());
  return place;
};

test.each<[string, (element: ThunderjackTable) => void]>([
  ["is moved", (element) => elsewhere().append(element)],
  [
    "is moved with `moveBefore()`",
    (element) => Reflect.apply(Reflect.get(elsewhere(), "moveBefore"), elsewhere(), [element, null]),
  ],
  [
    "is removed and added again",
    (element) => {
      element.remove();
      elsewhere().append(element);
    },
  ],
  [
    "shows another table",
    (element) => {
      element.table = new Table({ rules: "casino", seeds: chosenSeeds("another") });
    },
  ],
])("dispatches the pending events of a round when the table %s", async (_, leave) => {
  const element = await ownTable({ allowStacking: true, speed: "normal", clock: new VirtualClock() });
  const reported: number[] = [];
  element.addEventListener("thunderjack-round-settled", ({ detail }) => {
    reported.push(detail.credits);
    // The element is leaving the table, so the deal is rejected.
    expect(element.deal()).not.toBeNull();
  });
  win(element);
  expect(reported).toEqual([]);
  expect(element.conductor?.pending).toBeGreaterThan(0);
  leave(element);
  await drawn(element);
  expect(reported).toEqual([51_000]);
  expect(element.conductor?.pending).toBe(0);
});

import type { CardId } from "@thunderjack/cards";
import { describe, expect, test } from "vitest";
import {
  ENGLISH,
  loadPhrasebook,
  loneBetButtons,
  loneCard,
  loneDealer,
  loneHand,
  loneMoves,
  loneSeat,
} from "../src/index.js";
import { scene } from "./scene.js";

const PAIR: readonly CardId[] = ["8_s_0", "8_d_0"];

describe("a part without a table", () => {
  test("has the same view as on a table, except for the turn and the meter of a Blitz", () => {
    const { seats, dealer } = scene({ cards: "8_s 10_h 8_d 7_c" }).view;
    const [right] = seats;
    const [hand] = right?.hands ?? [];
    const lone = loneHand(PAIR, { bet: 1000, isTurn: true, label: hand?.label ?? "" });
    expect(lone).toEqual({ ...hand, blitz: null });
    expect(loneDealer(["10_h_0", null])).toEqual(dealer);
    const { raises: _, takeBack: __, takeChipLabel: ___, isClosed: ____, hands, ...seat } = right ?? {};
    expect(loneSeat("right", [PAIR], { bet: 1000 })).toMatchObject({
      ...seat,
      hands: [{ ...hands?.[0], isTurn: false, blitz: null }],
    });
  });

  test("has the same buttons as on a table where all commands are legal", () => {
    const { betting, moves } = scene({ cards: "8_s 10_h 8_d 7_c" }).view;
    expect(loneMoves(["Hit", "Stand", "Double", "Split", "Surrender"], "right")).toEqual(
      moves.filter(({ isLegal }) => isLegal).map((move) => ({ ...move, detail: "" })),
    );
    const { chips, chipLabels, clear, deal } = betting;
    const offered = { isLegal: true, reason: null };
    expect(loneBetButtons(chips)).toEqual({
      chips,
      chipLabels,
      chipReasons: chips.map(() => null),
      clear: { ...clear, ...offered },
      deal: { ...deal, ...offered },
    });
  });

  test("is labelled in the given language or with the given label", async () => {
    const german = await loadPhrasebook("de");
    expect(loneCard("7_c_0").label).toBe("seven of clubs");
    expect(loneCard("7_c_0", "", german).label).toBe(german.card("7_c_0"));
    expect(loneCard("7_c_0", "Kreuz sieben").label).toBe("Kreuz sieben");
    expect(loneDealer(["7_c_0"], "Bank")?.label).toBe("Bank");
    expect(loneHand(["7_c_0"], {}, german)?.label).toBe("");
    expect(loneSeat("left", [], { label: "Links" })).toMatchObject({ label: "Links", switchLabel: "Links" });
  });

  test("is `null` without cards, without chips, or for an unknown seat", () => {
    expect([loneHand([], { bet: 1000 }), loneDealer([]), loneSeat("table", [], {}), loneBetButtons([])]).toEqual(
      Array(4).fill(null),
    );
  });
});

describe("a hand without a table", () => {
  test("shows its outcome and its winnings", () => {
    const hand = loneHand(["a_s_0", "j_s_0"], { bet: 1000, outcome: "thunderjack", won: 3000 });
    expect(hand).toMatchObject({ badge: { kind: "thunderjack", label: ENGLISH.badges.thunderjack } });
  });

  test.each([
    ["win", 1000, "win", "+10"],
    ["blackjack", 1500, "award", "+15"],
    ["push", 0, "push", "±0"],
    ["surrender", 0, "lose", "−5"],
    ["lose", 0, "lose", "−10"],
    ["bust", 0, "lose", "−10"],
  ])("has the amount of the outcome %j", (outcome, won, tone, amountText) => {
    expect(loneHand(PAIR, { bet: 1000, outcome, won })?.badge).toMatchObject({ kind: outcome, tone, amountText });
  });

  test("has no amount without a bet", () => {
    expect(loneHand(PAIR, { outcome: "win" })?.badge).toMatchObject({ tone: "win", amountText: null });
  });

  test("has no winnings without an outcome", () => {
    expect(loneHand(PAIR, { won: 3000 })).toMatchObject({ badge: null });
  });

  test.each(["joker", "", "toString", "__proto__", "constructor"])("ignores the outcome %j", (outcome) => {
    expect(loneHand(PAIR, { outcome })?.badge).toBeNull();
  });

  test.each([Number.NaN, -1, 0.5, 1e308])("ignores the bet %d", (bet) => {
    expect(loneHand(PAIR, { bet })?.bet).toBe(0);
  });

  test("may have a face-down card, which does not count in the total and is not named", () => {
    const hand = loneHand(["9_h_0", null], {});
    expect(hand?.total?.label).toBe("9");
    expect(hand?.cards.map(({ label }) => label)).toEqual(["nine of hearts", "face-down card"]);
    expect(loneHand([null, null], {})?.total).toBeNull();
    expect(new Set(loneHand([null, null], {})?.cards.map(({ key }) => key)).size).toBe(2);
  });

  test("draws its third card across if it was doubled", () => {
    const across = loneHand(["5_h_0", "6_d_0", "9_s_0"], { isDoubled: true })?.cards.map(({ isAcross }) => isAcross);
    expect(across).toEqual([false, false, true]);
  });
});

test("a dealer without a table busts only with a total over 21", () => {
  expect(loneDealer(["10_h_0", "6_c_0", "k_s_0"])?.badge?.kind).toBe("dealer-bust");
  expect(loneDealer(["2_h_0", "2_c_0", "2_s_0", "2_d_0", "3_h_0", "3_c_0"])?.badge).toBeNull();
  expect(loneDealer(["a_h_0", "k_s_0"])?.badge?.kind).toBe("dealer-blackjack");
});

test("a seat has at most four hands, each with the bet of the seat", () => {
  const seat = loneSeat("middle", [PAIR, PAIR, PAIR, PAIR, PAIR], { bet: 1000 });
  expect(seat?.hands.map(({ name }) => name)).toEqual(["middle", "middle-2", "middle-3", "middle-4"]);
  expect(seat?.stakedText).toBe("40");
  expect(loneSeat("middle", [], { bet: 1000 })?.stakedText).toBe("10");
});

import { expect, test } from "vitest";
import { expectedTable } from "../../test/expected-table.js";
import {
  click,
  drawn,
  markupOf,
  type Seated,
  seatedAt,
  shownDealer,
  shownHands,
  shownMoves,
  shownPiles,
  textOf,
} from "../../test/seated.js";

const FIVE_MOVES = ["Hit", "Stand", "Double", "Split", "Surrender"];

/**
 * Expects the page to match the received events: every hand with its cards, total and result, the dealer's cards, and
 * the credits.
 */
async function expectShown({ element, events, table }: Seated): Promise<void> {
  await drawn(element);
  const { hands, dealer, credits } = expectedTable(events, table.opening.credits);
  const names: Record<string, string> = { right: "Right seat", middle: "Middle seat", left: "Left seat" };
  const shown = new Map(shownHands(element).map(({ label, ...hand }) => [label, hand]));
  expect(shown.size).toBe(hands.size);
  for (const [name, hand] of hands) {
    const [seat = "", number] = name.split("-");
    expect(shown.get(number === undefined ? (names[seat] ?? "") : `${names[seat]}, hand ${number}`)).toEqual(hand);
  }
  expect(shownDealer(element).cards).toEqual(dealer);
  expect(textOf(element, "[part=credits]")).toBe(credits);
}

test("plays a round with a split by clicks, and shows every event", async () => {
  const seated = await seatedAt({ stack: ["8_c_0", "9_s_0", "8_d_0", "10_c_0", "3_c_0", "2_d_0", "10_h_0", "9_h_0"] });
  await click("Bet 50 more", "Deal");
  await expectShown(seated);
  expect(shownMoves(seated.element)).toEqual(FIVE_MOVES);
  expect(shownDealer(seated.element).cards).toEqual(["nine of spades", "face-down card"]);

  await click("Split");
  await expectShown(seated);
  expect(shownHands(seated.element).map(({ label }) => label)).toEqual(["Middle seat", "Middle seat, hand 2"]);
  expect(shownMoves(seated.element)).toEqual(["Hit", "Stand", "Double"]);
  expect(textOf(seated.element, "[part=staked]")).toBe("100");
  expect(textOf(seated.element, "[part=credits]")).toBe("400");

  await click("Double");
  await expectShown(seated);
  expect(textOf(seated.element, "[part=staked]")).toBe("150");

  await click("Hit", "Stand");
  await expectShown(seated);
  expect(shownHands(seated.element).map(({ badge, won }) => [badge, won])).toEqual([
    ["Win", "+100"],
    ["Push", "±0"],
  ]);
  expect(textOf(seated.element, "[part=credits]")).toBe("600");
  expect(textOf(seated.element, "[part=net]")).toBe("+100");
  expect(seated.events.map(({ type }) => type)).toContain("HandSplit");
});

test("pays a Thunderjack at once, and shows its badge and its winnings", async () => {
  const seated = await seatedAt({ stack: ["a_h_0", "9_s_0", "k_h_0", "10_c_0"] });
  await click("Bet 50 more", "Deal");
  await expectShown(seated);
  expect(shownHands(seated.element)).toEqual([
    {
      label: "Middle seat",
      cards: ["ace of hearts", "king of hearts"],
      total: "21",
      badge: "Thunderjack!",
      won: "+150",
    },
  ]);
  expect(seated.events).toContainEqual(
    expect.objectContaining({ type: "ThunderjackAwarded", hand: "middle", payout: 15000 }),
  );
  expect(textOf(seated.element, "[part=credits]")).toBe("650");
});

test("plays three seats from right to left, and marks the turn", async () => {
  const stack = ["10_h_0", "9_h_0", "8_h_0", "6_s_0", "10_d_0", "9_d_0", "8_d_0", "10_s_0", "10_c_0"];
  const seated = await seatedAt({ stack });
  await click("Left seat", "Right seat", "Bet 10 more", "Deal");
  for (const turn of ["Right seat", "Middle seat", "Left seat"]) {
    await expectShown(seated);
    expect(textOf(seated.element, "[part=message]")).toContain(turn);
    await click("Stand");
  }
  await expectShown(seated);
  expect(shownDealer(seated.element).badge).toBe("Dealer busts");
  expect(shownHands(seated.element).map(({ won }) => won)).toEqual(["+10", "+10", "+10"]);
});

test("repeats the bets of a lost round", async () => {
  const seated = await seatedAt({ stack: ["10_h_0", "9_s_0", "6_d_0", "10_c_0", "10_d_0"] });
  await click("Bet 50 more", "Bet 10 more", "Deal", "Hit");
  await expectShown(seated);
  expect(shownHands(seated.element)[0]?.badge).toBe("Bust");
  expect(textOf(seated.element, "[part=net]")).toBe("−60");
  expect(textOf(seated.element, "[part=staked]")).toBe("60");

  await click("Deal");
  await expectShown(seated);
  expect(seated.events.filter(({ type }) => type === "RoundStarted")).toHaveLength(2);
  expect(shownPiles(seated.element)).toEqual(["Discards 5", `Shoe ${seated.table.state.undealt}`]);
});

test("ends the game when the player cannot pay the smallest bet, and starts a new one", async () => {
  const seated = await seatedAt({ credits: 1000, stack: ["10_h_0", "9_s_0", "9_d_0", "10_c_0", "10_d_0"] });
  await click("Bet 10 more", "Deal", "Hit");
  await expectShown(seated);
  expect(textOf(seated.element, "[part=over]")).toContain("Game over");

  await click("New game");
  await drawn(seated.element);
  expect(textOf(seated.element, "[part=over]")).toBeNull();
  expect(textOf(seated.element, "[part=credits]")).toBe("500");
  await click("Bet 10 more", "Deal");
  await expectShown(seated);
});

test("renders the hole card nowhere before it is revealed", async () => {
  const seated = await seatedAt({ stack: ["10_h_0", "9_s_0", "8_d_0", "q_c_0"] });
  await click("Bet 50 more", "Deal");
  await drawn(seated.element);
  const hidden = markupOf(seated.element);
  expect(hidden).toContain("nine of spades");
  expect(hidden).toContain("face-down card");
  expect(hidden).not.toMatch(/queen of clubs|q_c_0/);

  await click("Stand");
  await drawn(seated.element);
  expect(markupOf(seated.element)).toContain("queen of clubs");
});

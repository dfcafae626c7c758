import { expect, test } from "vitest";
import { heard } from "./heard.js";
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
} from "./seated.js";

const FIVE_MOVES = ["Hit", "Stand", "Double", "Split", "Surrender"];

/** The page shows what was heard: every hand with its cards, total and result, the dealer's cards, the credits. */
async function expectAsHeard({ element, events, table }: Seated): Promise<void> {
  await drawn(element);
  const { hands, dealer, credits } = heard(events, table.opening.credits);
  const names: Record<string, string> = { right: "Right hand", middle: "Middle hand", left: "Left hand" };
  const shown = new Map(shownHands(element).map(({ label, ...hand }) => [label, hand]));
  expect(shown.size).toBe(hands.size);
  for (const [name, hand] of hands) {
    const [seat = "", number] = name.split("-");
    expect(shown.get(number === undefined ? (names[seat] ?? "") : `${names[seat]} ${number}`)).toEqual(hand);
  }
  expect(shownDealer(element).cards).toEqual(dealer);
  expect(textOf(element, "[part=credits]")).toBe(credits);
}

test("a round with a split is played by clicking, and the page shows every event of it", async () => {
  const seated = await seatedAt({ stack: ["8_c_0", "9_s_0", "8_d_0", "10_c_0", "3_c_0", "2_d_0", "10_h_0", "9_h_0"] });
  await click("Bet 50 more", "Deal");
  await expectAsHeard(seated);
  expect(shownMoves(seated.element)).toEqual(FIVE_MOVES);
  expect(shownDealer(seated.element).cards).toEqual(["nine of spades", "face-down card"]);

  await click("Split");
  await expectAsHeard(seated);
  expect(shownHands(seated.element).map(({ label }) => label)).toEqual(["Middle hand", "Middle hand 2"]);
  expect(shownMoves(seated.element)).toEqual(["Hit", "Stand", "Double"]);
  expect(textOf(seated.element, "[part=staked]")).toBe("100");
  expect(textOf(seated.element, "[part=credits]")).toBe("400");

  await click("Double");
  await expectAsHeard(seated);
  expect(textOf(seated.element, "[part=staked]")).toBe("150");

  await click("Hit", "Stand");
  await expectAsHeard(seated);
  expect(shownHands(seated.element).map(({ badge, won }) => [badge, won])).toEqual([
    ["Win", "+100"],
    ["Push", null],
  ]);
  expect(textOf(seated.element, "[part=credits]")).toBe("600");
  expect(textOf(seated.element, "[part=net]")).toBe("+100");
  expect(seated.events.map(({ type }) => type)).toContain("HandSplit");
});

test("a Thunderjack is paid at once, and its badge and its winnings are on the table", async () => {
  const seated = await seatedAt({ stack: ["a_h_0", "9_s_0", "k_h_0", "10_c_0"] });
  await click("Bet 50 more", "Deal");
  await expectAsHeard(seated);
  expect(shownHands(seated.element)).toEqual([
    {
      label: "Middle hand",
      cards: ["ace of hearts", "king of hearts"],
      total: "soft 21",
      badge: "Thunderjack!",
      won: "+150",
    },
  ]);
  expect(seated.events).toContainEqual({ type: "ThunderjackAwarded", hand: "middle", payout: 15000 });
  expect(textOf(seated.element, "[part=credits]")).toBe("650");
});

test("three seats play from right to left, and the turn is marked", async () => {
  const stack = ["10_h_0", "9_h_0", "8_h_0", "6_s_0", "10_d_0", "9_d_0", "8_d_0", "10_s_0", "10_c_0"];
  const seated = await seatedAt({ stack });
  await click("Left seat", "Right seat", "Bet 10 more", "Deal");
  for (const turn of ["Right hand", "Middle hand", "Left hand"]) {
    await expectAsHeard(seated);
    expect(textOf(seated.element, "[part=message]")).toContain(turn);
    await click("Stand");
  }
  await expectAsHeard(seated);
  expect(shownDealer(seated.element).badge).toBe("Dealer busts");
  expect(shownHands(seated.element).map(({ won }) => won)).toEqual(["+10", "+10", "+10"]);
});

test("a lost round can be played again with the same bets", async () => {
  const seated = await seatedAt({ stack: ["10_h_0", "9_s_0", "6_d_0", "10_c_0", "10_d_0"] });
  await click("Bet 50 more", "Bet 10 more", "Deal", "Hit");
  await expectAsHeard(seated);
  expect(shownHands(seated.element)[0]?.badge).toBe("Bust");
  expect(textOf(seated.element, "[part=net]")).toBe("−60");
  expect(textOf(seated.element, "[part=staked]")).toBe("60");

  await click("Deal");
  await expectAsHeard(seated);
  expect(seated.events.filter(({ type }) => type === "RoundStarted")).toHaveLength(2);
  expect(shownPiles(seated.element)).toEqual(["Tray 5", `Shoe ${seated.table.state.undealt}`]);
});

test("who cannot pay the smallest bet has lost the game, and may start again", async () => {
  const seated = await seatedAt({ credits: 1000, stack: ["10_h_0", "9_s_0", "9_d_0", "10_c_0", "10_d_0"] });
  await click("Bet 10 more", "Deal", "Hit");
  await expectAsHeard(seated);
  expect(textOf(seated.element, "[part=over]")).toContain("The game is over");

  await click("Start again");
  await drawn(seated.element);
  expect(textOf(seated.element, "[part=over]")).toBeNull();
  expect(textOf(seated.element, "[part=credits]")).toBe("500");
  await click("Bet 10 more", "Deal");
  await expectAsHeard(seated);
});

test("the hole card is nowhere in the page before it is shown", async () => {
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

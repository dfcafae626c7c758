import { VirtualClock } from "@thunderjack/core";
import { type Cue, conduct, type Frame } from "@thunderjack/stage";
import { type Answer, cardsFrom, type Given, Scenario } from "@thunderjack/testkit";
import { expect, test } from "vitest";
import { layoutTable } from "../src/layout/layout.js";
import type { TableLayout } from "../src/layout/table-layout.js";
import { type Transition, transitionBetween } from "../src/motion/transition.js";

const SIZE = { width: 800, height: 600 };

/** Deals these cards, plays these moves, and returns the transition of each event. */
function play(options: Given, cards: string, ...answers: readonly Answer[]) {
  const scenario = new Scenario(options);
  const { rules, publicState, publicEvents$ } = scenario.table;
  const clock = new VirtualClock();
  const conductor = conduct({ rules, state: publicState, events$: publicEvents$, clock, speed: "normal" });
  const transitions: {
    readonly cue: Cue;
    readonly before: TableLayout;
    readonly after: TableLayout;
    readonly transition: Transition;
  }[] = [];
  let before: TableLayout | null = null;
  conductor.frames$.subscribe(({ view, cue }: Frame) => {
    const after = layoutTable(view, SIZE);
    if (cue !== undefined && before !== null)
      transitions.push({ cue, before, after, transition: transitionBetween(before, after, cue) });
    before = after;
  });
  scenario.deal(cards).when(...answers);
  while (clock.passToNext());
  return {
    scenario,
    clock,
    transitions,
    of: (type: Cue["event"]["type"]) => transitions.filter(({ cue }) => cue.isStart && cue.event.type === type),
  };
}

const TWENTY = "10_h 9_s k_h 7_c 10_c";

test("a dealt card comes from the shoe and turns over on its way", () => {
  const [first] = play({}, TWENTY).of("CardDealt");
  if (first === undefined) throw new Error("Nothing was dealt.");
  const [ten] = first.after.cards;
  const { shoe } = first.after;
  expect(first.transition.moves.map(({ key, from }) => [key, from.x, from.y, from.turn])).toEqual([
    [ten?.key, shoe.opening.x - (ten?.x ?? 0), shoe.opening.y - (ten?.y ?? 0), 0],
    [ten?.key, 0, 0, 1],
  ]);
});

test("the hole card does not turn over on its way", () => {
  const hidden = play({}, TWENTY).of("CardDealt")[3];
  const own = hidden?.transition.moves.filter(({ key }) => key === "dealer-1") ?? [];
  expect(own.map(({ from }) => from.turn)).toEqual([0]);
});

test("the revealed hole card turns over in place", () => {
  const [shown] = play({}, TWENTY, "stand").of("HoleCardRevealed");
  expect(shown?.transition.moves.map(({ key, from }) => [key, from.x, from.y, from.turn])).toEqual([
    ["dealer-1", 0, 0, 1],
  ]);
});

test("the cards of a hand move aside for the next card", () => {
  const third = play({}, TWENTY).of("CardDealt")[2];
  const [king, ten] = [cardsFrom("k_h")[0], cardsFrom("10_h")[0]];
  const slides = third?.transition.moves.filter(({ key, from }) => key === ten && Math.abs(from.x) > 1) ?? [];
  expect(slides).toHaveLength(1);
  expect(third?.transition.moves.some(({ key }) => key === king)).toBe(true);
});

test("a split card slides to its new hand", () => {
  const [split] = play({}, "8_c 6_s 8_d 10_c", "split").of("HandSplit");
  const [eight] = cardsFrom("8_d");
  const own = split?.transition.moves.filter(({ key }) => key === eight) ?? [];
  expect(own).toHaveLength(1);
  expect(own[0]?.from.turn).toBe(0);
});

test("discarded cards go to the tray one after the other", () => {
  const { scenario, clock, of } = play({}, TWENTY, "stand");
  scenario.deal("9_d 8_d k_d 6_d");
  while (clock.passToNext());
  const [discarded] = of("CardsDiscarded");
  const exits = discarded?.transition.exits ?? [];
  expect(exits.map(({ card }) => card.key).sort()).toEqual(discarded?.before.cards.map(({ key }) => key).sort());
  const [{ card, by } = { card: { x: 0 }, by: { x: 0 } }] = exits;
  expect(card.x + by.x).toBeCloseTo(discarded?.after.tray.opening.x ?? 0);
  const starts = exits.map(({ delay }) => delay);
  expect(starts).toEqual([...new Set(starts)].sort((one, other) => one - other));
});

test("winnings come from the dealer, chip by chip", () => {
  const { of } = play({ bets: { right: 30_000 } }, TWENTY, "stand");
  const paid = of("HandSettled").flatMap(({ transition, after }) =>
    transition.moves.filter(({ kind }) => kind === "chip").map((move) => ({ ...move, after })),
  );
  expect(paid.length).toBeGreaterThan(1);
  for (const { key, from, after } of paid) {
    const chip = after.chips.find((candidate) => candidate.key === key);
    expect([(chip?.x ?? 0) + from.x, (chip?.y ?? 0) + from.y]).toEqual([after.felt.eye.x, after.felt.eye.y]);
  }
  const delays = paid.map(({ delay = 0 }) => delay);
  expect(delays).toEqual([...new Set(delays)].sort((one, other) => one - other));
});

test("the chips of a doubled bet come from the credits", () => {
  const [doubled] = play({}, "5_h 6_s 6_d 10_c 9_h", "double").of("HandDoubled");
  const chips = doubled?.transition.moves.filter(({ kind }) => kind === "chip") ?? [];
  expect(chips.map(({ key }) => key)).toEqual(["right-1"]);
  const chip = doubled?.after.chips.find(({ key }) => key === "right-1");
  expect((chip?.y ?? 0) + (chips[0]?.from.y ?? 0)).toBeGreaterThan(doubled?.after.felt.box.height ?? 0);
});

test("the dealer takes a lost bet", () => {
  const { of } = play({}, "10_h 9_s 6_d 10_c 10_d", "hit");
  const taken = of("HandSettled").flatMap(({ transition, after }) =>
    transition.chipExits.map(({ chip, by }) => [chip.x + by.x - after.felt.eye.x, chip.y + by.y - after.felt.eye.y]),
  );
  expect(taken).toEqual([[0, 0]]);
});

test("the winnings go to the credits with the cards", () => {
  const { scenario, clock, of } = play({}, TWENTY, "stand");
  scenario.deal("9_d 8_d k_d 6_d");
  while (clock.passToNext());
  const [discarded] = of("CardsDiscarded");
  const keys = discarded?.transition.chipExits.map(({ chip }) => chip.key) ?? [];
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.every((key) => key.startsWith("won-"))).toBe(true);
  for (const { chip, by } of discarded?.transition.chipExits ?? []) {
    expect(chip.y + by.y).toBeGreaterThan(discarded?.after.felt.box.height ?? 0);
  }
});

test("lightning strikes the hand with the Thunderjack once", () => {
  const { transitions } = play({ bets: { right: 1000, middle: 1000 } }, "9_h a_s 6_d 8_h k_s 10_c");
  const strikes = transitions.flatMap(({ after, transition: { moment } }) =>
    moment === null ? [] : [{ after, ...moment }],
  );
  expect(strikes.map(({ kind }) => kind)).toEqual(["thunderjack"]);
  const [strike] = strikes;
  expect(strike?.hands).toHaveLength(1);
  const [hand] = strike?.hands ?? [];
  const middles = strike?.after.cards.filter((card) => card.hand === "middle").map(({ x }) => x) ?? [];
  expect(middles).toHaveLength(2);
  for (const x of middles) {
    expect(x).toBeGreaterThan(hand?.x ?? 0);
    expect(x).toBeLessThan((hand?.x ?? 0) + (hand?.width ?? 0));
  }
});

test("a bust of the dealer lights up the hands that win, and no hand that has lost", () => {
  const cards = "10_h 10_s 6_d 9_h 5_c 10_c 10_d 10_h";
  const { of } = play({ bets: { right: 1000, middle: 1000 } }, cards, "stand", "hit");
  const [busted] = of("DealerBusted");
  expect(busted?.transition.moment).toMatchObject({ kind: "dealer-bust" });
  const [hand, ...others] = busted?.transition.moment?.hands ?? [];
  expect(others).toEqual([]);
  const right = busted?.after.cards.find((card) => card.hand === "right");
  expect(hand?.x).toBeCloseTo((right?.x ?? 0) - (right?.width ?? 0) / 2);
});

test("the printing of the felt changes at the start of a round and at a split, and not with a card", () => {
  const { transitions } = play(
    { bets: { right: 1000, middle: 1000 } },
    "8_h 10_s 6_d 8_c 9_c 10_c 3_c 2_h 10_d",
    "split",
  );
  const printed = ({ felt: { docks: _, ...print } }: TableLayout) => JSON.stringify(print);
  const changes = transitions.filter(({ before, after }) => printed(before) !== printed(after));
  expect(changes.map(({ cue }) => cue.event.type)).toEqual(["RoundStarted", "HandSplit"]);
});

test("a cue without a duration moves nothing", () => {
  const [{ before, after, cue } = { before: null, after: null, cue: null }] = play({}, TWENTY).of("CardDealt");
  if (before === null) throw new Error("Nothing was dealt.");
  expect(transitionBetween(before, after, { ...cue, duration: 0 })).toEqual({
    moves: [],
    exits: [],
    chipExits: [],
    moment: null,
  });
});

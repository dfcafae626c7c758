import { type Cue, conduct, type Frame, VirtualClock } from "@thunderjack/stage";
import { type Answer, cardsFrom, type Given, Scenario } from "@thunderjack/testkit";
import { expect, test } from "vitest";
import { layout, type Scene } from "../src/index.js";
import { type Moves, movesBetween } from "../src/motion/moves.js";

const SIZE = { width: 800, height: 600 };

/** What moves with each event of a round that is dealt from these cards and played with these answers. */
function movesOf(options: Given, cards: string, ...answers: readonly Answer[]) {
  const scenario = new Scenario(options);
  const { rules, publicState, publicEvents$ } = scenario.table;
  const clock = new VirtualClock();
  const conductor = conduct({ rules, state: publicState, events$: publicEvents$, clock, speed: "normal" });
  const moved: { readonly cue: Cue; readonly before: Scene; readonly after: Scene; readonly moves: Moves }[] = [];
  let before: Scene | null = null;
  conductor.frames$.subscribe(({ view, cue }: Frame) => {
    const after = layout(view, SIZE);
    if (cue !== undefined && before !== null)
      moved.push({ cue, before, after, moves: movesBetween(before, after, cue) });
    before = after;
  });
  scenario.deal(cards).when(...answers);
  while (clock.passToNext());
  return {
    scenario,
    clock,
    moved,
    of: (type: Cue["event"]["type"]) => moved.filter(({ cue }) => cue.event.type === type),
  };
}

const TWENTY = "10_h 9_s k_h 7_c 10_c";

test("a card that was not there comes from the shoe, and turns up on its way", () => {
  const [first] = movesOf({}, TWENTY).of("CardDealt");
  if (first === undefined) throw new Error("Nothing was dealt.");
  const [ten] = first.after.cards;
  const { shoe } = first.after;
  expect(first.moves.moves.map(({ key, from }) => [key, from.x, from.y, from.turn])).toEqual([
    [ten?.key, shoe.mouth.x - (ten?.x ?? 0), shoe.mouth.y - (ten?.y ?? 0), 0],
    [ten?.key, 0, 0, 1],
  ]);
});

test("a hidden card does not turn up on its way", () => {
  const hidden = movesOf({}, TWENTY).of("CardDealt")[3];
  const own = hidden?.moves.moves.filter(({ key }) => key === "dealer-1") ?? [];
  expect(own.map(({ from }) => from.turn)).toEqual([0]);
});

test("the hole card turns over where it lies", () => {
  const [shown] = movesOf({}, TWENTY, "stand").of("HoleCardRevealed");
  expect(shown?.moves.moves.map(({ key, from }) => [key, from.x, from.y, from.turn])).toEqual([["dealer-1", 0, 0, 1]]);
});

test("the cards that lie already move aside for the next one", () => {
  const third = movesOf({}, TWENTY).of("CardDealt")[2];
  const [king, ten] = [cardsFrom("k_h")[0], cardsFrom("10_h")[0]];
  const slides = third?.moves.moves.filter(({ key, from }) => key === ten && Math.abs(from.x) > 1) ?? [];
  expect(slides).toHaveLength(1);
  expect(third?.moves.moves.some(({ key }) => key === king)).toBe(true);
});

test("a split card slides to its new hand, and does not come out of the shoe again", () => {
  const [split] = movesOf({}, "8_c 6_s 8_d 10_c", "split").of("HandSplit");
  const [eight] = cardsFrom("8_d");
  const own = split?.moves.moves.filter(({ key }) => key === eight) ?? [];
  expect(own).toHaveLength(1);
  expect(own[0]?.from.turn).toBe(0);
});

test("the cards of the last round go to the tray one after the other", () => {
  const { scenario, clock, of } = movesOf({}, TWENTY, "stand");
  scenario.deal("9_d 8_d k_d 6_d");
  while (clock.passToNext());
  const [discarded] = of("CardsDiscarded");
  const leaves = discarded?.moves.leaves ?? [];
  expect(leaves.map(({ card }) => card.key).sort()).toEqual(discarded?.before.cards.map(({ key }) => key).sort());
  const [{ card, by } = { card: { x: 0 }, by: { x: 0 } }] = leaves;
  expect(card.x + by.x).toBe(discarded?.after.tray.mouth.x);
  const starts = leaves.map(({ delay }) => delay);
  expect(starts).toEqual([...new Set(starts)].sort((one, other) => one - other));
});

test("lightning strikes the hand with the Thunderjack, once, and no other", () => {
  const { moved } = movesOf({ bets: { right: 1000, middle: 1000 } }, "9_h a_s 6_d 8_h k_s 10_c");
  const strikes = moved.flatMap(({ after, moves }) =>
    moves.strike === null ? [] : [{ after, hand: moves.strike.hand }],
  );
  expect(strikes).toHaveLength(1);
  const [strike] = strikes;
  const middles = strike?.after.cards.filter(({ hand }) => hand === "middle").map(({ x }) => x) ?? [];
  expect(middles).toHaveLength(2);
  for (const x of middles) {
    expect(x).toBeGreaterThan(strike?.hand.x ?? 0);
    expect(x).toBeLessThan((strike?.hand.x ?? 0) + (strike?.hand.width ?? 0));
  }
});

test("nothing moves in a cue without time", () => {
  const [{ before, after, cue } = { before: null, after: null, cue: null }] = movesOf({}, TWENTY).of("CardDealt");
  if (before === null) throw new Error("Nothing was dealt.");
  expect(movesBetween(before, after, { ...cue, duration: 0 })).toEqual({ moves: [], leaves: [], strike: null });
});

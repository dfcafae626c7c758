import type { CardId } from "@thunderjack/cards";
import { type GameEvent, type HandSettled, VirtualClock } from "@thunderjack/core";
import fc from "fast-check";
import { Subject } from "rxjs";
import { expect, test } from "vitest";
import {
  type CardPose,
  type ChipPose,
  type Choreography,
  cardPose,
  chipPose,
  choreograph,
  landing,
  pilesOn,
  type Scene as Seen,
  trackAt,
} from "../src/choreography/choreography.js";
import { type Cue, conduct, type Speed, type TableView } from "../src/index.js";
import { captionText, totalWidth } from "../src/layout/caption-width.js";
import { coverOf } from "../src/layout/hands.js";
import { CARD_RATIO, chipsFor, type SeatLayout, tableLayout } from "../src/layout/layout.js";
import { tableIn, WINDOWS } from "./layout-windows.js";
import { RULES } from "./rules.js";
import { randomScene, type Scene, scene } from "./scene.js";

const WIDE = { width: 1440, height: 852 };
const PHONE = { width: 390, height: 780 };

interface Performed {
  readonly cue: Cue;
  readonly before: Seen & { readonly view: TableView };
  readonly after: Seen & { readonly view: TableView };
  readonly choreography: Choreography;
}

/** Plays the events of a scene, and returns the movements of each cue. */
function perform({ table, events, states }: Scene, size = WIDE, speed: Speed = "normal"): readonly Performed[] {
  const [state] = states;
  if (state === undefined) throw new Error("no state");
  const clock = new VirtualClock();
  const events$ = new Subject<GameEvent>();
  const conductor = conduct({ events$, state, rules: table.rules, clock, speed, backlog: 100_000 });
  const performed: Performed[] = [];
  let before: Performed["before"] | null = null;
  conductor.frames$.subscribe(({ view, cue }) => {
    const after = { view, layout: tableLayout(view, size) };
    if (cue !== undefined && before !== null) {
      performed.push({ cue, before, after, choreography: choreograph(cue, before, after) });
    }
    before = after;
  });
  for (const event of events) events$.next(event);
  while (clock.passToNext());
  conductor.dispose();
  return performed;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const valuesTo = ({ chips }: Choreography, goal: "credits" | "dealer") =>
  chips.filter(({ leaves }) => leaves === goal).map(({ value }) => value);

const cardsOfSeat = ({ hands }: SeatLayout) => hands.flatMap(({ cards }) => cards);

const isPayment = (performed: Performed): performed is Performed & { readonly cue: { readonly event: HandSettled } } =>
  performed.cue.event.type === "HandSettled" && performed.cue.isStart;

test("the chips that move to the credits have the value that each stake returns, and the dealer takes the rest", () => {
  const anyScene = fc
    .tuple(
      fc.constantFrom(...RULES),
      fc.string({ maxLength: 8 }),
      fc.array(fc.nat({ max: 1000 }), { minLength: 20, maxLength: 60 }),
    )
    .map(([rules, seed, choices]) => randomScene(rules, seed, choices));
  let insurances = 0;
  let payments = 0;
  fc.assert(
    fc.property(anyScene, fc.constantFrom(WIDE, PHONE), (game, size) => {
      for (const { cue, choreography } of perform(game, size).filter(isPayment)) {
        const { returned, bet, stake } = cue.event;
        expect(sum(valuesTo(choreography, "credits"))).toBe(returned);
        expect(sum(valuesTo(choreography, "dealer"))).toBe(Math.max(0, bet - returned));
        payments++;
        if (stake === "insurance") insurances++;
      }
    }),
    { numRuns: process.env.THOROUGH ? 40 : 15, seed: 14 },
  );
  expect(payments).toBeGreaterThan(100);
  expect(insurances).toBeGreaterThan(0);
});

test("credits increase when the last chip has arrived, and no chip moves after the end of its cue", () => {
  const game = scene({
    bets: { right: 30_000, middle: 1000 },
    cards: "10_h 10_s 6_d k_h 10_d 10_c",
    moves: [
      { type: "Stand", hand: "right" },
      { type: "Stand", hand: "middle" },
    ],
  });
  const paid = perform(game).filter(isPayment);
  expect(paid).toHaveLength(2);
  for (const { cue, before, after, choreography } of paid) {
    expect(after.view).toMatchObject({ credits: (before.view as { credits?: number }).credits });
    const arrivals = choreography.chips.map(({ until }) => until);
    expect(Math.max(...arrivals)).toBeLessThanOrEqual(cue.duration);
    expect(Math.max(...arrivals)).toBeGreaterThan(cue.duration * 0.9);
  }
});

test("a remainder below the smallest chip is one coin, and chips beyond the largest pile are one plaque", () => {
  expect(chipsFor(1750, [1000, 500])).toEqual([1000, 500, 250]);
  expect(chipsFor(250, [1000])).toEqual([250]);
  expect(chipsFor(0, [1000])).toEqual([]);
  expect(chipsFor(137_000, [1000, 5000, 25_000, 100_000])).toEqual([100_000, 25_000, 5000, 5000, 1000, 1000]);
  const many = chipsFor(1_000_000_000_000, [1000, 100_000]);
  expect([many.length, sum(many)]).toEqual([8, 1_000_000_000_000]);
});

test("a surrendered bet is shared: half of it returns, the dealer takes the rest", () => {
  const game = scene({
    rules: "casino",
    bets: { right: 2500 },
    cards: "10_h 9_s 6_d 8_c",
    moves: [{ type: "Surrender", hand: "right" }],
  });
  const [shared] = perform(game).filter(isPayment);
  expect([
    valuesTo(shared?.choreography ?? none(), "credits"),
    valuesTo(shared?.choreography ?? none(), "dealer"),
  ]).toEqual([
    [500, 500, 250],
    [500, 500, 250],
  ]);
});

function none(): never {
  throw new Error("Nothing was settled.");
}

test("the chips of a bet come from the rack, and those in its ring are hidden until they arrive", () => {
  const game = scene({
    bets: {},
    cards: "",
    moves: [],
    placed: [
      { type: "PlaceBet", seat: "right", amount: 6000 },
      { type: "PlaceBet", seat: "right", amount: 0 },
    ],
  });
  const [placed, removed] = perform(game).filter(({ cue }) => cue.event.type === "BetPlaced");
  if (placed === undefined || removed === undefined) throw new Error("No bet was placed.");
  const { layout, view } = placed.after;
  const rack = (value: number) => {
    const box = layout.dock.chips[view.betting.chips.indexOf(value)];
    return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  expect(placed.choreography.chips.map(({ value, legs }) => [value, legs[0]?.lane.from])).toEqual([
    [5000, rack(5000)],
    [1000, rack(1000)],
  ]);
  const placedChips = [...pilesOn(placed.after).values()].flatMap(({ chips }) => chips);
  expect(placed.choreography.chips.map(({ legs }) => legs[0]?.lane.to)).toEqual(
    placedChips.map(({ x, y }) => ({ x, y })),
  );
  expect(placed.choreography.hidden.map(({ key }) => key)).toEqual(placedChips.map(({ key }) => key));
  expect(removed.choreography.chips.map(({ value, legs }) => [value, legs.at(-1)?.lane.to])).toEqual([
    [5000, rack(5000)],
    [1000, rack(1000)],
  ]);
});

test("no chip of a settlement passes over a card, a caption or the dealer's result on a wide table", () => {
  const bets = { right: 5000, middle: 5000, left: 5000 };
  const stands = (["right", "middle", "left"] as const).map((hand) => ({ type: "Stand" as const, hand }));
  const shared = scene({ bets, cards: "10_h 10_s 9_d 6_d k_h 9_c 8_s 10_c 10_d", moves: stands });
  const bust = scene({ bets, cards: "10_s 9_c 9_d 6_h k_h 8_c 8_s 7_d 2_s k_d", moves: stands });
  const pose: ChipPose = { x: 0, y: 0, scale: 1, opacity: 1 };
  for (const size of [
    { width: 1440, height: 850 },
    { width: 1024, height: 680 },
  ]) {
    const paid = [shared, bust].flatMap((game) => perform(game, size)).filter(isPayment);
    expect(paid).toHaveLength(6);
    for (const { cue, after, choreography } of paid) {
      const { seats, dealer } = after.layout;
      const hands = seats.flatMap((seat) => seat.hands);
      const boxes = [
        ...[...dealer.cards, ...hands.flatMap(({ cards }) => cards)].map(coverOf),
        ...hands.map(({ caption }) => caption),
        ...(dealer.result === null ? [] : [dealer.result]),
      ];
      for (const chip of choreography.chips) {
        for (let time = 0; time < cue.duration; time += 20) {
          chipPose(pose, chip, time);
          if (pose.opacity === 0) continue;
          const radius = (chip.size / 2) * pose.scale * 0.7;
          const covered = boxes.filter(
            ({ x, y, width, height }) =>
              pose.x > x - radius && pose.x < x + width + radius && pose.y > y - radius && pose.y < y + height + radius,
          );
          expect([cue.event.hand, Math.round(time), covered]).toEqual([cue.event.hand, Math.round(time), []]);
        }
      }
    }
  }
});

const THUNDERJACK = { cards: "a_s 9_s k_s 10_c" };
const BUST = { bets: { right: 1000, middle: 1000 }, cards: "10_h 10_s 6_d 9_h 5_c 10_c 10_d 10_h" };

test("the storm of a Thunderjack has one flash with an opacity of at most 0.25, and lights the letters from the J outwards", () => {
  const [struck] = perform(scene(THUNDERJACK)).filter(({ choreography }) => choreography.storm !== null);
  const storm = struck?.choreography.storm ?? none();
  expect([storm.kind, storm.duration, storm.struck.length]).toEqual(["thunderjack", 2300, 2]);
  const brightness = Array.from({ length: 231 }, (_, step) => trackAt(storm.flash ?? [], step * 10));
  expect(Math.max(...brightness)).toBeLessThanOrEqual(0.25);
  const peaks = brightness.filter(
    (value, step) => value > (brightness[step - 1] ?? 0) && value >= (brightness[step + 1] ?? 0),
  );
  expect(peaks).toHaveLength(1);
  const starts = storm.word?.letters.map((letter) => letter[1]?.[0]) ?? [];
  expect([starts[7], starts[6], starts[8], starts[0]]).toEqual([650, 672, 672, 804]);
});

test("the isobars of a Thunderjack contract by 3 % before the strike, and then return to their size", () => {
  const [struck] = perform(scene(THUNDERJACK)).flatMap(({ choreography }) => choreography.storm ?? []);
  const { scale, opacity } = struck?.isobars ?? none();
  expect([trackAt(scale, 260), trackAt(scale, 560), trackAt(scale, 800)]).toEqual([1, 0.97, 1]);
  expect([trackAt(opacity, 260), trackAt(opacity, 2300)]).toEqual([0, 0]);
  expect(trackAt(opacity, 560)).toBeGreaterThan(0);
});

test("the printed wordmark is invisible while the word of a Blitz is shown in its place", () => {
  const game = scene({
    bets: { middle: 1000 },
    cards: "2_h 10_s 3_d 9_h 2_c 4_c 3_s 2_d",
    moves: Array.from({ length: 4 }, () => ({ type: "Hit", hand: "middle" }) as const),
  });
  const storms = perform(game).flatMap(({ choreography }) => choreography.storm ?? []);
  const { letters, print } = storms.find(({ kind }) => kind === "blitz")?.word ?? none();
  for (let time = 0; time <= 1700; time += 10) {
    const brightest = Math.max(...letters.map((letter) => trackAt(letter, time)));
    if (time < 1400 && brightest > 0) expect(trackAt(print ?? [], time)).toBe(0);
  }
  expect([trackAt(print ?? [], 0), trackAt(print ?? [], 1700)]).toEqual([1, 1]);
  const [lit] = perform(scene(THUNDERJACK)).flatMap(({ choreography }) => choreography.storm?.word ?? []);
  expect(lit?.print).toBeNull();
});

test("three face-down cards fall into the shoe when it is shuffled, but none on a phone, where no shoe is drawn", () => {
  const game = scene({ cards: "10_h 9_s 9_h 10_c" });
  const [start] = perform(game);
  if (start === undefined) return none();
  const event = { type: "ShoeShuffled" } as GameEvent;
  const cue: Cue = { ...start.cue, event, duration: 600, isStart: true };
  const { exits } = choreograph(cue, start.before, start.after);
  const { opening } = start.after.layout.shoe;
  expect(exits.map(({ view }) => view.card)).toEqual([null, null, null]);
  for (const { card, to, delay, duration } of exits) {
    expect([card.x + to.x, card.y + to.y]).toEqual([expect.closeTo(opening.x), expect.closeTo(opening.y)]);
    expect(delay + duration).toBeLessThanOrEqual(600);
  }
  const [onPhone] = perform(game, PHONE);
  if (onPhone === undefined) return none();
  expect(choreograph(cue, onPhone.before, onPhone.after).exits).toEqual([]);
});

test("the cards of a shuffle stay on the felt", () => {
  const game = scene({ cards: "10_h 9_s 9_h 10_c" });
  for (const window of WINDOWS) {
    const [start] = perform(game, tableIn(window));
    if (start === undefined) return none();
    const cue: Cue = { ...start.cue, event: { type: "ShoeShuffled" } as GameEvent, duration: 600, isStart: true };
    const { box } = start.after.layout.felt;
    for (const { card } of choreograph(cue, start.before, start.after).exits) {
      const { x, width } = coverOf(card);
      expect([window, x >= box.x, x + width <= box.x + box.width]).toEqual([window, true, true]);
    }
  }
});

test("a card leaves the shoe and reaches the tray with the size of the pile, so that it stays on the felt", () => {
  const pose: CardPose = { x: 0, y: 0, rotation: 0, scale: 0, opacity: 0, turn: 0 };
  const game = scene({ cards: "10_h 9_s 9_h 10_c", moves: [{ type: "Stand", hand: "right" }, { type: "Deal" }] });
  let checked = 0;
  for (const window of WINDOWS) {
    for (const { before, after, choreography } of perform(game, tableIn(window))) {
      const { shoe, felt } = after.layout;
      if (shoe.box === null) continue;
      const placed = [...after.layout.dealer.cards, ...after.layout.seats.flatMap(cardsOfSeat)];
      const dealt = choreography.cards.flatMap((movement) => {
        const card = placed.find(({ key }) => key === movement.key);
        const isNew = ![...before.layout.dealer.cards, ...before.layout.seats.flatMap(cardsOfSeat)].some(
          ({ key }) => key === movement.key,
        );
        return card === undefined || !isNew ? [] : [{ card, movement, time: 0 }];
      });
      const left = choreography.exits
        .filter(({ view }) => !view.key.startsWith("riffled"))
        .map((exit) => ({ card: exit.card, movement: exit, time: exit.delay + exit.duration }));
      for (const { card, movement, time } of [...dealt, ...left]) {
        cardPose(pose, movement, time);
        const width = card.width * (1 + pose.scale);
        const [across, down] = [Math.cos(pose.rotation), Math.abs(Math.sin(pose.rotation))];
        const top = card.y + pose.y - (width * (CARD_RATIO * across + down)) / 2;
        expect([window, Math.min(0, Math.round(top - felt.box.y))]).toEqual([window, 0]);
        expect(width * CARD_RATIO).toBeLessThanOrEqual(shoe.box.width + 0.01);
        checked++;
      }
    }
  }
  expect(checked).toBeGreaterThan(20);
});

test("a card for the dealer flies around the dealer's total", () => {
  const draws = scene({ cards: "10_h 3_s 9_h 2_c 2_d 3_c 4_c 5_d 6_s", moves: [{ type: "Stand", hand: "right" }] });
  const pose: CardPose = { x: 0, y: 0, rotation: 0, scale: 0, opacity: 0, turn: 0 };
  let flights = 0;
  for (const window of WINDOWS) {
    for (const { cue, after, choreography } of perform(draws, tableIn(window))) {
      const { dealer, text } = after.layout;
      const { label, total } = after.view.dealer;
      if (cue.event.type !== "CardDealt" || total === null) continue;
      const name = dealer.hasName ? captionText(`${label} `, text.total * 0.68, text) : 0;
      const box = { ...dealer.caption, width: totalWidth(total.label, text.total, text) + name };
      for (const movement of choreography.cards) {
        const card = dealer.cards.find(({ key }) => key === movement.key);
        if (card === undefined || movement.from.scale === 0) continue;
        flights++;
        let covered = 0;
        for (let time = 0; time < movement.duration; time += 5) {
          cardPose(pose, movement, time);
          const { width, height, ...corner } = coverOf({ ...card, width: card.width * (1 + pose.scale) });
          const [x, y] = [corner.x + pose.x, corner.y + pose.y];
          const isBeside = x + width <= box.x || x >= box.x + box.width;
          if (!isBeside && y < box.y + box.height && y + height > box.y) covered += 5;
        }
        // Where the total is near the shoe, a corner of the card passes over its end.
        expect([window, card.key, covered <= 15]).toEqual([window, card.key, true]);
      }
    }
  }
  expect(flights).toBeGreaterThan(3 * WINDOWS.length);
});

test("the short bolts of a Blitz end under the printed payouts, and there are none if the cards touch the line", () => {
  const game = scene({
    bets: { right: 1000, middle: 1000 },
    cards: "2_h 10_s 10_c 3_d 9_h 9_d 2_c 4_c 3_s 2_d",
    moves: Array.from({ length: 4 }, () => ({ type: "Hit", hand: "right" }) as const),
  });
  const without = WINDOWS.filter((window) => {
    const blitz = perform(game, tableIn(window)).find(({ choreography }) => choreography.storm?.kind === "blitz");
    const { pay, word } = blitz?.after.layout.print ?? none();
    const line = pay ?? word;
    const { struck = [], bolts = [] } = blitz?.choreography.storm ?? {};
    expect(struck).toHaveLength(6);
    for (const { from, end } of bolts) {
      expect(from.y).toBeGreaterThan(line === null ? 0 : line.y + line.size / 2);
      expect(end.y - from.y).toBeGreaterThanOrEqual(12);
    }
    return bolts.length === 0;
  });
  expect(without).toEqual(["740×360", "844×390"]);
});

test("a bust of the dealer lights the hands that win, and no hand that has lost", () => {
  const game = scene({
    ...BUST,
    moves: [
      { type: "Stand", hand: "right" },
      { type: "Hit", hand: "middle" },
    ],
  });
  const storms = perform(game).flatMap(({ choreography }) => choreography.storm ?? []);
  expect(storms.map(({ kind, flash, bolts }) => [kind, flash, bolts.length])).toEqual([["dealer-bust", null, 1]]);
});

test("the speed scales all times of a storm", () => {
  const [struck] = perform(scene(THUNDERJACK)).filter(({ choreography }) => choreography.storm !== null);
  if (struck === undefined) return none();
  const { cue, before, after } = struck;
  const fast = choreograph({ ...cue, duration: 1265 }, before, after).storm;
  expect([fast?.duration, fast?.flash?.[1]]).toEqual([1265, [308, 0]]);
});

test("nothing moves without a duration", () => {
  for (const { cue, before, after } of perform(scene(THUNDERJACK))) {
    expect(choreograph({ ...cue, duration: 0 }, before, after)).toEqual({
      cards: [],
      exits: [],
      chips: [],
      hidden: [],
      storm: null,
      sum: null,
      fade: null,
    });
  }
});

test("the credits count up when the chips have arrived, and the count ends with the credits of the view", () => {
  const game = scene(THUNDERJACK);
  const counts = perform(game).map(({ cue, before, after }) => ({
    cue,
    before,
    after,
    ...landing(cue, before.view, after.view),
  }));
  const counted = counts.filter(({ count }) => count !== null);
  expect(counted.map(({ cue }) => [cue.event.type, cue.isStart])).toEqual([["HandSettled", false]]);
  for (const { before, after, count } of counted) {
    const { texts, each } = count ?? none();
    const amounts = texts.map((text) => Number(text.replaceAll(",", "")) * 100);
    expect(texts.at(-1)).toBe(after.view.creditsText);
    expect(amounts).toEqual([...amounts].sort((one, other) => one - other));
    expect(amounts[0]).toBeGreaterThan(before.view.credits);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length * each).toBe(378);
  }
});

test("the light in the last slot of a Blitz meter pulses twice when the slot is the only empty one, and not again", () => {
  const game = scene({
    bets: { middle: 1000 },
    cards: "2_h 10_s 3_d 9_h 2_c 4_c 3_s 2_d",
    moves: Array.from({ length: 4 }, () => ({ type: "Hit", hand: "middle" }) as const),
  });
  const pulses = perform(game).flatMap(({ cue, before, after }) => {
    const { pulse } = landing(cue, before.view, after.view);
    return pulse === null ? [] : [{ pulse, seats: after.view.seats }];
  });
  expect(pulses.map(({ pulse }) => [pulse.hand, pulse.duration])).toEqual([["middle", 2400]]);
  expect(pulses[0]?.seats.find(({ seat }) => seat === "middle")?.hands[0]?.blitz?.cards).toBe(5);
  const { opacity } = pulses[0]?.pulse ?? none();
  expect([0, 600, 1200, 1800, 2400].map((time) => Math.round(trackAt(opacity, time)))).toEqual([0, 1, 0, 1, 0]);
});

test("no credits count up and no light pulses at a speed without landing cues", () => {
  const landings = (speed: Speed) => perform(scene(THUNDERJACK), WIDE, speed).filter(({ cue }) => !cue.isStart);
  expect(landings("normal").length).toBeGreaterThan(0);
  expect([...landings("instant"), ...landings("reduced-motion")]).toEqual([]);
});

test("after a round, the chips in the rings are the bets of the next round, and the deal moves none of them", () => {
  const game = scene({
    ...BUST,
    placed: [
      { type: "Deal", stack: BUST.cards.split(" ").map((card, index) => `${card}_${index % 4}` as CardId) },
      { type: "Stand", hand: "right" },
      { type: "Hit", hand: "middle" },
      { type: "Deal" },
    ],
  });
  const performed = perform(game);
  const over = performed.findIndex(({ cue }) => cue.event.type === "RoundSettled");
  const { before, after, choreography } = performed[over] ?? none();
  const amounts = (scene: Seen) => [...pilesOn(scene)].map(([key, { amount }]) => [key, amount]);
  expect(amounts(before)).toEqual([]);
  expect(amounts(after)).toEqual([
    ["right", 1000],
    ["middle", 1000],
  ]);
  expect([choreography.chips, choreography.fade]).toEqual([[], { part: "bets", delay: 0, duration: 400 }]);
  const next = performed.slice(over + 1).filter(({ cue }) => cue.isStart);
  const discarded = next.findIndex(({ cue }) => cue.event.type === "CardsDiscarded");
  expect(discarded).toBe(1);
  for (const { after: seen, choreography: moved } of next.slice(0, 4)) {
    expect(amounts(seen)).toEqual(amounts(after));
    expect(moved.chips.every(({ leaves }) => leaves === null)).toBe(true);
  }
});

test("the net result counts up from zero when all chips have arrived", () => {
  const performed = perform(scene(THUNDERJACK));
  const over = performed.findIndex(({ cue }) => cue.event.type === "RoundSettled");
  expect(performed.filter(({ choreography }) => choreography.sum !== null)).toEqual([performed[over]]);
  const { choreography, after } = performed[over] ?? none();
  const { texts, each } = choreography.sum ?? none();
  expect(texts.at(-1)).toBe(after.view.netText);
  expect(texts[0]).toBe("+7");
  expect(texts.length * each).toBe(400);
  expect(performed.slice(0, over).every(({ after: { view } }) => view.net === null)).toBe(true);
});

test("the marker of the turn fades in at each new turn, which is no movement that a press finishes", () => {
  const game = scene({ bets: { right: 1000, middle: 1000 }, cards: "10_h 10_s 6_d 9_h 8_c 10_c", moves: [] });
  const fades = perform(game).filter(({ choreography }) => choreography.fade !== null);
  expect(fades.map(({ cue, choreography }) => [cue.event.type, choreography.fade])).toEqual([
    ["TurnStarted", { part: "turn", delay: 0, duration: 160 }],
  ]);
});

test("the marker of a split hand fades in when its card is at its new place", () => {
  const game = scene({
    bets: { middle: 1000 },
    cards: "8_h 10_s 8_d 9_h 5_c 10_c",
    moves: [{ type: "Split", hand: "middle" }],
  });
  const [split] = perform(game).filter(({ cue }) => cue.event.type === "HandSplit" && cue.isStart);
  const moved = (split ?? none()).choreography.cards.map(({ delay, duration }) => delay + duration);
  const { fade } = (split ?? none()).choreography;
  expect(moved.length).toBeGreaterThan(1);
  expect(fade).toEqual({ part: "turn", delay: Math.max(...moved), duration: expect.any(Number) });
  expect((fade?.delay ?? 0) + (fade?.duration ?? 0)).toBe(split?.cue.duration);
});

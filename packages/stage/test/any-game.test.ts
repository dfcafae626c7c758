import { type GameEvent, isInPlay, legalCommands, type RuleSet, VirtualClock } from "@thunderjack/core";
import fc from "fast-check";
import { Subject } from "rxjs";
import { expect, test } from "vitest";
import { conduct, ENGLISH, type Frame, narrate, type Speed, type TableView, view } from "../src/index.js";
import { messageTone } from "../src/layout/round-layout.js";
import { RULES } from "./rules.js";
import { randomScene, type Scene } from "./scene.js";

/*
 * Properties of every game, checked on random games with all presets and with rarer rules.
 */

const anyScene = fc
  .tuple(
    fc.constantFrom(...RULES),
    fc.string({ maxLength: 8 }),
    fc.array(fc.nat({ max: 1000 }), { minLength: 5, maxLength: 60 }),
  )
  .map(([rules, seed, choices]) => randomScene(rules, seed, choices));

/** An action on a conductor between two events, and the milliseconds until the next action. */
const anyTouch = fc.tuple(
  fc.constantFrom(
    "watch",
    "watch",
    "pause",
    "play",
    "stepForward",
    "skip",
    "normal",
    "fast",
    "instant",
    "reduced-motion",
  ),
  fc.nat({ max: 400 }),
);
type Touch = (typeof anyTouch extends fc.Arbitrary<infer Value> ? Value : never)[0];

const check = (property: fc.IProperty<[Scene, [Touch, number][]]>) =>
  fc.assert(property, { numRuns: process.env.THOROUGH ? 60 : 15 });
const anyGame = (holds: (game: Scene, frames: readonly Frame[]) => void) =>
  check(
    fc.property(anyScene, fc.array(anyTouch, { minLength: 1, maxLength: 10 }), (game, touches) =>
      holds(game, framesOf(game, touches)),
    ),
  );

/** Returns all frames of a game. Its events arrive in bursts while the test operates the conductor. */
function framesOf({ table, events, states, ends }: Scene, touches: readonly [Touch, number][]): readonly Frame[] {
  const [state] = states;
  if (state === undefined) throw new Error("no state");
  const clock = new VirtualClock();
  const events$ = new Subject<GameEvent>();
  const conductor = conduct({ events$, state, rules: table.rules, clock });
  const frames: Frame[] = [];
  conductor.frames$.subscribe((frame) => frames.push(frame));
  events.forEach((event, index) => {
    events$.next(event);
    if (!ends.has(index + 1)) return;
    const [touch, milliseconds] = touches[index % touches.length] ?? ["watch", 0];
    if (touch === "pause" || touch === "play" || touch === "stepForward" || touch === "skip") conductor[touch]();
    else if (touch !== "watch") conductor.setSpeed(touch satisfies Speed);
    clock.pass(milliseconds);
  });
  conductor.play();
  clock.pass(600_000);
  expect(conductor.isSettled).toBe(true);
  expect(clock.waiting).toBe(0);
  conductor.dispose();
  return frames;
}

test("every event starts once and lands once, in order", () => {
  anyGame(({ events }, frames) => {
    const cues = frames.flatMap(({ cue }) => cue ?? []);
    expect(cues.filter(({ isStart }) => isStart).map(({ event }) => event)).toEqual(events);
    expect(cues.filter(({ isLanding }) => isLanding).map(({ event }) => event)).toEqual(events);
  });
});

test("a frame shows the cards that have started to move, and only the results that have landed", () => {
  anyGame(({ table, states }, frames) => {
    let [started, landed] = [0, 0];
    for (const { view: shown, cue } of frames) {
      if (cue?.isStart) started++;
      if (cue?.isLanding) landed++;
      if (cue === undefined) landed = started;
      const [newest, visible] = [states[started], states[landed]];
      if (newest === undefined || visible === undefined) throw new Error("no state");
      expect(keysOf(shown)).toEqual(keysOf(view(table.rules, newest)));
      const results = view(table.rules, visible);
      expect(shown.net).toBe(results.net);
      expect(shown.credits).toBeLessThanOrEqual(results.credits);
      expect(shown.dealer.badge).toEqual(shown.dealer.cards.length === 0 ? null : results.dealer.badge);
      // The dealer's turn begins with the turn of the hole card, before it has landed.
      const named = newest.phase === "dealer" ? view(table.rules, newest) : results;
      if (!shown.betting.isOpen && results.turn === null) expect(shown.message).toBe(named.message);
      if (landed === started) expect(shown).toEqual(results);
      else expect([shown.turn, shown.moves.filter(({ isLegal }) => isLegal)]).toEqual([null, []]);
    }
  });
});

test("a frame without a cue has the view of the frame before it", () => {
  anyGame((_game, frames) => {
    frames.forEach((frame, index) => {
      const before = frames[index - 1];
      if (frame.cue === undefined && before !== undefined) expect(frame.view).toEqual(before.view);
    });
  });
});

test("a message has a tone if and only if it states a win or a loss", () => {
  anyGame((_game, frames) => {
    for (const { view: shown } of frames) {
      const isResult = shown.net !== null && shown.net !== 0 && shown.message.startsWith(ENGLISH.result(shown.net));
      expect(messageTone(shown) !== null).toBe(isResult);
    }
  });
});

test("the last frame shows the public state", () => {
  anyGame(({ table }, frames) => {
    expect(frames[frames.length - 1]?.view).toEqual(view(table.rules, table.publicState));
  });
});

test("no frame contains the hole card before it is revealed", () => {
  anyGame((_game, frames) => {
    let hidden: string[] = [];
    for (const frame of frames) {
      const type = frame.cue?.event.type;
      // Frames are collected from the deal of the hole card on, and searched when the card is revealed.
      if (frame.cue?.event.type === "CardDealt" && frame.cue.event.faceDown) hidden = [];
      if (frame.cue?.event.type === "HoleCardRevealed") {
        const { card } = frame.cue.event;
        expect(hidden.filter((text) => text.includes(`"${card}"`))).toEqual([]);
        expect(hidden.length).toBeGreaterThan(0);
      }
      if (type !== "HoleCardRevealed") hidden.push(JSON.stringify(frame));
    }
  });
});

test("every frame is deeply frozen", () => {
  anyGame((_game, frames) => {
    for (const frame of frames) expect(unfrozenIn(frame)).toEqual([]);
  });
});

test("the keys of the cards on the table are unique, and stay with their cards", () => {
  anyGame((_game, frames) => {
    let before = new Map<string, string | null>();
    for (const { view, cue } of frames) {
      const cards = [view.dealer, ...view.seats.flatMap(({ hands }) => hands)].flatMap(({ cards }) => cards);
      const keys = new Map(cards.map(({ key, card }) => [key, card]));
      expect(keys.size).toBe(cards.length);
      if (cue?.event.type === "CardsDiscarded") expect(keys.size).toBe(0);
      for (const [key, card] of before) {
        if (cue?.event.type === "CardsDiscarded") continue;
        expect(keys.has(key)).toBe(true);
        if (card !== null) expect(keys.get(key)).toBe(card);
      }
      before = keys;
    }
  });
});

test("a view enables exactly the legal moves, and none while the table does not wait for a hand", () => {
  anyGame(({ table, states, ends, events }) => {
    states.forEach((state, count) => {
      const { turn, moves } = view(table.rules, state);
      const legal = moves.filter(({ isLegal }) => isLegal).map(({ command }) => command);
      if (ends.has(count)) {
        expect(turn).toBe(state.turn);
        expect(legal).toEqual(turn === null ? [] : legalCommands(table.rules, state));
      } else if (!isTakingCard(events, count)) expect([turn, legal]).toEqual([null, []]);
    });
  });
});

test("a view lists the moves of the rules or the answers to a question, each with a short line, and none between two rounds", () => {
  anyGame(({ table: { rules }, states }) => {
    for (const state of states) {
      const { moves } = view(rules, state);
      const types = moves.map(({ command }) => command.type);
      if (state.phase === "surrender") expect(types).toEqual(["Surrender", "DeclineSurrender"]);
      else if (state.phase === "insurance") expect(types).toEqual(["TakeInsurance", "DeclineInsurance"]);
      else expect(types).toEqual(isInPlay(state) ? movesIn(rules) : []);
      for (const { isLegal, reason, detail } of moves) {
        expect(reason === null).toBe(isLegal);
        expect(detail).not.toBe("");
      }
    }
  });
});

function movesIn({ double, split, surrender }: RuleSet): readonly string[] {
  const rare = [double !== "none" && "Double", split !== null && "Split", surrender !== "none" && "Surrender"];
  return ["Hit", "Stand", ...rare.filter((move) => move !== false)];
}

/**
 * Returns whether a hand has hit and still waits for its card. While it waits, the view offers the same moves as before
 * the hit.
 */
function isTakingCard(events: readonly GameEvent[], count: number): boolean {
  const [last, beforeLast] = [events[count - 1]?.type, events[count - 2]?.type];
  return last === "HandHit" || (last === "ShoeShuffled" && beforeLast === "HandHit");
}

test("a view enables every legal deal, bet and new game, and gives a reason for every illegal one", () => {
  anyGame(({ table, states }) => {
    for (const state of states) {
      const { betting, seats } = view(table.rules, state);
      const all = [betting.deal, betting.clear, betting.startAgain, ...seats.flatMap(({ raises }) => raises)];
      const legal = legalCommands(table.rules, state).filter((command) => !("hand" in command));
      expect(all.filter(({ isLegal }) => isLegal).map(({ command }) => command)).toEqual(legal);
      for (const { isLegal, reason } of all) expect(reason === null).toBe(isLegal);
    }
  });
});

test("a view shows the credits, the stakes and the net result of each settled round", () => {
  anyGame(({ table, states, events }) => {
    events.forEach((event, index) => {
      const state = states[index + 1];
      if (event.type !== "RoundSettled" || state === undefined) return;
      expect(view(table.rules, state)).toMatchObject({ net: event.returned - event.staked, credits: event.credits });
      const before = states[index];
      expect(before && view(table.rules, before).staked).toBe(event.staked);
    });
  });
});

test("every sentence begins with a capital letter and ends with a punctuation mark", () => {
  anyGame(({ table, states, events }) => {
    events.forEach((event, index) => {
      const after = states[index + 1];
      if (after === undefined) return;
      for (const sentence of [narrate(event, after), view(table.rules, after).message]) {
        expect(sentence ?? "None.").toMatch(/^[A-Z0-9].*[.?!]$/);
        expect(sentence ?? "").not.toMatch(/undefined|null|NaN|\[object/);
      }
    });
  });
});

function keysOf({ dealer, seats }: TableView): readonly string[] {
  return [dealer, ...seats.flatMap(({ hands }) => hands)].flatMap(({ cards }) => cards.map(({ key }) => key));
}

function unfrozenIn(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(unfrozenIn);
  return Object.isFrozen(value) ? inner : [value, ...inner];
}

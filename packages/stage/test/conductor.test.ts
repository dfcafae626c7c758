import {
  type Command,
  chosenSeeds,
  type GameEvent,
  type HandName,
  NO_BETS,
  Table,
  VirtualClock,
} from "@thunderjack/core";
import { NEVER, Subject } from "rxjs";
import { describe, expect, test } from "vitest";
import { conduct, ENGLISH, type Frame, loadPhrasebook, view } from "../src/index.js";
import { scene } from "./scene.js";
import { DEAL, DEAL_EVENTS, liveStage, stageOf, watched } from "./stage.js";

const hit = (hand: HandName): Command => ({ type: "Hit", hand });
const stand = (hand: HandName): Command => ({ type: "Stand", hand });

describe("play", () => {
  test("shows each event when the time of the previous event is over", () => {
    const { clock, eventTypes } = stageOf(DEAL);
    expect(eventTypes()).toEqual(["RoundStarted", "ShoeShuffled"]);
    clock.pass(599);
    expect(eventTypes()).toHaveLength(2);
    clock.pass(1);
    expect(eventTypes()).toEqual(["RoundStarted", "ShoeShuffled", "ShoeStacked", "CardDealt"]);
    clock.pass(180);
    expect(eventTypes()).toHaveLength(5);
    clock.pass(659);
    expect(eventTypes()).toHaveLength(7);
    clock.pass(1);
    expect(eventTypes()).toEqual(DEAL_EVENTS);
  });

  test("shows the state after each event when its movement has ended", () => {
    const { clock, frames, states, table } = stageOf(DEAL);
    clock.pass(10_000);
    const landed = frames.filter(({ cue }) => cue?.isLanding !== false);
    const last = states.length - 1;
    const viewAt = (place: number) =>
      view(table.rules, states[Math.min(place + 1, last)] ?? table.state, ENGLISH, states[place]);
    // When a card lands, the movement of the next card has already begun.
    const isDealing = (place: number) => place >= 4 && place <= 6;
    expect(landed.map((frame) => frame.view)).toEqual(
      states.map((state, place) => (isDealing(place) ? viewAt(place) : view(table.rules, state))),
    );
  });

  test("shows a card before its total, and the total when the card has landed", () => {
    const { clock, conductor } = liveStage("9_h 6_c 2_d k_s 2_c");
    conductor.act(hit("right"));
    const hand = () => conductor.view.seats[0]?.hands[0];
    expect([hand()?.cards.length, hand()?.total?.value, conductor.view.turn]).toEqual([3, 11, null]);
    clock.pass(299);
    expect(hand()?.total?.value).toBe(11);
    clock.pass(1);
    expect([hand()?.cards.length, hand()?.total?.value, conductor.view.turn]).toEqual([3, 13, "right"]);
  });

  test("shows a bust, the hole card's total and the credits only when the cards have landed", () => {
    const { clock, conductor, frames } = liveStage("9_h 6_c 8_d k_s 9_c");
    conductor.act(hit("right"));
    const before = conductor.view;
    const hand = () => conductor.view.seats[0]?.hands[0];
    clock.pass(299);
    expect([hand()?.total?.value, hand()?.badge]).toEqual([17, null]);
    expect(conductor.view.message).toBe(before.message);
    clock.pass(1);
    expect(hand()?.total?.value).toBe(26);
    expect(conductor.view.message).not.toBe(before.message);
    clock.pass(10_000);
    expect(hand()?.badge?.kind).toBe("bust");
    for (const { view, cue } of frames) {
      if (cue?.event.type === "HoleCardRevealed" && !cue.isLanding) expect(view.dealer.total?.value).toBe(6);
    }
  });

  test("names the dealer's turn from the moment at which the hole card begins to turn", () => {
    const { clock, conductor, frames } = liveStage("10_h 6_c 10_d k_s 9_c");
    conductor.act(stand("right"));
    clock.pass(10_000);
    const turning = frames.filter(({ cue }) => cue?.event.type === "HoleCardRevealed");
    expect(turning.map(({ cue, view }) => [cue?.isStart, view.message])).toEqual([
      [true, ENGLISH.dealerPlays],
      [false, ENGLISH.dealerPlays],
    ]);
  });

  test("a winning hand is paid when its chips have arrived", () => {
    const { clock, conductor, frames } = liveStage("10_h 6_c 10_d k_s 9_c");
    const { credits } = conductor.view;
    conductor.act(stand("right"));
    clock.pass(10_000);
    const paying = frames.find(({ cue }) => cue?.event.type === "HandSettled" && !cue.isLanding);
    expect(paying?.view.credits).toBe(credits);
    expect(paying?.view.seats[0]?.hands[0]?.badge?.kind).toBe("win");
    expect(conductor.view.credits).toBe(credits + 2000);
    // The landing has the time in which the credits are counted.
    const paid = frames.find(({ cue }) => cue?.event.type === "HandSettled" && !cue.isStart);
    expect([paying?.cue?.duration, paid?.cue?.duration]).toEqual([1080, 378]);
  });

  test("offers no moves while the cards are dealt", () => {
    const { clock, frames } = stageOf(DEAL);
    clock.pass(10_000);
    const turns = frames.map(({ view }) => view.turn);
    expect([turns.at(-1), new Set(turns.slice(0, -1))]).toEqual(["right", new Set([null])]);
    const offered = frames.slice(0, -1).flatMap(({ view }) => view.moves.filter(({ isLegal }) => isLegal));
    expect(offered).toEqual([]);
  });

  test("a movement has two cues: the start has its times, and the landing has its sentence", () => {
    const { clock, frames } = stageOf(DEAL);
    clock.pass(10_000);
    const event = { type: "CardDealt", to: "right", card: "9_h_0", faceDown: false, version: 4 };
    const cues = frames.flatMap(({ cue }) =>
      cue?.event.type === "CardDealt" && cue.event.card === event.card ? cue : [],
    );
    expect(cues).toEqual([
      { event, isStart: true, isLanding: false, duration: 300, next: 180, sentence: null },
      { event, isStart: false, isLanding: true, duration: 0, next: 0, sentence: "Right seat: nine of hearts." },
    ]);
  });

  test("an event without a movement has one cue with its sentence", () => {
    const { frames } = stageOf(DEAL);
    expect(frames[1]?.cue).toMatchObject({ isStart: true, isLanding: true, sentence: "Round 1." });
  });

  test("shows an event at once when the conductor is settled", () => {
    const { clock, eventTypes, conductor } = liveStage("9_h 6_c 8_d k_s 2_c");
    clock.pass(5000);
    conductor.act(hit("right"));
    expect(eventTypes()).toEqual(["HandHit", "CardDealt"]);
  });

  test("a late subscriber first gets the latest view without a cue", () => {
    const { clock, conductor, frames } = stageOf(DEAL);
    clock.pass(600);
    const late: Frame[] = [];
    conductor.frames$.subscribe((frame) => late.push(frame));
    expect(late).toEqual([{ view: frames[frames.length - 1]?.view }]);
    clock.pass(10_000);
    expect(late.slice(1)).toEqual(frames.slice(frames.length - late.length + 1));
  });

  test("conceals the hole card also for events of the full stream", () => {
    const table = new Table({
      rules: "thunderjack",
      seeds: chosenSeeds("a secret"),
      bets: { ...NO_BETS, right: 1000 },
    });
    const { frames } = watched(new VirtualClock(), (clock) =>
      conduct({ events$: table.events$, state: table.state, rules: table.rules, clock, speed: "instant" }),
    );
    table.dispatch({ type: "Deal" });
    const holeCard = table.state.dealer.cards[1];
    expect(holeCard).toEqual(expect.any(String));
    expect(table.state.turn).toBe("right");
    expect(JSON.stringify(frames)).not.toContain(holeCard);
    table.dispatch(stand("right"));
    expect(JSON.stringify(frames)).toContain(holeCard);
  });

  test("masks the hole card of a full state", () => {
    const { table } = scene(DEAL);
    const { conductor, frames } = watched(new VirtualClock(), (clock) =>
      conduct({ events$: table.publicEvents$, state: table.state, rules: table.rules, clock, speed: "instant" }),
    );
    // A page can read every property of the conductor that is not `#private`.
    expect(JSON.stringify(conductor)).not.toContain("k_s_0");
    table.dispatch(hit("right"));
    expect(JSON.stringify(frames)).not.toContain("k_s_0");
  });

  test("emits frames in the same order to all subscribers, also when one of them calls skip()", () => {
    const { clock, eventTypes, conductor } = stageOf(DEAL);
    const [first, second]: [string[], string[]] = [[], []];
    conductor.frames$.subscribe(({ cue }) => {
      first.push(cue?.event.type ?? "—");
      if (cue?.event.type === "CardDealt") conductor.skip();
    });
    conductor.frames$.subscribe(({ cue }) => second.push(cue?.event.type ?? "—"));
    clock.pass(10_000);
    expect(eventTypes().filter((type) => type !== "—")).toEqual(DEAL_EVENTS);
    expect(first).toEqual(second);
  });

  test("a subscriber may dispatch a command while it receives a frame", () => {
    const { conductor, eventTypes, table } = liveStage("9_h 6_c 2_d k_s 2_c 2_h");
    conductor.setSpeed("instant");
    let isFirst = true;
    conductor.frames$.subscribe(({ cue }) => {
      if (cue?.event.type !== "CardDealt" || !isFirst) return;
      isFirst = false;
      conductor.act(hit("right"));
    });
    conductor.act(hit("right"));
    expect(eventTypes()).toEqual(["HandHit", "CardDealt", "HandHit", "CardDealt"]);
    expect(conductor.view).toEqual(view(table.rules, table.publicState));
  });
});

describe("a command of the player", () => {
  test("shows the pending events first, so that the player sees the state that the command applies to", () => {
    const { conductor, eventTypes, table } = liveStage("9_h 6_c 2_d k_s 2_c 2_h 9_c");
    table.dispatch(stand("right"));
    expect(eventTypes()).toEqual(["HandStood", "HoleCardRevealed"]);
    expect(conductor.act({ type: "ClearBets" })).toBeNull();
    expect(eventTypes().slice(-3)).toEqual(["RoundSettled", "—", "BetsCleared"]);
    expect(conductor.view).toEqual(view(table.rules, table.publicState));
  });

  test("does not end the current movement when its state is already shown", () => {
    const { conductor, eventTypes } = liveStage("9_h 6_c 2_d k_s 2_c 2_h 9_c");
    conductor.act(hit("right"));
    conductor.act(hit("right"));
    expect(eventTypes()).toEqual(["HandHit", "CardDealt"]);
    expect(conductor.pending).toBe(2);
  });

  test("is rejected if the player chose it before the pending events, which are then shown", () => {
    const { conductor, table, eventTypes } = liveStage("9_h 6_c 2_d k_s 2_c 2_h");
    table.dispatch(hit("right"));
    table.dispatch(hit("right"));
    const expected = conductor.version;
    expect(conductor.pending).toBeGreaterThan(0);
    const before = table.state;
    expect(conductor.act(stand("right"), { expected })).toMatchObject({ code: "stale" });
    expect(table.state).toBe(before);
    expect(eventTypes().slice(-3)).toEqual(["HandHit", "CardDealt", "—"]);
    expect(conductor.act(stand("right"), { expected: conductor.version })).toBeNull();
  });

  test("continues a paused table", () => {
    const { conductor, eventTypes } = liveStage("9_h 6_c 2_d k_s 2_c");
    conductor.pause();
    conductor.act(hit("right"));
    expect(conductor.isPaused).toBe(false);
    expect(eventTypes()).toEqual(["HandHit", "CardDealt"]);
  });

  test("returns the rejection, or `null` without the decision of the table", () => {
    const { conductor } = liveStage("9_h 6_c 8_d k_s 2_c");
    expect(conductor.act({ type: "Split", hand: "right" })).toMatchObject({ code: "not-a-pair" });
    expect(conductor.act(hit("right"))).toBeNull();
  });

  test("is rejected by a conductor without a `dispatch` function", () => {
    const { conductor } = stageOf(DEAL);
    expect(conductor.act({ type: "Deal" })).toMatchObject({ accepted: false, code: "table-closed" });
  });
});

describe("a conductor is settled", () => {
  test("when the last movement has ended", async () => {
    const { conductor, clock } = liveStage("9_h 6_c 2_d k_s 2_c");
    conductor.act(hit("right"));
    let isSettled = false;
    const settled = conductor.whenSettled().then(() => {
      isSettled = true;
    });
    clock.pass(299);
    await Promise.resolve();
    expect([isSettled, conductor.isSettled]).toEqual([false, false]);
    clock.pass(1);
    await settled;
    expect(conductor.isSettled).toBe(true);
    expect(clock.waiting).toBe(0);
  });

  test("not while a card of an earlier event is still moving", () => {
    const { conductor, clock, eventTypes } = stageOf(DEAL);
    clock.pass(600 + 3 * 180 + 299);
    expect(conductor.isSettled).toBe(false);
    clock.pass(1);
    expect(eventTypes()).toEqual(DEAL_EVENTS);
    expect(conductor.isSettled).toBe(true);
  });

  test("when a bet has moved; without a caller that waits, the end of its movement needs no timer", async () => {
    const { conductor, clock } = stageOf({ placed: [{ type: "PlaceBet", seat: "left", amount: 1000 }] });
    expect([conductor.isSettled, clock.waiting]).toEqual([false, 0]);
    clock.pass(100);
    let isSettled = false;
    const settled = conductor.whenSettled().then(() => {
      isSettled = true;
    });
    clock.pass(79);
    await Promise.resolve();
    expect(isSettled).toBe(false);
    clock.pass(1);
    await settled;
    expect(clock.waiting).toBe(0);
  });

  test("at once when nothing is pending", async () => {
    const { conductor } = liveStage("9_h 6_c 2_d k_s");
    await conductor.whenSettled();
    expect(conductor.isSettled).toBe(true);
  });
});

describe("while a card is moving", () => {
  /** Returns a stage on which the last card of the deal has begun to move. */
  function moving() {
    const stage = stageOf(DEAL);
    stage.clock.pass(600 + 3 * 180);
    expect(stage.eventTypes()).toEqual(DEAL_EVENTS.slice(0, -1));
    return { ...stage, from: stage.frames.length };
  }
  const cues = (frames: readonly Frame[]) =>
    frames.map(({ cue }) => cue && `${cue.event.type} ${cue.isStart ? "starts" : ""} ${cue.isLanding ? "lands" : ""}`);

  test("an event that waits for the card is shown when the card has landed, also if the speed changes", () => {
    for (const speed of ["normal", "fast", "reduced-motion"] as const) {
      const { conductor, clock, frames, from } = moving();
      conductor.setSpeed(speed);
      clock.pass(300);
      expect(cues(frames.slice(from))).toEqual(["CardDealt  lands", "CardDealt  lands", "TurnStarted starts lands"]);
    }
  });

  test("a skip shows the landings of the cards first, in their order, and then the pending events as landed", () => {
    const { conductor, clock, frames } = stageOf(DEAL);
    clock.pass(600 + 180);
    const from = frames.length;
    conductor.skip();
    expect(cues(frames.slice(from))).toEqual([
      ...Array(2).fill("CardDealt  lands"),
      ...Array(2).fill("CardDealt starts lands"),
      "TurnStarted starts lands",
      undefined,
    ]);
  });

  test("an event that does not wait for the card shows none of its results", () => {
    const { conductor, clock, events$, events } = stageOf({ ...DEAL, moves: [hit("right")] });
    const drawn = events.filter(({ type }) => type === "CardDealt").at(-1);
    if (drawn === undefined) throw new Error("No card was drawn.");
    conductor.skip();
    events$.next({ ...drawn, card: "2_c_1" } as GameEvent);
    events$.next({ type: "HandHit", hand: "right" } as GameEvent);
    clock.pass(180);
    const hand = () => conductor.view.seats[0]?.hands[0];
    const before = hand()?.total?.value;
    clock.pass(119);
    expect(hand()?.total?.value).toBe(before);
    clock.pass(1);
    expect(hand()?.total?.value).toBe((before ?? 0) + 2);
  });

  test("a jump shows only its state, in a frame that has no cue", () => {
    const { conductor, frames, from, states } = moving();
    conductor.seek(states[2] as (typeof states)[number]);
    expect(frames.slice(from).map((frame) => Object.keys(frame))).toEqual([["view"]]);
  });

  test("dispose() leaves no timer, and the card does not land", () => {
    const { conductor, clock, frames, from } = moving();
    conductor.dispose();
    expect(clock.waiting).toBe(0);
    clock.pass(10_000);
    expect(frames).toHaveLength(from);
  });
});

describe("seek and follow", () => {
  test("jump to a state and continue with other events", () => {
    const { conductor, eventTypes, clock, states, events, table, frames } = stageOf(DEAL);
    const events$ = new Subject<GameEvent>();
    const third = states[3];
    if (third === undefined) throw new Error("no state");
    conductor.seek(third);
    expect(eventTypes()).toEqual(["RoundStarted", "ShoeShuffled", "—"]);
    expect(frames.at(-1)).toEqual({ view: view(table.rules, third) });
    conductor.follow(events$);
    for (const event of events.slice(3)) events$.next(event);
    clock.pass(10_000);
    expect(eventTypes().slice(3)).toEqual(DEAL_EVENTS.slice(3));
    expect(events$.observed).toBe(true);
    conductor.follow(NEVER);
    expect(events$.observed).toBe(false);
  });
});

describe("the end", () => {
  test("dispose() completes the frames and cancels the timer and the subscription", async () => {
    const { conductor, clock, eventTypes, events$ } = stageOf(DEAL);
    let isComplete = false;
    conductor.frames$.subscribe({ complete: () => (isComplete = true) });
    const settled = conductor.whenSettled();
    conductor.dispose();
    await settled;
    expect(isComplete).toBe(true);
    expect(clock.waiting).toBe(0);
    expect(events$.observed).toBe(false);
    clock.pass(10_000);
    expect(eventTypes()).toHaveLength(2);
  });

  test("shows all events of a completed stream and keeps the last view", () => {
    const { clock, eventTypes, events$, conductor } = stageOf(DEAL);
    events$.complete();
    clock.pass(10_000);
    expect(eventTypes()).toEqual(DEAL_EVENTS);
    const late: Frame[] = [];
    conductor.frames$.subscribe((frame) => late.push(frame));
    expect(late).toEqual([{ view: conductor.view }]);
  });

  test("fails the frames when an event contradicts the events before it", () => {
    const { conductor, events$, eventTypes } = stageOf(DEAL);
    let failure: unknown;
    conductor.frames$.subscribe({ error: (reason: unknown) => (failure = reason) });
    events$.next({ type: "HandDoubled", hand: "left", amount: 1000 });
    expect(failure).toMatchObject({ name: "CorruptEvents" });
    expect(eventTypes()).toEqual([...DEAL_EVENTS, "—"]);
  });
});

describe("another language", () => {
  const german = () => loadPhrasebook("de");

  test("emits the same view in the language, without a cue", async () => {
    const { conductor, clock, frames } = stageOf(DEAL);
    clock.pass(300);
    const before = conductor.view;
    const { length } = frames;
    conductor.setWords(await german());
    expect(frames.slice(length).map(({ cue }) => cue?.isStart)).toEqual([undefined]);
    expect(conductor.view).toMatchObject({ language: "de", phase: before.phase, credits: before.credits });
    expect(conductor.view.dealer.cards.map(({ key }) => key)).toEqual(before.dealer.cards.map(({ key }) => key));
    expect(conductor.view.seats[0]?.label).toBe("Rechts");
  });

  test("applies to pending events, which keep their times", async () => {
    const { conductor, clock, frames } = stageOf(DEAL);
    const words = await german();
    const waiting = conductor.pending;
    conductor.setWords(words);
    expect(conductor.pending).toBe(waiting);
    clock.pass(10_000);
    const sentences = frames.flatMap(({ cue }) => (cue?.sentence ? [cue.sentence] : []));
    expect(sentences).toContain("Der Croupier nimmt eine verdeckte Karte.");
    expect(sentences.slice(-1)).toEqual(["Die Hand rechts ist an der Reihe: 17 Punkte."]);
  });

  test("applies to rejections", async () => {
    const { conductor } = liveStage("9_h 6_c 8_d k_s 2_c");
    conductor.setWords(await german());
    const refused = conductor.act({ type: "Split", hand: "right" });
    expect(refused).toMatchObject({ code: "not-a-pair", message: "Nur ein Paar kann geteilt werden." });
    const shown = stageOf(DEAL, { words: await german() }).conductor;
    expect(shown.act({ type: "Deal" })?.message).toMatch(/^An diesem Tisch/);
  });

  test("is ignored when it is already set", () => {
    const { conductor, frames } = stageOf(DEAL);
    const { length } = frames;
    conductor.setWords(ENGLISH);
    expect(frames.length).toBe(length);
  });

  test("leaves a settled table settled", async () => {
    const { conductor, clock } = stageOf(DEAL);
    clock.pass(10_000);
    conductor.setWords(await german());
    expect([conductor.isSettled, clock.waiting]).toEqual([true, 0]);
  });
});

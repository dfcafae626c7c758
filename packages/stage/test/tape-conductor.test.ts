import { ruleSet, VirtualClock } from "@thunderjack/core";
import { stateAt, Tape } from "@thunderjack/recording";
import { describe, expect, it } from "vitest";
import { type Frame, loadPhrasebook, paceBetween, view } from "../src/index.js";
import { type Step, TapeConductor, type TapeStatus } from "../src/tape-conductor.js";
import { played, recordedGame, timed } from "./recorded.js";

const recording = recordedGame(ruleSet("vingt-et-un"), "page", [1]);
const LAST = recording.events.length;
const types = recording.events.map(({ seq, type }) => `${seq} ${type}`);
/** Five events: two at the start, one after 1 s, one 10 s later, and one half a second later. */
const five = timed(recording, [0, 0, 1000, 11_000, 11_500]);

describe("a tape conductor", () => {
  it("is paused before the first event until play() is called", () => {
    const { conductor, clock, log } = played(five);
    clock.pass(60_000);
    expect(log).toEqual(["0 jump"]);
    expect(conductor.status).toEqual({
      seq: 0,
      time: 0,
      duration: 4500,
      isPlaying: false,
      isAtEnd: false,
      rate: 1,
      loop: false,
      isLive: false,
    });
  });

  it("shows each event at its time, with no pause longer than three seconds", () => {
    const { conductor, clock, log } = played(five);
    conductor.play();
    clock.pass(0);
    expect(log).toEqual(["0 jump", ...types.slice(0, 2)]);
    clock.pass(999);
    expect(log).toHaveLength(3);
    clock.pass(1);
    expect(log).toHaveLength(4);
    clock.pass(2999);
    expect(log).toHaveLength(4);
    clock.pass(1);
    expect(log).toHaveLength(5);
    clock.pass(500);
    expect(log).toEqual(["0 jump", ...types.slice(0, 5)]);
    expect(conductor.status).toMatchObject({ seq: 5, time: 4500, isPlaying: false, isAtEnd: true });
    // The last card is still moving.
    clock.pass(300);
    expect(clock.waiting).toBe(0);
  });

  it("shows all due events at once when a timer fires late", () => {
    const { conductor, clock, log } = played(five);
    conductor.play();
    clock.sleep(4100);
    expect(log).toEqual(["0 jump", ...types.slice(0, 4)]);
    clock.pass(400);
    expect(log).toHaveLength(6);
  });

  it("shows no event early when a timer fires too early", () => {
    const clock = new VirtualClock();
    const early = {
      now: () => clock.now(),
      schedule: (wait: number, call: () => void) => clock.schedule(wait / 2, call),
    };
    const { conductor, log } = played(five, { clock: early });
    conductor.play();
    clock.pass(998);
    expect(log).toHaveLength(3);
    clock.pass(10);
    expect(log).toHaveLength(4);
  });

  it("starts again when play() is called at the end", () => {
    const { conductor, clock, log } = played(five);
    conductor.seek(5);
    conductor.play();
    expect(log).toEqual(["0 jump", "5 jump", "0 jump"]);
    clock.pass(1000);
    expect(log.slice(3)).toEqual(types.slice(0, 3));
  });

  it("continues where it was paused, also between two events", () => {
    const { conductor, clock, log } = played(five);
    conductor.play();
    clock.pass(600);
    conductor.pause();
    expect(conductor.status).toMatchObject({ seq: 2, time: 600, isPlaying: false });
    expect(clock.waiting).toBe(0);
    clock.pass(10_000);
    conductor.play();
    clock.pass(399);
    expect(log).toHaveLength(3);
    clock.pass(1);
    expect(log).toHaveLength(4);
  });

  it("loops with a rest at the end until the loop is switched off", () => {
    const { conductor, clock, log } = played(five, { loop: true });
    conductor.play();
    clock.pass(4500);
    expect(conductor.status).toMatchObject({ seq: 5, isPlaying: true, isAtEnd: true, time: 4500 });
    clock.pass(1999);
    expect(log).toHaveLength(6);
    clock.pass(1);
    expect(log.slice(6)).toEqual(["0 jump", ...types.slice(0, 2)]);
    clock.pass(4500);
    expect(log).toHaveLength(12);
    conductor.setLoop(false);
    clock.pass(0);
    expect(conductor.status).toMatchObject({ isPlaying: false, isAtEnd: true, loop: false });
  });

  it("stays at the beginning of a recording without events", () => {
    const { conductor, tape, clock, log } = played({ ...recording, events: [], trailer: null }, { loop: true });
    conductor.play();
    conductor.stepForward();
    conductor.stepBack();
    clock.pass(10_000);
    expect(log).toEqual(["0 jump"]);
    expect(conductor.status).toMatchObject({ duration: 0, isPlaying: false, isAtEnd: true });
    expect(tape.chapters).toEqual([]);
  });

  it("leaves no timer when it is disposed, and completes its streams", () => {
    const { conductor, clock, log } = played(five);
    let ended = 0;
    conductor.steps$.subscribe({ complete: () => ended++ });
    conductor.status$.subscribe({ complete: () => ended++ });
    conductor.play();
    clock.pass(0);
    conductor.dispose();
    expect(clock.waiting).toBe(0);
    expect(ended).toBe(2);
    conductor.play();
    conductor.stepForward();
    conductor.seek(1);
    clock.pass(10_000);
    expect(log).toHaveLength(3);
    let late = 0;
    conductor.steps$.subscribe({ next: () => late++, complete: () => late-- });
    expect(late).toBe(-1);
  });
});

describe("the rate of a tape conductor", () => {
  it("keeps the position when it changes during play", () => {
    const { conductor, clock, log } = played(five);
    conductor.play();
    clock.pass(600);
    conductor.setRate(4);
    expect(conductor.status).toMatchObject({ time: 600, rate: 4 });
    clock.pass(99);
    expect(log).toHaveLength(3);
    clock.pass(1);
    expect(log).toHaveLength(4);
    conductor.setRate(0.25);
    clock.pass(11_999);
    expect(log).toHaveLength(4);
    clock.pass(1);
    expect(log).toHaveLength(5);
  });

  it("divides the time of the whole tape", () => {
    for (const rate of [0.25, 0.3, 0.7, 1, 1.5, 3, 7, 16]) {
      const { conductor, clock, log } = played(recording, { rate });
      conductor.play();
      clock.pass(conductor.status.duration / rate - 1);
      expect(conductor.status.isAtEnd).toBe(false);
      clock.pass(2);
      expect(log).toEqual(["0 jump", ...types]);
    }
  });

  it("is from 0.25 to 16", () => {
    const { conductor, clock } = played(five);
    for (const rate of [0, 0.24, 16.1, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => conductor.setRate(rate)).toThrow(RangeError);
      expect(() => new TapeConductor(new Tape(five), { clock, rate })).toThrow(RangeError);
    }
    expect(conductor.status.rate).toBe(1);
  });
});

describe("a subscriber of a tape conductor", () => {
  it("receives the current position first, without an event", () => {
    const { conductor } = played(recording);
    conductor.stepForward();
    conductor.stepForward();
    const seen: Step[] = [];
    const statuses: TapeStatus[] = [];
    conductor.steps$.subscribe((step) => seen.push(step));
    conductor.status$.subscribe((status) => statuses.push(status));
    expect(seen).toEqual([{ seq: 2, event: null, sentence: null, state: stateAt(recording, 2) }]);
    expect(statuses).toEqual([conductor.status]);
  });

  it("receives every change of the status", () => {
    const { conductor, clock } = played(five);
    const log: string[] = [];
    conductor.status$.subscribe(({ seq, isPlaying, rate, loop }) => log.push(`${seq} ${isPlaying} ${rate} ${loop}`));
    conductor.play();
    clock.pass(0);
    conductor.setRate(2);
    conductor.setLoop(true);
    conductor.pause();
    conductor.seek(4);
    expect(log).toEqual([
      "0 false 1 false",
      "0 true 1 false",
      "1 true 1 false",
      "2 true 1 false",
      "2 true 2 false",
      "2 true 2 true",
      "2 false 2 true",
      "4 false 2 true",
    ]);
  });

  it("may pause, seek or dispose while it receives a step", () => {
    const { conductor, clock, log } = played(five);
    const pausing = conductor.steps$.subscribe(({ seq }) => seq === 1 && conductor.pause());
    conductor.play();
    clock.pass(0);
    expect(log).toEqual(["0 jump", "1 RoundStarted"]);
    pausing.unsubscribe();
    const seeking = conductor.steps$.subscribe(({ seq, event }) => seq === 2 && event !== null && conductor.seek(4));
    conductor.play();
    clock.pass(0);
    expect(log.slice(2)).toEqual([types[1], "4 jump"]);
    expect(conductor.status).toMatchObject({ seq: 4, isPlaying: true });
    seeking.unsubscribe();
    conductor.steps$.subscribe(({ seq }) => seq === 5 && conductor.dispose());
    clock.pass(10_000);
    expect(log).toHaveLength(5);
    expect(clock.waiting).toBe(0);
  });
});

describe("the recording of a tape", () => {
  it("is a copy, which does not grow with the original", () => {
    const growing = { ...recording, events: [...recording.events] };
    const { conductor, tape } = played(growing);
    const [first] = recording.events;
    if (first !== undefined) growing.events.push(first);
    expect(tape.recording).toEqual(recording);
    conductor.seek(LAST);
    expect(conductor.status.isAtEnd).toBe(true);
  });
});

describe("the frames of a tape conductor", () => {
  const whole = recordedGame(ruleSet("thunderjack"), "frames", [3, 1, 2]);
  const framesOf = (options: Parameters<typeof played>[1]) => {
    const play = played(whole, { ...options, pace: paceBetween });
    const frames: Frame[] = [];
    play.conductor.frames$.subscribe((frame) => frames.push(frame));
    return { ...play, frames };
  };

  it("start and end the movement of each event in order, and finish with the last state", () => {
    const { conductor, tape, clock, frames } = framesOf({});
    conductor.play();
    clock.pass(conductor.status.duration);
    const cues = frames.flatMap(({ cue }) => cue ?? []);
    const types = whole.events.map(({ type }) => type);
    expect(cues.filter(({ isStart }) => isStart).map(({ event }) => event.type)).toEqual(types);
    expect(cues.filter(({ isLanding }) => isLanding).map(({ event }) => event.type)).toEqual(types);
    expect(frames.at(-1)?.view).toEqual(view(tape.rules, tape.state(tape.length)));
  });

  it("show no result before its card has landed, also when the tape itself leaves too little time", () => {
    const hurried = played(
      timed(
        whole,
        whole.events.map(() => 0),
      ),
      {},
    );
    const frames: Frame[] = [];
    hurried.conductor.frames$.subscribe((frame) => frames.push(frame));
    hurried.conductor.play();
    hurried.clock.pass(10_000);
    let inFlight = 0;
    for (const { cue } of frames) {
      if (cue?.isStart) inFlight++;
      if (cue?.isLanding) inFlight--;
      if (cue?.isStart && cue.event.type === "TurnEnded") expect(inFlight).toBe(0);
    }
    expect(frames.at(-1)?.view.net).not.toBeNull();
  });

  it("have cues whose times are divided by the rate", () => {
    const { conductor, clock, frames } = framesOf({ rate: 2.5 });
    conductor.play();
    clock.pass(60_000);
    const dealt = frames.filter(({ cue }) => cue?.event.type === "CardDealt" && cue.isStart);
    expect(dealt.map(({ cue }) => [cue?.duration, cue?.next])).toEqual(dealt.map(() => [120, 72]));
  });

  it("have the sentences of the steps", () => {
    const { conductor, frames } = framesOf({});
    const sentences: (string | null)[] = [];
    conductor.steps$.subscribe(({ sentence }) => sentences.push(sentence));
    while (conductor.stepForward());
    conductor.skip();
    const landed = frames.flatMap(({ cue }) => (cue?.isLanding ? cue.sentence : []));
    expect(landed).toEqual(sentences.slice(1));
    expect(new Set(sentences).size).toBeGreaterThan(5);
  });

  it("have no cue after a seek, a change of language, and when a step ends a movement", async () => {
    const { conductor, frames, tape } = framesOf({});
    const dealt = whole.events.findIndex(({ type }) => type === "CardDealt") + 1;
    conductor.seek(dealt - 1);
    conductor.stepForward();
    expect(conductor.isSettled).toBe(false);
    conductor.stepForward();
    const german = await loadPhrasebook("de");
    conductor.setWords(german);
    const starts = frames.filter(({ cue }) => cue?.isStart !== false);
    expect(starts.map(({ cue }) => cue?.event.type ?? "none")).toEqual([
      "none",
      "none",
      "CardDealt",
      "none",
      whole.events[dealt]?.type,
      "none",
    ]);
    expect(frames.at(-1)?.view).toEqual(view(tape.rules, tape.state(dealt + 1), german));
  });

  it("show the results of a stepped card when it has landed, although the tape is paused", () => {
    const { conductor, clock, frames } = framesOf({});
    const dealt = whole.events.findIndex(({ type }) => type === "CardDealt") + 1;
    conductor.seek(dealt - 1);
    conductor.stepForward();
    clock.pass(299);
    expect(frames.at(-1)?.cue?.isLanding).toBe(false);
    clock.pass(1);
    expect(frames.at(-1)?.cue).toMatchObject({ isStart: false, isLanding: true });
  });

  it("show the rest of the tape at once after a skip", () => {
    const { conductor, clock, frames, tape } = framesOf({});
    conductor.play();
    clock.pass(0);
    const before = frames.length;
    conductor.skip();
    expect(conductor.status).toMatchObject({ seq: tape.length, isPlaying: false, time: conductor.status.duration });
    expect(frames.slice(before, -1).every(({ cue }) => cue?.duration === 0 && cue.next === 0)).toBe(true);
    expect(frames.at(-1)).toEqual({ view: view(tape.rules, tape.state(tape.length)) });
    conductor.skip();
    expect(frames).toHaveLength(tape.length + 2);
    expect([conductor.isSettled, clock.waiting]).toEqual([true, 0]);
  });

  it("settle when the movement of the last cue has ended", async () => {
    const { conductor, clock } = framesOf({});
    const dealt = whole.events.findIndex(({ type }) => type === "CardDealt") + 1;
    conductor.seek(dealt - 1);
    conductor.stepForward();
    let isSettled = false;
    const settled = conductor.whenSettled().then(() => {
      isSettled = true;
    });
    clock.pass(299);
    await Promise.resolve();
    expect([isSettled, conductor.isSettled]).toEqual([false, false]);
    clock.pass(1);
    await settled;
    expect(clock.waiting).toBe(0);
  });

  it("fail when an event contradicts the events before it", () => {
    const events = whole.events.map((event) =>
      event.seq === 3 ? ({ seq: 3, t: event.t, type: "HandDoubled", hand: "left", amount: 1 } as const) : event,
    );
    const { conductor, clock } = played({ ...whole, events });
    let failure: unknown;
    conductor.frames$.subscribe({ error: (reason: unknown) => (failure = reason) });
    expect(() => {
      while (conductor.stepForward());
    }).toThrow(expect.objectContaining({ name: "CorruptEvents" }));
    conductor.play();
    clock.pass(60_000);
    expect(failure).toMatchObject({ name: "CorruptEvents" });
    expect(clock.waiting).toBe(0);
  });

  it("offer no legal command: every command is rejected", () => {
    const { conductor } = framesOf({});
    expect(conductor.act({ type: "Deal" })).toMatchObject({ accepted: false, code: "table-closed" });
  });
});

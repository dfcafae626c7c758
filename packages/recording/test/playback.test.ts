import { ruleSet } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { type PlaybackStatus, playback, type Step, stateAt } from "../src/index.js";
import { paced, played, timed } from "./played-steps.js";
import { playedTable } from "./played-table.js";
import { TurnedClock } from "./turned-clock.js";

const { recording } = playedTable(ruleSet("vingt-et-un"), "page", [1]);
const LAST = recording.events.length;
const types = recording.events.map(({ seq, type }) => `${seq} ${type}`);
/** Five events: two at once, a second later one, and two with a pause of ten seconds between them. */
const five = timed(recording, [0, 0, 1000, 11_000, 11_500]);

describe("a playback", () => {
  it("stands before the first event until it is played", () => {
    const { player, clock, told } = played(five);
    clock.pass(60_000);
    expect(told).toEqual(["0 jump"]);
    expect(player.status).toEqual({
      seq: 0,
      time: 0,
      duration: 4500,
      isPlaying: false,
      isAtEnd: false,
      speed: 1,
      loop: false,
      isLive: false,
    });
  });

  it("shows each event when it happened, and no pause longer than three seconds", () => {
    const { player, clock, told } = played(five);
    player.play();
    clock.pass(0);
    expect(told).toEqual(["0 jump", ...types.slice(0, 2)]);
    clock.pass(999);
    expect(told).toHaveLength(3);
    clock.pass(1);
    expect(told).toHaveLength(4);
    clock.pass(2999);
    expect(told).toHaveLength(4);
    clock.pass(1);
    expect(told).toHaveLength(5);
    clock.pass(500);
    expect(told).toEqual(["0 jump", ...types.slice(0, 5)]);
    expect(player.status).toMatchObject({ seq: 5, time: 4500, isPlaying: false, isAtEnd: true });
    expect(clock.waiting).toBe(0);
  });

  it("caps pauses where it is told to, and lets each event be seen as long as it needs", () => {
    const times = (options: object) => {
      const { player } = played(five, options);
      return recording.events.slice(0, 5).map(({ seq }) => {
        player.seek(seq);
        return player.status.time;
      });
    };
    expect(times({ idleCap: 100 })).toEqual([0, 0, 100, 200, 300]);
    expect(times({ idleCap: Number.POSITIVE_INFINITY })).toEqual([0, 0, 1000, 11_000, 11_500]);
    expect(times({ pace: paced(600) })).toEqual([0, 600, 1600, 4600, 5200]);
    expect(times({ idleCap: 0, pace: paced(250) })).toEqual([0, 250, 500, 750, 1000]);
  });

  it("paces by what the public sees", () => {
    const pace = (event: object) => (JSON.stringify(event).includes('"card":null') ? 40 : 0);
    const { player } = played(playedTable(ruleSet("thunderjack"), "hidden", []).recording, { idleCap: 0, pace });
    expect(player.status.duration).toBe(40);
  });

  it("shows what is due at once when its clock was late", () => {
    const { player, clock, told } = played(five);
    player.play();
    clock.sleep(4100);
    expect(told).toEqual(["0 jump", ...types.slice(0, 4)]);
    clock.pass(400);
    expect(told).toHaveLength(6);
  });

  it("looks at the time when its clock calls early", () => {
    const clock = new TurnedClock();
    const early = { now: () => clock.now(), after: (wait: number, call: () => void) => clock.after(wait / 2, call) };
    const { player, told } = played(five, { clock: early });
    player.play();
    clock.pass(998);
    expect(told).toHaveLength(3);
    clock.pass(10);
    expect(told).toHaveLength(4);
  });

  it("begins again when it is played from the end", () => {
    const { player, clock, told } = played(five);
    player.seek(5);
    player.play();
    expect(told).toEqual(["0 jump", "5 jump", "0 jump"]);
    clock.pass(1000);
    expect(told.slice(3)).toEqual(types.slice(0, 3));
  });

  it("goes on from where it was paused, in the middle of a wait too", () => {
    const { player, clock, told } = played(five);
    player.play();
    clock.pass(600);
    player.pause();
    expect(player.status).toMatchObject({ seq: 2, time: 600, isPlaying: false });
    expect(clock.waiting).toBe(0);
    clock.pass(10_000);
    player.play();
    clock.pass(399);
    expect(told).toHaveLength(3);
    clock.pass(1);
    expect(told).toHaveLength(4);
  });

  it("loops, with a rest at the end, until it is told not to", () => {
    const { player, clock, told } = played(five, { loop: true });
    player.play();
    clock.pass(4500);
    expect(player.status).toMatchObject({ seq: 5, isPlaying: true, isAtEnd: true, time: 4500 });
    clock.pass(1999);
    expect(told).toHaveLength(6);
    clock.pass(1);
    expect(told.slice(6)).toEqual(["0 jump", ...types.slice(0, 2)]);
    clock.pass(4500);
    expect(told).toHaveLength(12);
    player.setLoop(false);
    clock.pass(0);
    expect(player.status).toMatchObject({ isPlaying: false, isAtEnd: true, loop: false });
  });

  it("has nothing to play where nothing has happened", () => {
    const { player, clock, told } = played({ ...recording, events: [], trailer: null }, { loop: true });
    player.play();
    player.stepForward();
    player.stepBack();
    clock.pass(10_000);
    expect(told).toEqual(["0 jump"]);
    expect(player.status).toMatchObject({ duration: 0, isPlaying: false, isAtEnd: true });
    expect(player.chapters).toEqual([]);
  });

  it("leaves nothing behind when it is disposed of", () => {
    const { player, clock, told } = played(five);
    let ended = 0;
    player.steps$.subscribe({ complete: () => ended++ });
    player.status$.subscribe({ complete: () => ended++ });
    player.play();
    clock.pass(0);
    player.dispose();
    expect(clock.waiting).toBe(0);
    expect(ended).toBe(2);
    player.play();
    player.stepForward();
    player.seek(1);
    clock.pass(10_000);
    expect(told).toHaveLength(3);
    let late = 0;
    player.steps$.subscribe({ next: () => late++, complete: () => late-- });
    expect(late).toBe(-1);
  });
});

describe("the speed of a playback", () => {
  it("keeps the position when it is changed while it plays", () => {
    const { player, clock, told } = played(five);
    player.play();
    clock.pass(600);
    player.setSpeed(4);
    expect(player.status).toMatchObject({ time: 600, speed: 4 });
    clock.pass(99);
    expect(told).toHaveLength(3);
    clock.pass(1);
    expect(told).toHaveLength(4);
    player.setSpeed(0.25);
    clock.pass(11_999);
    expect(told).toHaveLength(4);
    clock.pass(1);
    expect(told).toHaveLength(5);
  });

  it("comes to the same end at each, in its share of the time", () => {
    for (const speed of [0.25, 0.3, 0.7, 1, 1.5, 3, 7, 16]) {
      const { player, clock, told } = played(recording, { speed });
      player.play();
      clock.pass(player.status.duration / speed - 1);
      expect(player.status.isAtEnd).toBe(false);
      clock.pass(2);
      expect(told).toEqual(["0 jump", ...types]);
    }
  });

  it("is from a quarter to sixteen times", () => {
    const { player, clock } = played(five);
    for (const speed of [0, 0.24, 16.1, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => player.setSpeed(speed)).toThrow(RangeError);
      expect(() => playback(five, { clock, speed })).toThrow(RangeError);
    }
    expect(player.status.speed).toBe(1);
  });

  it("needs caps and paces that are times", () => {
    expect(() => played(five, { idleCap: -1 })).toThrow(RangeError);
    expect(() => played(five, { idleCap: Number.NaN })).toThrow(RangeError);
    expect(() => played(five, { pace: paced(Number.NaN) })).toThrow(RangeError);
    expect(() => played(five, { pace: paced(Number.POSITIVE_INFINITY) })).toThrow(RangeError);
  });
});

describe("who watches a playback", () => {
  it("sees the present position at once, as a jump, however late they come", () => {
    const { player } = played(recording);
    player.stepForward();
    player.stepForward();
    const seen: Step[] = [];
    const statuses: PlaybackStatus[] = [];
    player.steps$.subscribe((step) => seen.push(step));
    player.status$.subscribe((status) => statuses.push(status));
    expect(seen).toEqual([{ seq: 2, event: null, state: stateAt(recording, 2) }]);
    expect(statuses).toEqual([player.status]);
  });

  it("is told of every change of the status", () => {
    const { player, clock } = played(five);
    const told: string[] = [];
    player.status$.subscribe(({ seq, isPlaying, speed, loop }) => told.push(`${seq} ${isPlaying} ${speed} ${loop}`));
    player.play();
    clock.pass(0);
    player.setSpeed(2);
    player.setLoop(true);
    player.pause();
    player.seek(4);
    expect(told).toEqual([
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

  it("may pause, seek or leave while a step is shown", () => {
    const { player, clock, told } = played(five);
    const pausing = player.steps$.subscribe(({ seq }) => seq === 1 && player.pause());
    player.play();
    clock.pass(0);
    expect(told).toEqual(["0 jump", "1 RoundStarted"]);
    pausing.unsubscribe();
    const seeking = player.steps$.subscribe(({ seq, event }) => seq === 2 && event !== null && player.seek(4));
    player.play();
    clock.pass(0);
    expect(told.slice(2)).toEqual([types[1], "4 jump"]);
    expect(player.status).toMatchObject({ seq: 4, isPlaying: true });
    seeking.unsubscribe();
    player.steps$.subscribe(({ seq }) => seq === 5 && player.dispose());
    clock.pass(10_000);
    expect(told).toHaveLength(5);
    expect(clock.waiting).toBe(0);
  });
});

describe("the recording of a playback", () => {
  it("is what was given, and does not grow when that does", () => {
    const growing = { ...recording, events: [...recording.events] };
    const { player } = played(growing);
    const [first] = recording.events;
    if (first !== undefined) growing.events.push(first);
    expect(player.recording).toEqual(recording);
    player.seek(LAST);
    expect(player.status.isAtEnd).toBe(true);
  });
});

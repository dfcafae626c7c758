import { type Command, chosenSeeds, publicState, ruleSet, Table } from "@thunderjack/core";
import { liveRecording, type RecordedEvent } from "@thunderjack/recording";
import { describe, expect, it } from "vitest";
import type { Step } from "../src/tape-conductor.js";
import { type PlayedTape, paced, played, recordedGame, timed } from "./recorded.js";

const DEALER_SEVENTEEN = ["k_s_0", "9_d_0", "9_s_0", "8_d_0"] as const;

function ask(table: Table, command: Command): void {
  const decision = table.dispatch(command);
  if (!decision.accepted) throw new Error(decision.message);
}

function grow({ tape, conductor }: PlayedTape, ...more: Parameters<PlayedTape["tape"]["grow"]>): void {
  tape.grow(...more);
  conductor.followGrowth();
}

describe("a live table", () => {
  it("is shown as its tape grows, without the hole card", () => {
    const bets = { right: 1000, middle: 0, left: 0 };
    const table = new Table({ rules: "thunderjack", seeds: chosenSeeds("live"), bets, allowStacking: true });
    const live = liveRecording(table, { now: () => 0, createdAt: "2025-01-31T18:30:00.000Z" });
    ask(table, { type: "Deal", stack: DEALER_SEVENTEEN });
    if (live.recording === null) throw new Error("Nothing has been dealt.");
    const play = played(live.recording, { live: true });
    const { conductor, tape, clock } = play;
    live.events$.subscribe((event) => grow(play, [event]));
    const steps: Step[] = [];
    conductor.steps$.subscribe((step) => steps.push(step));
    const holeCard = table.state.dealer.cards[table.state.dealer.faceDown] ?? "";
    expect(DEALER_SEVENTEEN).toContain(holeCard);
    conductor.seek(tape.length);
    conductor.play();
    expect(steps.at(-1)?.state).toEqual(table.publicState);
    expect(JSON.stringify([steps, tape.recording, live.recording])).not.toContain(holeCard);

    ask(table, { type: "Stand", hand: "right" });
    clock.pass(60_000);
    expect(steps.at(-1)?.state).toEqual(table.publicState);
    const revealed = steps.findIndex(({ event }) => event?.type === "HoleCardRevealed");
    expect(JSON.stringify(steps.slice(0, revealed))).not.toContain(holeCard);
    expect(steps[revealed]?.state.dealer.cards).toContain(holeCard);
    expect(conductor.status).toMatchObject({ isLive: true, isPlaying: true, isAtEnd: true });
    expect(conductor.isSettled).toBe(true);

    ask(table, { type: "Deal" });
    clock.pass(60_000);
    expect(steps.at(-1)?.state).toEqual(publicState(table.state));
    expect(tape.chapters.filter(({ kind }) => kind === "round")).toHaveLength(2);
  });
});

describe("a tape that grows", () => {
  const recording = recordedGame(ruleSet("vingt-et-un"), "page", [1]);
  const six = timed(recording, [0, 500, 9000, 9000, 9100, 9100]);
  const start = { ...six, events: six.events.slice(0, 2) };
  const rest: readonly RecordedEvent[] = six.events.slice(2);

  it("plays the first new event at once, and the others at their pace", () => {
    const play = played(start, { live: true, pace: paced(300) });
    const { conductor, clock, log } = play;
    conductor.play();
    clock.pass(60_000);
    expect(log).toHaveLength(3);
    expect(conductor.status).toMatchObject({ seq: 2, time: 500, duration: 500, isPlaying: true, isAtEnd: true });
    grow(play, rest);
    clock.pass(0);
    expect(log).toHaveLength(4);
    clock.pass(299);
    expect(log).toHaveLength(4);
    clock.pass(1);
    expect(log).toHaveLength(5);
    clock.pass(600);
    expect(log).toHaveLength(7);
    expect(conductor.status.isPlaying).toBe(true);
  });

  it("waits for the pace of the last event when the next one arrives soon", () => {
    const play = played(start, { live: true, idleCap: 0, pace: paced(300) });
    const { conductor, clock, log } = play;
    conductor.play();
    clock.pass(300);
    expect(log).toHaveLength(3);
    clock.pass(100);
    grow(play, rest.slice(0, 1));
    clock.pass(199);
    expect(log).toHaveLength(3);
    clock.pass(1);
    expect(log).toHaveLength(4);
  });

  it("plays new events at its end, also after it stopped there", () => {
    const play = played(start);
    const { conductor, clock, log } = play;
    conductor.seek(2);
    grow(play, rest);
    clock.pass(0);
    expect(log.slice(2)).toEqual(rest.slice(0, 2).map(({ seq, type }) => `${seq} ${type}`));
    expect(conductor.status).toMatchObject({ isPlaying: true, isLive: true });
  });

  it("ignores new events before its end, and after the caller paused at its end", () => {
    const paused = played(start, { live: true });
    paused.conductor.seek(2);
    paused.conductor.play();
    paused.conductor.pause();
    const before = played(start, { live: true });
    for (const play of [paused, before]) {
      grow(play, rest);
      play.clock.pass(60_000);
      expect(play.log.at(-1)).toMatch(/jump$/);
      expect(play.conductor.status).toMatchObject({ isPlaying: false, isAtEnd: false });
      expect(play.conductor.status.duration).toBeGreaterThan(500);
    }
    paused.conductor.play();
    paused.clock.pass(60_000);
    expect(paused.log.at(-1)).toMatch(/^6 /);
  });

  it("stops at its end after its trailer", () => {
    const play = played(start, { live: true });
    const { conductor, clock } = play;
    conductor.play();
    clock.pass(1000);
    grow(play, rest, { end: true, events: 6, hash: "", state: "", serverSeed: "" });
    clock.pass(60_000);
    expect(conductor.status).toMatchObject({ isPlaying: false, isAtEnd: true, isLive: false });
  });
});

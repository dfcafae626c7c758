import { type Command, chosenSeeds, publicState, ruleSet, Table } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import {
  type LiveRecording,
  liveRecording,
  type Playback,
  parseRecording,
  type RecordedEvent,
  type Step,
  verify,
} from "../src/index.js";
import { paced, played, timed } from "./played-steps.js";
import { CREATED_AT, playedTable, textOf } from "./played-table.js";
import { TurnedClock } from "./turned-clock.js";

const BETS = { right: 1000, middle: 0, left: 0 };

interface FollowedTable {
  readonly table: Table;
  readonly live: LiveRecording;
  readonly clock: TurnedClock;
  readonly lines: string[];
}

function followedTable(seed = "live"): FollowedTable {
  const table = new Table({ rules: "thunderjack", seeds: chosenSeeds(seed), bets: BETS, allowStacking: true });
  const clock = new TurnedClock();
  const live = liveRecording(table, { now: () => clock.now(), createdAt: CREATED_AT });
  const lines: string[] = [];
  live.lines$.subscribe((line) => lines.push(line));
  return { table, live, clock, lines };
}

function ask(table: Table, command: Command): void {
  const decision = table.dispatch(command);
  if (!decision.accepted) throw new Error(decision.message);
}

/** Plays what a table tells from now on, as it comes. */
function watch(live: LiveRecording): {
  readonly player: Playback;
  readonly steps: Step[];
  readonly clock: TurnedClock;
} {
  const { recording } = live;
  if (recording === null) throw new Error("Nothing has been dealt.");
  const { player, clock } = played(recording, { live: true });
  live.events$.subscribe((event) => player.grow([event]));
  const steps: Step[] = [];
  player.steps$.subscribe((step) => steps.push(step));
  return { player, steps, clock };
}

const DEALER_SEVENTEEN = ["k_s_0", "9_d_0", "9_s_0", "8_d_0"] as const;

describe("a table that is still playing", () => {
  it("is shown as it grows, without its hole card", () => {
    const { table, live } = followedTable();
    ask(table, { type: "Deal", stack: DEALER_SEVENTEEN });
    const { player, steps, clock } = watch(live);
    const holeCard = table.state.dealer.cards[table.state.dealer.faceDown] ?? "";
    expect(DEALER_SEVENTEEN).toContain(holeCard);
    player.seek(player.recording.events.length);
    player.play();
    expect(steps.at(-1)?.state).toEqual(table.publicState);
    expect(JSON.stringify([steps, player.recording, live.recording])).not.toContain(holeCard);

    ask(table, { type: "Stand", hand: "right" });
    clock.pass(60_000);
    expect(steps.at(-1)?.state).toEqual(table.publicState);
    const revealed = steps.findIndex(({ event }) => event?.type === "HoleCardRevealed");
    expect(JSON.stringify(steps.slice(0, revealed))).not.toContain(holeCard);
    expect(steps[revealed]?.state.dealer.cards).toContain(holeCard);
    expect(player.status).toMatchObject({ isLive: true, isPlaying: true, isAtEnd: true });

    ask(table, { type: "Deal" });
    clock.pass(60_000);
    expect(steps.at(-1)?.state).toEqual(publicState(table.state));
    expect(player.chapters.filter(({ kind }) => kind === "round")).toHaveLength(2);
  });

  it("can be read from its lines wherever they end, and is open then", () => {
    const { table, lines, live } = followedTable();
    ask(table, { type: "Deal" });
    while (table.state.turn !== null) ask(table, { type: "Stand", hand: table.state.turn });
    ask(table, { type: "Deal" });
    expect(verify(textOf(lines))).toMatchObject({ status: "open" });
    expect(parseRecording(textOf(lines)).recording).toEqual(live.recording);
    expect(textOf(lines)).toContain('"card":null');
  });

  it("has no recording before its first deal, and gives one that does not grow", () => {
    const { table, live } = followedTable();
    expect(live.recording).toBeNull();
    ask(table, { type: "Deal" });
    const { recording } = live;
    const { length } = recording?.events ?? [];
    while (table.state.turn !== null) ask(table, { type: "Stand", hand: table.state.turn });
    expect(recording?.events).toHaveLength(length ?? -1);
    expect(live.recording?.events.length).toBeGreaterThan(length ?? 0);
  });

  it("is followed from its first deal, or not at all", () => {
    const { table } = followedTable();
    ask(table, { type: "Deal" });
    expect(() => liveRecording(table, { now: () => 0, createdAt: CREATED_AT })).toThrow(RangeError);
  });

  it("ends its streams when it is closed, or when nobody listens any more", () => {
    for (const end of [({ table }: FollowedTable) => table.close(), ({ live }: FollowedTable) => live.stop()]) {
      const followed = followedTable();
      let ended = 0;
      followed.live.events$.subscribe({ complete: () => ended++ });
      followed.live.lines$.subscribe({ complete: () => ended++ });
      end(followed);
      expect(ended).toBe(2);
      followed.table.dispatch({ type: "Deal" });
      expect(followed.live.recording).toBeNull();
    }
  });
});

describe("a playback that grows", () => {
  const { recording } = playedTable(ruleSet("vingt-et-un"), "page", [1]);
  const six = timed(recording, [0, 500, 9000, 9000, 9100, 9100]);
  const start = { ...six, events: six.events.slice(0, 2) };
  const rest: readonly RecordedEvent[] = six.events.slice(2);

  it("waits at its end, and shows at once what it has waited for, the rest at its pace", () => {
    const { player, clock, told } = played(start, { live: true, pace: paced(300) });
    player.play();
    clock.pass(60_000);
    expect(told).toHaveLength(3);
    expect(player.status).toMatchObject({ seq: 2, time: 500, duration: 500, isPlaying: true, isAtEnd: true });
    player.grow(rest);
    clock.pass(0);
    expect(told).toHaveLength(4);
    clock.pass(299);
    expect(told).toHaveLength(4);
    clock.pass(1);
    expect(told).toHaveLength(5);
    clock.pass(600);
    expect(told).toHaveLength(7);
    expect(player.status.isPlaying).toBe(true);
  });

  it("still waits as long as an event needs to be seen, when the next one comes soon", () => {
    const { player, clock, told } = played(start, { live: true, idleCap: 0, pace: paced(300) });
    player.play();
    clock.pass(300);
    expect(told).toHaveLength(3);
    clock.pass(100);
    player.grow(rest.slice(0, 1));
    clock.pass(199);
    expect(told).toHaveLength(3);
    clock.pass(1);
    expect(told).toHaveLength(4);
  });

  it("follows from the end even when it had stopped there", () => {
    const { player, clock, told } = played(start);
    player.seek(2);
    player.grow(rest);
    clock.pass(0);
    expect(told.slice(2)).toEqual(rest.slice(0, 2).map(({ seq, type }) => `${seq} ${type}`));
    expect(player.status).toMatchObject({ isPlaying: true, isLive: true });
  });

  it("stays where it is when it is not at its end, or was paused there", () => {
    const paused = played(start, { live: true });
    paused.player.seek(2);
    paused.player.play();
    paused.player.pause();
    const before = played(start, { live: true });
    for (const { player, clock, told } of [paused, before]) {
      player.grow(rest);
      clock.pass(60_000);
      expect(told.at(-1)).toMatch(/jump$/);
      expect(player.status).toMatchObject({ isPlaying: false, isAtEnd: false });
      expect(player.status.duration).toBeGreaterThan(500);
    }
    paused.player.play();
    paused.clock.pass(60_000);
    expect(paused.told.at(-1)).toMatch(/^6 /);
  });

  it("stops at its end when its trailer came, and grows no more", () => {
    const { player, clock } = played({ ...start, trailer: null }, { live: true });
    player.play();
    clock.pass(1000);
    const trailer = { end: true, events: 6, hash: "", state: "", serverSeed: "" } as const;
    expect(() => player.grow(rest.slice(1), trailer)).toThrow("The next event is 3, not 4.");
    expect(() => player.grow(rest.slice(0, 1), trailer)).toThrow(RangeError);
    expect(player.recording.events).toHaveLength(2);
    player.grow(rest, trailer);
    clock.pass(60_000);
    expect(player.status).toMatchObject({ isPlaying: false, isAtEnd: true, isLive: false });
    expect(player.recording).toEqual({ ...six, trailer });
    expect(() => player.grow([])).toThrow("The recording is closed");
  });

  it("takes in nothing that cannot follow", () => {
    const { player } = played(start, { live: true });
    const [third] = rest;
    if (third === undefined) throw new Error("There is no third event.");
    expect(() =>
      player.grow([
        third,
        { seq: 4, t: 9000, type: "HandSettled", hand: "left", stake: "bet", bet: 1, outcome: "win", returned: 1 },
      ]),
    ).toThrow(expect.objectContaining({ name: "CorruptEvents" }));
    expect(player.status.duration).toBe(500);
    expect(player.recording.events).toHaveLength(2);
  });

  it("has a new list of chapters when there is a new one, and the same one otherwise", () => {
    const { player } = played(start, { live: true });
    const before = player.chapters;
    player.grow(rest.slice(0, 1));
    expect(player.chapters).toBe(before);
    const whole = played({ ...recording, trailer: null, events: recording.events.slice(0, 3) });
    const [round] = whole.player.chapters;
    whole.player.grow(recording.events.slice(3));
    expect(whole.player.chapters.map(({ kind }) => kind)).toEqual(["round", "dealer-bust", "settled"]);
    expect(whole.player.chapters[0]).toBe(round);
  });
});

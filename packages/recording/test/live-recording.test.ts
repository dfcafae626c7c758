import { type Command, chosenSeeds, Table } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { type LiveRecording, liveRecording, parseRecording, Tape, verify } from "../src/index.js";
import { CREATED_AT, textOf } from "./played-table.js";

const BETS = { right: 1000, middle: 0, left: 0 };

interface FollowedTable {
  readonly table: Table;
  readonly live: LiveRecording;
  readonly lines: string[];
}

function followedTable(seed = "live"): FollowedTable {
  const table = new Table({ rules: "thunderjack", seeds: chosenSeeds(seed), bets: BETS, allowStacking: true });
  const live = liveRecording(table, { now: () => 0, createdAt: CREATED_AT });
  const lines: string[] = [];
  live.lines$.subscribe((line) => lines.push(line));
  return { table, live, lines };
}

function ask(table: Table, command: Command): void {
  const decision = table.dispatch(command);
  if (!decision.accepted) throw new Error(decision.message);
}

const DEALER_SEVENTEEN = ["k_s_0", "9_d_0", "9_s_0", "8_d_0"] as const;

describe("a live recording", () => {
  it("emits events with which a tape grows, without the hole card", () => {
    const { table, live } = followedTable();
    ask(table, { type: "Deal", stack: DEALER_SEVENTEEN });
    if (live.recording === null) throw new Error("Nothing has been dealt.");
    const tape = new Tape(live.recording, { live: true });
    live.events$.subscribe((event) => tape.grow([event]));
    const holeCard = table.state.dealer.cards[table.state.dealer.faceDown] ?? "";
    expect(DEALER_SEVENTEEN).toContain(holeCard);
    expect(tape.state(tape.length)).toEqual(table.publicState);
    expect(JSON.stringify([tape.recording, live.recording])).not.toContain(holeCard);

    ask(table, { type: "Stand", hand: "right" });
    expect(tape.state(tape.length)).toEqual(table.publicState);
    const { events } = tape.recording;
    const revealed = events.findIndex(({ type }) => type === "HoleCardRevealed");
    expect(JSON.stringify(events.slice(0, revealed))).not.toContain(holeCard);
    expect(tape.state(revealed + 1).dealer.cards).toContain(holeCard);
    expect(tape.isLive).toBe(true);
  });

  it("can be parsed from its lines at any time, as an open recording", () => {
    const { table, lines, live } = followedTable();
    ask(table, { type: "Deal" });
    while (table.state.turn !== null) ask(table, { type: "Stand", hand: table.state.turn });
    ask(table, { type: "Deal" });
    expect(verify(textOf(lines))).toMatchObject({ status: "open" });
    expect(parseRecording(textOf(lines)).recording).toEqual(live.recording);
    expect(textOf(lines)).toContain('"card":null');
  });

  it("has no recording before the first deal, and then one that does not grow", () => {
    const { table, live } = followedTable();
    expect(live.recording).toBeNull();
    ask(table, { type: "Deal" });
    const { recording } = live;
    const { length } = recording?.events ?? [];
    while (table.state.turn !== null) ask(table, { type: "Stand", hand: table.state.turn });
    expect(recording?.events).toHaveLength(length ?? -1);
    expect(live.recording?.events.length).toBeGreaterThan(length ?? 0);
  });

  it("cannot begin after the first deal", () => {
    const { table } = followedTable();
    ask(table, { type: "Deal" });
    expect(() => liveRecording(table, { now: () => 0, createdAt: CREATED_AT })).toThrow(RangeError);
  });

  it("completes its streams when the table closes or when it is stopped", () => {
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

import { chosenSeeds, Table } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { EventLog, parseRecording, recordingText } from "../src/index.js";

function tableAndLog(): { readonly table: Table; readonly log: EventLog } {
  const table = new Table({ rules: "casino", seeds: chosenSeeds("ledger"), credits: 1_000_000_000 });
  const log = new EventLog(table, { now: () => 0, date: () => "2026-11-22T12:00:00.000Z" });
  table.dispatch({ type: "PlaceBet", seat: "middle", amount: 1000 });
  return { table, log };
}

/** Plays until this round is over. Every hand stands. */
function play(table: Table, lastRound: number): void {
  while (table.state.round < lastRound || table.state.turn !== null) {
    const { turn, phase } = table.state;
    if (turn === null) table.dispatch({ type: "Deal" });
    else if (phase === "insurance") table.dispatch({ type: "DeclineInsurance", hand: turn });
    else table.dispatch({ type: phase === "surrender" ? "DeclineSurrender" : "Stand", hand: turn });
  }
}

describe("an event log", () => {
  it("has no recording before the first deal", () => {
    const { log } = tableAndLog();
    expect(log).toMatchObject({ isWhole: true, beganAt: null, rounds: 0 });
    expect(recordingText(log)).toBeNull();
  });

  it("has a recording of a thousand rounds from the first deal on", () => {
    const { table, log } = tableAndLog();
    play(table, 1000);
    expect(log).toMatchObject({ isWhole: true, isCut: false, rounds: 1000 });
    expect(recordingText(log)?.split("\n").length).toBe(log.entries.length + 1);
  });

  it("drops the earliest of more than a thousand rounds, and then has no recording", () => {
    const { table, log } = tableAndLog();
    play(table, 5000);
    const started = log.entries.filter(({ event }) => event.type === "RoundStarted");
    expect(started.length).toBeGreaterThan(900);
    expect(started.length).toBeLessThanOrEqual(1000);
    expect(log).toMatchObject({ isWhole: false, isCut: true, rounds: 5000 });
    expect(recordingText(log)).toBeNull();
  });

  it("continues after a pause in which nothing happened", () => {
    const { table, log } = tableAndLog();
    play(table, 2);
    log.pause();
    log.resume();
    play(table, 3);
    const { recording } = parseRecording(recordingText(log) ?? "");
    expect(recording?.events.filter(({ type }) => type === "RoundSettled")).toHaveLength(3);
  });

  it("starts again after a pause in which events were missed", () => {
    const { table, log } = tableAndLog();
    play(table, 2);
    log.pause();
    play(table, 3);
    log.resume();
    expect(log).toMatchObject({ isWhole: false, isCut: false, entries: [], rounds: 3, beganAt: null });
    play(table, 4);
    expect(log.opening.round).toBe(3);
    expect(recordingText(log)).toBeNull();
  });

  it("is recorded with the seeds of a retired shoe, and stays open before", () => {
    const { table, log } = tableAndLog();
    play(table, 1);
    expect(parseRecording(recordingText(log) ?? "").recording?.trailer).toBeNull();
    log.close(table.close());
    expect(parseRecording(recordingText(log) ?? "").recording?.trailer).not.toBeNull();
  });
});

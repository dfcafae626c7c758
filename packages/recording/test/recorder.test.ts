import { createHash } from "node:crypto";
import { chosenSeeds, type GameEvent, randomSeeds, Table } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { LIMITS, parseRecording, Recorder, record } from "../src/index.js";
import { CREATED_AT, META, playedTable, textOf } from "./played-table.js";

const BETS = { right: 1000, middle: 0, left: 0 };
const OPTIONS = { now: () => 0, createdAt: CREATED_AT };
const newTable = (seed = "recorder") => new Table({ rules: "thunderjack", seeds: chosenSeeds(seed), bets: BETS });
const sha256 = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
};

describe("the recorder", () => {
  it("writes the header at the first deal, with the current bets", () => {
    const table = newTable();
    const lines: string[] = [];
    record(table, { ...OPTIONS, meta: META }).lines$.subscribe((line) => lines.push(line));
    table.dispatch({ type: "PlaceBet", seat: "left", amount: 2000 });
    expect(lines).toEqual([]);
    table.dispatch({ type: "Deal" });
    expect(JSON.parse(lines[0] ?? "")).toEqual({
      format: "thunderjack",
      version: 1,
      createdAt: CREATED_AT,
      rules: table.rules,
      seats: { right: 1000, middle: 0, left: 2000 },
      credits: 50_000,
      fairness: { scheme: "hmac-sha256/1", commitment: table.fairness?.commitment, clientSeed: "", seed: "chosen" },
      meta: META,
    });
    expect(lines[1]).toBe(
      '{"seq":1,"type":"RoundStarted","round":1,"bets":{"right":1000,"middle":0,"left":2000},"t":0}',
    );
  });

  it("writes the same lines if it keeps no events, for a table with stacked deals too", () => {
    const play = (keepsEvents: boolean) => {
      const table = new Table({ rules: "thunderjack", seeds: chosenSeeds("kept"), bets: BETS, allowStacking: true });
      const recorder = record(table, { ...OPTIONS, keepsEvents });
      const lines: string[] = [];
      recorder.lines$.subscribe((line) => lines.push(line));
      table.dispatch({ type: "Deal", stack: ["10_h_0", "9_h_0", "10_s_0"] });
      table.dispatch({ type: "Stand", hand: "right" });
      const { recording } = recorder;
      recorder.close(table.close());
      return { lines, recording };
    };
    const [kept, others] = [play(true), play(false)];
    expect(kept.recording?.events.length).toBe(kept.lines.length - 2);
    expect(kept.lines.some((line) => line.includes("ShoeStacked"))).toBe(true);
    expect(others).toEqual({ lines: kept.lines, recording: null });
  });

  it("writes no `seed` field for a random seed", () => {
    const table = new Table({
      rules: "thunderjack",
      seeds: randomSeeds(new Uint8Array(32).fill(7), "mine"),
      bets: BETS,
    });
    const recorder = record(table, OPTIONS);
    table.dispatch({ type: "Deal" });
    expect(recorder.recording?.header.fairness).toEqual({
      scheme: "hmac-sha256/2",
      commitment: sha256(new Uint8Array(32).fill(7)).toString("hex"),
      anchor: sha256(new Uint8Array(32).fill(7)).toString("hex"),
      index: 1,
      length: 1,
      clientSeed: "mine",
    });
  });

  it("hashes the raw bytes of the lines in a chain, and adds a check of the chain to every settled round", () => {
    const { lines, table } = playedTable(newTable().rules, "chain", [1, 1, 1, 1, 1, 1, 1]);
    let link = sha256(lines[0] ?? "");
    let rounds = 0;
    for (const line of lines.slice(1, -1)) {
      const event = JSON.parse(line);
      if (event.type === "RoundSettled") {
        rounds++;
        expect(event.check).toBe(link.toString("hex").slice(0, 16));
      }
      link = sha256(link, line);
    }
    expect(rounds).toBeGreaterThan(0);
    const { serverSeed } = table.close();
    expect(JSON.parse(lines.at(-1) ?? "")).toEqual({
      end: true,
      events: lines.length - 2,
      hash: link.toString("hex"),
      state: expect.stringMatching(/^[0-9a-f]{64}$/),
      serverSeed: Buffer.from(serverSeed).toString("hex"),
    });
  });

  it("writes the fields of each event in their order, with its number and its time", () => {
    const { lines, table } = playedTable(newTable().rules, "fields", [1, 2, 3, 4, 5, 6, 7]);
    const recorder = new Recorder(
      { rules: table.rules, fairness: table.fairness, credits: table.opening.credits },
      OPTIONS,
    );
    const events = lines.slice(1, -1).map((line) => JSON.parse(line));
    const written = events.flatMap(({ seq, check, t, ...event }) => recorder.write({ ...event, version: seq }));
    const withoutTimes = (line: string) => line.replace(/,"(?:t|check)":[^,}]*/g, "");
    expect(written.slice(1).map(withoutTimes)).toEqual(lines.slice(1, -1).map(withoutTimes));
    expect(Object.keys(recorder.recording?.events.at(-1) ?? {})).toEqual(Object.keys(events.at(-1)));
  });

  it("counts the time from the first deal, and ignores a clock that is set back", () => {
    const times = [500, 500.4, 510.6, 400, 400, 400, 2000];
    let asked = 0;
    const table = newTable();
    const recorder = record(table, { ...OPTIONS, now: () => times[asked++] ?? 2000 });
    table.dispatch({ type: "Deal" });
    expect(recorder.recording?.events.slice(0, 6).map(({ t }) => t)).toEqual([0, 11, 11, 11, 11, 1500]);
  });

  it("writes nothing if no round was dealt", () => {
    const table = newTable();
    const recorder = record(table, OPTIONS);
    const lines: string[] = [];
    let isComplete = false;
    recorder.lines$.subscribe({
      next: (line) => lines.push(line),
      complete: () => {
        isComplete = true;
      },
    });
    recorder.close(table.close());
    expect({ lines, isComplete, recording: recorder.recording }).toEqual({
      lines: [],
      isComplete: true,
      recording: null,
    });
  });

  it("rejects a table that has dealt already", () => {
    const table = newTable();
    table.dispatch({ type: "Deal" });
    expect(() => record(table, OPTIONS)).toThrow(
      "A recording must begin at the first deal: this table has already dealt.",
    );
  });

  it("rejects values that do not fit into a header, before anything is written", () => {
    const seeds = randomSeeds(new Uint8Array(32), "x".repeat(LIMITS.textLength + 1));
    const table = new Table({ rules: "thunderjack", seeds, bets: BETS });
    expect(() => record(table, OPTIONS)).toThrow(/fairness\.clientSeed": is longer than 256 characters/);
    const half = new Table({
      rules: "thunderjack",
      seeds: { serverSeed: new Uint8Array(32), clientSeed: "\udca9 first", chosen: false },
      bets: BETS,
    });
    expect(() => record(half, OPTIONS)).toThrow(/fairness\.clientSeed": must not contain a lone surrogate/);
    expect(() => record(newTable(), { ...OPTIONS, createdAt: "yesterday" })).toThrow(/"createdAt": must be a time/);
    expect(() => record(newTable(), { ...OPTIONS, meta: { share: 0.5 } })).toThrow(
      /"meta\.share": must be a safe integer/,
    );
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`k${index}`, "x".repeat(200)]));
    expect(() => record(newTable(), { ...OPTIONS, meta: many })).toThrow(/is longer than 16384 bytes/);
  });

  it("can be closed once, between two rounds, and with the seeds of its own shoe", () => {
    const { rules, fairness } = newTable();
    const recorder = new Recorder({ rules, fairness, credits: 50_000 }, OPTIONS);
    const table = newTable();
    table.events$.subscribe((event) => recorder.write(event));
    table.dispatch({ type: "Deal" });
    const seeds = chosenSeeds("recorder");
    expect(() => recorder.close(seeds)).toThrow("A recording cannot be closed during a round.");
    while (table.state.turn !== null) table.dispatch({ type: "Stand", hand: table.state.turn });
    expect(() => recorder.close(chosenSeeds("another"))).toThrow("These are not the seeds");
    expect(recorder.close(seeds).join("\n")).toMatch(/^\{"end":true,"events":\d+,"hash":/);
    expect(() => recorder.close(seeds)).toThrow("The recording is closed.");
    expect(() => recorder.write({ type: "BetsCleared" })).toThrow("The recording is closed.");
  });

  it("rejects a table without the fair shuffle, because its deals cannot be verified", () => {
    const { rules } = newTable();
    expect(() => new Recorder({ rules, fairness: null, credits: 50_000 }, OPTIONS)).toThrow("without the fair shuffle");
  });

  it("cannot begin after the first deal", () => {
    const { rules, fairness } = newTable();
    const recorder = new Recorder({ rules, fairness, credits: 50_000 }, OPTIONS);
    expect(recorder.write({ type: "BetsCleared" })).toEqual([]);
    expect(() => recorder.write({ type: "RoundStarted", round: 2, bets: BETS })).toThrow(
      "must begin at the first deal",
    );
  });

  it("stops at the maximum length, and the recording stays readable", () => {
    const { rules, fairness } = newTable();
    const recorder = new Recorder({ rules, fairness, credits: 50_000 }, OPTIONS);
    const lines = [...recorder.write({ type: "RoundStarted", round: 1, bets: BETS })];
    const stacked: GameEvent = {
      type: "ShoeStacked",
      count: 1300,
      cards: Array.from({ length: 1300 }, () => "10_h_0"),
    };
    expect(() => {
      for (;;) lines.push(...recorder.write(stacked));
    }).toThrow("The recording has its maximum length: close it and begin another one.");
    const text = textOf(lines);
    expect(text.length).toBeLessThan(LIMITS.bytes);
    expect(text.length).toBeGreaterThan(LIMITS.bytes - 20_000);
    expect(parseRecording(text)).toMatchObject({ fault: null });
  });
});

import { type Command, chosenSeeds, type Fairness, Table, type TableState, VirtualClock } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { carryoverFrom } from "../src/carryover.js";
import { MemorySecrets, MemoryStore, type SessionOptions } from "../src/index.js";
import { basisOf, lacks, type TableSnapshot } from "../src/snapshot.js";
import { storedOf } from "../src/stored.js";
import { playRounds, TabGroup, turn } from "./tab-group.js";

const table = new Table({
  rules: "thunderjack",
  seeds: chosenSeeds("snapshot"),
  bets: { right: 1000, middle: 0, left: 0 },
});
const { publicState: betting } = table;
const fairness = table.fairness as Fairness;
const snapshot = (state: TableState): TableSnapshot => ({ rules: table.rules, fairness, shoe: 3, state });
table.dispatch({ type: "Deal" });
const { publicState: playing } = table;

describe("a stored table", () => {
  it("lacks something between two rounds if its credits or bets are different", () => {
    const shown = snapshot(betting);
    expect(lacks(shown, snapshot({ ...betting, version: 9, round: 7, shuffles: 3 }))).toBe(false);
    expect(lacks(shown, snapshot({ ...betting, credits: 1 }))).toBe(true);
    expect(lacks(shown, snapshot({ ...betting, bets: { ...betting.bets, left: 1000 } }))).toBe(true);
  });

  it("lacks something during a round if anything but its version is different", () => {
    const shown = snapshot(playing);
    expect(lacks(shown, snapshot({ ...playing, version: 99 }))).toBe(false);
    expect(lacks(shown, snapshot({ ...playing, undealt: 1 }))).toBe(true);
    expect(lacks(shown, { ...shown, shoe: 4 })).toBe(true);
  });
});

describe("the basis of a command", () => {
  const bet: Command = { type: "PlaceBet", seat: "left", amount: 1000 };
  const hit: Command = { type: "Hit", hand: "right" };
  const basis = (command: Command, change: Partial<TableState>, state = betting) =>
    basisOf(snapshot({ ...state, ...change } as TableState), command);

  it("changes for a bet with the round, with its start and with the shoe", () => {
    const before = basis(bet, {});
    expect(basis(bet, { version: 9, credits: 1, bets: { ...betting.bets, left: 5 } })).toBe(before);
    const other = basisOf({ ...snapshot(betting), fairness: { ...fairness, commitment: "other" } }, bet);
    expect(new Set([before, basis(bet, { round: 9 }), basis(bet, { phase: "dealer" }), other]).size).toBe(4);
  });

  it("changes for a move with each event and with the shoe, but not with the version", () => {
    const before = basis(hit, {}, playing);
    expect(basis(hit, { version: 99 }, playing)).toBe(before);
    const other = basisOf({ ...snapshot(playing), fairness: { ...fairness, commitment: "other" } }, hit);
    expect(new Set([before, basis(hit, { undealt: 1 }, playing), other]).size).toBe(3);
  });
});

describe("the carryover from a table that was shown", () => {
  it("has its credits, and the number of its shoe if a round was dealt from it", () => {
    expect(carryoverFrom(snapshot(betting))).toEqual({
      credits: 50_000,
      bets: betting.bets,
      clientSeed: null,
      shoe: 2,
      previous: null,
      isRecovered: true,
      isVoid: false,
    });
    expect(carryoverFrom(snapshot(playing))).toMatchObject({
      credits: 49_000,
      shoe: 3,
      isRecovered: true,
      isVoid: true,
    });
  });
});

describe("the stored data of a session", () => {
  it("has the carryover from the newest readable recording only if the recording in play cannot be read", async () => {
    const clock = new VirtualClock();
    const group = new TabGroup({ roundsPerRecording: 1 });
    const session = await group.open();
    await playRounds(session, 3);
    await turn();
    const { store } = group.options;
    const stored = await store.load("kitchen");
    const retired = await store.retired("kitchen");
    expect(retired.length).toBeGreaterThan(1);
    const read = (lines: readonly string[], recordings = retired) =>
      storedOf({
        name: "kitchen",
        clock,
        secrets: new MemorySecrets(),
        store: Object.assign(new MemoryStore(), {
          load: () => Promise.resolve({ version: 1, done: [], lines }),
          retired: () => Promise.resolve(recordings),
        }),
      } as unknown as SessionOptions);
    const creditsOf = (lines: readonly string[] = []) =>
      lines
        .map((line) => JSON.parse(line))
        .filter(({ type }) => type === "RoundSettled")
        .at(-1)?.credits;
    expect(await read(stored?.lines ?? [])).toMatchObject({ session: { version: 1 }, secrets: [], before: null });
    expect((await read(["{"])).before).toMatchObject({ credits: creditsOf(retired.at(-1)), isRecovered: true });
    const damaged = [...retired.slice(0, -1), ["{"]];
    expect((await read(["{"], damaged)).before?.credits).toBe(creditsOf(retired.at(-2)));
    expect((await read(["{"], [["{"]])).before).toBeNull();
  });
});

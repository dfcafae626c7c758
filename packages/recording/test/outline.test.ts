import { type Command, chosenSeeds, NO_BETS, PRESETS, ruleSet, Table } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { parseRecording, record } from "../src/index.js";
import { outlineOf } from "../src/verify/outline.js";
import { whyNotOpened } from "../src/verify/rerun.js";
import { CREATED_AT, seedsInChain, textOf } from "./played-table.js";

type Action = (table: Table) => void;

const does =
  (...commands: readonly Command[]): Action =>
  (table) => {
    for (const command of commands) {
      const decision = table.dispatch(command);
      if (!decision.accepted) throw new Error(decision.message);
    }
  };

/** Deals a round, and stands on each hand. */
const playsRound: Action = (table) => {
  does({ type: "PlaceBet", seat: "right", amount: 1000 }, { type: "Deal" })(table);
  while (table.state.turn !== null) does({ type: "Stand", hand: table.state.turn })(table);
};

/** Records a table with a purse for each seat, and returns the outline of the recording. */
function recorded(actions: readonly Action[], isClosed = true) {
  const seeds = seedsInChain("an outline", 3);
  const rules = ruleSet({ purses: "per-seat" });
  const table = new Table({ rules, seeds, credits: { right: 9000, middle: 4000, left: 0 } });
  const recorder = record(table, { now: () => 0, createdAt: CREATED_AT });
  const lines: string[] = [];
  recorder.lines$.subscribe((line) => lines.push(line));
  for (const act of actions) act(table);
  if (isClosed) recorder.close(seeds);
  const { recording } = parseRecording(textOf(lines));
  if (recording === null) throw new Error("The recording cannot be read.");
  return { table, recording, outline: outlineOf(recording, table.state) };
}

const changesPurses = does(
  { type: "BuyIn", seat: "left", amount: 700 },
  { type: "CashOut", seat: "middle" },
  { type: "BuyIn", seat: "middle", amount: 30 },
);

describe("the credits of a recording with purses", () => {
  it("are those after the last settled round, with the later changes of the purses", () => {
    for (const actions of [[playsRound], [playsRound, changesPurses], [playsRound, changesPurses, playsRound]]) {
      const { outline, table } = recorded(actions);
      expect(outline.credits).toBe(table.state.credits);
      expect(outline.rounds).toBe(table.state.round);
      expect(outline.isStacked).toBe(false);
    }
    const { outline, table } = recorded([playsRound, changesPurses]);
    const { table: before } = recorded([playsRound]);
    expect(outline.credits).toBe(before.state.credits + 730 - 4000);
    expect(table.state.purses?.middle).toBe(30);
  });

  it("are those of the header with the changes of the purses, if no round was settled", () => {
    const { recording, table } = recorded([playsRound]);
    const bought = [
      { seq: 1, t: 0, type: "SeatBoughtIn", seat: "left", amount: 700 },
      { seq: 2, t: 0, type: "SeatCashedOut", seat: "middle", amount: 4000 },
    ] as const;
    for (const [events, change] of [
      [bought.slice(0, 1), 700],
      [bought, 700 - 4000],
    ] as const) {
      expect(outlineOf({ ...recording, events }, table.state).credits).toBe(recording.header.credits + change);
    }
  });

  it("are those with which the game was started again", () => {
    const { recording, table } = recorded([playsRound]);
    const restarted = { seq: 99, t: 0, type: "GameRestarted", credits: 12_300 } as const;
    const events = [...recording.events, restarted];
    expect(outlineOf({ ...recording, events }, table.state).credits).toBe(12_300);
  });

  it("are unknown while the recording is open", () => {
    expect(recorded([playsRound], false).outline).toMatchObject({ credits: null, trailer: null });
  });
});

describe("a header with a purse for a seat that the table does not have", () => {
  it("cannot open a table", () => {
    const rules = ruleSet({ preset: "vingt-et-un", purses: "per-seat" });
    const table = new Table({ rules, seeds: chosenSeeds("one seat"), credits: { ...NO_BETS, middle: 5000 } });
    const recorder = record(table, { now: () => 0, createdAt: CREATED_AT });
    const lines: string[] = [];
    recorder.lines$.subscribe((line) => lines.push(line));
    table.dispatch({ type: "PlaceBet", seat: "middle", amount: PRESETS["vingt-et-un"].minBet });
    table.dispatch({ type: "Deal" });
    while (table.state.turn !== null) table.dispatch({ type: "Stand", hand: table.state.turn });
    const [header = "", ...rest] = lines;
    const read = JSON.parse(header);
    const credits = { ...read.credits, left: 500 };
    const changed = [JSON.stringify({ ...read, credits }), ...rest];
    expect(whyNotOpened(headerOf(changed))).toBe("the left seat has credits, but the table has no such seat");
    expect(whyNotOpened(headerOf(lines))).toBeNull();
    // A table with one purse for all seats plays with the sum of the purses.
    const shared = { ...headerOf(changed), rules: ruleSet("vingt-et-un") };
    expect(whyNotOpened(shared)).toBeNull();
  });
});

function headerOf(lines: readonly string[]) {
  const { recording } = parseRecording(textOf(lines));
  if (recording === null) throw new Error("The recording cannot be read.");
  return recording.header;
}

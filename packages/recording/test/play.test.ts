import { chosenSeeds, evolve, Table, type TableState, totalOf } from "@thunderjack/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commandsOf, parseRecording, RunningSummary, stateAt, stateHash, statesOf, summaryOf } from "../src/index.js";
import { anyRules } from "./any-rules.js";
import { type PlayedTable, playedTable, textOf } from "./played-table.js";

const anyPlay: fc.Arbitrary<PlayedTable> = fc
  .tuple(anyRules, fc.string(), fc.array(fc.nat(), { maxLength: 60 }))
  .map(([rules, seed, choices]) => playedTable(rules, seed, choices));

function parsed(text: string) {
  const reading = parseRecording(text);
  expect(reading).toMatchObject({ fault: null, truncated: false });
  if (reading.recording === null) throw new Error("There is no recording.");
  return reading.recording;
}

describe("any play under any rules", () => {
  it("is parsed to the recording that was written", () => {
    fc.assert(
      fc.property(anyPlay, ({ recording, lines }) => {
        expect(parsed(textOf(lines))).toEqual(recording);
      }),
    );
  });

  it("is replayed to the state that the table had after every event", () => {
    fc.assert(
      fc.property(anyPlay, ({ table, recording, lines, history }) => {
        const deal = history.findIndex(({ event }) => event.type === "RoundStarted");
        const [opening, ...states] = statesOf(parsed(textOf(lines)));
        // Returns a state with its version counted from the first deal, where a recording begins.
        const fromDeal = (state: TableState): TableState => ({ ...state, version: state.version - deal });
        expect(opening).toEqual(fromDeal(history[deal - 1]?.table ?? table.opening));
        expect(states).toHaveLength(history.length - deal);
        for (const [place, { event, before, table, isLast }] of history.slice(deal).entries()) {
          expect(states[place]).toEqual(fromDeal(isLast ? table : evolve(before, event)));
        }
        expect(states.at(-1)).toEqual(fromDeal(table.state));
        expect(stateAt(recording, recording.events.length)).toEqual(fromDeal(table.state));
        expect(recording.trailer?.state).toBe(stateHash(table.state));
      }),
      { numRuns: process.env.THOROUGH ? 10_000 : 100 },
    );
  });

  it("has a summary with correct sums", () => {
    fc.assert(
      fc.property(anyPlay, ({ table, recording }) => {
        const { rounds, credits, status, events } = summaryOf(recording);
        expect({ credits, status, events }).toEqual({
          credits: table.state.credits,
          status: "closed",
          events: recording.events.length,
        });
        const settled = recording.events.flatMap((event) => (event.type === "RoundSettled" ? [event] : []));
        expect(rounds.map(({ round, net, credits }) => ({ round, net, credits }))).toEqual(
          settled.map(({ round, staked, returned, credits }) => ({ round, net: returned - staked, credits })),
        );
        for (const { hands, net, dealer } of rounds) {
          const sum = hands.reduce((sum, { bet, returned, insurance }) => {
            return sum + returned - bet + (insurance === undefined ? 0 : insurance.returned - insurance.bet);
          }, 0);
          expect(net).toBe(sum);
          expect(dealer.total).toBe(totalOf(dealer.cards));
        }
      }),
    );
  });

  it("has the same summary when it is updated with each event", () => {
    fc.assert(
      fc.property(anyPlay, ({ table, recording, events }) => {
        const running = new RunningSummary(table.opening);
        for (const event of events) running.add(event);
        expect(running.summary("closed")).toEqual(summaryOf(recording));
      }),
    );
  });

  it("is repeated when its commands are dispatched to a table with the same seed", () => {
    fc.assert(
      fc.property(anyPlay, ({ table, recording, commands }) => {
        const again = commandsOf(recording);
        const { rules, seats, credits } = recording.header;
        const second = new Table({
          rules,
          seeds: table.close(),
          credits,
          bets: seats,
        });
        const events: unknown[] = [];
        second.events$.subscribe((event) => events.push(event));
        for (const command of again) expect(second.dispatch(command).accepted).toBe(true);
        expect(events).toEqual(
          recording.events.map(({ seq, t, ...event }) => ({ ...withoutCheck(event), version: seq })),
        );
        const firstDeal = commands.findIndex(({ type }) => type === "Deal");
        expect(again.map(({ type }) => type)).toEqual(commands.slice(firstDeal).map(({ type }) => type));
      }),
    );
  });
});

function withoutCheck(event: object): object {
  const { check, ...rest } = { check: undefined, ...event };
  return rest;
}

describe("the commands of a recording", () => {
  it("contain the cards that were chosen for a deal", () => {
    const seeds = chosenSeeds("stack");
    const table = new Table({
      rules: "thunderjack",
      seeds,
      allowStacking: true,
      bets: { right: 1000, middle: 0, left: 0 },
    });
    const events: Parameters<RunningSummary["add"]>[0][] = [];
    table.events$.subscribe((event) => events.push(event));
    const stack = ["k_s_0", "9_d_0", "9_s_0", "8_d_0"] as const;
    table.dispatch({ type: "Deal", stack });
    table.dispatch({ type: "Stand", hand: "right" });
    table.dispatch({ type: "Deal" });
    const numbered = events.map((event, place) => ({ seq: place + 1, t: 0, check: "", ...event }));
    const recording = { ...playedTable(table.rules, "x", []).recording, events: numbered };
    expect(commandsOf(recording)).toEqual([
      { type: "Deal", stack },
      { type: "Stand", hand: "right" },
      { type: "Deal" },
    ]);
  });

  it("cannot be read from a public stream, which hides the chosen cards", () => {
    const { recording } = playedTable(new Table({ rules: "thunderjack", seeds: chosenSeeds("") }).rules, "x", []);
    const [deal] = recording.events;
    if (deal === undefined) throw new Error("There is no deal.");
    const events = [deal, { seq: 2, t: 0, type: "ShoeStacked", count: 1, cards: null } as const];
    expect(() => commandsOf({ ...recording, events })).toThrow("Event 2 does not contain the chosen cards.");
  });
});

describe("a summary during a round", () => {
  const { recording } = playedTable(new Table({ rules: "thunderjack", seeds: chosenSeeds("") }).rules, "middle", []);

  it("is open, leaves out the round in play, and has the current credits", () => {
    expect(summaryOf(recording, 3)).toEqual({ events: 3, status: "open", rounds: [], credits: 47_000 });
    expect(summaryOf(recording, 0)).toEqual({ events: 0, status: "open", rounds: [], credits: 50_000 });
  });

  it("throws for an event that does not exist", () => {
    const last = recording.events.length;
    expect(() => summaryOf(recording, last + 1)).toThrow(
      `The recording has the events 1 to ${last}, and no event ${last + 1}.`,
    );
    expect(() => stateAt(recording, -1)).toThrow(RangeError);
    expect(() => stateAt(recording, 0.5)).toThrow(RangeError);
  });
});

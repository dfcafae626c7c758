import { chosenSeeds, publicTable, Table, VirtualClock } from "@thunderjack/core";
import { expect, test } from "vitest";
import { BettingConductor, ENGLISH, type Frame, LiveConductor, view } from "../src/index.js";

const BET = { type: "PlaceBet", seat: "middle", amount: 1000 } as const;

/** A table whose frames are collected while a betting conductor shows it. */
function bettingAt(speed: "normal" | "instant" = "normal") {
  const table = publicTable(new Table({ rules: "thunderjack", seeds: chosenSeeds("betting") }));
  const conductor = new BettingConductor({ table, speed, words: ENGLISH });
  const frames: Frame[] = [];
  conductor.frames$.subscribe((frame) => frames.push(frame));
  return { table, conductor, frames };
}

test("shows bets at once, with the same frames as a live conductor", () => {
  const { table, conductor, frames } = bettingAt();
  const live = new LiveConductor({ rules: table.rules, state: table.publicState, clock: new VirtualClock() });
  const liveFrames: Frame[] = [];
  live.frames$.subscribe((frame) => liveFrames.push(frame));
  live.follow(table.publicEvents$);
  conductor.act(BET);
  conductor.act({ type: "ClearBets" });
  expect(frames.map(({ cue }) => cue?.event.type)).toEqual([undefined, "BetPlaced", "BetsCleared"]);
  expect(frames).toEqual(liveFrames);
  expect(conductor.version).toBe(2);
});

test("moves nothing at instant speed", () => {
  const { conductor, frames } = bettingAt("instant");
  conductor.act(BET);
  expect(frames.at(-1)?.cue?.duration).toBe(0);
});

test("keeps all events from the first card on for the conductor that continues", () => {
  const { table, conductor, frames } = bettingAt();
  conductor.act(BET);
  conductor.act({ type: "Deal" });
  expect(frames).toHaveLength(2);
  const live = new LiveConductor({
    rules: table.rules,
    state: conductor.state,
    clock: new VirtualClock(),
    speed: "instant",
  });
  const cues: (string | undefined)[] = [];
  live.frames$.subscribe(({ cue }) => cues.push(cue?.event.type));
  live.follow(conductor.events$);
  conductor.dispose();
  live.skip();
  expect(cues.slice(1, 3)).toEqual(["RoundStarted", "ShoeShuffled"]);
  expect(live.version).toBe(table.publicState.version);
  expect(live.view).toEqual(view(table.rules, table.publicState));
});

test("keeps a bet whose state a subscriber has already changed", () => {
  const table = publicTable(new Table({ rules: "thunderjack", seeds: chosenSeeds("betting") }));
  const deal = table.publicEvents$.subscribe(({ type }) => {
    if (type === "BetPlaced") table.dispatch({ type: "Deal" });
  });
  const conductor = new BettingConductor({ table, speed: "instant", words: ENGLISH });
  table.dispatch(BET);
  deal.unsubscribe();
  expect(conductor.version).toBe(0);
  const types: string[] = [];
  conductor.events$.subscribe(({ type }) => types.push(type));
  expect(types.slice(0, 2)).toEqual(["BetPlaced", "RoundStarted"]);
});

test("returns a rejection in its language, and shows the table in another language", () => {
  const { conductor, frames } = bettingAt();
  expect(conductor.act({ type: "Deal" })).toMatchObject({ code: "no-bet", message: ENGLISH.refusal(refused()) });
  const other = { ...ENGLISH, language: "xx" };
  conductor.setWords(other);
  expect(frames.at(-1)).toEqual({ view: conductor.view });
  expect(conductor.view.language).toBe("xx");
});

function refused() {
  const table = new Table({ rules: "thunderjack", seeds: chosenSeeds("betting") });
  const decision = table.dispatch({ type: "Deal" });
  if (decision.accepted) throw new Error("The deal was accepted.");
  return decision;
}

import { evolve, type GameEvent, type GameEventType, type TableState } from "@thunderjack/core";
import { parseRecording, stateAt, statesOf } from "@thunderjack/recording";
import { describe, expect, it } from "vitest";
import { given, recordedRounds } from "../src/index.js";
import type { RoundScript } from "../src/recorded-round.js";
import { Scenario } from "../src/scenario.js";

/** Plays a script again and returns the state of the table after every event. */
function playedStates(script: RoundScript): readonly TableState[] {
  const scenario = new Scenario(script);
  const { table } = scenario;
  const states = [table.state];
  let emitted: { readonly event: GameEvent; readonly after: TableState }[] = [];
  table.events$.subscribe((event) => emitted.push({ event, after: table.state }));
  const keep = () => {
    // During a dispatch `table.state` is already the state after the last event of the command.
    let state = states.at(-1) ?? table.opening;
    for (const [place, { event, after }] of emitted.entries()) {
      state = place === emitted.length - 1 ? after : evolve(state, event);
      states.push(state);
    }
    emitted = [];
  };
  for (const { cards, moves = [] } of script.again === undefined ? [script] : [script, script.again]) {
    scenario.deal(cards);
    keep();
    for (const move of moves) {
      scenario.when(move);
      keep();
    }
  }
  return states;
}

describe("the recorded rounds", () => {
  it.each(recordedRounds)("$name", ({ publicStates, script, events, recording, text }) => {
    const last = publicStates.at(-1);
    expect(last?.hands.map(({ name, outcome, returned }) => `${name}: ${outcome} ${returned}`).join(", ")).toBe(
      script.outcomes,
    );
    expect(["settled", "broke"]).toContain(last?.phase);
    expect(parseRecording(text)).toMatchObject({ fault: null, recording });
    expect(stateAt(recording, events.length)).toEqual(last);
  });

  it.each(recordedRounds)("replays to the same state after every event: $name", ({ script, text }) => {
    const { recording } = parseRecording(text);
    expect(recording === null ? [] : [...statesOf(recording)]).toEqual(playedStates(script));
  });

  it("have unique names", () => {
    expect(new Set(recordedRounds.map(({ name }) => name)).size).toBe(recordedRounds.length);
  });

  it("contain every event of a round and every outcome", () => {
    const emitted = new Set(recordedRounds.flatMap(({ events }) => events.map(({ type }) => type)));
    const betweenRounds: GameEventType[] = ["BetPlaced", "BetsCleared", "GameRestarted"];
    expect([...emitted, ...betweenRounds].sort()).toEqual([...EVENTS].sort());
    const outcomes = recordedRounds.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === "HandSettled" ? event.outcome : [])),
    );
    expect([...new Set(outcomes)].sort()).toEqual([
      "blackjack",
      "blitz",
      "bust",
      "lose",
      "push",
      "surrender",
      "thunderjack",
      "win",
    ]);
  });

  it("deal no card of the rank and suit of the hole card before its reveal, so that a leak is detectable", () => {
    for (const { name, events } of recordedRounds) {
      const shown = new Set<string>();
      let hidden: string | null = null;
      for (const event of events) {
        if (event.type === "RoundStarted") shown.clear();
        if (event.type === "HoleCardRevealed") hidden = null;
        if (event.type === "CardDealt" && event.card !== null) {
          const face = event.card.slice(0, event.card.lastIndexOf("_"));
          if (event.faceDown) hidden = face;
          else shown.add(face);
        }
        expect(hidden !== null && shown.has(hidden), name).toBe(false);
      }
    }
  });
});

describe("a scenario", () => {
  it("plays the given cards and moves and asserts events, outcomes and credits", () => {
    given({ bets: { right: 1000 }, cards: "8_h 6_s 8_d 10_c 3_h 10_d 10_s 4_h" })
      .when("split", "double", "stand")
      .thenEvents("HandSplit", "HandDoubled", "HoleCardRevealed", "RoundSettled")
      .thenOutcomes("right: win 4000, right-2: lose 0")
      .thenCredits(51_000);
  });

  it("asserts that an answer is rejected with a code", () => {
    given({ cards: "8_h 6_s 9_d" }).thenRefused("split", "not-a-pair");
  });

  it("throws with the actual and the expected values", () => {
    const round = given({ cards: "10_h 9_s 10_d 8_c" }).when("stand");
    expect(() => round.thenOutcomes("right: lose 0")).toThrow(
      'the outcomes: "right: win 2000" instead of "right: lose 0"',
    );
    expect(() => round.thenEvents("RoundSettled", "HandStood")).toThrow("HandStood is missing in");
    expect(() => round.when("hit")).toThrow('No hand can answer "hit" in the phase "settled".');
  });
});

const EVENTS: readonly GameEventType[] = [
  "BetPlaced",
  "BetsCleared",
  "RoundStarted",
  "CardsDiscarded",
  "ShoeShuffled",
  "ShoeStacked",
  "CardDealt",
  "SurrenderOffered",
  "SurrenderDeclined",
  "InsuranceOffered",
  "InsuranceTaken",
  "InsuranceDeclined",
  "TurnStarted",
  "HandHit",
  "HandStood",
  "HandDoubled",
  "HandSplit",
  "HandSurrendered",
  "TurnEnded",
  "ThunderjackAwarded",
  "ThunderjacksCancelled",
  "BlackjackAwarded",
  "BlitzAwarded",
  "HoleCardRevealed",
  "DealerHit",
  "DealerStood",
  "DealerBusted",
  "HandSettled",
  "RoundSettled",
  "GameEnded",
  "GameRestarted",
];

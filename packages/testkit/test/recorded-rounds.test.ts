import type { GameEventType } from "@thunderjack/core";
import { parseRecording, stateAt } from "@thunderjack/recording";
import { describe, expect, it } from "vitest";
import { given, recordedRounds } from "../src/index.js";

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

  it("have a name of their own each", () => {
    expect(new Set(recordedRounds.map(({ name }) => name)).size).toBe(recordedRounds.length);
  });

  it("show every event of a round, and every outcome", () => {
    const told = new Set(recordedRounds.flatMap(({ events }) => events.map(({ type }) => type)));
    const betweenRounds: GameEventType[] = ["BetPlaced", "BetsCleared", "GameRestarted"];
    expect([...told, ...betweenRounds].sort()).toEqual([...EVENTS].sort());
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

  it("deal nobody the same face as the hole card before it is shown, so that a leak can be told from a card", () => {
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
  it("reads as given these cards, when these moves, then these events and outcomes", () => {
    given({ bets: { right: 1000 }, cards: "8_h 6_s 8_d 10_c 3_h 10_d 10_s 4_h" })
      .when("split", "double", "stand")
      .thenEvents("HandSplit", "HandDoubled", "HoleCardRevealed", "RoundSettled")
      .thenOutcomes("right: win 4000, right-2: lose 0")
      .thenCredits(51_000);
  });

  it("says which answer is refused, and why", () => {
    given({ cards: "8_h 6_s 9_d" }).thenRefused("split", "not-a-pair");
  });

  it("fails with both stories when the round ended otherwise", () => {
    const round = given({ cards: "10_h 9_s 10_d 8_c" }).when("stand");
    expect(() => round.thenOutcomes("right: lose 0")).toThrow(
      'the outcomes: "right: win 2000" in place of "right: lose 0"',
    );
    expect(() => round.thenEvents("RoundSettled", "HandStood")).toThrow("There is no HandStood where it should be");
    expect(() => round.when("hit")).toThrow('No hand is asked for "hit" in the phase "settled".');
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

import { describe, expect, it } from "vitest";
import { CorruptEvents, evolve, type TableEvent, type TableState } from "../../src/index.js";
import { onSeat, Scenario } from "../scenario.js";

/** Plays a scenario. Returns the events of its table and the states: one before each event, and the last one. */
function folded(play: (scenario: Scenario) => void) {
  const scenario = new Scenario({});
  const events: TableEvent[] = [];
  scenario.table.events$.subscribe((event) => events.push(event));
  play(scenario);
  const states = [scenario.table.opening];
  for (const event of events) states.push(evolve(states.at(-1) as TableState, event));
  const after = (type: TableEvent["type"]) => states[events.findIndex((event) => event.type === type) + 1];
  return { events, states, after };
}

const split = folded((scenario) =>
  scenario.bet(onSeat("right")).deal("8 6_c 8_s 10_d 3 3_s 10_s 10_c 9").when("Split", "Double", "Double"),
);

describe("the fold of events", () => {
  it("increases the version by one with each event", () => {
    expect(split.states.map(({ version }) => version)).toEqual(split.states.map((_, index) => index));
    expect(split.events.map(({ version }) => version)).toEqual(split.events.map((_, index) => index + 1));
  });

  it("has the phase of the opening after the start of a round, and the dealer's phase from its first card on", () => {
    expect(split.after("RoundStarted")).toMatchObject({ phase: "opening", turn: null });
    expect(split.after("HoleCardRevealed")).toMatchObject({ phase: "dealer", turn: null });
    expect(split.after("DealerHit")).toMatchObject({ phase: "dealer", turn: null });
  });

  it("has hands that are neither split nor doubled, until they are", () => {
    const [dealt] = split.after("CardDealt")?.hands ?? [];
    expect(dealt).toMatchObject({ split: false, doubled: false, insurance: null, outcome: null, returned: 0 });
    expect(split.after("HandSplit")?.hands).toMatchObject([
      { name: "right", split: true, doubled: false, bet: 1000 },
      { name: "right-2", split: true, doubled: false, bet: 1000 },
    ]);
    expect(split.states.at(-1)?.hands).toMatchObject([
      { doubled: true, bet: 2000 },
      { doubled: true, bet: 2000 },
    ]);
  });
});

describe("an event that contradicts the state", () => {
  const { table } = new Scenario({ bets: onSeat("right"), cards: "10 9_c 9 9_d" });
  const { state } = table;
  const version = state.version + 1;
  const settled = new Scenario({ bets: onSeat("right"), cards: "10 9_c 9 9_d" }).when("Stand").table.state;

  it.each<[string, TableState, TableEvent]>([
    ["a masked card of a hand", state, { type: "CardDealt", to: "right", card: null, faceDown: false, version }],
    [
      "a card for a split hand that is not there",
      state,
      { type: "CardDealt", to: "right-2", card: "2_s_3", faceDown: false, version },
    ],
    ["a double of a hand that is not there", state, { type: "HandDoubled", hand: "left", amount: 1000, version }],
    ["a hole card, but no card is face down", settled, { type: "HoleCardRevealed", card: "2_s_3", version }],
  ])("throws: %s", (_, before, event) => {
    expect(() => evolve(before, event)).toThrow(CorruptEvents);
  });
});

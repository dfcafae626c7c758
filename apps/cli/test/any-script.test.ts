import {
  chosenSeeds,
  evolve,
  legalCommands,
  type MoveWord,
  PRESETS,
  publicState,
  Table,
  type TableState,
} from "@thunderjack/core";
import { parseRecording, statesOf, summaryOf } from "@thunderjack/recording";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MOVE_WORDS, moveOf, wordsFor } from "../src/move-words.js";
import { readScript } from "../src/script.js";
import { recordScript, summarizeScript } from "../src/scripted-table.js";

const yesOrNo = fc.boolean();

/** The name of a preset, or a playable combination of options that differ from a preset. */
const anyRules = fc.oneof(
  fc.constantFrom(...Object.keys(PRESETS)),
  fc
    .record(
      {
        preset: fc.constantFrom(...Object.keys(PRESETS)),
        decks: fc.integer({ min: 1, max: 8 }),
        shuffle: fc.constantFrom("discards", "every-round"),
        dealOrder: fc.constantFrom("seats-first", "dealer-first"),
        holeCard: fc.constantFrom("first", "second", "none"),
        dealerHitsSoft17: yesOrNo,
        dealerPlays: fc.constantFrom("when-needed", "always"),
        naturalAlwaysPaid: yesOrNo,
        originalBetsOnly: yesOrNo,
        double: fc.constantFrom("any", "9-11", "10-11", "none"),
        split: fc.option(
          fc.record({ maxHands: fc.integer({ min: 2, max: 4 }), deal: fc.constantFrom("both", "on-turn") }),
        ),
        surrender: fc.constantFrom("none", "late", "early"),
        insurance: yesOrNo,
        autoStandOn21: yesOrNo,
      },
      { requiredKeys: ["preset"] },
    )
    .map((options) => (options.holeCard === "none" ? { ...options, peek: false } : options)),
);

const anyTable = fc.record({
  rules: anyRules,
  seed: fc.string(),
  rounds: fc.array(
    fc.record({ bets: fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }), choices: fc.array(fc.nat(99)) }),
    {
      minLength: 1,
      maxLength: 4,
    },
  ),
});

interface Written {
  readonly script: { readonly rules: unknown; readonly seed: string; readonly rounds: readonly object[] };
  readonly states: readonly TableState[];
}

/** Plays a table without a script and writes its moves as a script. The states begin with the first deal. */
function written({ rules, seed, rounds }: typeof anyTable extends fc.Arbitrary<infer Value> ? Value : never): Written {
  const table = new Table({ rules, seeds: chosenSeeds(seed) });
  const states: TableState[] = [];
  let live = table.opening;
  table.events$.subscribe((event) => {
    if (event.type === "RoundStarted" && states.length === 0) states.push(live);
    live = evolve(live, event);
    if (states.length > 0) states.push(live);
  });
  const played: object[] = [];
  for (const { bets, choices } of rounds) {
    const wanted = table.rules.seats.map((seat, place) => [seat, (bets[place] ?? 0) * table.rules.minBet] as const);
    const isPaid = wanted.reduce((sum, [, amount]) => sum + amount, 0) <= table.state.credits;
    if (table.state.phase === "broke" || !isPaid || wanted.every(([, amount]) => amount === 0)) continue;
    table.dispatch({ type: "ClearBets" });
    for (const [seat, amount] of wanted) table.dispatch({ type: "PlaceBet", seat, amount });
    table.dispatch({ type: "Deal" });
    played.push({ bets: Object.fromEntries(wanted), moves: movesOf(table, choices) });
  }
  return { script: { rules, seed, rounds: played }, states };
}

function movesOf(table: Table, choices: readonly number[]): readonly MoveWord[] {
  const moves: MoveWord[] = [];
  while (table.state.turn !== null) {
    const words = wordsFor(legalCommands(table.rules, table.state));
    const word = words[(choices[moves.length] ?? 0) % words.length];
    if (word === undefined) throw new Error("There is no legal move.");
    table.dispatch(moveOf(word, table.state.turn));
    moves.push(word);
  }
  return moves;
}

const anyWritten = anyTable.map(written).filter(({ script }) => script.rounds.length > 0);

describe("any script, under any rules", () => {
  it("replays to the visible state of the table", () => {
    fc.assert(
      fc.property(anyWritten, ({ script, states }) => {
        const lines = recordScript(readScript(script));
        const { recording, fault } = parseRecording(`${lines.join("\n")}\n`);
        expect(fault).toBeNull();
        if (recording === null) throw new Error("There is no recording.");
        // Between two rounds, the states differ, because a script places bets in a different order and with fewer
        // events.
        const dealt = (state: TableState) => state.phase !== "settled" && state.phase !== "broke";
        const unversioned = ({ version: _, ...state }: TableState) => state;
        expect([...statesOf(recording)].filter(dealt).map(unversioned)).toEqual(
          states.filter(dealt).map(publicState).map(unversioned),
        );
        const summary = summaryOf(recording);
        const live = states.at(-1);
        expect(summary).toMatchObject({ status: "closed", credits: live?.credits });
        const net = summary.rounds.reduce((sum, round) => sum + round.net, 0);
        expect(net).toBe(summary.credits - recording.header.credits);
        expect(summarizeScript(readScript(script))).toEqual(summary);
      }),
      { numRuns: 60 },
    );
  });
});

describe("the moves of a script", () => {
  it("include every move", () => {
    expect(MOVE_WORDS.map((word) => moveOf(word, "left").type).sort()).toEqual([
      "DeclineInsurance",
      "DeclineSurrender",
      "Double",
      "Hit",
      "Split",
      "Stand",
      "Surrender",
      "TakeInsurance",
    ]);
  });
});

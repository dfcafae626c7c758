import { type Command, evolve, type HandName, type Move, type Seat, type TableState } from "@thunderjack/core";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Session } from "../../src/index.js";
import { TabGroup } from "../tab-group.js";
import { mustAccept, newModel, type TableModel, updateModel } from "./table-model.js";

/** `COMMANDS=n` sets the number of commands. The default is 2,000, or 100,000 with `THOROUGH=1`. */
const COMMANDS = Number(process.env.COMMANDS ?? (process.env.THOROUGH ? 100_000 : 2_000));

const RULES = { startingCredits: 100_000, surrender: "early" };

/** The table under test. It is saved, and sometimes closed and opened again. */
interface Real {
  readonly group: TabGroup;
  session: Session;
}

type TableCommand = fc.AsyncCommand<TableModel, Real, true>;

let asked = 0;

/** Sends a command, and compares the result with the model. */
class Ask implements TableCommand {
  constructor(
    private readonly wish: (session: Session) => Command,
    private readonly name: string,
  ) {}

  check(): Promise<boolean> {
    return Promise.resolve(true);
  }

  async run(model: TableModel, { session }: Real): Promise<void> {
    asked++;
    const before = session.publicState;
    const command = this.wish(session);
    const expected = mustAccept(model, command, session.rules);
    // The events lead to the state at the end of a round, even if the shoe changes after it.
    let after = before;
    const events = session.publicEvents$.subscribe((event) => {
      after = evolve(after, event);
    });
    const refused = await session.send(command);
    events.unsubscribe();
    if (expected !== null)
      expect(refused === null, `${this.name} must ${expected ? "" : "not "}be accepted`).toBe(expected);
    if (refused === null) updateModel(model, command, before, after, session.rules);
    agree(model, session);
  }

  toString(): string {
    return this.name;
  }
}

/** Closes the table and opens it again from its storage. */
class Reload implements TableCommand {
  check(): Promise<boolean> {
    return Promise.resolve(true);
  }

  async run(model: TableModel, real: Real): Promise<void> {
    asked++;
    await real.session.close();
    real.session = await real.group.open();
    expect(real.session.status.notices).toEqual([]);
    agree(model, real.session);
  }

  toString(): string {
    return "Reload";
  }
}

function agree(model: TableModel, { publicState: state, rules }: Session): void {
  expect(state.credits).toBe(model.credits);
  expect(state.bets).toEqual(model.bets);
  expect(phaseOf(state)).toBe(model.phase);
  const cards = [...state.hands.flatMap((hand) => hand.cards), ...state.dealer.cards];
  const seen = cards.filter((card) => card !== null);
  expect(new Set(seen).size).toBe(seen.length);
  expect(cards.length + state.undealt + state.tray).toBe(rules.decks * 52);
}

function phaseOf({ phase }: TableState): TableModel["phase"] {
  if (phase === "betting" || phase === "settled") return "between";
  return phase === "broke" ? "over" : "in-play";
}

const seat = fc.constantFrom<Seat>("right", "middle", "left");
const placeBet = fc
  .tuple(
    seat,
    fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 0, max: 12 }).map((chips) => chips * 1_000) },
      fc.integer({ min: -5, max: 200_000 }),
    ),
  )
  .map(([at, amount]) => new Ask(() => ({ type: "PlaceBet", seat: at, amount }), `PlaceBet ${at} ${amount}`));
const between = fc
  .constantFrom<"Deal" | "ClearBets" | "StartAgain">("Deal", "Deal", "Deal", "ClearBets", "StartAgain")
  .map((type) => new Ask(() => ({ type }), type));
const move = fc
  .tuple(
    fc.constantFrom<Move["type"]>(
      "Hit",
      "Stand",
      "Stand",
      "Double",
      "Split",
      "Surrender",
      "DeclineSurrender",
      "TakeInsurance",
      "DeclineInsurance",
    ),
    fc.constantFrom<HandName | null>(null, null, null, null, null, null, "left-4"),
  )
  .map(
    ([type, hand]) =>
      new Ask(
        (session) => ({ type, hand: hand ?? session.publicState.turn ?? "right" }),
        `${type} ${hand ?? "the hand in turn"}`,
      ),
  );
const reload = fc.constant(new Reload());

it(`agrees with an independent model for ${COMMANDS} commands`, async () => {
  asked = 0;
  for (let seed = 1; asked < COMMANDS; seed++) {
    await fc.assert(
      fc.asyncProperty(
        fc.commands<TableModel, Real, true>(
          [placeBet, between, between, move, move, move, move, move, move, move, reload],
          {
            maxCommands: 400,
            size: "max",
          },
        ),
        async (commands) => {
          const setup = async () => {
            const group = new TabGroup({ rules: RULES, roundsPerRecording: 5 }, seed);
            const session = await group.open();
            return { model: newModel(session.rules.startingCredits), real: { group, session } };
          };
          await fc.asyncModelRun(setup, commands);
        },
      ),
      // The first failure ends the run, because shrinking hundreds of commands takes hours and no deadline stops it.
      { numRuns: 5, seed, endOnFailure: true },
    );
  }
  console.log(`${asked} commands`);
});

import { type Command, chosenSeeds, NO_BETS, Table } from "@thunderjack/core";
import { type TableView, view } from "@thunderjack/stage";
import fc from "fast-check";
import type { Size } from "../src/layout/geometry.js";

/** A game: its rules, its shuffle, the number of seats, and the choices of the player. */
export interface RandomGame {
  readonly rules: "thunderjack" | "casino" | "vingt-et-un";
  readonly seed: string;
  readonly seats: number;
  readonly choices: readonly number[];
}

/** Random games. The player splits whenever a split is legal, which results in the most cards on the table. */
export const anyGame: fc.Arbitrary<RandomGame> = fc.record({
  rules: fc.constantFrom("thunderjack", "casino", "vingt-et-un"),
  seed: fc.string({ minLength: 1, maxLength: 6 }),
  seats: fc.integer({ min: 1, max: 3 }),
  choices: fc.array(fc.nat({ max: 11 }), { maxLength: 40 }),
});

/** Random sizes of a table, on portrait, landscape and low screens. */
export const anySize: fc.Arbitrary<Size> = fc.oneof(
  fc.record({ width: fc.integer({ min: 320, max: 2600 }), height: fc.integer({ min: 480, max: 1600 }) }),
  fc.record({ width: fc.integer({ min: 560, max: 1600 }), height: fc.integer({ min: 320, max: 480 }) }),
);

/** Plays a game and returns the view after each command. */
export function viewsOf({ rules, seed, seats, choices }: RandomGame): readonly TableView[] {
  const table = new Table({ rules, seeds: chosenSeeds(seed), credits: 10_000_000 });
  const views: TableView[] = [];
  const record = () => views.push(view(table.rules, table.publicState));
  const send = (command: Command) => {
    if (table.dispatch(command).accepted) record();
  };
  record();
  const bets = { ...NO_BETS };
  for (const seat of table.rules.seats.slice(0, seats)) {
    bets[seat] = table.rules.minBet;
    send({ type: "PlaceBet", seat, amount: table.rules.minBet * 7 });
  }
  send({ type: "Deal" });
  for (const choice of choices) {
    const { moves, betting } = view(table.rules, table.publicState);
    const legal = moves.filter(({ isLegal }) => isLegal).map(({ command }) => command);
    const split = legal.find(({ type }) => type === "Split");
    send(split ?? legal[choice % Math.max(1, legal.length)] ?? betting.deal.command);
  }
  return views;
}

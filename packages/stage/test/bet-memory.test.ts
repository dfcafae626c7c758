import { type Command, chosenSeeds, type RuleSetChoice, Table } from "@thunderjack/core";
import { expect, test } from "vitest";
import { BetMemory, type BetShortcut } from "../src/bet-memory.js";
import { view } from "../src/table-view.js";

/** A table with a {@link BetMemory} that observes its views. */
class Player {
  readonly memory = new BetMemory();
  readonly #table: Table;

  constructor(credits = 50_000, rules: RuleSetChoice = "thunderjack") {
    this.#table = new Table({ rules, seeds: chosenSeeds("a memory"), credits });
    this.#look();
  }

  get bets() {
    return this.#table.state.bets;
  }

  /** Places bets, each in a separate gesture. */
  lay(...bets: readonly (readonly [seat: "right" | "middle" | "left", amount: number])[]): void {
    for (const [seat, amount] of bets) {
      this.memory.begin();
      this.ask({ type: "PlaceBet", seat, amount });
    }
  }

  ask(command: Command): void {
    expect(this.#table.dispatch(command).accepted).toBe(true);
    this.#look();
  }

  /** Plays a whole round in which every hand stands. */
  play(): void {
    this.ask({ type: "Deal" });
    for (;;) {
      const { turn, moves } = this.#view;
      const answer = moves.find(({ command, isLegal }) => isLegal && /Stand|Decline/.test(command.type));
      if (turn === null || answer === undefined) return;
      this.ask(answer.command);
    }
  }

  offer(kind: BetShortcut["kind"]): BetShortcut | undefined {
    return this.memory.shortcuts(this.#view).find((shortcut) => shortcut.kind === kind);
  }

  press(kind: BetShortcut["kind"]): void {
    this.memory.begin();
    for (const command of this.offer(kind)?.commands ?? []) this.ask(command);
  }

  get #view() {
    return view(this.#table.rules, this.#table.publicState);
  }

  #look(): void {
    this.memory.note(this.#view);
  }
}

test("offers nothing to undo or repeat at a new table", () => {
  const player = new Player();
  expect(player.offer("undo")?.commands).toEqual([]);
  expect(player.offer("repeat")?.commands).toEqual([]);
  expect(player.offer("double")).toBeUndefined();
});

test("undoes the changes of the bets one by one, the last first", () => {
  const player = new Player();
  player.lay(["right", 1000], ["left", 5000], ["right", 2000]);
  player.press("undo");
  expect(player.bets).toEqual({ right: 1000, middle: 0, left: 5000 });
  player.press("undo");
  expect(player.bets).toEqual({ right: 1000, middle: 0, left: 0 });
  player.press("undo");
  expect(player.bets).toEqual({ right: 0, middle: 0, left: 0 });
  expect(player.offer("undo")?.commands).toEqual([]);
});

test("undoes a chip on several seats as one change", () => {
  const player = new Player();
  player.lay(["middle", 5000]);
  player.memory.begin();
  for (const seat of ["right", "left"] as const) player.ask({ type: "PlaceBet", seat, amount: 1000 });
  player.press("undo");
  expect(player.bets).toEqual({ right: 0, middle: 5000, left: 0 });
});

test("undoes two changes of the same bet in two steps, also without a call of begin()", () => {
  const player = new Player();
  for (const amount of [1000, 2000]) {
    for (const seat of ["right", "left"] as const) player.ask({ type: "PlaceBet", seat, amount });
  }
  for (const command of player.offer("undo")?.commands ?? []) player.ask(command);
  expect(player.bets).toEqual({ right: 1000, middle: 0, left: 1000 });
});

test("restores the bets after clearing and after doubling", () => {
  const player = new Player();
  player.lay(["right", 1000], ["left", 5000]);
  player.press("double");
  expect(player.bets).toEqual({ right: 2000, middle: 0, left: 10_000 });
  player.press("undo");
  expect(player.bets).toEqual({ right: 1000, middle: 0, left: 5000 });
  player.memory.begin();
  player.ask({ type: "ClearBets" });
  player.press("undo");
  expect(player.bets).toEqual({ right: 1000, middle: 0, left: 5000 });
});

test("offers double only if the credits cover it", () => {
  const player = new Player(3000);
  player.lay(["right", 1000]);
  expect(player.offer("double")?.commands).toHaveLength(1);
  player.lay(["right", 2000]);
  expect(player.offer("double")?.commands).toEqual([]);
});

test("offers double only up to the maximum bet of a seat", () => {
  const player = new Player(500_000, "casino");
  player.lay(["right", 25_000], ["left", 500]);
  expect(player.offer("double")?.commands).toHaveLength(2);
  player.lay(["right", 25_500]);
  expect(player.offer("double")?.commands, "all bets are doubled, or none").toEqual([]);
});

test("doubles up to the credits at a table without a maximum bet", () => {
  const player = new Player(2_000_000);
  player.lay(["middle", 1_000_000]);
  player.press("double");
  expect(player.bets.middle).toBe(2_000_000);
});

test("offers to repeat the bets of the last round after they were cleared", () => {
  const player = new Player();
  player.lay(["right", 1000], ["left", 2000]);
  player.play();
  expect(player.offer("undo")?.commands, "bets of a played round cannot be undone").toEqual([]);
  expect(player.offer("repeat"), "the bets are still on the table").toBeUndefined();
  player.ask({ type: "ClearBets" });
  player.press("repeat");
  expect(player.bets).toEqual({ right: 1000, middle: 0, left: 2000 });
});

test("offers nothing during a round", () => {
  const player = new Player();
  player.lay(["right", 1000]);
  const before = player.offer("double");
  expect(before).toBeDefined();
  player.ask({ type: "Deal" });
  expect(["undo", "double", "repeat"].map((kind) => player.offer(kind as BetShortcut["kind"]))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

import { type Command, chosenSeeds, type RuleSetChoice, Table } from "@thunderjack/core";
import { expect, test } from "vitest";
import { BetMemory, type BetShortcut } from "../src/bet-memory.js";
import { view } from "../src/table-view.js";

/** A table whose player is watched by a memory. */
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

  /** Each of these is a change of its own. */
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

  /** Plays a whole round by standing on everything. */
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

test("at a new table there is nothing to undo and nothing to repeat", () => {
  const player = new Player();
  expect(player.offer("undo")?.commands).toEqual([]);
  expect(player.offer("repeat")?.commands).toEqual([]);
  expect(player.offer("double")).toBeUndefined();
});

test("what was done to the bets is undone step by step, the last first", () => {
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

test("a chip that went to several seats is taken back from all of them", () => {
  const player = new Player();
  player.lay(["middle", 5000]);
  player.memory.begin();
  for (const seat of ["right", "left"] as const) player.ask({ type: "PlaceBet", seat, amount: 1000 });
  player.press("undo");
  expect(player.bets).toEqual({ right: 0, middle: 5000, left: 0 });
});

test("a bet that changed twice is undone in two steps, also when nobody said that something new began", () => {
  const player = new Player();
  for (const amount of [1000, 2000]) {
    for (const seat of ["right", "left"] as const) player.ask({ type: "PlaceBet", seat, amount });
  }
  for (const command of player.offer("undo")?.commands ?? []) player.ask(command);
  expect(player.bets).toEqual({ right: 1000, middle: 0, left: 1000 });
});

test("bets that were cleared or doubled come back as they were", () => {
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

test("bets are doubled only where the credits pay for them", () => {
  const player = new Player(3000);
  player.lay(["right", 1000]);
  expect(player.offer("double")?.commands).toHaveLength(1);
  player.lay(["right", 2000]);
  expect(player.offer("double")?.commands).toEqual([]);
});

test("bets are doubled only up to the most that the table takes on a seat", () => {
  const player = new Player(500_000, "casino");
  player.lay(["right", 25_000], ["left", 500]);
  expect(player.offer("double")?.commands).toHaveLength(2);
  player.lay(["right", 25_500]);
  expect(player.offer("double")?.commands, "not the one without the other").toEqual([]);
});

test("at a table without a limit the credits are the limit", () => {
  const player = new Player(2_000_000);
  player.lay(["middle", 1_000_000]);
  player.press("double");
  expect(player.bets.middle).toBe(2_000_000);
});

test("the bets of the last round are repeated once they were cleared", () => {
  const player = new Player();
  player.lay(["right", 1000], ["left", 2000]);
  player.play();
  expect(player.offer("undo")?.commands, "what was bet is played, and not undone").toEqual([]);
  expect(player.offer("repeat"), "the bets still lie there").toBeUndefined();
  player.ask({ type: "ClearBets" });
  player.press("repeat");
  expect(player.bets).toEqual({ right: 1000, middle: 0, left: 2000 });
});

test("during a round nothing is offered", () => {
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

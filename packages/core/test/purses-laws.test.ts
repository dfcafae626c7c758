import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Bets,
  type Command,
  chosenSeeds,
  evolve,
  type GameEvent,
  handNamed,
  legalCommands,
  PRESETS,
  publicState,
  type RuleSet,
  ruleSet,
  SEATS,
  type Seat,
  sumOfBets,
  Table,
  type TableState,
  whyNot,
} from "../src/index.js";
import { anyRuleSet } from "./any-rule-set.js";

const ROUNDS_PER_TABLE = 6;
/** The number of tables; `TABLES=n` sets another number. With `THOROUGH=1`, it is 200. */
const TABLES = Number(process.env.TABLES ?? (process.env.THOROUGH ? 200 : 40));

interface Play {
  readonly rules: RuleSet;
  readonly seed: string;
  /** Random numbers. Each one, modulo the number of options, is the index of the option that is chosen. */
  readonly choices: readonly number[];
}

const anyPlay: fc.Arbitrary<Play> = fc.record({
  rules: fc
    .oneof(fc.constantFrom(...Object.values(PRESETS)), anyRuleSet)
    .map((rules) => ruleSet({ ...rules, purses: "per-seat" })),
  seed: fc.string({ maxLength: 8 }),
  choices: fc.array(fc.nat(9999), { minLength: 60, maxLength: 60 }),
});

/** A table whose seats buy in, cash out, bet and play at random. */
class RandomTable {
  readonly table: Table;
  readonly events: GameEvent[] = [];
  readonly publicEvents: GameEvent[] = [];
  readonly commands: Command[] = [];
  #next = 0;

  constructor(
    private readonly play: Play,
    rules: RuleSet = play.rules,
    credits?: number | Bets,
  ) {
    const opening = credits === undefined ? {} : { credits };
    this.table = new Table({ rules, seeds: chosenSeeds(play.seed), allowStacking: true, ...opening });
    this.table.events$.subscribe((event) => this.events.push(event));
    this.table.publicEvents$.subscribe((event) => this.publicEvents.push(event));
  }

  choose<Item>(items: readonly Item[]): Item {
    const { choices } = this.play;
    const item = items[(choices[this.#next++ % choices.length] ?? 0) % items.length];
    if (item === undefined) throw new Error("There are no items to choose from.");
    return item;
  }

  give(command: Command): boolean {
    this.commands.push(command);
    return this.table.dispatch(command).accepted;
  }

  playRound(): void {
    const { table } = this;
    const { rules } = table;
    for (const seat of rules.seats) {
      const amount = this.choose([0, 0, 1, rules.minBet, 3 * rules.minBet]);
      if (amount > 0) this.give({ type: "BuyIn", seat, amount });
      if (this.choose([true, false, false, false])) this.give({ type: "CashOut", seat });
      this.give({ type: "PlaceBet", seat, amount: this.choose([0, 1, 2, 2].map((times) => times * rules.minBet)) });
    }
    if (sumOfBets(table.state.bets) === 0) {
      const seat = this.choose(rules.seats);
      this.give({ type: "BuyIn", seat, amount: rules.minBet });
      this.give({ type: "PlaceBet", seat, amount: rules.minBet });
    }
    this.give({ type: "Deal" });
    while (table.state.turn !== null) this.give(this.choose(legalCommands(rules, table.state)));
  }
}

function played(play: Play): RandomTable {
  const random = new RandomTable(play);
  for (let round = 0; round < ROUNDS_PER_TABLE; round++) random.playRound();
  return random;
}

const always = (law: (play: Play) => void) => fc.assert(fc.property(anyPlay, law), { numRuns: TABLES });

/** The amounts at stake on the hands: the bets and the insurance bets that are not settled. */
function stakesOn(hands: TableState["hands"]): number {
  let stakes = 0;
  for (const { bet, outcome, insurance } of hands) {
    if (outcome === null) stakes += bet;
    if (insurance?.returned === null) stakes += insurance.bet;
  }
  return stakes;
}

describe("any table with a purse for each seat", () => {
  it("keeps the sum of the purses, the stakes, and the house", () => {
    always((play) => {
      const { table, events } = played(play);
      let state = table.opening;
      let house = 0;
      let paidIn = state.credits;
      let undealt: Record<Seat, number> = { right: 0, middle: 0, left: 0 }; // the bets whose hands have no card yet
      for (const event of events) {
        state = evolve(state, event);
        if (event.type === "SeatBoughtIn") paidIn += event.amount;
        if (event.type === "SeatCashedOut") paidIn -= event.amount;
        if (event.type === "HandSettled") house += event.bet - event.returned;
        if (event.type === "RoundStarted") undealt = { ...event.bets };
        if (event.type === "CardDealt") for (const { seat } of state.hands) undealt[seat] = 0;
        expect(state.credits + stakesOn(state.hands) + sumOfBets(undealt) + house).toBe(paidIn);
        expect(sumOfBets(state.purses as Bets)).toBe(state.credits);
      }
      expect(stakesOn(state.hands)).toBe(0);
    });
  });

  it("changes a purse only by the stakes and the returned amounts of its own seat", () => {
    always((play) => {
      const { table, events } = played(play);
      let state = table.opening;
      const purses = { ...(state.purses as Bets) };
      const seatOf = (name: Parameters<typeof handNamed>[1]) => handNamed(state, name)?.seat as Seat;
      for (const event of events) {
        if (event.type === "SeatBoughtIn") purses[event.seat] += event.amount;
        if (event.type === "SeatCashedOut") purses[event.seat] = 0;
        if (event.type === "RoundStarted") for (const seat of SEATS) purses[seat] -= event.bets[seat];
        if (event.type === "HandDoubled" || event.type === "HandSplit" || event.type === "InsuranceTaken")
          purses[seatOf(event.hand)] -= event.amount;
        if (event.type === "HandSettled") purses[seatOf(event.hand)] += event.returned;
        state = evolve(state, event);
        expect(state.purses).toEqual(purses);
        for (const seat of SEATS) expect(Number.isSafeInteger(purses[seat]) && purses[seat] >= 0).toBe(true);
      }
      expect(table.state).toEqual(state);
    });
  });

  it("can deal every bet that stands between two rounds, and never ends the game", () => {
    always((play) => {
      const { table, events } = played(play);
      let state = table.opening;
      events.forEach((event, index) => {
        state = evolve(state, event);
        const next = events[index + 1]?.type;
        if (state.phase !== "settled" || next === "BetRemoved" || sumOfBets(state.bets) === 0) return;
        expect(whyNot(table.rules, state, { type: "Deal" })).toBeNull();
      });
      expect(events.some(({ type }) => type === "GameEnded")).toBe(false);
    });
  });

  it("gives the public state by folding the public events, and the same events for the same commands", () => {
    always((play) => {
      const { table, commands, events, publicEvents } = played(play);
      expect(publicEvents.reduce(evolve, table.opening)).toEqual(publicState(table.state));
      const again = new RandomTable(play);
      for (const command of commands) again.give(command);
      expect(again.events).toEqual(events);
    });
  });

  it("plays as a table with one purse while no purse is too small", () => {
    always((play) => {
      const { purses: _, ...shared } = play.rules;
      const rich = 1_000_000_000;
      const [right, middle, left] = SEATS.map((seat) => (play.rules.seats.includes(seat) ? rich : 0));
      const separate = new RandomTable(play, play.rules, { right, middle, left } as Bets);
      const one = new RandomTable(play, ruleSet(shared), rich * play.rules.seats.length);
      for (let round = 0; round < ROUNDS_PER_TABLE; round++) separate.playRound();
      const isForPurses = ({ type }: Command) => type === "BuyIn" || type === "CashOut";
      // A cash-out would remove a bet, so both tables play the commands without it.
      const again = new RandomTable(play, play.rules, separate.table.opening.purses as Bets);
      for (const command of separate.commands.filter((command) => !isForPurses(command))) {
        expect(again.give(command)).toBe(one.give(command));
      }
      expect(again.events).toEqual(one.events);
      expect({ ...again.table.state, purses: null }).toEqual(one.table.state);
    });
  });
});

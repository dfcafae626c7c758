import { type CardId, canonicalCards } from "@thunderjack/cards";
import fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import {
  type Command,
  chosenSeeds,
  evolve,
  type GameEvent,
  legalCommands,
  MOVES_BY_WORD,
  PRESETS,
  publicState,
  type RuleSet,
  ruleSet,
  SEATS,
  sumOfBets,
  Table,
  type TableState,
} from "../src/index.js";
import { Unfolding } from "../src/round/unfolding.js";
import { anyRuleSet } from "./any-rule-set.js";

const ROUNDS_PER_TABLE = 6;
/**
 * The number of tables; `TABLES=n` sets another number. Each law is tested in 300 rounds, and with `THOROUGH=1` in
 * 1,200.
 */
const TABLES = Number(process.env.TABLES ?? (process.env.THOROUGH ? 200 : 50));

interface Play {
  readonly rules: RuleSet;
  readonly seed: string;
  /** Random numbers. Each one, modulo the number of options, is the index of the option that is chosen. */
  readonly choices: readonly number[];
}

const anyPlay: fc.Arbitrary<Play> = fc.record({
  rules: fc.oneof(fc.constantFrom(...Object.values(PRESETS)), anyRuleSet),
  seed: fc.string({ maxLength: 8 }),
  choices: fc.array(fc.nat(9999), { minLength: 60, maxLength: 60 }),
});

/** A table that plays random legal commands and collects all its events. */
class RandomTable {
  readonly table: Table;
  readonly events: GameEvent[] = [];
  readonly publicEvents: GameEvent[] = [];
  readonly commands: Command[] = [];
  /** The state after each command, and the number of events that were emitted so far. */
  readonly moments: { state: TableState; emitted: number }[] = [];
  #next = 0;

  constructor(private readonly play: Play) {
    this.table = new Table({ rules: play.rules, seeds: chosenSeeds(play.seed), allowStacking: true });
    this.table.events$.subscribe((event) => this.events.push(event));
    this.table.publicEvents$.subscribe((event) => this.publicEvents.push(event));
    this.table.state$.subscribe((state) => this.moments.push({ state, emitted: this.events.length }));
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
    if (table.state.phase === "broke") this.give({ type: "StartAgain" });
    this.give({ type: "ClearBets" });
    for (const seat of table.rules.seats) {
      const amounts = [0, table.rules.minBet, 2 * table.rules.minBet];
      this.give({ type: "PlaceBet", seat, amount: this.choose(amounts) });
    }
    if (sumOfBets(table.state.bets) === 0)
      this.give({ type: "PlaceBet", seat: table.rules.seats[0] ?? "right", amount: table.rules.minBet });
    this.give({ type: "Deal" });
    while (table.state.turn !== null) this.give(this.choose(legalCommands(table.rules, table.state)));
  }
}

function played(play: Play): RandomTable {
  const random = new RandomTable(play);
  for (let round = 0; round < ROUNDS_PER_TABLE; round++) random.playRound();
  return random;
}

const always = (law: (play: Play) => void) => fc.assert(fc.property(anyPlay, law), { numRuns: TABLES });

describe("any table with random commands", () => {
  it("folding any prefix of the events gives the live state at that point", () => {
    always((play) => {
      const { table, events, moments } = played(play);
      let state = table.opening;
      let folded = 0;
      for (const moment of moments) {
        while (folded < moment.emitted) state = evolve(state, events[folded++] as GameEvent);
        expect(state).toEqual(moment.state);
      }
      expect(folded).toBe(events.length);
    });
  });

  it("a round folds each event as `evolve` does, also with a fold of its own", () => {
    const { emit } = Unfolding.prototype;
    const ownFolds = new Set<unknown>();
    const spy = vi.spyOn(Unfolding.prototype, "emit");
    onTestFinished(() => spy.mockRestore());
    spy.mockImplementation(function (this: Unfolding, event, after) {
      const expected = evolve(this.state, event);
      emit.call(this, event, after);
      expect(this.state, event.type).toEqual(expected);
      if (after !== undefined) ownFolds.add(event.type);
    });
    always((play) => void played(play));
    expect(ownFolds).toContain("TurnEnded");
  });

  it("folding never changes an earlier state", () => {
    always((play) => {
      const { table, events } = played(play);
      events.reduce((state, event) => {
        const before = structuredClone(state);
        const after = evolve(state, event);
        expect(state).toEqual(before);
        return after;
      }, table.opening);
    });
  });

  it("every card is in exactly one place after every event", () => {
    always((play) => {
      const { table, events } = played(play);
      const all = canonicalCards(table.rules.decks);
      let state = table.opening;
      let shoe = new Set<CardId>(all);
      let tray: readonly CardId[] = [];
      for (const event of events) {
        state = evolve(state, event);
        if (event.type === "CardsDiscarded") tray = [...tray, ...event.cards];
        if (event.type === "ShoeShuffled") tray = [];
        const seen = [...state.hands.flatMap(({ cards }) => cards), ...(state.dealer.cards as CardId[]), ...tray];
        expect(state.tray).toBe(tray.length);
        expect(new Set(seen).size).toBe(seen.length);
        if (event.type === "CardDealt") expect(shoe.delete(event.card as CardId)).toBe(true);
        if (event.type === "ShoeShuffled") shoe = new Set(all.filter((card) => !seen.includes(card)));
        expect(state.undealt).toBe(shoe.size);
        expect(seen.length + shoe.size).toBe(all.length);
        expect(seen.some((card) => shoe.has(card))).toBe(false);
      }
    });
  });

  it("the credits change by the returned amounts minus the stakes", () => {
    always((play) => {
      const { table, events } = played(play);
      let { credits } = table.opening;
      let state = table.opening;
      for (const event of events) {
        state = evolve(state, event);
        if (event.type === "RoundStarted") credits -= sumOfBets(event.bets);
        if (event.type === "HandDoubled" || event.type === "HandSplit" || event.type === "InsuranceTaken")
          credits -= event.amount;
        if (event.type === "HandSettled") credits += event.returned;
        if (event.type === "GameRestarted") credits = event.credits;
        expect(state.credits).toBe(credits);
        expect(Number.isSafeInteger(credits) && credits >= 0).toBe(true);
      }
      const rounds = events.filter((event) => event.type === "RoundSettled");
      let before = table.opening.credits;
      for (const event of events) {
        if (event.type === "GameRestarted") before = event.credits;
        if (event.type !== "RoundSettled") continue;
        expect(event.credits).toBe(before + event.returned - event.staked);
        before = event.credits;
      }
      expect(rounds.length).toBe(ROUNDS_PER_TABLE);
    });
  });

  it("no stake is settled twice", () => {
    always((play) => {
      const { events } = played(play);
      let settled = new Set<string>();
      for (const event of events) {
        if (event.type === "RoundStarted") settled = new Set();
        if (event.type !== "HandSettled") continue;
        const stake = `${event.hand} ${event.stake}`;
        expect(settled.has(stake)).toBe(false);
        settled.add(stake);
      }
    });
  });

  it("public events and states do not contain the hole card before it is revealed", () => {
    always((play) => {
      const { table, events, publicEvents } = played(play);
      expect(publicEvents.length).toBe(events.length);
      let hole: CardId | null = null;
      let state = table.opening;
      let publicly = table.opening;
      events.forEach((event, index) => {
        const masked = publicEvents[index] as GameEvent;
        if (event.type === "CardDealt" && event.faceDown) hole = event.card;
        if (event.type === "HoleCardRevealed") hole = null;
        state = evolve(state, event);
        publicly = evolve(publicly, masked);
        expect(publicly).toEqual(publicState(state));
        if (hole !== null) expect(JSON.stringify([masked, publicly])).not.toContain(`"${hole}"`);
      });
      expect(hole).toBe(null);
    });
  });

  it("every offered command is legal, and only legal commands are accepted", () => {
    always((play) => {
      const { table, choose } = bind(new RandomTable(play));
      const fresh = () => new Table({ rules: play.rules, seeds: chosenSeeds(play.seed), allowStacking: true });
      const history: Command[] = [];
      const moves = Object.values(MOVES_BY_WORD);
      for (let step = 0; step < 12; step++) {
        const offered = legalCommands(table.rules, table.state);
        const legal = new Set(offered.map((command) => JSON.stringify(command)));
        // Moves that are not offered must be rejected, and a rejection must change nothing.
        for (const type of moves) {
          for (const hand of [...SEATS, "right-2", "middle-2", "left-2"] as const) {
            if (legal.has(JSON.stringify({ type, hand }))) continue;
            const before = table.state;
            expect(table.dispatch({ type, hand }).accepted).toBe(false);
            expect(table.state).toBe(before);
          }
        }
        // Offered commands must be accepted. Each one is tried on a table with the same history.
        if (offered.length === 0) break;
        for (const command of offered.slice(0, 6)) {
          const twin = fresh();
          for (const past of history) twin.dispatch(past);
          expect(twin.dispatch(command).accepted).toBe(true);
        }
        const others = offered.filter(({ type }) => type !== "ClearBets");
        const command = choose(others.length > 0 ? others : offered);
        history.push(command);
        table.dispatch(command);
      }
    });
  });

  it("the same seed and commands give the same events", () => {
    always((play) => {
      const { commands, events } = played(play);
      const again = new RandomTable(play);
      for (const command of commands) again.give(command);
      expect(again.events).toEqual(events);
    });
  });

  it("when a round is settled, the hole card is revealed, every hand has an outcome, and no hand has its turn", () => {
    always((play) => {
      const { table, events } = played(play);
      let state = table.opening;
      for (const event of events) {
        state = evolve(state, event);
        if (event.type !== "RoundSettled") continue;
        expect(state.dealer.faceDown).toBe(-1);
        expect(state.hands.every(({ outcome }) => outcome !== null)).toBe(true);
        expect(state.turn).toBe(null);
      }
    });
  });
});

function bind(random: RandomTable) {
  return { table: random.table, choose: random.choose.bind(random) as typeof random.choose };
}

describe("a random rule set", () => {
  it("is valid, even after it is converted to JSON and parsed again", () => {
    fc.assert(
      fc.property(anyRuleSet, (rules) => {
        expect(ruleSet(JSON.parse(JSON.stringify(rules)))).toEqual(rules);
      }),
    );
  });
});

import {
  type CardSource,
  decide,
  NO_BETS,
  newTableState,
  type RuleSet,
  ruleSet,
  type TableState,
} from "@thunderjack/core";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  addTallies,
  answerOf,
  edgeOf,
  resultOf,
  type Simulation,
  type Strategy,
  shardsOf,
  simulate,
  simulateShard,
  solve,
  strategyNamed,
} from "../src/index.js";
import { Chance } from "../src/simulation/chance.js";
import { FastShoe } from "../src/simulation/fast-shoe.js";
import { FastTable } from "../src/simulation/fast-table.js";
import { PlainRounds } from "../src/simulation/plain-rounds.js";
import { OUTCOMES } from "../src/simulation/tally.js";
import { anyRules, anyStrategy } from "./any-strategy.js";

/** The number of rule sets. `RULE_SETS=n` sets it. */
const RULE_SETS = Number(process.env.RULE_SETS ?? (process.env.THOROUGH ? 500 : 200));
const ROUNDS_EACH = 50;
const BET = 600;

interface HandEnd {
  readonly outcome: string | null;
  /** The returned amount of the bet and the insurance, in initial bets. */
  readonly returned: number;
  readonly staked: number;
}

/** Plays the same cards through `decide` and `evolve`. */
class EngineTable {
  #state: TableState;
  readonly #source: CardSource;

  constructor(
    private readonly strategy: Strategy,
    seats: number,
    shoe: FastShoe,
  ) {
    const { rules } = strategy;
    const bets = { ...NO_BETS, ...Object.fromEntries(rules.seats.slice(0, seats).map((seat) => [seat, BET])) };
    this.#state = newTableState(1_000_000_000, bets, rules.decks * 52);
    this.#source = {
      draw: () => shoe.nameOf(shoe.draw()),
      moveCard: () => {},
      discard: () => shoe.discard(),
      shuffle: () => {
        shoe.shuffle();
        return shoe.undealt;
      },
      whyNotStack: () => null,
      stack: () => {},
    };
  }

  playRound(): readonly HandEnd[] {
    this.#apply({ type: "Deal" });
    while (this.#state.turn !== null) this.#apply(answerOf(this.strategy, this.#state));
    return this.#state.hands.map(({ outcome, returned, bet, insurance }) => ({
      outcome,
      returned: (returned + (insurance?.returned ?? 0)) / BET,
      staked: (bet + (insurance?.bet ?? 0)) / BET,
    }));
  }

  #apply(command: Parameters<typeof decide>[2]): void {
    const decision = decide(this.strategy.rules, this.#state, command, this.#source);
    if (!decision.accepted) throw new Error(decision.message);
    this.#state = decision.state;
  }
}

function endsAt({ hands, bet }: FastTable): readonly HandEnd[] {
  return Array.from({ length: hands.count }, (_, place) => {
    const slot = hands.at(place);
    const insurance = hands.insurance[slot] ?? 0;
    const paid = insurance > 0 ? (hands.insuranceReturned[slot] ?? 0) : 0;
    return {
      outcome: OUTCOMES[hands.outcome[slot] ?? -1] ?? null,
      returned: ((hands.returned[slot] ?? 0) + paid) / bet,
      staked: ((hands.bet[slot] ?? 0) + insurance) / bet,
    };
  });
}

/**
 * Plays the same cards through the fast table and the engine, and compares every round: the hands, the net result and
 * the number of undealt cards. The number differs if one of them draws a card too many.
 *
 * @returns the outcomes that occurred
 */
function comparedOutcomes(strategy: Strategy, seats: number, seed: string, rounds: number): Set<string> {
  const seen = new Set<string>();
  const { rules } = strategy;
  const fastShoe = new FastShoe(rules, new Chance(seed, 0));
  const engineShoe = new FastShoe(rules, new Chance(seed, 0));
  const fast = new FastTable(strategy, seats, fastShoe);
  const engine = new EngineTable(strategy, seats, engineShoe);
  for (let round = 0; round < rounds; round++) {
    const net = Math.round((fast.playRound(round === 0) / fast.bet) * BET);
    const actual = { net, ends: endsAt(fast), undealt: fastShoe.undealt };
    const ends = engine.playRound();
    const expected = { net: Math.round(BET * netOf(ends)), ends, undealt: engineShoe.undealt };
    if (JSON.stringify(actual) !== JSON.stringify(expected)) {
      expect({ seed, round, rules, ...actual }).toEqual({ seed, round, rules, ...expected });
    }
    for (const { outcome } of ends) seen.add(String(outcome));
  }
  return seen;
}

function netOf(ends: readonly HandEnd[]): number {
  return ends.reduce((sum, { returned, staked }) => sum + returned - staked, 0);
}

/**
 * Compares random rules and strategies.
 *
 * @param seatsOf returns the number of seats with a bet
 */
function compareRandomTables(name: string, seatsOf: (rules: RuleSet) => number): void {
  const seen = new Set<string>();
  for (let number = 0; number < RULE_SETS; number++) {
    const chance = new Chance(name, number);
    const random = (below: number): number => chance.below(below);
    const rules = anyRules(random);
    const strategy = anyStrategy(rules, random);
    for (const outcome of comparedOutcomes(strategy, seatsOf(rules), `cards ${number}`, ROUNDS_EACH)) seen.add(outcome);
  }
  expect([...seen].sort()).toEqual([...OUTCOMES].sort());
}

describe("The fast table settles every hand as the engine does", { timeout: 3_600_000 }, () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test(`in ${RULE_SETS * ROUNDS_EACH} rounds of random rules and strategies, at all seats`, () => {
    compareRandomTables("any rules", ({ seats }) => seats.length);
  });

  test(`in ${RULE_SETS * ROUNDS_EACH} rounds of random rules and strategies, at one seat, partly as plain rounds`, () => {
    const play = vi.spyOn(PlainRounds.prototype, "play");
    compareRandomTables("any rules at one seat", () => 1);
    expect(completedBy(play)).toBeGreaterThan(0.25 * RULE_SETS * ROUNDS_EACH);
  });

  test.each(["thunderjack", "casino", "vingt-et-un"] as const)(
    "with basic strategy at one seat, mostly as plain rounds: %s",
    (preset) => {
      const play = vi.spyOn(PlainRounds.prototype, "play");
      const rounds = process.env.THOROUGH ? 4000 : 1500;
      comparedOutcomes(strategyNamed("basic", ruleSet(preset)), 1, preset, rounds);
      expect(completedBy(play)).toBeGreaterThan(0.6 * rounds);
    },
  );
});

/** Returns the number of rounds that `PlainRounds.play` completed. */
function completedBy(play: { readonly mock: { readonly results: readonly { readonly value: unknown }[] } }): number {
  return play.mock.results.filter(({ value }) => value === true).length;
}

describe("A simulation", () => {
  const rules = ruleSet({ shuffle: "every-round" });
  const strategy = strategyNamed("basic", rules);
  const simulation: Simulation = { rounds: 250_000, seed: "a seed", seats: 2 };

  test("has the same result for its shards in any order", () => {
    const whole = simulate(strategy, simulation);
    const shards = Array.from({ length: shardsOf(simulation) }, (_, shard) =>
      simulateShard(strategy, simulation, shard),
    );
    expect(shards.map(({ rounds }) => rounds)).toEqual([100_000, 100_000, 50_000]);
    expect(shards.reduceRight(addTallies)).toEqual(whole);
    expect(simulate(strategy, { ...simulation, seed: "another" })).not.toEqual(whole);
  });

  test("passes the tally after each shard to onShard, and stops when it returns false", () => {
    const progress: number[] = [];
    simulate(strategy, { ...simulation, seats: 1 }, ({ rounds }) => {
      progress.push(rounds);
      return rounds < 200_000;
    });
    expect(progress).toEqual([100_000, 200_000]);
  });

  test("counts every hand once", () => {
    const { outcomes } = resultOf(simulate(strategy, { ...simulation, seats: 1 }));
    const hands = Object.values(outcomes).reduce((sum, count) => sum + count, 0);
    expect(hands).toBeGreaterThan(250_000);
    expect(outcomes.thunderjack / 250_000).toBeCloseTo(0.0089, 3);
  });

  test("throws for a seat or a shard out of range", () => {
    expect(() => simulateShard(strategy, { ...simulation, seats: 4 }, 0)).toThrow("not 4");
    expect(() => simulateShard(strategy, simulation, 3)).toThrow("no shard 3");
  });

  test("of the strategy mimic has the published house edge of five to six percent at a classic table", () => {
    const classic = ruleSet({ preset: "casino", dealerHitsSoft17: false, shuffle: "every-round" });
    const { houseEdge } = resultOf(simulate(strategyNamed("mimic", classic), { rounds: 400_000, seed: "mimic" }));
    expect(houseEdge).toBeGreaterThan(0.05);
    expect(houseEdge).toBeLessThan(0.062);
  });
});

describe("The house edge of a simulation is within three standard errors of the computed one", () => {
  /** `ROUNDS=n` sets the number of rounds. */
  const ROUNDS = Number(process.env.ROUNDS ?? (process.env.THOROUGH ? 500_000 : 100_000));

  test.each([
    ["thunderjack", 3],
    ["vingt-et-un", 1],
    ["casino", 1],
  ] as const)("%s, shuffled every round, seats: %d", { timeout: 3_600_000 }, (preset, seats) => {
    const solution = solve(ruleSet({ preset, shuffle: "every-round" }));
    const found = resultOf(simulate(solution, { rounds: ROUNDS, seed: "the presets", seats }));
    expect(Math.abs(found.houseEdge - edgeOf(solution, seats)) / found.standardError).toBeLessThan(3);
  });
});

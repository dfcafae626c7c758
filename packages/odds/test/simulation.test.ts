import {
  type CardSource,
  decide,
  NO_BETS,
  newTableState,
  type RuleSet,
  ruleSet,
  type TableState,
} from "@thunderjack/core";
import { describe, expect, test } from "vitest";
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
import { OUTCOMES } from "../src/simulation/tally.js";
import { anyRules, anyStrategy } from "./any-strategy.js";

const RULE_SETS = process.env.DEEP ? 5000 : 500;
const ROUNDS_EACH = 200;
const BET = 600;

interface HandEnd {
  readonly outcome: string | null;
  /** What came back for the bet and the insurance, in initial bets. */
  readonly returned: number;
  readonly staked: number;
}

/** The same cards at the engine's table. */
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

function sameRounds(rules: RuleSet, strategy: Strategy, seed: string, rounds: number): Set<string> {
  const seen = new Set<string>();
  const seats = rules.seats.length;
  const fast = new FastTable(strategy, seats, new FastShoe(rules, new Chance(seed, 0)));
  const engine = new EngineTable(strategy, seats, new FastShoe(rules, new Chance(seed, 0)));
  for (let round = 0; round < rounds; round++) {
    fast.playRound(round === 0);
    const ends = endsAt(fast);
    const expected = engine.playRound();
    if (JSON.stringify(ends) !== JSON.stringify(expected)) {
      expect({ seed, round, rules, ends }).toEqual({ seed, round, rules, ends: expected });
    }
    for (const { outcome } of ends) seen.add(String(outcome));
  }
  return seen;
}

test(`the fast path ends every hand as the engine does, in ${RULE_SETS * ROUNDS_EACH} rounds of any rules and any play`, {
  timeout: 3_600_000,
}, () => {
  const seen = new Set<string>();
  for (let number = 0; number < RULE_SETS; number++) {
    const chance = new Chance("any rules", number);
    const random = (below: number): number => chance.below(below);
    const rules = anyRules(random);
    const strategy = anyStrategy(rules, random);
    for (const outcome of sameRounds(rules, strategy, `cards ${number}`, ROUNDS_EACH)) seen.add(outcome);
  }
  expect([...seen].sort()).toEqual([...OUTCOMES].sort());
});

describe("A simulation", () => {
  const rules = ruleSet({ shuffle: "every-round" });
  const strategy = strategyNamed("basic", rules);
  const simulation: Simulation = { rounds: 250_000, seed: "a seed", seats: 2 };

  test("is the same whoever plays which shard, in whatever order", () => {
    const whole = simulate(strategy, simulation);
    const shards = Array.from({ length: shardsOf(simulation) }, (_, shard) =>
      simulateShard(strategy, simulation, shard),
    );
    expect(shards.map(({ rounds }) => rounds)).toEqual([100_000, 100_000, 50_000]);
    expect(shards.reduceRight(addTallies)).toEqual(whole);
    expect(simulate(strategy, { ...simulation, seed: "another" })).not.toEqual(whole);
  });

  test("tells how far it is, and stops when it is told to", () => {
    const told: number[] = [];
    simulate(strategy, { ...simulation, seats: 1 }, ({ rounds }) => {
      told.push(rounds);
      return rounds < 200_000;
    });
    expect(told).toEqual([100_000, 200_000]);
  });

  test("counts every hand once", () => {
    const { outcomes } = resultOf(simulate(strategy, { ...simulation, seats: 1 }));
    const hands = Object.values(outcomes).reduce((sum, count) => sum + count, 0);
    expect(hands).toBeGreaterThan(250_000);
    expect(outcomes.thunderjack / 250_000).toBeCloseTo(0.0089, 3);
  });

  test("refuses seats and shards that there are not", () => {
    expect(() => simulateShard(strategy, { ...simulation, seats: 4 }, 0)).toThrow("no 4 seats");
    expect(() => simulateShard(strategy, simulation, 3)).toThrow("no shard 3");
  });

  test("of a dealer's mimic at a classic table costs between five and six percent, as books have it", () => {
    const classic = ruleSet({ preset: "casino", dealerHitsSoft17: false, shuffle: "every-round" });
    const { houseEdge } = resultOf(simulate(strategyNamed("mimic", classic), { rounds: 400_000, seed: "mimic" }));
    expect(houseEdge).toBeGreaterThan(0.05);
    expect(houseEdge).toBeLessThan(0.062);
  });
});

describe("A simulation finds the computed edge within three standard errors", () => {
  const ROUNDS = process.env.DEEP ? 100_000_000 : 2_000_000;

  test.each([
    ["thunderjack", 3],
    ["vingt-et-un", 1],
    ["casino", 1],
  ] as const)("%s, all cards shuffled every round, seats: %d", { timeout: 3_600_000 }, (preset, seats) => {
    const solution = solve(ruleSet({ preset, shuffle: "every-round" }));
    const found = resultOf(simulate(solution, { rounds: ROUNDS, seed: "the presets", seats }));
    expect(Math.abs(found.houseEdge - edgeOf(solution, seats)) / found.standardError).toBeLessThan(3);
  });
});

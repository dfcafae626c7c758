import type { Outcome } from "@thunderjack/core";

/** The outcomes of hands, in the order of `Tally.outcomes`. */
export const OUTCOMES: readonly Outcome[] = [
  "thunderjack",
  "blackjack",
  "blitz",
  "win",
  "push",
  "surrender",
  "lose",
  "bust",
];

/**
 * The statistics of a number of rounds. All numbers are integers, in units in which every payout of the rule set is an
 * integer. The sum of several tallies therefore does not depend on their order.
 */
export interface Tally {
  readonly rounds: number;
  /** The sum of the bets of all seats at the deal of one round. It is the same for all rounds. */
  readonly initialBets: number;
  /** The total net win of the player. */
  readonly net: number;
  /** The sum of the squared net wins of the rounds. */
  readonly squares: number;
  /** The number of hands by outcome: thunderjack, blackjack, blitz, win, push, surrender, lose, bust. */
  readonly outcomes: readonly number[];
  /**
   * The net win of the player in each of 250 equal parts of the simulation. The running sums are the course of the
   * bankroll.
   */
  readonly course: readonly number[];
}

/** The number of parts of the course of the bankroll. */
export const COURSE_PARTS = 250;

/** The result of a simulation. */
export interface SimulationResult {
  readonly rounds: number;
  /** The house edge as a fraction of the initial bet (0.004 is 0.4 %). */
  readonly houseEdge: number;
  /** The standard error of the house edge. */
  readonly standardError: number;
  /** The number of hands by outcome. */
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** The net win, in initial bets, after each part of the rounds; see {@link Tally.course}. */
  readonly bankroll: readonly number[];
}

/**
 * Adds two tallies.
 *
 * @throws RangeError when their bets differ
 */
export function addTallies(one: Tally, other: Tally): Tally {
  if (one.initialBets !== other.initialBets) throw new RangeError("The tallies have different bets.");
  return {
    rounds: one.rounds + other.rounds,
    initialBets: one.initialBets,
    net: one.net + other.net,
    squares: one.squares + other.squares,
    outcomes: one.outcomes.map((count, at) => count + (other.outcomes[at] ?? 0)),
    course: one.course.map((net, part) => net + (other.course[part] ?? 0)),
  };
}

/** Computes the result of a tally. */
export function resultOf({ rounds, initialBets, net, squares, outcomes, course }: Tally): SimulationResult {
  const mean = net / rounds;
  let won = 0;
  return {
    rounds,
    houseEdge: 0 - mean / initialBets,
    standardError: Math.sqrt(Math.max(squares / rounds - mean * mean, 0) / rounds) / initialBets,
    outcomes: Object.fromEntries(OUTCOMES.map((outcome, at) => [outcome, outcomes[at] ?? 0])) as Record<
      Outcome,
      number
    >,
    bankroll: course.map((part) => {
      won += part;
      return won / initialBets;
    }),
  };
}

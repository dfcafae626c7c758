import type { Outcome } from "@thunderjack/core";

/** The outcomes of hands, in the order in which they are counted. */
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
 * What some rounds brought. All of it is whole numbers, in units in which every payout of the rule set is one, so that
 * tallies can be added in any order and grouping, and the result is the same to the last digit.
 */
export interface Tally {
  readonly rounds: number;
  /** What was bet at the deal in each round. */
  readonly initialBets: number;
  /** What the player won in all. */
  readonly net: number;
  /** The sum of the squares of what the player won in each round. */
  readonly squares: number;
  /** How many hands ended so, in the order of `OUTCOMES`. */
  readonly outcomes: readonly number[];
  /**
   * What the player won in each part of the whole simulation, which is cut into {@link COURSE_PARTS} of as many rounds:
   * summed up from the first to the last it is how the bankroll went.
   */
  readonly course: readonly number[];
}

/** Into how many parts a simulation is cut to draw how its bankroll went. */
export const COURSE_PARTS = 250;

/** What a simulation found. */
export interface SimulationResult {
  readonly rounds: number;
  /** What the house won of each initial bet, as a fraction (0.004 is 0.4 %). */
  readonly houseEdge: number;
  /** The standard error of the house edge. */
  readonly standardError: number;
  /** How many hands ended so. */
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** What the player had won, in initial bets, after each part of the rounds; see {@link Tally.course}. */
  readonly bankroll: readonly number[];
}

/**
 * The tally of the rounds of both.
 *
 * @throws RangeError when their rounds were not bet alike
 */
export function addTallies(one: Tally, other: Tally): Tally {
  if (one.initialBets !== other.initialBets) throw new RangeError("These rounds were bet differently.");
  return {
    rounds: one.rounds + other.rounds,
    initialBets: one.initialBets,
    net: one.net + other.net,
    squares: one.squares + other.squares,
    outcomes: one.outcomes.map((count, at) => count + (other.outcomes[at] ?? 0)),
    course: one.course.map((net, part) => net + (other.course[part] ?? 0)),
  };
}

/** What a tally says. */
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

import type { Amount } from "@thunderjack/core";
import type { PastRound } from "../../game/past-round.js";

/** The figures of several rounds. Amounts are in hundredths of a credit. */
export interface SessionStatistics {
  readonly rounds: number;
  readonly hands: number;
  /** The number of hands that returned more than their bet. */
  readonly won: number;
  readonly pushed: number;
  readonly thunderjacks: number;
  readonly blitzes: number;
  /** The sum of the net results. */
  readonly net: Amount;
  /** The largest net result of a round. */
  readonly best: Amount;
  /** The share of the stakes that was returned: 1 without a gain or a loss; `null` without a stake. */
  readonly returned: number | null;
  /** The credits before the first round and after each round, the oldest first. */
  readonly credits: readonly Amount[];
}

/**
 * Computes the figures of rounds. Insurance counts in the amounts, but not as a hand.
 *
 * @param latestFirst the rounds, the latest first
 */
export function sessionStatistics(latestFirst: readonly Pick<PastRound, "summary" | "before">[]): SessionStatistics {
  const rounds = [...latestFirst].reverse();
  const hands = rounds.flatMap(({ summary }) => summary.hands);
  const count = (holds: (hand: (typeof hands)[number]) => boolean) => hands.filter(holds).length;
  const nets = rounds.map(({ summary }) => summary.net);
  const net = sumOf(nets);
  const staked = sumOf(hands.map(({ bet, insurance }) => bet + (insurance?.bet ?? 0)));
  return {
    rounds: rounds.length,
    hands: hands.length,
    won: count(({ bet, returned }) => returned > bet),
    pushed: count(({ outcome }) => outcome === "push"),
    thunderjacks: count(({ outcome }) => outcome === "thunderjack"),
    blitzes: count(({ outcome }) => outcome === "blitz"),
    net,
    best: Math.max(...nets),
    returned: staked === 0 ? null : (staked + net) / staked,
    credits: [...rounds.slice(0, 1).map(({ before }) => before), ...rounds.map(({ summary }) => summary.credits)],
  };
}

function sumOf(amounts: readonly Amount[]): Amount {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

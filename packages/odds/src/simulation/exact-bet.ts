import type { RuleSet } from "@thunderjack/core";

/** Returns a small bet, in arbitrary units, for which every payout and half the bet are integers. */
export function exactBet({ payouts }: RuleSet): number {
  return Object.values(payouts).reduce((bet, [, parts]) => (bet / commonDivisor(bet, 2 * parts)) * 2 * parts, 2);
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}

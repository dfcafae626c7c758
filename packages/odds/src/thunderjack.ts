import type { RuleSet } from "@thunderjack/core";

/*
 * The probabilities of Thunderjacks. Suits matter only at the deal. The suits of a dealt ace and ten are independent of
 * everything that depends on rank classes, so these probabilities can be multiplied with the probabilities of the
 * classes.
 */

const COURTS = { "10": 4, j: 3, q: 2, k: 1 } as const;

/** Returns the fraction of blackjacks that are a Thunderjack, at one seat. */
export function thunderjackShare({ thunderjack }: Pick<RuleSet, "thunderjack">): number {
  return thunderjack === null ? 0 : COURTS[thunderjack.lowest] / 16;
}

/**
 * Computes the probability that each of a number of seats has a Thunderjack in a deal from a fresh shoe.
 *
 * @param seats the number of these seats; other seats may have any cards
 * @param withDealerBlackjack whether the dealer must also have a blackjack
 * @param depletes whether drawn cards leave the shoe; `false` for infinitely many decks
 */
export function allThunderjacks(
  rules: Pick<RuleSet, "thunderjack" | "decks">,
  seats: number,
  withDealerBlackjack: boolean,
  depletes = true,
): number {
  if (rules.thunderjack === null) return 0;
  const courts = COURTS[rules.thunderjack.lowest];
  const { decks } = rules;
  const gone = depletes ? 1 : 0;
  // The sum runs over all choices of a suit for each seat. Seats with the same suit draw from the same cards.
  let chance = 0;
  for (let choice = 0; choice < 4 ** seats; choice++) {
    const taken = [0, 0, 0, 0];
    let together = 1;
    for (let seat = 0; seat < seats; seat++) {
      const suit = Math.floor(choice / 4 ** seat) % 4;
      const before = gone * (taken[suit] ?? 0);
      const size = 52 * decks - gone * 2 * seat;
      together *= (2 * (decks - before) * (courts * decks - before)) / (size * (size - gone));
      taken[suit] = (taken[suit] ?? 0) + 1;
    }
    chance += together;
  }
  if (!withDealerBlackjack) return chance;
  const size = 52 * decks - gone * 2 * seats;
  return (chance * 2 * (4 * decks - gone * seats) * (16 * decks - gone * seats)) / (size * (size - gone));
}

/**
 * Computes the probability that a given seat has the only Thunderjack in a deal from a fresh shoe.
 *
 * @param seats the number of seats
 * @param withDealerBlackjack whether to count only the deals in which the dealer also has a blackjack
 * @param depletes whether drawn cards leave the shoe; `false` for infinitely many decks
 */
export function loneThunderjack(
  rules: Pick<RuleSet, "thunderjack" | "decks">,
  seats: number,
  withDealerBlackjack = false,
  depletes = true,
): number {
  // The sum over the other seats uses inclusion–exclusion.
  let chance = 0;
  for (let others = 0; others < seats; others++) {
    const all = allThunderjacks(rules, 1 + others, withDealerBlackjack, depletes);
    chance += (-1) ** others * binomial(seats - 1, others) * all;
  }
  return chance;
}

function binomial(from: number, choose: number): number {
  let ways = 1;
  for (let chosen = 0; chosen < choose; chosen++) ways = (ways * (from - chosen)) / (chosen + 1);
  return ways;
}

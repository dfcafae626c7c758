import type { RuleSet } from "@thunderjack/core";

/*
 * Suits matter at the deal only. Which of the shoe's aces and tens a seat was dealt is independent of everything that
 * rank classes decide, so the probabilities here are exact beside those of the classes.
 */

const COURTS = { "10": 4, j: 3, q: 2, k: 1 } as const;

/** The part of the players' blackjacks that are a Thunderjack, where there is no other seat to cancel it. */
export function thunderjackShare({ thunderjack }: Pick<RuleSet, "thunderjack">): number {
  return thunderjack === null ? 0 : COURTS[thunderjack.lowest] / 16;
}

/**
 * The probability that so many seats, named beforehand, all have a Thunderjack in a fresh shoe, whatever the others
 * have.
 *
 * @param seats how many
 * @param withDealerBlackjack whether the dealer has a blackjack as well
 * @param depletes whether drawn cards are gone; not so with infinitely many decks
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
  // One way for each choice of a suit for each seat; seats of one suit draw from the same cards.
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
 * The probability that one seat, named beforehand, has the only Thunderjack of a fresh shoe's deal.
 *
 * @param seats how many seats play
 * @param withDealerBlackjack counts only the deals in which the dealer has a blackjack as well
 * @param depletes whether drawn cards are gone; not so with infinitely many decks
 */
export function loneThunderjack(
  rules: Pick<RuleSet, "thunderjack" | "decks">,
  seats: number,
  withDealerBlackjack = false,
  depletes = true,
): number {
  // One seat has it, less those deals in which a second has, more those that were taken away twice.
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

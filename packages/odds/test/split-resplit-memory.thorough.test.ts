import { type RuleSet, ruleSet } from "@thunderjack/core";
import { describe, expect, test } from "vitest";
import { type Composition, freshShoe, sizeOf, without } from "../src/composition.js";
import { MOVES, pairedRank, pairShare } from "../src/first-moves.js";
import type { Game } from "../src/game.js";
import { newPlan, type Plan } from "../src/hand-values.js";
import { AFTER, BUST, CARDS, type HandId, handOf } from "../src/hands.js";
import { ACE, CLASSES, type RankClass } from "../src/ranks.js";
import { Chance } from "../src/simulation/chance.js";
import { solve } from "../src/solution.js";
import { mayDouble } from "../src/split.js";
import { openingHands } from "../src/upcard.js";
import { splitHand, splitHandValues, twoCards } from "./split-hand.js";

/*
 * The plan of a split does not depend on the cards of the other hands, and its number of hands is chosen in advance.
 * This test estimates the loss against the best play, with all hands that the rules allow. Splits are dealt at random
 * and played by the plan. The additional win that a hand could have is computed exactly from the remaining cards.
 *
 * - `remembers`: the player considers every card of the earlier hands.
 * - `revealed`: before each hand and before each further split, the player sees this number of additional cards of the
 *   shoe. Other hands that draw at most as many cards cannot reveal more, however they are played. The value is
 *   therefore an upper bound, even for a player who plays one hand to the benefit of another.
 */
type Knowledge = "remembers" | { readonly revealed: number };

/** The additional value, in % of the initial bet. */
interface Gain {
  readonly gain: number;
  readonly standardError: number;
  /**
   * The fraction of splits whose hands drew more cards than were revealed. Cards that became new hands are not counted.
   */
  readonly beyond: number;
}

interface Spot {
  readonly game: Game;
  /** The shoe without the upcard and both cards of the pair. */
  readonly shoe: Composition;
  readonly rank: RankClass;
  readonly plan: Plan;
  /** The number of hands up to which the plan splits. */
  readonly planned: number;
  /** The number of hands that the rules allow. */
  readonly allowed: number;
  readonly weight: number;
}

const SAMPLES = 3000;
const LEAST_SAMPLES = 12;

function spotsOf(rules: RuleSet): readonly Spot[] {
  const fresh = freshShoe(rules.decks);
  return solve(rules).upcards.flatMap(({ game, shoe, plan }) =>
    openingHands(shoe, true).flatMap(({ hand, chance }) => {
      const rank = pairedRank(hand);
      const splitPlan = plan.splits[rank];
      // Split aces stand, so they have no decision.
      if (rank === -1 || rank === ACE || splitPlan === undefined || MOVES[plan.first[hand] ?? 0] !== "split") return [];
      const weight = ((fresh[game.upcard] ?? 0) / sizeOf(fresh)) * chance * pairShare(game, hand);
      const { plan: hands, hands: planned } = splitPlan;
      const allowed = rules.split?.maxHands ?? 2;
      return [{ game, shoe: without(shoe, rank, 2), rank, plan: hands, planned, allowed, weight }];
    }),
  );
}

function worthOf(rules: RuleSet, knowledge: Knowledge, samples: number): Gain {
  const spots = spotsOf(rules);
  const total = spots.reduce((sum, { weight }) => sum + weight, 0);
  let [gain, variance, beyond] = [0, 0, 0];
  for (const [place, spot] of spots.entries()) {
    const chance = new Chance("split hands", place);
    const times = Math.max(LEAST_SAMPLES, Math.ceil((samples * spot.weight) / total));
    let [sum, squares, many] = [0, 0, 0];
    for (let time = 0; time < times; time++) {
      const { gained, taken } = playedOnce(spot, knowledge, chance);
      sum += gained;
      squares += gained ** 2;
      if (knowledge !== "remembers" && taken > knowledge.revealed) many++;
    }
    const mean = sum / times;
    gain += spot.weight * mean;
    variance += (spot.weight ** 2 * (squares / times - mean ** 2)) / (times - 1);
    beyond += ((spot.weight / total) * many) / times;
  }
  return { gain: 100 * gain, standardError: 100 * Math.sqrt(variance), beyond };
}

/** Plays one split by the plan. Returns the sum of the additional wins of its hands, and the number of drawn cards. */
function playedOnce(spot: Spot, knowledge: Knowledge, chance: Chance): { gained: number; taken: number } {
  const { game, shoe, rank, plan, planned, allowed } = spot;
  let left = shoe;
  let gained = 0;
  let taken = 0;
  for (let [hand, hands] = [0, 2]; hand < hands; hand++) {
    for (;;) {
      const known = knowledge === "remembers" ? left : revealed(shoe, rank, hands - 2, knowledge.revealed, chance);
      const maySplit = hands < allowed;
      const splits = hands < planned;
      gained += gainOf(spot, known, maySplit, splits);
      const second = drawn(left, chance);
      left = without(left, second);
      if (second === rank && splits) {
        hands++;
        continue;
      }
      taken++;
      const end = playedOn(game, plan, AFTER[handOf(rank) * CLASSES + second] ?? BUST, left, chance);
      taken += end.taken;
      left = end.left;
      break;
    }
  }
  return { gained, taken };
}

/** Returns the additional value of a hand with the best moves for the remaining cards, compared with the plan. */
function gainOf({ game, rank, plan }: Spot, left: Composition, maySplit: boolean, splits: boolean): number {
  const best = splitHandValues(game, left, { rank, plan: newPlan(), chooses: true });
  const planned = splitHandValues(game, left, { rank, plan, chooses: false });
  let gain = 0;
  for (let second = 0; second < CLASSES; second++) {
    const here = best.draw(handOf(rank), second);
    const hand = AFTER[handOf(rank) * CLASSES + second] ?? BUST;
    if (here === 0 || hand === BUST) continue;
    const kept = twoCards(game, best, hand, plan, true);
    const byPlan = twoCards(game, planned, hand, plan, false);
    if (second !== rank || !maySplit) {
      gain += here * (kept - byPlan);
      continue;
    }
    const apart = 2 * splitHand(game, without(left, rank), rank, newPlan(), true);
    // If the plan splits again, the gain of the two new hands is added when they are played.
    gain += here * (splits ? Math.max(kept - apart, 0) : Math.max(kept, apart) - byPlan);
  }
  return gain;
}

function playedOn(
  game: Game,
  plan: Plan,
  from: HandId,
  shoe: Composition,
  chance: Chance,
): { left: Composition; taken: number } {
  let [hand, left, taken] = [from, shoe, 0];
  const doubles = mayDouble(game, hand, true) && plan.doubles[hand] === 1;
  while (hand !== BUST && (CARDS[hand] ?? 0) < game.blitzCards && (plan.hits[hand] === 1 || (doubles && taken === 0))) {
    const card = drawn(left, chance);
    left = without(left, card);
    hand = AFTER[hand * CLASSES + card] ?? BUST;
    taken++;
    if (doubles) break;
  }
  return { left, taken };
}

/** Returns the shoe without the cards of the pair's rank that became new hands, and without some random cards. */
function revealed(shoe: Composition, rank: RankClass, gone: number, cards: number, chance: Chance): Composition {
  let left = without(shoe, rank, gone);
  for (let card = 0; card < cards; card++) left = without(left, drawn(left, chance));
  return left;
}

function drawn(shoe: Composition, chance: Chance): RankClass {
  let place = chance.below(sizeOf(shoe));
  let rank = 0;
  while (place >= (shoe[rank] ?? 0)) {
    place -= shoe[rank] ?? 0;
    rank++;
  }
  return rank;
}

const classic = { preset: "casino", dealerHitsSoft17: false, surrender: "none", insurance: false } as const;
/** The tables, with the limits of both additional values in % of the bet. */
const TABLES: readonly (readonly [name: string, rules: RuleSet, remembers: number, revealed: number])[] = [
  ["one deck, split to four", ruleSet({ ...classic, decks: 1 }), 0.0015, 0.02],
  ["casino", ruleSet("casino"), 0.00003, 0.0004],
  ["thunderjack", ruleSet("thunderjack"), 0.00006, 0.0008],
];

/** The number of revealed cards. In nearly every deal, the other hands draw fewer cards. */
const REVEALED = 12;

describe("The loss of the plan of a split against the best play", { timeout: 3_600_000 }, () => {
  test.each(TABLES)("is small for a player who remembers every card: %s", (name, rules, limit) => {
    const { gain, standardError } = worthOf(rules, "remembers", SAMPLES);
    console.info(`${name}: remembering is worth ${gain.toFixed(6)} % ± ${standardError.toFixed(6)}`);
    expect(gain + 3 * standardError).toBeLessThan(limit);
  });

  test.each(TABLES)("is bounded by the value of twelve revealed cards: %s", (name, rules, _, limit) => {
    const { gain, standardError, beyond } = worthOf(rules, { revealed: REVEALED }, SAMPLES);
    console.info(
      `${name}: ${REVEALED} revealed cards are worth ${gain.toFixed(6)} % ± ${standardError.toFixed(6)}; ` +
        `${(100 * beyond).toFixed(2)} % of the splits take more`,
    );
    expect(gain + 3 * standardError).toBeLessThan(limit);
  });
});

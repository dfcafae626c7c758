import { type CardId, rankOf, suitOf } from "@thunderjack/cards";
import type { Amount, Bets, HandName, Outcome, RuleSet, Seat } from "../src/index.js";

/*
 * A second implementation of the rules. It plays one round from the first card to the last, and is written like the
 * rules page, without optimizations and events. It shares only type names with the engine, so an error in one
 * implementation is not repeated in the other. It does not decide when cards are shuffled; it only knows how many cards
 * are not on the table. If there are none, moves that need a card are illegal, and the dealer stands.
 */

/** An answer in a script. */
export type Answer = "hit" | "stand" | "double" | "split" | "surrender" | "no-surrender" | "insurance" | "no-insurance";

/** A question to a hand. */
export interface Question {
  readonly about: "surrender" | "insurance" | "turn";
  readonly hand: HandName;
  readonly cards: readonly CardId[];
  readonly bet: Amount;
  /** The credits of the player at this point. They reflect the payouts so far. */
  readonly credits: Amount;
  /** Every legal answer, in alphabetical order. */
  readonly legal: readonly Answer[];
}

/** The summary of one hand. */
interface HandSummary {
  readonly hand: HandName;
  readonly cards: readonly CardId[];
  readonly total: number;
  readonly bet: Amount;
  readonly outcome: Outcome;
  readonly returned: Amount;
  readonly insurance?: { readonly bet: Amount; readonly returned: Amount };
}

/** The summary of a round. */
export interface RoundSummary {
  readonly hands: readonly HandSummary[];
  readonly dealer: { readonly cards: readonly CardId[]; readonly total: number };
  readonly net: Amount;
  readonly credits: Amount;
}

/** The error that is thrown if the pile has too few cards for the round. */
export class PileTooSmall extends Error {
  override readonly name = "PileTooSmall";
}

interface BookHand {
  readonly hand: HandName;
  readonly seat: Seat;
  readonly cards: CardId[];
  bet: Amount;
  split: boolean;
  /** Whether the hand is a blackjack or Thunderjack that waits for the dealer's second card. */
  waiting: boolean;
  outcome: Outcome | null;
  returned: Amount;
  insurance: { readonly bet: Amount; returned: Amount | null } | null;
}

const TURN_ORDER: readonly Seat[] = ["right", "middle", "left"];
const COURTS = ["10", "j", "q", "k"];

const isAce = (card: CardId): boolean => rankOf(card) === "a";
const isTen = (card: CardId): boolean => COURTS.includes(rankOf(card));
const points = (card: CardId): number => (isAce(card) ? 1 : isTen(card) ? 10 : Number(rankOf(card)));

function hardTotal(cards: readonly CardId[]): number {
  return cards.reduce((sum, card) => sum + points(card), 0);
}

function soft(cards: readonly CardId[]): boolean {
  return cards.some(isAce) && hardTotal(cards) + 10 <= 21;
}

/** Returns the best total of a hand. */
export function bookTotal(cards: readonly CardId[]): number {
  return hardTotal(cards) + (soft(cards) ? 10 : 0);
}

/**
 * Plays one round.
 *
 * @param credits the credits of the player before the bets are deducted
 * @param drawPile the cards in the order in which they are drawn; cards may be added during the round
 * @param answer returns one of the legal answers to each question
 * @throws PileTooSmall if the pile has too few cards
 */
export function playByTheBook(
  rules: RuleSet,
  credits: Amount,
  bets: Bets,
  drawPile: readonly CardId[],
  answer: (question: Question) => Answer,
): RoundSummary {
  let drawn = 0;
  const before = credits;
  let hands: BookHand[] = [];
  const dealer: CardId[] = [];

  // Returns the number of cards that are not on the table: the shoe and the discard tray together.
  const cardsLeft = (): number =>
    rules.decks * 52 - hands.reduce((sum, { cards }) => sum + cards.length, 0) - dealer.length;
  const draw = (): CardId => {
    const card = drawPile[drawn++];
    if (card === undefined) throw new PileTooSmall("The pile is too small.");
    return card;
  };
  const settle = (hand: BookHand, outcome: Outcome, returned: Amount): void => {
    hand.outcome = outcome;
    hand.returned = returned;
    credits += returned;
  };
  const won = (hand: BookHand, payout: "win" | "blackjack" | "thunderjack" | "blitz"): void => {
    const [part, of] = rules.payouts[payout];
    settle(hand, payout, hand.bet + (hand.bet * part) / of);
  };
  const push = (hand: BookHand): void => settle(hand, "push", hand.bet);
  const lose = (hand: BookHand): void => settle(hand, "lose", 0);
  const surrender = (hand: BookHand): void => settle(hand, "surrender", hand.bet / 2);
  const unsettled = (): BookHand[] => hands.filter(({ outcome }) => outcome === null);
  const ask = (about: Question["about"], hand: BookHand, legal: readonly Answer[]): Answer => {
    const question = {
      about,
      hand: hand.hand,
      cards: [...hand.cards],
      bet: hand.bet,
      credits,
      legal: [...legal].sort(),
    };
    const given = answer(question);
    if (!legal.includes(given)) throw new Error(`"${given}" is not a legal answer to ${JSON.stringify(question)}`);
    return given;
  };

  // The bets are deducted from the credits.
  for (const seat of TURN_ORDER) {
    if (bets[seat] === 0) continue;
    credits -= bets[seat];
    hands.push({
      hand: seat,
      seat,
      cards: [],
      bet: bets[seat],
      split: false,
      waiting: false,
      outcome: null,
      returned: 0,
      insurance: null,
    });
  }

  // Each pass deals one card to each seat and to the dealer.
  for (const pass of [1, 2]) {
    const dealerTakes = pass === 1 || rules.holeCard !== "none";
    if (dealerTakes && rules.dealOrder === "dealer-first") dealer.push(draw());
    for (const hand of hands) hand.cards.push(draw());
    if (dealerTakes && rules.dealOrder === "seats-first") dealer.push(draw());
  }
  const upcard = dealer[rules.holeCard === "first" ? 1 : 0] as CardId;
  const dealerMayHaveBlackjack = isAce(upcard) || isTen(upcard);
  const dealerHasBlackjack = (): boolean => dealer.length === 2 && bookTotal(dealer) === 21;

  const isBlackjack = (hand: BookHand): boolean =>
    !hand.split && hand.cards.length === 2 && bookTotal(hand.cards) === 21;
  const isThunderjack = (hand: BookHand): boolean => {
    if (rules.thunderjack === null || !isBlackjack(hand)) return false;
    const [first, second] = hand.cards as [CardId, CardId];
    if (suitOf(first) !== suitOf(second)) return false;
    const other = isAce(first) ? second : first;
    return COURTS.indexOf(rankOf(other)) >= COURTS.indexOf(rules.thunderjack.lowest);
  };
  const settleInsurances = (): void => {
    for (const { insurance } of hands) {
      if (insurance === null || insurance.returned !== null) continue;
      const [part, of] = rules.payouts.insurance;
      insurance.returned = dealerHasBlackjack() ? insurance.bet + (insurance.bet * part) / of : 0;
      credits += insurance.returned;
    }
  };
  const summary = (): RoundSummary => ({
    hands: hands.map(({ hand, cards, bet, outcome, returned, insurance }) => {
      if (outcome === null) throw new Error(`${hand} was never settled.`);
      if (insurance?.returned === null) throw new Error(`The insurance of ${hand} was never settled.`);
      return {
        hand,
        cards,
        total: bookTotal(cards),
        bet,
        outcome,
        returned,
        ...(insurance === null ? {} : { insurance: { bet: insurance.bet, returned: insurance.returned } }),
      };
    }),
    dealer: { cards: dealer, total: bookTotal(dealer) },
    net: credits - before,
    credits,
  });

  // Step 1 of the opening: Thunderjacks.
  const thunderjacks = hands.filter(isThunderjack);
  const loneThunderjack = thunderjacks.length === 1 ? thunderjacks[0] : undefined;
  if (thunderjacks.length >= 2) for (const hand of thunderjacks) push(hand);
  if (loneThunderjack !== undefined && rules.thunderjack?.beatsDealerBlackjack) won(loneThunderjack, "thunderjack");

  const surrenderAskedEarly = rules.surrender === "early" && rules.peek && dealerMayHaveBlackjack;
  if (surrenderAskedEarly) {
    for (const hand of unsettled()) {
      if (ask("surrender", hand, ["surrender", "no-surrender"]) === "surrender") surrender(hand);
    }
  }

  if (rules.insurance && isAce(upcard)) {
    for (const hand of unsettled()) {
      const half = hand.bet / 2;
      if (credits < half) continue;
      if (ask("insurance", hand, ["insurance", "no-insurance"]) === "insurance") {
        credits -= half;
        hand.insurance = { bet: half, returned: null };
      }
    }
  }

  // Step 2 of the opening: dealer blackjack.
  if (rules.peek) {
    settleInsurances();
    if (dealerHasBlackjack()) {
      for (const hand of unsettled()) {
        if (hand === loneThunderjack) push(hand);
        else if (isBlackjack(hand) && rules.naturalAlwaysPaid) won(hand, "blackjack");
        else if (isBlackjack(hand)) push(hand);
        else lose(hand);
      }
      return summary();
    }
  }

  // Step 3 of the opening: player blackjacks, and a Thunderjack that a dealer blackjack would have beaten.
  const noDealerBlackjack = rules.peek || !dealerMayHaveBlackjack;
  for (const hand of unsettled()) {
    if (hand === loneThunderjack) {
      if (noDealerBlackjack) won(hand, "thunderjack");
      else hand.waiting = true;
    } else if (isBlackjack(hand)) {
      if (noDealerBlackjack || rules.naturalAlwaysPaid) won(hand, "blackjack");
      else hand.waiting = true;
    }
  }

  // Settles hands against the dealer's cards, at the end or after a Thunderjack that ends the round.
  const settleAgainstDealer = (): void => {
    settleInsurances();
    const total = bookTotal(dealer);
    const tooManyCards = rules.blitz?.dealerBusts === true && dealer.length >= rules.blitz.cards;
    const dealerBust = total > 21 || tooManyCards;
    const originalBetTaken = new Set<Seat>();
    for (const hand of unsettled()) {
      const own = bookTotal(hand.cards);
      if (hand.waiting) {
        if (dealerHasBlackjack()) push(hand);
        else won(hand, hand === loneThunderjack ? "thunderjack" : "blackjack");
      } else if (dealerHasBlackjack() && rules.originalBetsOnly) {
        // The first unsettled hand of the seat pays the original bet. Additional bets are returned.
        const taken = originalBetTaken.has(hand.seat) ? 0 : bets[hand.seat];
        originalBetTaken.add(hand.seat);
        settle(hand, "lose", hand.bet - taken);
      } else if (dealerHasBlackjack() && own === 21) {
        if (rules.naturalBeats21) lose(hand);
        else push(hand);
      } else if (dealerBust || own > total) won(hand, "win");
      else if (own === total) push(hand);
      else lose(hand);
    }
  };

  // Step 4 of the opening: a Thunderjack ends the round.
  if (loneThunderjack?.outcome === "thunderjack" && rules.thunderjack?.endsRound) {
    if (rules.holeCard === "none" && cardsLeft() > 0) dealer.push(draw());
    settleAgainstDealer();
    return summary();
  }

  // Player turns.
  let isTurnPlayed = false;
  const handsOf = (seat: Seat): number => hands.filter((hand) => hand.seat === seat).length;
  const mayDouble = (hand: BookHand): boolean => {
    if (hand.cards.length !== 2 || credits < hand.bet || cardsLeft() === 0) return false;
    if (hand.split && !rules.doubleAfterSplit) return false;
    const total = bookTotal(hand.cards);
    if (rules.double === "any") return true;
    if (rules.double === "9-11") return total >= 9 && total <= 11;
    if (rules.double === "10-11") return total >= 10 && total <= 11;
    return false;
  };
  const isSplitAce = (hand: BookHand): boolean => hand.split && isAce(hand.cards[0] as CardId);
  const maySplit = (hand: BookHand): boolean => {
    if (rules.split === null || hand.cards.length !== 2 || credits < hand.bet) return false;
    // Both hands need a card, even if the second hand gets its card later.
    if (cardsLeft() < 2) return false;
    if (handsOf(hand.seat) >= rules.split.maxHands) return false;
    if (isSplitAce(hand) && !rules.split.resplitAces) return false;
    const [first, second] = hand.cards as [CardId, CardId];
    return rules.split.by === "rank" ? rankOf(first) === rankOf(second) : points(first) === points(second);
  };
  const playTurn = (hand: BookHand): void => {
    isTurnPlayed = true;
    if (hand.cards.length === 1) {
      if (cardsLeft() === 0) return;
      hand.cards.push(draw());
    }
    while (true) {
      const onlyOneCard = isSplitAce(hand) && rules.split?.hitAces === false;
      if (onlyOneCard && !maySplit(hand)) return;
      if (rules.autoStandOn21 && bookTotal(hand.cards) === 21) return;

      const legal: Answer[] = ["stand"];
      if (!onlyOneCard && cardsLeft() > 0) legal.push("hit");
      if (!onlyOneCard && mayDouble(hand)) legal.push("double");
      if (maySplit(hand)) legal.push("split");
      if (rules.surrender !== "none" && !surrenderAskedEarly && !hand.split && hand.cards.length === 2) {
        legal.push("surrender");
      }
      const move = ask("turn", hand, legal);

      if (move === "stand") return;
      if (move === "surrender") {
        surrender(hand);
        return;
      }
      if (move === "split") {
        credits -= bets[hand.seat];
        const newHand: BookHand = {
          hand: `${hand.seat}-${handsOf(hand.seat) + 1}` as HandName,
          seat: hand.seat,
          cards: hand.cards.splice(1),
          bet: bets[hand.seat],
          split: true,
          waiting: false,
          outcome: null,
          returned: 0,
          insurance: null,
        };
        hand.split = true;
        hands = hands.flatMap((each) => (each === hand ? [hand, newHand] : [each]));
        hand.cards.push(draw());
        if (rules.split?.deal === "both") newHand.cards.push(draw());
        continue;
      }
      if (move === "double") {
        credits -= hand.bet;
        hand.bet *= 2;
      }
      hand.cards.push(draw());
      if (bookTotal(hand.cards) > 21) {
        settle(hand, "bust", 0);
        return;
      }
      if (rules.blitz !== null && hand.cards.length >= rules.blitz.cards) {
        won(hand, "blitz");
        return;
      }
      if (move === "double") return;
    }
  };
  for (let at = 0; at < hands.length; at++) {
    const hand = hands[at] as BookHand;
    if (hand.outcome === null && !hand.waiting) playTurn(hand);
  }

  // The dealer's turn.
  const dealerIsNeeded = unsettled().some(({ waiting }) => !waiting);
  const dealerDraws = dealerIsNeeded || (rules.dealerPlays === "always" && isTurnPlayed);
  const secondCardIsNeeded = unsettled().length > 0 || hands.some(({ insurance }) => insurance?.returned === null);
  if (rules.holeCard === "none" && (dealerDraws || secondCardIsNeeded) && cardsLeft() > 0) dealer.push(draw());
  if (dealerDraws) {
    while (cardsLeft() > 0) {
      if (rules.blitz?.dealerBusts && dealer.length >= rules.blitz.cards) break;
      const total = bookTotal(dealer);
      const hits = total < 17 || (total === 17 && soft(dealer) && rules.dealerHitsSoft17);
      if (!hits) break;
      dealer.push(draw());
    }
  }
  settleAgainstDealer();
  return summary();
}

import type { PayoutRatio, RuleSet } from "@thunderjack/core";
import { DOUBLE, HIT, SPLIT, SURRENDER, type UpcardPlan } from "../first-moves.js";
import { AFTER, BUST, CARDS, SOFT, TOTALS } from "../hands.js";
import { ACE, CLASSES, TEN } from "../ranks.js";
import type { Strategy } from "../strategies.js";
import { exactBet } from "./exact-bet.js";
import {
  BLACKJACK,
  BLITZ,
  BUSTED,
  FastHands,
  LOSE,
  OPEN,
  PUSH,
  SURRENDERED,
  THUNDERJACK,
  UNDECIDED,
  WIN,
} from "./fast-hands.js";
import { FastPlayer } from "./fast-player.js";
import { classOfCard, type FastShoe } from "./fast-shoe.js";
import { PlainRounds } from "./plain-rounds.js";

/*
 * The rules of the engine on typed arrays, without events and without an object for each card. The methods follow the
 * phases of the engine (opening, turns, dealer, settlement), so that the code of both can be compared. A differential
 * test compares its rounds with those of the engine (`test/simulation.ci.test.ts`).
 */

const LOWEST_COURT = { "10": 8, j: 9, q: 10, k: 11 } as const; // indexes in RANKS

/** A table at which a strategy plays. Each of the first seats has the same bet. */
export class FastTable {
  readonly hands = new FastHands();
  /** The bet on each seat, in units in which every payout is an integer. */
  readonly bet: number;
  /** The index of the dealer's hand, as a `HandId`; `BUST` after a bust. */
  dealer = 0;
  #upcard = 0; // the upcard as a rank class
  #hole = -1; // the class of the face-down card
  #plan: UpcardPlan;
  readonly #player: FastPlayer;
  readonly #shuffleBelow: number; // the number of undealt cards below which the shoe is shuffled
  readonly #plain: PlainRounds | null; // `null` if several seats play
  readonly #rules: RuleSet;
  readonly #lowestCourt: number;
  readonly #blitzCards: number;

  /**
   * Creates a table.
   *
   * @param seats the number of seats with a bet
   */
  constructor(
    private readonly strategy: Strategy,
    private readonly seats: number,
    private readonly shoe: FastShoe,
  ) {
    this.#rules = strategy.rules;
    this.bet = exactBet(this.#rules);
    this.#player = new FastPlayer(this.#rules, this.hands, shoe);
    this.#lowestCourt = this.#rules.thunderjack === null ? 99 : LOWEST_COURT[this.#rules.thunderjack.lowest];
    this.#blitzCards = this.#rules.blitz?.cards ?? 99;
    const { shuffle, reshuffleBelow, decks } = this.#rules;
    this.#shuffleBelow = shuffle === "every-round" ? Number.POSITIVE_INFINITY : reshuffleBelow * decks * 52;
    this.#plan = this.#planFor(0);
    this.#plain = seats === 1 ? new PlainRounds(strategy, shoe, this.hands, this.bet) : null;
  }

  /**
   * Plays a round. Its hands are in {@link hands} until the next round.
   *
   * @param isFirst whether the shoe is new and must be shuffled
   * @returns the net win of the player, in the units of the bet
   */
  playRound(isFirst: boolean): number {
    const { shoe } = this;
    shoe.discard();
    if (isFirst || shoe.undealt < this.#shuffleBelow) shoe.shuffle();
    const plain = this.#plain;
    if (plain?.isPossible === true) {
      const isComplete = plain.play();
      this.dealer = plain.dealer;
      if (isComplete) return plain.net;
      this.#upcard = plain.upcard;
      this.#hole = plain.hole;
      this.#plan = this.#planFor(plain.upcard);
    } else this.#deal();
    this.#settleThunderjacks();
    this.#askBeforePeek();
    this.#playOpening();
    return this.#net();
  }

  #planFor(upcard: number): UpcardPlan {
    const found = this.strategy.upcards[upcard];
    if (found === undefined) throw new RangeError(`The strategy has no plan for the upcard class ${upcard}.`);
    return found.plan;
  }

  // The opening.

  #deal(): void {
    const { dealOrder } = this.#rules;
    this.hands.clear();
    this.dealer = 0;
    this.#hole = -1;
    for (let seat = 0; seat < this.seats; seat++) this.hands.add(seat, seat, this.bet, false);
    for (let pass = 0; pass < 2; pass++) {
      if (dealOrder === "dealer-first") this.#dealToDealer(pass);
      for (let seat = 0; seat < this.seats; seat++) this.#draw(seat);
      if (dealOrder === "seats-first") this.#dealToDealer(pass);
    }
    this.#plan = this.#planFor(this.#upcard);
  }

  #dealToDealer(pass: number): void {
    const { holeCard } = this.#rules;
    if (holeCard === "none" && pass === 1) return;
    const rank = classOfCard(this.shoe.draw());
    this.dealer = AFTER[this.dealer * CLASSES + rank] ?? BUST;
    if ((holeCard === "first" && pass === 0) || (holeCard === "second" && pass === 1)) this.#hole = rank;
    else this.#upcard = rank;
  }

  #draw(slot: number): void {
    const { hands, shoe } = this;
    const card = shoe.draw();
    const hand = hands.hand[slot] ?? 0;
    const cards = CARDS[hand] ?? 0;
    if (cards === 0) hands.first[slot] = card;
    else if (cards === 1) hands.second[slot] = card;
    hands.hand[slot] = AFTER[hand * CLASSES + classOfCard(card)] ?? BUST;
  }

  #couldBeNatural(): boolean {
    return this.#upcard === ACE || this.#upcard === TEN;
  }

  #isDealerNatural(): boolean {
    return CARDS[this.dealer] === 2 && TOTALS[this.dealer] === 21;
  }

  #isBlackjack(slot: number): boolean {
    const hand = this.hands.hand[slot] ?? 0;
    return this.hands.split[slot] === 0 && CARDS[hand] === 2 && TOTALS[hand] === 21;
  }

  #isThunderjack(slot: number): boolean {
    if (this.#lowestCourt === 99 || !this.#isBlackjack(slot)) return false;
    const { hands, shoe } = this;
    const [first, second] = [hands.first[slot] ?? 0, hands.second[slot] ?? 0];
    if (shoe.suitOf(first) !== shoe.suitOf(second)) return false;
    return Math.min(shoe.rankOf(first), shoe.rankOf(second)) >= this.#lowestCourt;
  }

  #settleThunderjacks(): void {
    const { thunderjack } = this.#rules;
    if (thunderjack === null) return;
    const { hands } = this;
    let found = 0;
    let last = 0;
    for (let slot = 0; slot < hands.count; slot++) {
      if (!this.#isThunderjack(slot)) continue;
      found++;
      last = slot;
    }
    if (found > 1) {
      for (let slot = 0; slot < hands.count; slot++) {
        if (this.#isThunderjack(slot)) hands.settle(slot, PUSH, hands.bet[slot] ?? 0);
      }
    } else if (found === 1 && (thunderjack.beatsDealerBlackjack || !this.#couldBeNatural())) {
      this.#award(last, THUNDERJACK, this.#rules.payouts.thunderjack);
    }
  }

  #askBeforePeek(): void {
    const { rules, hands } = { rules: this.#rules, hands: this.hands };
    if (this.#player.surrendersEarly(this.#upcard)) {
      for (let slot = 0; slot < hands.count; slot++) {
        if (hands.isOpen(slot) && this.#plan.surrendersEarly[hands.hand[slot] ?? 0] === 1) this.#surrender(slot);
      }
    }
    if (!rules.insurance || this.#upcard !== ACE) return;
    for (let slot = 0; slot < hands.count; slot++) {
      if (hands.isOpen(slot) && this.#plan.insures[hands.hand[slot] ?? 0] === 1) {
        hands.insurance[slot] = (hands.bet[slot] ?? 0) / 2;
      }
    }
  }

  #playOpening(): void {
    const { hands } = this;
    const { peek, naturalAlwaysPaid, thunderjack, payouts } = this.#rules;
    if (peek) {
      if (this.#isDealerNatural()) return this.#showSecondCard();
      this.#settleInsurances(false);
    }
    const isSafe = peek || !this.#couldBeNatural();
    let isEnded = false;
    for (let slot = 0; slot < hands.count; slot++) {
      if (hands.isOpen(slot) && this.#isBlackjack(slot)) {
        if (!this.#isThunderjack(slot)) {
          if (isSafe || naturalAlwaysPaid) this.#award(slot, BLACKJACK, payouts.blackjack);
        } else if (isSafe) this.#award(slot, THUNDERJACK, payouts.thunderjack);
      }
      isEnded ||= hands.outcome[slot] === THUNDERJACK;
    }
    if (isEnded && thunderjack?.endsRound === true) {
      this.#showSecondCard();
      return this.#compare();
    }
    this.#playDealer(this.#playTurns());
  }

  // The turns.

  /**
   * Plays the turns of the hands.
   *
   * @returns whether any hand had a turn
   */
  #playTurns(): boolean {
    let hasTurn = false;
    const { hands } = this;
    for (let place = 0; place < hands.count; place++) {
      const slot = hands.at(place);
      if (!hands.isOpen(slot) || this.#isBlackjack(slot)) continue;
      hasTurn = true;
      if (CARDS[hands.hand[slot] ?? 0] === 1) {
        // The rules deal the second card of a split hand on its turn.
        if (this.shoe.left === 0) continue;
        this.#draw(slot);
      }
      this.#playTurn(place, slot);
    }
    return hasTurn;
  }

  #playTurn(place: number, slot: number): void {
    const { hands } = this;
    while (!this.#endsByItself(slot)) {
      switch (this.#player.moveOf(slot, this.#plan, this.#upcard)) {
        case HIT:
          this.#draw(slot);
          break;
        case DOUBLE:
          hands.bet[slot] = 2 * (hands.bet[slot] ?? 0);
          this.#draw(slot);
          if (hands.hand[slot] === BUST) hands.settle(slot, BUSTED, 0);
          return;
        case SPLIT:
          this.#split(place, slot);
          break;
        case SURRENDER:
          this.#surrender(slot);
          return;
        default:
          return;
      }
    }
  }

  /**
   * Returns whether the rules end the turn after a card: bust, Blitz, 21 or split aces. A bust and a Blitz are also
   * settled.
   */
  #endsByItself(slot: number): boolean {
    const { hands } = this;
    const hand = hands.hand[slot] ?? 0;
    if (hand === BUST) {
      hands.settle(slot, BUSTED, 0);
      return true;
    }
    if ((CARDS[hand] ?? 0) >= this.#blitzCards) {
      this.#award(slot, BLITZ, this.#rules.payouts.blitz);
      return true;
    }
    if (this.#rules.autoStandOn21 && TOTALS[hand] === 21) return true;
    return this.#player.isLockedAces(slot) && !this.#player.maySplit(slot);
  }

  #split(place: number, slot: number): void {
    const { hands } = this;
    const [first, second] = [hands.first[slot] ?? 0, hands.second[slot] ?? 0];
    const other = hands.add(place + 1, hands.seat[slot] ?? 0, hands.bet[slot] ?? 0, true);
    hands.split[slot] = 1;
    hands.first[other] = second;
    hands.hand[slot] = AFTER[classOfCard(first)] ?? BUST;
    hands.hand[other] = AFTER[classOfCard(second)] ?? BUST;
    this.#draw(slot);
    if (this.#rules.split?.deal === "both") this.#draw(other);
  }

  #surrender(slot: number): void {
    this.hands.settle(slot, SURRENDERED, (this.hands.bet[slot] ?? 0) / 2);
  }

  // The dealer.

  #playDealer(isTurnPlayed: boolean): void {
    const { hands } = this;
    let mustDraw = this.#rules.dealerPlays === "always" && isTurnPlayed;
    let mustShow = this.#hole !== -1;
    for (let slot = 0; slot < hands.count; slot++) {
      const isOpen = hands.isOpen(slot);
      mustDraw ||= isOpen && !this.#isBlackjack(slot);
      mustShow ||= isOpen || ((hands.insurance[slot] ?? 0) > 0 && hands.insuranceReturned[slot] === UNDECIDED);
    }
    if (mustDraw || mustShow) this.#showSecondCard();
    if (mustDraw) while (this.#mustHit() && this.shoe.left > 0) this.#hitDealer();
    this.#compare();
  }

  #hitDealer(): void {
    const rank = classOfCard(this.shoe.draw());
    this.dealer = AFTER[this.dealer * CLASSES + rank] ?? BUST;
  }

  #mustHit(): boolean {
    if (this.#isDealerBust()) return false;
    const total = TOTALS[this.dealer] ?? 0;
    return total < 17 || (total === 17 && this.#rules.dealerHitsSoft17 && SOFT[this.dealer] === 1);
  }

  #isDealerBust(): boolean {
    if (this.dealer === BUST) return true;
    return this.#rules.blitz?.dealerBusts === true && (CARDS[this.dealer] ?? 0) >= this.#blitzCards;
  }

  #showSecondCard(): void {
    if (this.#hole === -1 && this.shoe.left > 0) this.#hitDealer();
    const isNatural = this.#isDealerNatural();
    this.#settleInsurances(isNatural);
    const { hands } = this;
    for (let place = 0; place < hands.count; place++) {
      const slot = hands.at(place);
      if (!hands.isOpen(slot)) continue;
      if (isNatural) this.#settleAgainstNatural(place, slot);
      else if (this.#isBlackjack(slot)) this.#awardNatural(slot);
    }
  }

  // The settlement.

  #award(slot: number, outcome: number, [won, bet]: PayoutRatio): void {
    const stake = this.hands.bet[slot] ?? 0;
    this.hands.settle(slot, outcome, stake + (stake * won) / bet);
  }

  #awardNatural(slot: number): void {
    const { payouts } = this.#rules;
    if (this.#isThunderjack(slot)) this.#award(slot, THUNDERJACK, payouts.thunderjack);
    else this.#award(slot, BLACKJACK, payouts.blackjack);
  }

  #settleInsurances(isNatural: boolean): void {
    const { hands } = this;
    for (let slot = 0; slot < hands.count; slot++) {
      const stake = hands.insurance[slot] ?? 0;
      if (stake === 0 || hands.insuranceReturned[slot] !== UNDECIDED) continue;
      const [won, bet] = this.#rules.payouts.insurance;
      hands.insuranceReturned[slot] = isNatural ? stake + (stake * won) / bet : 0;
    }
  }

  #settleAgainstNatural(place: number, slot: number): void {
    const { hands } = this;
    const { naturalAlwaysPaid, naturalBeats21, originalBetsOnly, payouts } = this.#rules;
    const bet = hands.bet[slot] ?? 0;
    if (this.#isBlackjack(slot)) {
      if (naturalAlwaysPaid && !this.#isThunderjack(slot)) this.#award(slot, BLACKJACK, payouts.blackjack);
      else hands.settle(slot, PUSH, bet);
    } else if (originalBetsOnly) {
      // The seat loses the original bet only once, with the first of its unsettled hands.
      hands.settle(slot, LOSE, bet - (this.#isChargedBefore(place, hands.seat[slot] ?? 0) ? 0 : this.bet));
    } else if (!naturalBeats21 && TOTALS[hands.hand[slot] ?? 0] === 21) hands.settle(slot, PUSH, bet);
    else hands.settle(slot, LOSE, 0);
  }

  #isChargedBefore(place: number, seat: number): boolean {
    for (let at = 0; at < place; at++) {
      const slot = this.hands.at(at);
      if (this.hands.seat[slot] === seat && this.hands.outcome[slot] === LOSE) return true;
    }
    return false;
  }

  #compare(): void {
    const { hands } = this;
    const toBeat = this.#isDealerBust() ? 0 : (TOTALS[this.dealer] ?? 0);
    for (let slot = 0; slot < hands.count; slot++) {
      if (hands.outcome[slot] !== OPEN) continue;
      const total = TOTALS[hands.hand[slot] ?? 0] ?? 0;
      if (total > toBeat) this.#award(slot, WIN, this.#rules.payouts.win);
      else if (total === toBeat) hands.settle(slot, PUSH, hands.bet[slot] ?? 0);
      else hands.settle(slot, LOSE, 0);
    }
  }

  #net(): number {
    const { hands } = this;
    let net = 0;
    for (let slot = 0; slot < hands.count; slot++) {
      net += (hands.returned[slot] ?? 0) - (hands.bet[slot] ?? 0);
      const insurance = hands.insurance[slot] ?? 0;
      if (insurance > 0) net += (hands.insuranceReturned[slot] ?? 0) - insurance;
    }
    return net;
  }
}

import { isBlackjack, isBust, isSplitAces, TWENTY_ONE, totalOf } from "../hand.js";
import { HAND_NAMES, type HandName } from "../seat.js";
import type { Double, Hit, Split, Stand, Surrender } from "./commands.js";
import { playDealer } from "./dealer-turn.js";
import type { TurnEndReason } from "./events.js";
import { counted, turnEnded, turnStarted } from "./evolve.js";
import { unknownCommand, whyNotSplit } from "./legal.js";
import { awardBlitz, settleHand, surrenderHand } from "./settlement.js";
import { type Hand, placeOf, requireHand } from "./state.js";
import type { Unfolding } from "./unfolding.js";

/** A move of the hand whose turn it is. */
export type TurnMove = Hit | Stand | Double | Split | Surrender;

/** Carries out a legal move and its consequences, until the player must decide again or the round is over. */
export function playTurn(round: Unfolding, { type, hand }: TurnMove): void {
  if (!isTurnOver(round, type, hand)) return;
  const next = placeOf(round.state, hand) + 1;
  if (!startNextTurn(round, next)) playDealer(round, { isTurnPlayed: true });
}

function isTurnOver(round: Unfolding, type: TurnMove["type"], name: HandName): boolean {
  switch (type) {
    case "Hit":
      round.emit({ type: "HandHit", hand: name, version: round.nextVersion }, counted(round.state));
      round.draw(name);
      return endsByItself(round, name);
    case "Stand":
      round.emit({ type: "HandStood", hand: name, version: round.nextVersion }, turnEnded(round.state));
      return true;
    case "Double":
      double(round, requireHand(round.state, name));
      return true;
    case "Split":
      split(round, requireHand(round.state, name));
      return endsByItself(round, name);
    case "Surrender":
      surrenderHand(round, requireHand(round.state, name));
      return true;
    default:
      return unknownCommand(type);
  }
}

function double(round: Unfolding, { name, bet }: Hand): void {
  round.emit({ type: "HandDoubled", hand: name, amount: bet, version: round.nextVersion });
  round.draw(name);
  const hand = requireHand(round.state, name);
  if (isBust(hand.cards)) bust(round, hand);
}

function split(round: Unfolding, hand: Hand): void {
  const [, second] = hand.cards;
  const newHand = nameOfNextHand(round, hand);
  if (second === undefined) throw new RangeError(`The hand "${hand.name}" has no second card to split.`);
  round.split(hand.name, newHand, second, hand.bet);
  round.draw(hand.name);
  if (round.rules.split?.deal === "both") round.draw(newHand);
}

function nameOfNextHand(round: Unfolding, { seat }: Hand): HandName {
  const count = round.state.hands.filter((hand) => hand.seat === seat).length;
  const name = HAND_NAMES[HAND_NAMES.indexOf(seat) + count];
  if (name === undefined) throw new RangeError(`No name is left for a hand of the seat "${seat}".`);
  return name;
}

/**
 * Starts the turns of the hands from this index on, until a hand must decide. Settled hands have no turn, and neither
 * have blackjacks that wait for the second card of the dealer.
 *
 * @returns whether a hand must decide
 */
export function startNextTurn(round: Unfolding, from: number): boolean {
  for (let place = from; place < round.state.hands.length; place++) {
    const hand = round.state.hands[place];
    if (hand === undefined || hand.outcome !== null || isBlackjack(hand)) continue;
    round.emit(
      { type: "TurnStarted", hand: hand.name, version: round.nextVersion },
      turnStarted(round.state, hand.name),
    );
    if (hand.cards.length === 1) {
      // If the rule set deals split hands on their turns, the second hand gets its card now.
      if (!round.canDraw()) {
        endTurn(round, hand.name, "no-cards");
        continue;
      }
      round.draw(hand.name);
    }
    if (!endsByItself(round, hand.name)) return true;
  }
  return false;
}

/**
 * Ends the turn after a card if the rules require it. The reasons are checked in this order: bust, Blitz, 21, split
 * aces.
 *
 * @returns whether the turn has ended
 */
function endsByItself(round: Unfolding, name: HandName): boolean {
  const { rules, state } = round;
  const hand = requireHand(state, name);
  const total = totalOf(hand.cards);
  if (total > TWENTY_ONE) {
    bust(round, hand);
    return true;
  }
  if (rules.blitz !== null && hand.cards.length >= rules.blitz.cards) {
    endTurn(round, name, "blitz");
    awardBlitz(round, hand);
    return true;
  }
  if (rules.autoStandOn21 && total === TWENTY_ONE) {
    endTurn(round, name, "twenty-one");
    return true;
  }
  if (isSplitAces(hand) && rules.split?.hitAces !== true && whyNotSplit(rules, state, hand) !== null) {
    endTurn(round, name, "split-aces");
    return true;
  }
  return false;
}

function bust(round: Unfolding, hand: Hand): void {
  endTurn(round, hand.name, "bust");
  settleHand(round, hand, "bust", 0);
}

function endTurn(round: Unfolding, hand: HandName, reason: TurnEndReason): void {
  round.emit({ type: "TurnEnded", hand, reason, version: round.nextVersion }, turnEnded(round.state));
}

import type { CardId } from "@thunderjack/cards";
import type { Amount, HandName, Rejection } from "@thunderjack/core";
import { chipFigure, formatCredits, gainIn } from "../../credits.js";
import type { Phrasebook, Total } from "../../phrasebook.js";
import { placeOf } from "../place.js";
import { pluralIn } from "../plural.js";
import { ENGLISH_CARDS } from "./cards.js";

const SEAT_NAMES = { right: "Right", middle: "Middle", left: "Left" } as const;

const AWARDS = { thunderjack: "Thunderjack", blackjack: "Blackjack", blitz: "Blitz" } as const;
const PAID = { ...AWARDS, insurance: "Insurance" } as const;

const { card } = ENGLISH_CARDS;
const gain = gainIn("en");
const total = ({ value, isSoft }: Total): string => (isSoft ? `soft ${value}` : `${value}`);
/** Returns the name of a card with its article: "the king of clubs". */
const theCard = (id: CardId): string => `the ${card(id)}`;
const onSeat = (seat: keyof typeof SEAT_NAMES): string => `on the ${seat} seat`;
const result = (net: Amount): string => {
  if (net === 0) return "No win, no loss.";
  return net > 0 ? `You win ${formatCredits(net)}.` : `You lose ${formatCredits(-net)}.`;
};

function hand(name: HandName): string {
  const { seat, number } = placeOf(name);
  return `${SEAT_NAMES[seat]} seat${number === null ? "" : `, hand ${number}`}`;
}

/** Returns the name of a hand in a sentence: "the right seat, hand 2". */
const theHand = (name: HandName): string => `the ${hand(name).toLowerCase()}`;

function noHand(name: HandName): string {
  const { seat, number } = placeOf(name);
  return `There is no hand${number === null ? "" : ` ${number}`} ${onSeat(seat)}.`;
}

/** Returns the sentence for a rejection. It defaults to the English message of the rejection. */
function refusal({ code, detail, message }: Rejection): string {
  switch (code) {
    case "bet-not-in-steps":
      return `Bets must be multiples of ${formatCredits(detail.step)}.`;
    case "bet-too-small":
      return `The table minimum is ${formatCredits(detail.smallest)}.`;
    case "bet-too-large":
      return `The table maximum is ${formatCredits(detail.largest)}.`;
    case "card-not-in-shoe":
      return detail.isKnown ? `The ${card(detail.card)} is not in the shoe now.` : message;
    case "card-stacked-twice":
      return `The ${card(detail.card)} was chosen twice.`;
    case "not-this-hands-turn":
      return detail.exists ? `It is not the turn of ${theHand(detail.hand)}.` : noHand(detail.hand);
    default:
      return message;
  }
}

function inWords(count: number): string {
  const word = ["No", "One", "Two", "Three", "Four"][count];
  return word ?? `${count}`;
}

const plural = pluralIn("en");
/** Returns an amount with its unit: "1 credit". */
const credits = (amount: Amount): string =>
  `${formatCredits(amount)} ${plural(amount / 100, { one: "credit", other: "credits" })}`;
const cards = (count: number): string => `${count} ${plural(count, { one: "card", other: "cards" })}`;

/** The strings of the table in English. */
export const ENGLISH: Phrasebook = {
  language: "en",
  direction: "ltr",

  labels: {
    table: "Blackjack table",
    credits: "Credits",
    bets: "Bets",
    result: "Result",
    shoe: "Shoe",
    tray: "Discards",
    moves: "Moves",
    chips: "Chips",
    gameOver: "Game over",
    undo: "Undo",
    doubleBets: "Double the bets",
    doubleName: "Double",
    repeatBets: "Rebet",
    repeatName: "Rebet",
  },
  pair: (label, value) => `${label}: ${value}`,
  list: (items) => items.join(", "),
  pays: (what, [won, bet]) => `${PAID[what]} pays ${won} to ${bet}`,
  dealerRule: (hitsSoft17) => (hitsSoft17 ? "Dealer hits soft 17" : "Dealer draws to 16, stands on all 17s"),
  credits: formatCredits,
  gain,
  ...ENGLISH_CARDS,
  seat: (seat) => SEAT_NAMES[seat],
  seatSwitch: (seat) => `${SEAT_NAMES[seat]} seat`,
  hand,
  dealer: "Dealer",
  total,
  badges: {
    win: "Win",
    push: "Push",
    bust: "Bust",
    blackjack: "Blackjack",
    thunderjack: "Thunderjack!",
    blitz: "Blitz!",
    surrender: "Surrender",
    lose: "Lose",
    "dealer-bust": "Dealer busts",
    "dealer-blackjack": "Blackjack",
  },
  commands: {
    Hit: "Hit",
    Stand: "Stand",
    Double: "Double",
    Split: "Split",
    Surrender: "Surrender",
    DeclineSurrender: "Play on",
    TakeInsurance: "Insurance",
    DeclineInsurance: "No insurance",
    Deal: "Deal",
    ClearBets: "Clear",
    StartAgain: "New game",
  },
  details: {
    hit: (blitz) => (blitz === null ? "One card" : `Card ${blitz.card} of ${blitz.needed}`),
    stand: (sum) => `Stay on ${sum}`,
    double: (cost) => `${formatCredits(cost)}, one card`,
    split: (cost) => `${formatCredits(cost)}, two hands`,
    surrender: (returned) => `${formatCredits(returned)} back`,
    playOn: (bet) => `Play for ${formatCredits(bet)}`,
    insurance: (cost, won) => `Costs ${formatCredits(cost)}, pays ${formatCredits(won)} on a dealer blackjack`,
    noInsurance: (bet) => `Play for the ${formatCredits(bet)} only`,
    evenMoney: (won, wonAgainst) =>
      won === wonAgainst
        ? `${gain(won)} now, whatever the dealer has`
        : `${gain(won)}, or ${gain(wonAgainst)} on a dealer blackjack`,
    noEvenMoney: (won, wonAgainst) => `${gain(won)}, or ${gain(wonAgainst)} on a dealer blackjack`,
    notYourTurn: "Not your turn",
    needs: (cost) => `Needs ${credits(cost)}`,
    noCards: "Too few cards left",
    twoCards: "2 cards only",
    totals: (from, to) => `Only on ${from} to ${to}`,
    afterSplit: "Not after a split",
    splitAces: "One card per ace",
    notPair: "Not a pair",
    acesOnce: "Aces split once",
    mostHands: "No more hands",
    tooLate: "No longer offered",
    notInsurable: "Not possible here",
  },
  chip: (amount) => `Bet ${chipFigure(amount)} more`,
  insured: (amount) => `Insurance ${formatCredits(amount)}`,
  insuranceResult: (net) => `Insurance ${gain(net)}`,
  evenMoney: "Even money",
  blitzMeter: (held, needed) => `${held} of ${cards(needed)}`,
  nearBlitz: (missing) => `${inWords(missing)} more ${missing === 1 ? "card" : "cards"} for a Blitz`,
  raise: (seat, chip, bet) => `Bet ${formatCredits(chip)}${bet > 0 ? " more" : ""} ${onSeat(seat)}`,
  takeBack: (seat) => `Remove the bet ${onSeat(seat)}`,
  takeChip: (seat) => `Take back a chip ${onSeat(seat)}`,
  refusal,
  notYourTurn: "It is not your turn.",
  onlyShown: "You can only watch this table.",

  placeBets: (hasBets) => (hasBets ? "Deal, or change your bets." : "Place your bets."),
  dealing: "Dealing the cards.",
  askMove: (name, sum, upcard) =>
    `${hand(name)}: ${total(sum)} against the dealer’s ${upcard === 11 ? "ace" : upcard}.`,
  askSurrender: (name) => `${hand(name)}: surrender, or play on?`,
  askInsurance: (name) => `${hand(name)}: insurance, or no insurance?`,
  askEvenMoney: (name) => `${hand(name)}: even money, or play on?`,
  plays: (name) => `${hand(name)} plays.`,
  insuranceClosed: "Insurance is closed.",
  handOver: "This hand is over.",
  othersTurn: (seat, player) => `Waiting for ${player ?? "the player"} ${onSeat(seat)}.`,
  dealerPlays: "Dealer’s turn.",
  result,
  gameOver: "Game over: not enough credits for another bet.",

  betPlaced: (seat, amount) =>
    amount === 0 ? `No bet ${onSeat(seat)}.` : `The bet ${onSeat(seat)} is ${formatCredits(amount)}.`,
  betsCleared: "All bets cleared.",
  roundStarted: (round) => `Round ${round}.`,
  shuffled: "The shoe is shuffled.",
  stacked: (count) => `The player has chosen the next ${count === 1 ? "card" : cards(count)}.`,
  cardDealt: (name, id, sum) => `${hand(name)}: ${card(id)}${sum === null ? "" : `, total ${total(sum)}`}.`,
  dealerShows: (id) => `Dealer shows ${theCard(id)}.`,
  dealerHides: "Dealer takes a face-down card.",
  dealerDraws: (id, sum) => `Dealer draws ${theCard(id)}: ${total(sum)}.`,
  dealerReveals: (id, sum, isBlackjack) =>
    `Dealer turns over ${theCard(id)}: ${isBlackjack ? "blackjack" : total(sum)}.`,
  turnStarted: (name, sum) => `${hand(name)} to play${sum === null ? "" : `, total ${total(sum)}`}.`,
  surrenderDeclined: (name) => `${hand(name)} plays on.`,
  insuranceTaken: (name, amount) => `${hand(name)} takes insurance for ${formatCredits(amount)}.`,
  insuranceDeclined: (name) => `${hand(name)} takes no insurance.`,
  evenMoneyTaken: (name) => `${hand(name)} takes even money.`,
  evenMoneyDeclined: (name) => `${hand(name)} plays on without even money.`,
  evenMoneyPaid: (name, net) => `Even money: ${theHand(name)} wins ${formatCredits(net)}.`,
  stood: (name, sum) => `${hand(name)} stands on ${sum}.`,
  doubled: (name, bet) => `${hand(name)} doubles the bet to ${formatCredits(bet)}.`,
  split: (name, newHand, id) => `${hand(name)} splits: ${theCard(id)} goes to ${theHand(newHand)}.`,
  surrendered: (name) => `${hand(name)} surrenders.`,
  bust: (name, sum) => `${hand(name)} busts with ${sum}.`,
  splitAcesStand: (name) => `${hand(name)} stands: split aces get one card each.`,
  noCardsLeft: (name) => `${hand(name)} stands: no cards are left.`,
  awarded: (name, award, payout) => `${AWARDS[award]}! ${hand(name)} wins ${formatCredits(payout)}.`,
  thunderjackEndsRound: "The Thunderjack ends the round.",
  thunderjacksCancelled: (count) => `${inWords(count)} Thunderjacks cancel each other out.`,
  dealerStood: (sum) => `Dealer stands on ${sum}.`,
  dealerBusted: (sum, count) => `Dealer busts with ${sum > 21 ? sum : cards(count)}.`,
  handSettled: (name, outcome, net, returned) => {
    if (outcome === "push") return `${hand(name)} pushes.`;
    if (outcome === "surrender") return `${hand(name)} gets ${formatCredits(returned)} back.`;
    return net < 0 ? `${hand(name)} loses ${formatCredits(-net)}.` : `${hand(name)} wins ${formatCredits(net)}.`;
  },
  insuranceSettled: (name, net) =>
    net < 0
      ? `${hand(name)} loses its insurance bet of ${formatCredits(-net)}.`
      : `Insurance pays ${formatCredits(net)} ${onSeat(placeOf(name).seat)}.`,
  gameRestarted: (amount) => `A new game, with ${credits(amount)}.`,
  boughtIn: (seat, amount) => `The ${seat} seat buys in${amount === 0 ? "" : ` for ${credits(amount)}`}.`,
  cashedOut: (seat, amount) => `The ${seat} seat cashes out${amount === 0 ? "" : ` ${credits(amount)}`}.`,
  betRemoved: (seat) => `The ${seat} seat has too few credits: its bet is removed.`,

  bar: {
    history: "History",
    fairness: "Fairness",
    keys: "Keys",
    sound: "Sound",
    volume: "Volume",
    rules: "Rules",
    picker: "Choose cards",
    replay: "Replay",
    pause: "Pause",
    play: "Play",
    again: "Play again",
    back: "Back to the table",
    loading: "Loading table…",
    chosen: "chosen seed",
    frozen: "The table is closed for the moment.",
    notDealt: "The page cancelled this bet.",
    otherShoe: "A new shoe is in play. The seed of the previous shoe is shown under Fairness.",
    round: (round) => `Round ${round}`,
    notLoaded: (reason) => `Loading failed: ${reason}`,
  },
};

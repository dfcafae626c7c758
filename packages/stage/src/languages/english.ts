import type { Amount, HandName } from "@thunderjack/core";
import { chipFigure, formatCredits, gainIn } from "../credits.js";
import type { Phrasebook, Total } from "../phrasebook.js";
import { ENGLISH_CARDS } from "./english-cards.js";
import { placeOf } from "./place.js";
import { pluralIn } from "./plural.js";

const SEAT_NAMES = { right: "Right", middle: "Middle", left: "Left" } as const;

const AWARDS = { thunderjack: "Thunderjack", blackjack: "Blackjack", blitz: "Blitz" } as const;
const PAID = { ...AWARDS, insurance: "Insurance" } as const;

const { card } = ENGLISH_CARDS;
const total = ({ value, isSoft }: Total): string => (isSoft ? `soft ${value}` : `${value}`);
const onSeat = (seat: keyof typeof SEAT_NAMES): string => `on the ${seat} seat`;
const result = (net: Amount): string => {
  if (net === 0) return "You break even.";
  return net > 0 ? `You win ${formatCredits(net)}.` : `You lose ${formatCredits(-net)}.`;
};

function hand(name: HandName): string {
  const { seat, number } = placeOf(name);
  return number === null ? `${SEAT_NAMES[seat]} hand` : `${SEAT_NAMES[seat]} hand ${number}`;
}

/** "hit, stand or split". */
function eitherOf(words: readonly string[]): string {
  const last = words[words.length - 1] ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} or ${last}`;
}

function inWords(count: number): string {
  const word = ["No", "One", "Two", "Three", "Four"][count];
  return word ?? `${count}`;
}

const plural = pluralIn("en");
const cards = (count: number): string => `${count} ${plural(count, { one: "card", other: "cards" })}`;

/** What the stage says, in English. */
export const ENGLISH: Phrasebook = {
  language: "en",
  direction: "ltr",

  labels: {
    table: "Blackjack table",
    credits: "Credits",
    bets: "Bets",
    round: "Round",
    shoe: "Shoe",
    tray: "Tray",
    moves: "Moves",
    chips: "Chips",
    gameOver: "Game over",
    undo: "Undo",
    doubleBets: "Double the bets",
    repeatBets: "The same bets again",
  },
  pays: (what, [won, bet]) => `${PAID[what]} pays ${won} to ${bet}`,
  dealerRule: (hitsSoft17) => (hitsSoft17 ? "Dealer hits soft 17" : "Dealer draws to 16, stands on 17"),
  credits: formatCredits,
  gain: gainIn("en"),
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
    StartAgain: "Start again",
  },
  chip: (amount) => `Bet ${chipFigure(amount)} more`,
  insured: (amount) => `${formatCredits(amount)} insured`,
  raise: (seat, chip, bet) => `Bet ${formatCredits(chip)}${bet > 0 ? " more" : ""} ${onSeat(seat)}`,
  takeBack: (seat) => `Take the bet ${onSeat(seat)} back`,
  refusal: ({ message }) => message,
  onlyShown: "This table shows what happened; it takes no commands.",

  placeBets: (hasBets) => (hasBets ? "Deal, or change your bets." : "Place your bets."),
  dealing: "The cards are dealt.",
  askMove: (name, moves) => `${hand(name)}: ${eitherOf(moves.map((move) => ENGLISH.commands[move].toLowerCase()))}?`,
  askSurrender: (name) => `${hand(name)}: surrender, or play on?`,
  askInsurance: (name) => `${hand(name)}: insurance, or no insurance?`,
  plays: (name) => `${hand(name)} plays.`,
  betweenTurns: "One moment, please.",
  dealerPlays: "The dealer plays.",
  result,
  gameOver: "The game is over: your credits do not pay for another bet.",

  betPlaced: (seat, amount) =>
    amount === 0 ? `No bet ${onSeat(seat)}.` : `The bet ${onSeat(seat)} is ${formatCredits(amount)}.`,
  betsCleared: "All bets are taken back.",
  roundStarted: (round) => `Round ${round}.`,
  shuffled: "The shoe is shuffled.",
  stacked: (count) => `${cards(count)} of the player's choice will be drawn next.`,
  cardDealt: (name, id, sum) => `${hand(name)}: ${card(id)}${sum === null ? "" : `, total ${total(sum)}`}.`,
  dealerShows: (id) => `Dealer shows ${card(id)}.`,
  dealerHides: "Dealer's face-down card.",
  dealerDraws: (id, sum) => `Dealer: ${card(id)}, total ${total(sum)}.`,
  dealerReveals: (id, sum, isBlackjack) =>
    `Dealer turns over ${card(id)}, ${isBlackjack ? "blackjack" : `total ${total(sum)}`}.`,
  turnStarted: (name, sum) => `${hand(name)} to play, total ${total(sum)}.`,
  surrenderDeclined: (name) => `${hand(name)} plays on.`,
  insuranceTaken: (name, amount) => `${hand(name)} is insured for ${formatCredits(amount)}.`,
  insuranceDeclined: (name) => `${hand(name)} takes no insurance.`,
  stood: (name, sum) => `${hand(name)} stands on ${sum}.`,
  doubled: (name, bet) => `${hand(name)} doubles the bet to ${formatCredits(bet)}.`,
  split: (name, newHand, id) => `${hand(name)} splits, ${card(id)} goes to ${hand(newHand).toLowerCase()}.`,
  surrendered: (name) => `${hand(name)} surrenders.`,
  bust: (name, sum) => `${hand(name)} busts with ${sum}.`,
  splitAcesStand: (name) => `${hand(name)} stands: split aces get one card each.`,
  noCardsLeft: (name) => `${hand(name)} stands: no cards are left.`,
  awarded: (name, award, payout) => `${AWARDS[award]}! ${hand(name)} wins ${formatCredits(payout)}.`,
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
      ? `${hand(name)} loses the insurance of ${formatCredits(-net)}.`
      : `${hand(name)} wins ${formatCredits(net)} from the insurance.`,
  gameRestarted: (credits) =>
    `A new game, with ${formatCredits(credits)} ${plural(credits / 100, { one: "credit", other: "credits" })}.`,
};

import { type RecordedRound, type RoundScript, recordedRound } from "./recorded-round.js";

/** Bets of ten credits on two seats. */
const TWO_SEATS = { right: 1000, middle: 1000 };
const THREE_SEATS = { ...TWO_SEATS, left: 1000 };

/*
 * The scripts of the recorded rounds. Their cards are in the order of the deal. At most tables, this is the first card
 * of each hand in turn order, the upcard, the second card of each hand, and the hole card. The drawn cards follow.
 */

const OPENING_HANDS: readonly RoundScript[] = [
  {
    name: "a Thunderjack is paid three to one at once",
    cards: "a_s 9_h k_s 7_c",
    outcomes: "right: thunderjack 4000",
  },
  {
    name: "a lone Thunderjack ends the round for the other hands",
    bets: TWO_SEATS,
    cards: "a_s 10_h 10_d q_s 9_h 8_c",
    outcomes: "right: thunderjack 4000, middle: win 2000",
  },
  {
    name: "a Thunderjack that does not end the round lets the other hands play on",
    rules: { thunderjack: { endsRound: false } },
    bets: TWO_SEATS,
    cards: "a_s 10_h 10_d j_s 6_h 8_c 4_s",
    moves: ["hit", "stand"],
    outcomes: "right: thunderjack 4000, middle: win 2000",
  },
  {
    name: "a Thunderjack is paid against a dealer blackjack",
    cards: "a_s a_h k_s k_c",
    outcomes: "right: thunderjack 4000",
  },
  {
    name: "two Thunderjacks cancel each other out",
    bets: TWO_SEATS,
    cards: "a_s a_h 9_c k_s q_h 7_d",
    outcomes: "right: push 1000, middle: push 1000",
  },
  {
    name: "a blackjack is paid three to two",
    cards: "a_s 9_h k_h 7_c",
    outcomes: "right: blackjack 2500",
  },
  {
    name: "against a dealer blackjack a blackjack pushes and every other hand loses",
    bets: TWO_SEATS,
    cards: "a_s 10_h a_d k_h 9_h j_c",
    outcomes: "right: push 1000, middle: lose 0",
  },
];

const PLAYER_TURNS: readonly RoundScript[] = [
  {
    name: "six cards without busting are a Blitz",
    cards: "2_h 9_s 2_d 10_c 3_h 2_c 4_h 2_s",
    moves: ["hit", "hit", "hit", "hit"],
    outcomes: "right: blitz 6000",
  },
  {
    name: "the higher total wins",
    cards: "10_h 9_s 10_d 8_c",
    moves: ["stand"],
    outcomes: "right: win 2000",
  },
  {
    name: "equal totals push, and a soft total becomes a hard one",
    cards: "a_h 9_s 6_d 8_c 10_c",
    moves: ["hit", "stand"],
    outcomes: "right: push 1000",
  },
  {
    name: "the lower total loses",
    cards: "10_h 10_s 7_d 9_c",
    moves: ["stand"],
    outcomes: "right: lose 0",
  },
  {
    name: "a hand over 21 busts, and the dealer does not play",
    cards: "10_h 9_s 6_d 8_c 10_c",
    moves: ["hit"],
    outcomes: "right: bust 0",
  },
  {
    name: "the dealer busts, and every remaining hand wins",
    bets: THREE_SEATS,
    cards: "10_h 9_h 5_h 10_s 3_d 10_d 6_d 6_c 10_c k_s",
    moves: ["stand", "stand", "hit", "stand"],
    outcomes: "right: win 2000, middle: win 2000, left: win 2000",
  },
  {
    name: "a hand surrenders for half its bet",
    cards: "10_h 10_s 6_d 9_c",
    moves: ["surrender"],
    outcomes: "right: surrender 500",
  },
  {
    name: "a doubled hand takes exactly one card",
    cards: "5_h 6_s 6_d 10_c k_h 10_d",
    moves: ["double"],
    outcomes: "right: win 4000",
  },
];

const SPLITS: readonly RoundScript[] = [
  {
    name: "a pair is split, and one of its hands is doubled",
    cards: "8_h 6_s 8_d 10_c 3_h 10_d 10_s 4_h",
    moves: ["split", "double", "stand"],
    outcomes: "right: win 4000, right-2: lose 0",
  },
  {
    name: "split aces get one card each",
    cards: "a_h 6_s a_d 10_c 9_h 5_h 3_c",
    moves: ["split"],
    outcomes: "right: win 2000, right-2: lose 0",
  },
  {
    name: "three seats are split into six hands",
    bets: THREE_SEATS,
    cards: "8_h 9_h 7_h 6_s 8_d 9_d 7_d 10_c 10_h 10_d j_h j_d q_h q_d 2_c",
    moves: ["split", "stand", "stand", "split", "stand", "stand", "split", "stand", "stand"],
    outcomes:
      "right: push 1000, right-2: push 1000, middle: win 2000, middle-2: win 2000, left: lose 0, left-2: lose 0",
  },
  {
    name: "a pair is split again and again, and each hand gets its card on its turn",
    rules: "casino",
    cards: "8_h 6_s 8_d 10_c 8_c 8_s 10_h 10_d 3_h 10_s 2_h 9_s",
    moves: ["split", "split", "split", "stand", "stand", "hit", "stand"],
    outcomes: "right: win 2000, right-4: win 2000, right-3: win 2000, right-2: win 2000",
  },
];

const QUESTIONS: readonly RoundScript[] = [
  {
    name: "an insurance wins two to one against a dealer blackjack",
    rules: "casino",
    cards: "10_h a_s 9_d k_c",
    moves: ["insurance"],
    outcomes: "right: lose 0",
  },
  {
    name: "an insurance loses, and the round is played on",
    rules: "casino",
    cards: "10_h a_s 9_d 6_c 3_c",
    moves: ["insurance", "stand"],
    outcomes: "right: lose 0",
  },
  {
    name: "a hand does without insurance, and another one gets even money",
    rules: "casino",
    bets: TWO_SEATS,
    cards: "10_h a_h a_s 9_d k_d k_c",
    moves: ["no-insurance", "insurance"],
    outcomes: "right: lose 0, middle: push 1000",
  },
  {
    name: "one hand surrenders early, and another one plays on",
    rules: { surrender: "early" },
    bets: TWO_SEATS,
    cards: "10_h 10_s 10_d 6_h 9_s 7_c",
    moves: ["surrender", "no-surrender", "stand"],
    outcomes: "right: surrender 500, middle: win 2000",
  },
  {
    name: "an early surrender stands against a dealer blackjack",
    rules: { surrender: "early" },
    cards: "10_h a_s 6_d k_c",
    moves: ["surrender"],
    outcomes: "right: surrender 500",
  },
];

const OTHER_TABLES: readonly RoundScript[] = [
  {
    name: "the dealer takes the face-down card first",
    rules: "vingt-et-un",
    cards: "10_c 10_h 9_s 8_d",
    moves: ["stand"],
    outcomes: "middle: lose 0",
  },
  {
    name: "the dealer takes the second card after the players",
    rules: { holeCard: "none", peek: false },
    cards: "10_h 9_s 10_d 9_c",
    moves: ["stand"],
    outcomes: "right: win 2000",
  },
  {
    name: "a dealer blackjack found at the end takes only the original bet",
    rules: { holeCard: "none", peek: false, originalBetsOnly: true },
    cards: "5_h a_s 6_d 9_d k_c",
    moves: ["double"],
    outcomes: "right: lose 1000",
  },
  {
    name: "a dealer of six cards counts as bust",
    rules: { blitz: { dealerBusts: true } },
    cards: "10_h 2_s 10_d 2_c 2_h 3_h 2_d 3_d",
    moves: ["stand"],
    outcomes: "right: win 2000",
  },
];

const GAMES: readonly RoundScript[] = [
  {
    name: "a second round is dealt with the same bets",
    cards: "10_h 9_s 10_d 8_c",
    moves: ["stand"],
    again: { cards: "9_h 9_c 7_d 10_c 2_c 4_s", moves: ["hit", "hit"] },
    outcomes: "right: bust 0",
  },
  {
    name: "the game is over when the credits do not pay for another bet",
    credits: 1000,
    cards: "10_h 9_s 7_d 10_c",
    moves: ["stand"],
    outcomes: "right: lose 0",
  },
];

/** The recorded rounds. They contain every outcome of a hand and every kind of frame. */
export const recordedRounds: readonly RecordedRound[] = [
  ...OPENING_HANDS,
  ...PLAYER_TURNS,
  ...SPLITS,
  ...QUESTIONS,
  ...OTHER_TABLES,
  ...GAMES,
].map(recordedRound);

/**
 * Returns the recorded round with this name.
 *
 * @throws RangeError for an unknown name
 */
export function roundNamed(name: string): RecordedRound {
  const round = recordedRounds.find((other) => other.name === name);
  if (round === undefined) throw new RangeError(`There is no recorded round "${name}".`);
  return round;
}

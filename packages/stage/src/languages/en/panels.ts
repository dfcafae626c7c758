import type { TablePanelStrings } from "../panel-strings.js";
import { ENGLISH_VERIFICATION } from "./verification.js";

/** The cards that make a Thunderjack with an ace, by the lowest of these cards. */
const COURTS = { "10": "ten, jack, queen or king", j: "jack, queen or king", q: "queen or king", k: "king" } as const;

const rounds = (count: number): string => (count === 1 ? "1 round" : `${count} rounds`);

/** The strings of the panels in English. The panels import them statically. */
export const ENGLISH_PANEL: TablePanelStrings = {
  close: "Close",
  copy: "Copy",
  copied: "Copied",
  download: "Download the recording",
  downloadAll: "Download the recordings",

  noRounds: "No round has been played yet.",
  statisticsOf: (rounds) => (rounds === 1 ? "The last round" : `The last ${rounds} rounds`),
  statistics: {
    net: "Result",
    hands: "Hands",
    won: "Won",
    pushed: "Pushed",
    best: "Best round",
    thunderjacks: "Thunderjacks",
    blitzes: "Blitzes",
    returned: "Returned",
  },
  creditsChart: (from, to) => `The credits, from ${from} to ${to}`,
  bets: "Bets",
  before: "Before",
  after: "After",
  choices: "Choices",
  replayRound: (round) => `Replay round ${round}`,
  verifyRound: (round) => `Verify round ${round}`,
  session: "All rounds of this shoe in one file, to replay and verify.",
  sessions: (files) => `All stored rounds in ${files} files, one for each shoe, to replay and verify.`,
  openRecording: "The shoe is still in play, so its seed is not in the recording yet.",
  notWhole: "This table was joined after its first deal, so there is no recording from the beginning.",
  notKept: "The first rounds of this shoe are no longer stored, so there is no recording of it.",

  promise:
    "Before the first deal, the table shows the commitment: a hash of its secret seed. The secret seed and your seed together determine the order of the whole shoe. When the shoe is finished, the table reveals its seed. You can then check that it matches the commitment.",
  proves:
    "The recordings prove that every card comes from the table’s seeds and yours, and that all seeds and their order were fixed by the anchor. With the head, they also prove that no recording was changed or left out.",
  provesNot:
    "A recording alone proves neither when the anchor was shown nor who chose your seed. Note the anchor and your seed before the first deal, and compare them with the recording afterwards. Without the head, recordings may have been rewritten, or the latest ones may be missing.",
  anchor: "Anchor of the session",
  anchorHint: "It fixes the seeds of all shoes in their order. Note it before the first deal.",
  shoeOfChain: (index, length) => `Shoe ${index} of ${length}`,
  head: "Head of the session",
  headHint: "The hash of the last finished recording. Note it, so that you can detect changed and missing recordings.",
  commitment: "Commitment",
  clientSeed: "Your seed",
  clientSeedHint:
    "You can use any text. It is mixed into the shuffle, so that neither you nor the table can plan the order of the cards. It is kept for the following shoes.",
  apply: "Use this seed",
  tooLong: "At most 256 characters.",
  unwritable: "The seed contains an invalid character. Remove it, or enter the seed again.",
  fixed: "Locked since the first deal of this shoe.",
  noClientSeed: "none",
  drawnClientSeed: "Drawn at random by your device. You can replace it before the first deal of each shoe.",
  chosenSeed: "The seed of this shoe was chosen: repeatable, but not fair.",
  foreign: "This table was opened by the page or another player. Its seed cannot be shown or changed here.",
  ownDevice:
    "A table that runs entirely in your browser cannot hide its cards from you: the developer tools of the browser can show them.",
  newShoe: "New seed",
  newShoeHint: (count) =>
    `Ends this shoe, reveals its seed, and starts a new shoe. You keep your credits and bets. After ${rounds(count)}, this happens automatically.`,
  shoesBefore: "Earlier shoes",
  shoeOf: (first, last) => (first === last ? `Round ${first}` : `Rounds ${first} to ${last}`),
  verifyAll: "Verify every shoe",
  sessionVerdicts: {
    complete: "Complete session: every shoe follows from the one before it.",
    incomplete: "Incomplete session: shoes are missing, or may be missing.",
    broken: "Broken session: a recording was changed, or the shoes are not in order.",
  },
  missingShoes: (first, last) => {
    if (last === null) return `Shoes from number ${first} on may be missing.`;
    return first === last ? `Shoe ${first} is missing.` : `Shoes ${first} to ${last} are missing.`;
  },
  serverSeed: "Revealed seed",
  verify: "Verify every round",
  checking: (count) => `Checking ${rounds(count)}…`,
  checked: (count) => `Checked: ${rounds(count)}.`,
  verdicts: {
    fair: "Fair: every check passed.",
    committed: "Committed, but not fair: without a client seed, the house could have chosen a favourable seed.",
    consistent:
      "Consistent, but not fair: the seed or some cards were chosen, or the table was restored after an error.",
    open: "Still open: the seed is not revealed yet.",
    broken: "Broken: a check failed.",
  },
  ...ENGLISH_VERIFICATION,
  rules: {
    payouts: "Payouts",
    dealer: "Dealer",
    moves: "Your options",
    shoe: "The shoe and the bets",
    thunderjack: (lowest) =>
      `A Thunderjack is an ace and a ${COURTS[lowest]} of the same suit, as the first two cards.`,
    thunderjackEndsRound: "A Thunderjack ends the round.",
    thunderjackAgainstBlackjack: (isPaid) =>
      isPaid ? "A Thunderjack beats a dealer blackjack." : "A Thunderjack pushes against a dealer blackjack.",
    thunderjacksCancel: "Two Thunderjacks in one round cancel each other out.",
    blitz: (cards) => `A Blitz is ${cards} cards without going over 21.`,
    dealerBlitz: (cards) => `A dealer with ${cards} cards busts.`,
    blackjackAlwaysPaid: "A blackjack beats a dealer blackjack.",
    insurance: "Against an ace, insurance costs half the bet. A blackjack is offered even money.",
    twentyOneAgainstBlackjack: (loses) =>
      `A 21 of three or more cards ${loses ? "loses to" : "pushes against"} a dealer blackjack.`,
    blackjackTakes: (originalBetsOnly) =>
      `A dealer blackjack takes ${originalBetsOnly ? "only the original bets" : "doubled and split bets, too"}.`,
    holeCard: {
      second: "Dealer’s second card is dealt face down.",
      first: "Dealer’s first card is dealt face down.",
      none: "No hole card: the dealer’s second card is dealt after the players’ turns.",
    },
    peek: "Dealer checks for blackjack before the players act.",
    double: {
      any: "Double down on any two cards.",
      "9-11": "Double down on 9, 10 or 11.",
      "10-11": "Double down on 10 or 11.",
      none: "No doubling.",
    },
    split: (hands) => (hands === 0 ? "Pairs are not split." : `Pairs may be split, up to ${hands} hands a seat.`),
    splitBy: {
      rank: "Only two cards of the same rank are a pair.",
      points: "Two cards of the same value are a pair.",
    },
    doubleAfterSplit: (isAllowed) => (isAllowed ? "Split hands may be doubled." : "No doubling after a split."),
    splitAces: (takeMore) => (takeMore ? "Split aces may take more cards." : "Split aces get one card each."),
    onTwentyOne: (stands) => (stands ? "A hand stands on 21 automatically." : "A hand may also hit on 21."),
    resplitAces: (isAllowed) => (isAllowed ? "Aces may be split again." : "Aces are split only once."),
    surrender: {
      none: "No surrender.",
      late: "Late surrender: give up the first two cards for half the bet.",
      early: "Early surrender: give up the first two cards for half the bet before the dealer checks for blackjack.",
    },
    decks: (decks) => (decks === 1 ? "One deck." : `${decks} decks.`),
    shuffle: {
      discards: "The discards are shuffled back in when the shoe runs low.",
      "every-round": "All cards are shuffled before every round.",
    },
    bets: (smallest, largest) =>
      largest === null ? `Minimum bet ${smallest}, no maximum.` : `Minimum bet ${smallest}, maximum ${largest}.`,
  },
  picker: {
    intro: "Choose the cards that are dealt next, from the first to the last.",
    chosen: "Next cards",
    none: "none chosen",
    type: "Or type card ids, for example a_h 10_s",
    add: "Add",
    unknown: "There is no such card left.",
    undo: "Remove the last card",
    clear: "Clear",
    earlier: "Move up",
    deal: "Deal these cards",
  },
  keysHint: "Keys work while the table has the keyboard focus.",
  betHint:
    "Press a chip to bet it on every selected seat. While this chip is raised, a press on a circle adds it to that seat only. Drag a chip onto a circle to bet it, to another circle to move it, or off a circle to take it back. Hold a circle to take back its last chip. After Esc, no chip is raised, and a press on a circle selects its seat.",
  keyDeal: "Deal",
  keyChips: "Choose the first, second… chip and bet it on every selected seat",
  keyTakeChip: "Take back the last chip of the focused circle",
  keyNo: "No, keep playing",
  keyReadOut: {
    hand: "Read out my cards",
    dealer: "Read out the dealer’s cards",
    bets: "Read out the bets",
    credits: "Read out the credits",
  },
  keyCaps: { enter: "Enter", escape: "Esc", delete: "Del" },
  keyHint: "Show a hint",
  keyHelp: "This list",
  keyClose: "Close; back to the table; skip the animation; put the chip back",
};

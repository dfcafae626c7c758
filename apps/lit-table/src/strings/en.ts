import type { PageStrings } from "./page-strings.js";

export const EN: PageStrings = {
  direction: "ltr",
  tagline: "Blackjack with lightning in the deck. Virtual credits, no real money, and a shoe that you can verify.",
  waiting: "Your table is waiting",
  saved: (game, round, credits) => `${game}, round ${round}. Credits: ${credits}.`,
  continue: "Continue",
  chooseRules: "Choose the rules",
  play: "Play",
  rules: "Rules",
  presets: {
    thunderjack: {
      tag: "Our own game",
      text: "An ace and a face card of the same suit pay 3 to 1. Six cards without a bust pay 5 to 1.",
    },
    casino: {
      tag: "The classic table",
      text: "Blackjack pays 3 to 2. Split pairs into up to four hands. Take insurance against an ace. The dealer hits soft 17.",
    },
    "vingt-et-un": {
      tag: "One seat, one deck",
      text: "You against the dealer: hit or stand. The quickest way to learn to count to 21.",
    },
  },
  facts: { seats: "Seats", decks: "Decks", bets: "Bets", credits: "Credits" },
  from: (smallest) => `from ${smallest}`,
  range: (smallest, largest) => `${smallest} to ${largest}`,
  settings: "Settings",
  on: "On",
  off: "Off",
  switches: {
    sound: "Sound",
    roomTone: "Room tone",
    hints: "Hints",
    fourColours: "Four colours",
    keys: "Keyboard shortcuts",
    sleeve: "Choose cards",
  },
  volume: "Volume",
  sleeveNote: "You choose the next cards. They are dealt at a separate table, which is not provably fair.",
  theme: "Theme",
  themes: { storm: "Storm", felt: "Felt", midnight: "Midnight", paper: "Paper", "high-contrast": "Contrast" },
  deck: "Deck",
  courts: { standard: "Storm", traditional: "Traditional" },
  speed: "Speed",
  speeds: { normal: "Normal", calm: "Calm", fast: "Fast", instant: "Instant", "reduced-motion": "No motion" },
  renderer: "Renderer",
  renderers: { lit: "Web components", canvas: "Canvas" },
  language: "Language",
  replays: "Replays",
  recordings: {
    fair: {
      title: "A fair shoe",
      text: "Five rounds, verified against their seed",
      about:
        "Five rounds of a shuffled shoe. The badge is green: the revealed seed matches the commitment, and it deals exactly these cards.",
    },
    stacked: {
      title: "Blitz, split and Thunderjack",
      text: "Played with chosen cards",
      about:
        "A Blitz, a split pair of eights, two doubled hands, and a Thunderjack. The cards were chosen, so the recording is consistent, but not fair.",
    },
    broken: {
      title: "A changed recording",
      text: "The replay shows the changed line",
      about: "The first recording, in which one amount was increased. The replay shows the changed line.",
    },
  },
  replaysIntroduction:
    "A recording is a small text file. It can be played, stepped through in both directions, and verified. Press ? in a replay to list its keys.",
  own: {
    title: "Your rounds",
    text: "The rounds that you have played at your tables",
    none: "The rounds that you finish at a table appear here.",
    recording: (game, rounds, date) => `${game}, ${date}. Rounds: ${rounds}`,
  },
  newcomers: "New to blackjack?",
  lesson: "Beat the dealer without going over 21. Face cards count 10, and an ace counts 1 or 11.",
  firstRound: "Play a first round",
  more: "More",
  places: {
    sideBySide: "Both renderers side by side",
    documentation: "Documentation",
    components: "All components",
    terminal: "Play in the terminal",
  },
  lobby: "Lobby",
  pointers: {
    chip: "Choose a chip to place your bet.",
    deal: "Press Deal to get your cards.",
    moves: "Your turn: Hit takes a card, Stand ends your turn.",
  },
  dismiss: "Dismiss the tips",
};

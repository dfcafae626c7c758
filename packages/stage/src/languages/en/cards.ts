import { type CardId, type Rank, rankOf, type Suit, suitOf } from "@thunderjack/cards";
import type { CardWords } from "../../phrasebook.js";

const RANK_NAMES: Readonly<Record<Rank, string>> = {
  "2": "two",
  "3": "three",
  "4": "four",
  "5": "five",
  "6": "six",
  "7": "seven",
  "8": "eight",
  "9": "nine",
  "10": "ten",
  j: "jack",
  q: "queen",
  k: "king",
  a: "ace",
};

const SUIT_NAMES: Readonly<Record<Suit, string>> = { h: "hearts", d: "diamonds", c: "clubs", s: "spades" };

/** What is said of a card in English: apart from the rest, so that a page with nothing but cards need not load that. */
export const ENGLISH_CARDS: CardWords = {
  card: (id: CardId) => `${RANK_NAMES[rankOf(id)]} of ${SUIT_NAMES[suitOf(id)]}`,
  faceDownCard: "face-down card",
};

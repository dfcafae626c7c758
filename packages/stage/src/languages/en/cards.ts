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

/** The English names of cards. They are in a separate module, so that a page with only cards loads no other strings. */
export const ENGLISH_CARDS: CardWords = {
  card: (id: CardId) => `${RANK_NAMES[rankOf(id)]} of ${SUIT_NAMES[suitOf(id)]}`,
  faceDownCard: "face-down card",
};

export { type CardId, canonicalCards, cardId, deckOf, isCardId, rankOf, suitOf } from "./card-id.js";
export { pointsOf } from "./points.js";
export { atLeast, compareRanks, RANKS, type Rank } from "./rank.js";
export { SUITS, type Suit } from "./suit.js";

/** A suit as in card ids: hearts, diamonds, clubs or spades. */
export type SuitLetter = "h" | "d" | "c" | "s";

/** A rank as in card ids. */
export type RankName = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "j" | "q" | "k" | "a";

/** A rank with a court figure: jack, queen or king. */
export type CourtRank = "j" | "q" | "k";

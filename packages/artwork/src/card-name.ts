/** A suit as card ids write it: hearts, diamonds, clubs, spades. */
export type SuitLetter = "h" | "d" | "c" | "s";

/** A rank as card ids write it. */
export type RankName = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "j" | "q" | "k" | "a";

/** The ranks with a figure. */
export type CourtRank = "j" | "q" | "k";

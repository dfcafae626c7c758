/** Texts that are the same in Dutch and English: names of the game, keys, loanwords, and a value for programs. */
export const IN_COMMON: ReadonlySet<string> = new Set([
  "Thunderjacks",
  "Blackjack",
  "Blackjack!",
  "blackjack",
  "Thunderjack",
  "Thunderjack!",
  "Blitz",
  "Blitz!",
  "Enter",
  "Esc",
  "Live",
  "ltr",
]);

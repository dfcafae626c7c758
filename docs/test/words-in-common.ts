/**
 * Texts that are the same in Dutch and English: names of the game, payouts, keys, loanwords, and values for programs.
 */
export const IN_COMMON: ReadonlySet<string> = new Set([
  "Thunderjacks",
  "Blackjack",
  "Blackjack!",
  "blackjack",
  "Thunderjack",
  "Thunderjack!",
  "Blitz",
  "Blitz!",
  "thunderjack",
  "blitz",
  "3:1",
  "5:1",
  "Thunderjack 3",
  "Blitz 5",
  "Enter",
  "Esc",
  "Live",
  "ltr",
]);

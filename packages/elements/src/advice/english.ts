import type { AdviceWords } from "./advice-words.js";

/** English. */
export const ENGLISH_ADVICE: AdviceWords = {
  hint: "Hint",
  best: "Best",
  costs: (amount, share) => `costs ${amount} (${share})`,
  basis: {
    "fresh-shoe": "Worked out on a fresh shoe without the cards on the table.",
    "counted-shoe": "Worked out on the cards nobody has seen yet.",
  },
  mistake: (move, total, amount, best) => `${move} on ${total} cost ${amount} credits; better: ${best}.`,
  noMistake: "Every decision was the best one.",
  returned: (share) =>
    `Return to player: ${share} of the first bet, with the best play of one seat, a fresh shoe every round.`,
};

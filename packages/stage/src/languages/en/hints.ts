import { formatCredits } from "../../credits.js";
import type { HintStrings } from "../panel-strings.js";

/** The strings of the hints in English. */
export const ENGLISH_HINTS: HintStrings = {
  hint: "Hint",
  best: "Best",
  costs: (amount, share) => `costs ${amount} (${share})`,
  expected: (bet) => `Expected result for a bet of ${bet}.`,
  basis: {
    "fresh-shoe": "Calculated for a fresh shoe without the cards on the table.",
    "counted-shoe": "Calculated for the cards that have not been seen yet.",
  },
  mistake: (move, total, cost, best) =>
    `${move} on ${total} cost ${formatCredits(cost)} ${cost === 100 ? "credit" : "credits"}; better: ${best}.`,
  noMistake: "Every decision was the best one.",
  returned: (share, isGain) =>
    `Return to player: ${share} of the initial bet (one seat, perfect play, fresh shoe every round). ${
      isGain ? "Above 100%, perfect play wins in the long run." : "Below 100%, the table wins in the long run."
    }`,
};

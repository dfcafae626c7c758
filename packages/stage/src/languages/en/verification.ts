import type { VerificationStrings } from "../panel-strings.js";

/** English. */
export const ENGLISH_VERIFICATION: VerificationStrings = {
  checks: {
    format: "Every line can be read",
    chain: "No line was changed",
    noted: "The commitment is the one that was noted before the first deal",
    commitment: "The seed is the one that was committed to",
    deck: "Every card follows from the seed, or is noted as chosen",
    commands: "Replaying the commands by the rules gives the same rounds",
    state: "The credits and bets at the end are right",
  },
  holds: "passed",
  fails: "failed",
  failure: ({ detail }) => `${detail.charAt(0).toUpperCase()}${detail.slice(1)}${detail.endsWith(".") ? "" : "."}`,
};

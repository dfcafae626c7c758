import type { VerificationStrings } from "../panel-strings.js";

/** English. */
export const ENGLISH_VERIFICATION: VerificationStrings = {
  checks: {
    format: "Every line can be read",
    chain: "No line was changed",
    noted: "The commitment matches the one shown before the first deal",
    commitment: "The seed is the one that was committed to",
    deck: "Every card follows from the seed, or is recorded as chosen",
    commands: "Replaying the commands by the rules gives the same rounds",
    state: "The final credits and bets are correct",
  },
  holds: "passed",
  fails: "failed",
  failure: ({ detail }) => `${detail.charAt(0).toUpperCase()}${detail.slice(1)}${detail.endsWith(".") ? "" : "."}`,
};

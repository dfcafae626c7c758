import type { VerificationStrings } from "../panel-strings.js";

/** The strings about the verification of a recording in English. */
export const ENGLISH_VERIFICATION: VerificationStrings = {
  checks: {
    format: "Every line can be read",
    chain: "No line was changed",
    noted: "The commitment matches the one shown before the first deal",
    anchor: "The commitment belongs to the anchor of the session",
    "client-seed": "The client seed was mixed into the shuffle",
    commitment: "The seed matches the commitment",
    deck: "Every card follows from the seed, or is recorded as chosen",
    commands: "Replaying the commands by the rules gives the same rounds",
    state: "The final credits and bets are correct",
  },
  holds: "passed",
  fails: "failed",
  notProven: (facts) => `Not proven: ${facts}.`,
  unproven: {
    "commitment-time": "When the commitment was published",
    "client-seed": "Who chose the client seed",
    "seed-choice": "Whether the house chose a favourable seed",
    cards: "Whether all cards come from the seed",
    "anchor-time": "When the anchor was published",
    "later-shoes": "Whether later shoes are missing or recordings were rewritten",
    credits: "Whether each shoe begins with the credits of the one before it",
    rules: "Whether each shoe has the rules of the one before it",
    "shoe-ends": "Whether the house ended shoes early to avoid a round",
  },
  tookTooLong: "The verification took too long and was stopped.",
  notVerified: "The verification could not be carried out.",
  failure: ({ detail }) => `${detail.charAt(0).toUpperCase()}${detail.slice(1)}${detail.endsWith(".") ? "" : "."}`,
};

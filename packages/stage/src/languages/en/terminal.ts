import type { TerminalStrings } from "../terminal-strings.js";

/** The terminal program, in English. */
export const ENGLISH_TERMINAL: TerminalStrings = {
  help: "Help",
  quit: "Quit",
  askToLeave: "A round is in play. Leave the table in the middle of it?",
  leave: "Leave",
  stay: "Play on",
  commitment: "The shoe is shuffled from a secret seed, which is shown when you leave. Write its commitment down:",
  chosenCommitment: "The seed was chosen with --seed: the same text deals the same cards. Commitment to it:",
  playing: "playing",
  paused: "paused",
  atEnd: "at the end",
  loop: "loop",
  round: (number, of) => `round ${number}/${of}`,
  event: (number, of) => `event ${number}/${of}`,
};

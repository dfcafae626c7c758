import type { TerminalStrings } from "../terminal-strings.js";

/** The strings of the terminal program in English. */
export const ENGLISH_TERMINAL: TerminalStrings = {
  help: "Help",
  quit: "Quit",
  askToLeave: "A round is in play. Leave the table before the round ends?",
  leave: "Leave",
  stay: "Play on",
  commitment: "The shoe is shuffled from a secret seed, which is shown when you leave. Write its commitment down:",
  chosenCommitment: "The seed was chosen with --seed: the same text deals the same cards. Its commitment:",
  playing: "playing",
  paused: "paused",
  atEnd: "at the end",
  loop: "loop",
  round: (number, of) => `round ${number}/${of}`,
  event: (number, of) => `event ${number}/${of}`,

  notPossible: (command) => `"${command}" is not available now. Enter help for the list of commands.`,

  notDealt: "No cards were dealt, and nothing was recorded.",
  notRecorded: "Not recorded: use play --out FILE.tjr to record and verify a game.",
  recording: (file) => `Recording: ${file}`,
  verifyWith: (command) => `To verify it: ${command}`,
  neverFair: "The seed was chosen with --seed. The recording can be verified as consistent, but not as fair.",
  proof: "The commitment before the first deal proves that the cards were fixed before you played.",
  clientSeed: (seed) => `Your client seed: ${seed}`,
  recordingFull:
    "The recording has reached its maximum length. Later events are missing, and its seed is not revealed.",
  recordingOpen: "The recording ends during a round: it can be replayed, but its seed is not revealed.",

  damaged: (_line, detail) => `Played up to a fault: ${detail}.`,
  truncated: "The last line is cut off. Playback ends at the event before it.",
};

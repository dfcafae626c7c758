import type { TerminalStrings } from "@thunderjack/stage";

/** The strings of the terminal program in Dutch. */
export const DUTCH_TERMINAL: TerminalStrings = {
  help: "Hulp",
  quit: "Stoppen",
  askToLeave: "Er loopt een ronde. De tafel midden in de ronde verlaten?",
  leave: "Verlaten",
  stay: "Verder spelen",
  commitment: "De slof wordt geschud met een geheim zaad, dat bij het verlaten wordt getoond. Noteer de toezegging:",
  chosenCommitment: "Het zaad is gekozen met --seed: dezelfde tekst geeft dezelfde kaarten. De toezegging:",
  playing: "speelt af",
  paused: "gepauzeerd",
  atEnd: "aan het einde",
  loop: "herhalen",
  round: (number, of) => `ronde ${number}/${of}`,
  event: (number, of) => `gebeurtenis ${number}/${of}`,
};

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

  notPossible: (command) => `„${command}” is nu niet mogelijk; help toont de mogelijke opdrachten.`,

  notDealt: "Er zijn geen kaarten gedeeld, en er is niets opgenomen.",
  notRecorded: "Niet opgenomen: play --out BESTAND.tjr neemt een spel op, zodat het kan worden gecontroleerd.",
  recording: (file) => `Opname: ${file}`,
  verifyWith: (command) => `Zo wordt ze gecontroleerd: ${command}`,
  neverFair: "Het zaad is gekozen met --seed: de opname kan samenhangend zijn, maar nooit eerlijk.",
  proof: "De toezegging van vóór de eerste keer delen bewijst dat de kaarten vastlagen voordat u speelde.",
  clientSeed: (seed) => `Uw zaad: ${seed}`,
  recordingFull: "De opname heeft haar maximale lengte: latere gebeurtenissen ontbreken, en ze blijft open.",
  recordingOpen: "De opname eindigt midden in een ronde: ze kan worden afgespeeld, maar haar zaad wordt niet getoond.",

  damaged: (line) => `Afgespeeld tot een fout in regel ${line}.`,
  truncated: "De laatste regel is afgebroken: alles ervoor wordt afgespeeld.",
};

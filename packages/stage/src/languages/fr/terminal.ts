import type { TerminalStrings } from "../terminal-strings.js";

/** The terminal program, in French. */
export const TERMINAL: TerminalStrings = {
  help: "Aide",
  quit: "Quitter",
  askToLeave: "Une manche est en cours. Quitter la table au milieu\u202f?",
  leave: "Quitter",
  stay: "Continuer",
  commitment: "Le sabot est mélangé d’après une graine secrète, montrée à votre départ. Notez son engagement\u00a0:",
  chosenCommitment:
    "La graine a été choisie avec --seed\u00a0: le même texte donne les mêmes cartes. Son engagement\u00a0:",
  playing: "lecture",
  paused: "en pause",
  atEnd: "à la fin",
  loop: "en boucle",
  round: (number, of) => `manche ${number}/${of}`,
  event: (number, of) => `événement ${number}/${of}`,
};

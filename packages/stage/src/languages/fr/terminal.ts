import type { TerminalStrings } from "../terminal-strings.js";

/** The strings of the terminal program in French. */
export const TERMINAL: TerminalStrings = {
  help: "Aide",
  quit: "Quitter",
  askToLeave: "Une manche est en cours. Quitter la table avant la fin de la manche\u202f?",
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

  notPossible: (command) =>
    `«\u00a0${command}\u00a0» n’est pas possible maintenant\u202f; help montre les commandes possibles.`,

  notDealt: "Aucune carte n’a été distribuée, et rien n’a été enregistré.",
  notRecorded: "Partie non enregistrée\u00a0: play --out FICHIER.tjr enregistre une partie et permet de la vérifier.",
  recording: (file) => `Enregistrement\u00a0: ${file}`,
  verifyWith: (command) => `Pour le vérifier\u00a0: ${command}`,
  neverFair: "La graine a été choisie avec --seed\u00a0: l’enregistrement peut être cohérent, mais jamais équitable.",
  proof: "L’engagement d’avant la première donne prouve que les cartes étaient fixées avant que vous ne jouiez.",
  clientSeed: (seed) => `Votre graine\u00a0: ${seed}`,
  recordingFull:
    "L’enregistrement a atteint sa longueur maximale\u00a0: la suite manque, et sa graine n’est pas révélée.",
  recordingOpen:
    "L’enregistrement s’arrête au milieu d’une manche\u00a0: il peut être relu, mais sa graine n’est pas révélée.",

  damaged: (line) => `Lu jusqu’à une erreur à la ligne ${line}.`,
  truncated: "La dernière ligne est coupée\u00a0: tout ce qui précède est lu.",
};

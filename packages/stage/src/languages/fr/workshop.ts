import type { WorkshopStrings } from "../workshop-strings.js";

/** The strings of the notes and branches of a replay, in French. */
export const STRINGS: WorkshopStrings = {
  title: "Notes et variantes",
  notes: "Notes",
  branches: "Variantes",
  chapters: "Chapitres",
  glyph: "Signe",
  glyphs: { "": "aucun", "!": "bon coup", "?": "erreur", "??": "grosse erreur" },
  comment: "Commentaire",
  saveNote: "Enregistrer la note",
  deleteNote: "Supprimer la note",
  analyse: "Marquer les erreurs",
  analysing: "Calcul des probabilités…",
  playOn: "Continuer la partie d’ici",
  cards: "Cartes",
  sameCards: "les mêmes cartes",
  shuffledCards: "un nouveau mélange des cartes non vues",
  branch: (seq) => `Variante à partir de l’événement ${seq}`,
  saveBranch: "Enregistrer la variante",
  closeBranch: "Fermer la variante",
  open: "Les notes et les variantes peuvent être enregistrées quand l’enregistrement est clos.",
  tooLong: "Cet enregistrement est trop long pour des notes et des variantes.",
  goTo: (seq) => `Aller à l’événement ${seq}`,
};

import type { WorkshopStrings } from "../workshop-strings.js";

/** The strings of the notes and branches of a replay, in Spanish. */
export const STRINGS: WorkshopStrings = {
  title: "Notas y variantes",
  notes: "Notas",
  branches: "Variantes",
  chapters: "Capítulos",
  glyph: "Signo",
  glyphs: { "": "ninguno", "!": "buena jugada", "?": "error", "??": "error grave" },
  comment: "Comentario",
  saveNote: "Guardar la nota",
  deleteNote: "Borrar la nota",
  analyse: "Marcar los errores",
  analysing: "Calculando las probabilidades…",
  playOn: "Seguir jugando desde aquí",
  cards: "Cartas",
  sameCards: "las mismas cartas",
  shuffledCards: "las cartas no vistas, barajadas de nuevo",
  branch: (seq) => `Variante desde el evento ${seq}`,
  saveBranch: "Guardar la variante",
  closeBranch: "Cerrar la variante",
  open: "Las notas y las variantes se pueden guardar cuando la grabación está cerrada.",
  tooLong: "Esta grabación es demasiado larga para notas y variantes.",
  goTo: (seq) => `Ir al evento ${seq}`,
};

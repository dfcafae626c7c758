import type { WorkshopStrings } from "../workshop-strings.js";

/** The strings of the notes and branches of a replay, in German. */
export const STRINGS: WorkshopStrings = {
  title: "Notizen und Varianten",
  notes: "Notizen",
  branches: "Varianten",
  chapters: "Kapitel",
  glyph: "Zeichen",
  glyphs: { "": "keines", "!": "guter Zug", "?": "Fehler", "??": "grober Fehler" },
  comment: "Kommentar",
  saveNote: "Notiz speichern",
  deleteNote: "Notiz löschen",
  analyse: "Fehler markieren",
  analysing: "Die Chancen werden berechnet…",
  playOn: "Von hier weiterspielen",
  cards: "Karten",
  sameCards: "dieselben Karten",
  shuffledCards: "die ungesehenen Karten neu gemischt",
  branch: (seq) => `Variante ab Ereignis ${seq}`,
  saveBranch: "Variante speichern",
  closeBranch: "Variante schließen",
  open: "Notizen und Varianten können gespeichert werden, sobald die Aufzeichnung abgeschlossen ist.",
  tooLong: "Diese Aufzeichnung ist zu lang für Notizen und Varianten.",
  goTo: (seq) => `Zu Ereignis ${seq}`,
};

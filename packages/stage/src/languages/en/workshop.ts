import type { WorkshopStrings } from "../workshop-strings.js";

/** The strings of the notes and branches of a replay, in English. */
export const ENGLISH_WORKSHOP: WorkshopStrings = {
  title: "Notes and branches",
  notes: "Notes",
  branches: "Branches",
  chapters: "Chapters",
  glyph: "Sign",
  glyphs: { "": "none", "!": "good move", "?": "mistake", "??": "blunder" },
  comment: "Comment",
  saveNote: "Save the note",
  deleteNote: "Delete the note",
  analyse: "Mark mistakes",
  analysing: "Computing the odds…",
  playOn: "Play on from here",
  cards: "Cards",
  sameCards: "the same cards",
  shuffledCards: "a new shuffle of the unseen cards",
  branch: (seq) => `Branch from event ${seq}`,
  saveBranch: "Save the branch",
  closeBranch: "Close the branch",
  open: "Notes and branches can be saved once the recording is closed.",
  tooLong: "This recording is too long for notes and branches.",
  goTo: (seq) => `Go to event ${seq}`,
};

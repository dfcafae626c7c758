import type { KeptWords } from "./table-words.js";

/** Loaded with the code that keeps tables. */
export const ENGLISH_KEPT: KeptWords = {
  followed: "This table is played in another tab. You see it live here.",
  playHere: "Play here",
  owned: "The table is played here now.",
  dismiss: "All right",
  notices: {
    "storage-refused": "This table cannot be saved here: it plays on, and is gone when the page is closed.",
    "storage-failed": "The last moves could not be saved yet: the table plays on, and tries again.",
    "storage-cleared": "The saved table was deleted from outside; it was saved again as it stands.",
    "saved-again": "The table is saved again.",
    "tail-cut": "The end of the saved table was damaged: it goes on after the last whole move.",
    "secret-lost": "The seed of the shoe is gone: its rounds can be read, and the credits go on with a new shoe.",
    unreadable: "The saved table could not be read: it was put away, and a new shoe begins.",
    "other-rules": "The saved table had other rules: the new ones hold from the next shoe on.",
    "newer-version": "The table was saved by a newer version: it is left as it is, and this one is not saved.",
    "round-void": "The round in play could not go on: its bets came back.",
    "changed-elsewhere": "The table was changed in another tab: what was asked here was decided again.",
    "unsaved-lost": "Moves that could not be saved are gone: the table was changed in another tab.",
    "owner-silent": "The tab that holds this table does not answer: play here to go on.",
  },
};

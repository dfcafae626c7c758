import type { SavedTableStrings } from "../saved-table-strings.js";

/** Loaded with the code that keeps tables. */
export const ENGLISH_SAVED: SavedTableStrings = {
  language: "Language",
  savedHere: "This table is saved in this browser.",
  startOver: "Start over",
  askToStartOver: "Delete this table with its credits and its history, and start over?",
  followed: "This table is open in another tab. You follow it live here.",
  playHere: "Play here",
  owned: "You play at this table here now.",
  dismiss: "OK",
  notices: {
    "storage-refused":
      "This table cannot be saved here: play continues, and the table is lost when the page is closed.",
    "storage-failed": "The last moves could not be saved yet: play continues, and saving is tried again.",
    "storage-cleared": "The saved table was deleted from outside; it was saved again in its present state.",
    "saved-again": "The table is saved again.",
    "tail-cut": "The end of the saved table was damaged: it continues after the last complete move.",
    "secret-lost": "The seed of the shoe is lost: its rounds can be read, and your credits continue with a new shoe.",
    unreadable: "The saved table could not be read: it was set aside, and a new shoe begins.",
    "other-rules": "The saved table had other rules: the new ones apply from the next shoe.",
    "newer-version": "The table was saved by a newer version: it is left unchanged, and this table is not saved.",
    "round-void": "The round in play could not continue: its bets were returned.",
    "changed-elsewhere": "The table was changed in another tab: your last choice here was decided again.",
    "unsaved-lost": "Moves that could not be saved are lost: the table was changed in another tab.",
    "owner-silent": "The tab with this table does not respond: play here to continue.",
  },
};

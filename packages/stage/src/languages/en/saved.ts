import type { SavedTableStrings } from "../saved-table-strings.js";

/** The strings of a saved table in English. They are loaded with the code that saves tables. */
export const ENGLISH_SAVED: SavedTableStrings = {
  language: "Language",
  savedHere: "This table is saved in this browser.",
  startOver: "Start over",
  askToStartOver: "Delete this table with its credits and its history, and start over?",
  followed: "This table is also open in another tab. You can play in both.",
  takeOver: "Take over",
  owned: "This tab has taken over the table.",
  dismiss: "OK",
  notices: {
    "storage-refused":
      "This table cannot be saved here. You can keep playing, but the table is lost when the page is closed.",
    "storage-failed": "The last moves are not saved yet. You can keep playing; the table retries automatically.",
    "storage-cleared": "The saved table was deleted outside this page. The current table was saved again.",
    "saved-again": "Saving works again. The table is saved.",
    "tail-cut": "The end of the saved table was damaged. Its shoe has ended, and a new shoe begins.",
    "secret-lost":
      "The seed of the shoe is missing. You can still read its rounds. You keep your credits and get a new shoe.",
    unreadable:
      "The beginning of the saved table could not be read, so its shoe cannot be continued. A new shoe begins with the last credits that could be read.",
    "other-rules": "The saved table used different rules. The new rules apply from the next shoe.",
    "newer-version":
      "Your table was saved by a newer version of this page. Reload the page to continue with it. The table shown now is not saved.",
    "round-void": "The round in play could not continue. Its bets were returned.",
    "stakes-lost": "The round in play could not continue. Its bets are lost.",
    "changed-elsewhere": "The table was changed in another tab. Your last choice in this tab was tried again.",
    "unsaved-lost": "Moves that could not be saved are lost. The table continues from the last saved state.",
    "owner-silent": "The tab with this table does not respond. Take over the table to continue.",
  },
  rescue: {
    failed: "The saved table could not be opened.",
    late: "The saved table is taking too long to open.",
    tryAgain: "Try again",
    download: "Download the stored data",
    cancel: "Cancel",
  },
};

/** The notices about a saved table. */
type SavedTableNotice =
  | "storage-refused"
  | "storage-failed"
  | "storage-cleared"
  | "saved-again"
  | "tail-cut"
  | "secret-lost"
  | "unreadable"
  | "other-rules"
  | "newer-version"
  | "round-void"
  | "stakes-lost"
  | "changed-elsewhere"
  | "unsaved-lost"
  | "owner-silent";

/** The strings of a table that is saved in the browser. */
export interface SavedTableStrings {
  /** The label of a menu of languages. */
  readonly language: string;
  /** The text under a saved table. */
  readonly savedHere: string;
  /** The button that deletes the saved table. */
  readonly startOver: string;
  /** The confirmation question of the button `startOver`. */
  readonly askToStartOver: string;
  /**
   * The notice that another tab runs the table. This tab shows the table and sends the commands of the player to the
   * other tab.
   */
  readonly followed: string;
  /** The button that takes the table over from the other tab. */
  readonly takeOver: string;
  /** The notice that this tab has taken over the table. */
  readonly owned: string;
  /** The button that dismisses a notice. */
  readonly dismiss: string;
  readonly notices: Readonly<Record<SavedTableNotice, string>>;
  /** The panel that is shown if the saved table cannot be opened. Its button `startOver` is above. */
  readonly rescue: {
    /** The sentence if opening the table has failed. */
    readonly failed: string;
    /** The sentence if the table has not opened in time. */
    readonly late: string;
    /** The button that tries again to open the table. */
    readonly tryAgain: string;
    /** The button that downloads the readable part of the saved table. */
    readonly download: string;
    /** The button that closes the question `askToStartOver` without deleting the saved table. */
    readonly cancel: string;
  };
}

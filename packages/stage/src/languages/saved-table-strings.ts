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
  | "changed-elsewhere"
  | "unsaved-lost"
  | "owner-silent";

/** The strings of a table that is saved in the browser. */
export interface SavedTableStrings {
  /** The label of a menu of languages. */
  readonly language: string;
  /** Under a table that is saved. */
  readonly savedHere: string;
  /** Forgets the saved table. */
  readonly startOver: string;
  /** Asks before that. */
  readonly askToStartOver: string;
  /** Another tab plays at the table, and this one shows it. */
  readonly followed: string;
  /** Takes the table from the other tab. */
  readonly playHere: string;
  /** This tab has taken it. */
  readonly owned: string;
  /** A notice was read. */
  readonly dismiss: string;
  readonly notices: Readonly<Record<SavedTableNotice, string>>;
}

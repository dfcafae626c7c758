/** The strings of the notes and branches of a replay. */
export interface WorkshopStrings {
  /** The heading of the panel. */
  readonly title: string;
  readonly notes: string;
  readonly branches: string;
  readonly chapters: string;
  /** The label of the choice of a glyph. */
  readonly glyph: string;
  /** The names of the glyphs; the empty one is for a note without a glyph. */
  readonly glyphs: Readonly<Record<"" | "!" | "?" | "??", string>>;
  readonly comment: string;
  readonly saveNote: string;
  readonly deleteNote: string;
  /** The button that gives every decision a glyph. */
  readonly analyse: string;
  readonly analysing: string;
  /** The button that opens a table at the shown moment. */
  readonly playOn: string;
  /** The label of the choice of the cards. */
  readonly cards: string;
  readonly sameCards: string;
  readonly shuffledCards: string;
  /** The name of a branch that begins at an event. */
  branch(seq: number): string;
  readonly saveBranch: string;
  readonly closeBranch: string;
  /** The reason why nothing can be saved: the recording is still open. */
  readonly open: string;
  /** The reason why there are no notes and branches: the recording has more than 524,288 characters. */
  readonly tooLong: string;
  /** The name of the button that seeks to an event. */
  goTo(seq: number): string;
}

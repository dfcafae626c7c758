/** The strings of the terminal program below a table. */
export interface TerminalStrings {
  readonly help: string;
  readonly quit: string;
  /** The confirmation question on quitting during a round, followed by its two answers. */
  readonly askToLeave: string;
  readonly leave: string;
  readonly stay: string;
  /** The labels before the commitment to a secret seed and to a chosen seed. */
  readonly commitment: string;
  readonly chosenCommitment: string;
  readonly playing: string;
  readonly paused: string;
  readonly atEnd: string;
  readonly loop: string;
  /** The round of the position, counted from 1, and the number of rounds. */
  round(number: number, of: number): string;
  /** The number of events shown and the number of all events. */
  event(number: number, of: number): string;
}

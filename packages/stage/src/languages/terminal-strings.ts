/** The strings of the terminal program below a table. */
export interface TerminalStrings {
  readonly help: string;
  readonly quit: string;
  /** Asked in the middle of a round; then the two answers. */
  readonly askToLeave: string;
  readonly leave: string;
  readonly stay: string;
  /** Before the commitment to a secret seed, and before the commitment to a chosen seed. */
  readonly commitment: string;
  readonly chosenCommitment: string;
  readonly playing: string;
  readonly paused: string;
  readonly atEnd: string;
  readonly loop: string;
  /** The round of the position, counted from 1, and the number of rounds. */
  round(number: number, of: number): string;
  /** The number of events shown, and of all events. */
  event(number: number, of: number): string;
}

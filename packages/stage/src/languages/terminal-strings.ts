/** The strings of the terminal program around a table. */
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

  // Typed commands
  /** Shown for a typed command that is not possible now. The command `help` is the same in every language. */
  notPossible(command: string): string;

  // After the game
  readonly notDealt: string;
  /** Shown without `--out`. */
  readonly notRecorded: string;
  recording(file: string): string;
  /** The command that verifies the recording. */
  verifyWith(command: string): string;
  /** Shown when the seed was chosen with `--seed`. */
  readonly neverFair: string;
  /** Explains the commitment. */
  readonly proof: string;
  clientSeed(seed: string): string;
  /** Shown when the recording has reached its maximum length. */
  readonly recordingFull: string;
  /** Shown when the player has left during a round. */
  readonly recordingOpen: string;

  // A recording that can be played only in part
  /** `line` is the number of the line with the fault; `detail` is the fault in English. */
  damaged(line: number, detail: string): string;
  readonly truncated: string;
}

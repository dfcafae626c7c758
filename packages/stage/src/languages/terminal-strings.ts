/** The strings of the terminal program around a table. */
export interface TerminalStrings {
  readonly help: string;
  readonly quit: string;
  /** The confirmation question for quitting during a round. The next two strings are its answers. */
  readonly askToLeave: string;
  readonly leave: string;
  readonly stay: string;
  /** The labels before the commitment to a seed: for a secret seed, and for a chosen seed. */
  readonly commitment: string;
  readonly chosenCommitment: string;
  readonly playing: string;
  readonly paused: string;
  readonly atEnd: string;
  readonly loop: string;
  /** The current round, counted from 1, and the number of rounds. */
  round(number: number, of: number): string;
  /** The number of shown events, and the number of all events. */
  event(number: number, of: number): string;

  // Typed commands
  /** The reply to a typed command that is not possible now. The command `help` is the same in every language. */
  notPossible(command: string): string;

  // After the game
  readonly notDealt: string;
  /** The notice that the game was not recorded, because `--out` is missing. */
  readonly notRecorded: string;
  /** The line that names the file of the recording. */
  recording(file: string): string;
  /** The line with the command that verifies the recording. */
  verifyWith(command: string): string;
  /** The notice for a seed that was chosen with `--seed`. */
  readonly neverFair: string;
  /** The explanation of the commitment. */
  readonly proof: string;
  /** The client seed of the player. */
  clientSeed(seed: string): string;
  /** The notice that the recording has reached its maximum length. */
  readonly recordingFull: string;
  /** The notice that the player has left during a round. */
  readonly recordingOpen: string;

  // A recording that can be played only in part
  /** The notice of a fault; `line` is the number of the line with the fault, and `detail` is the fault in English. */
  damaged(line: number, detail: string): string;
  readonly truncated: string;
}

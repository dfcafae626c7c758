/** The strings of the bar above the felt, and of the table element. */
export interface BarStrings {
  readonly history: string;
  readonly fairness: string;
  readonly keys: string;
  readonly sound: string;
  readonly volume: string;
  readonly rules: string;
  /** The label of the card picker, which chooses the next cards. */
  readonly picker: string;
  /** The badge of a replay. */
  readonly replay: string;
  readonly pause: string;
  readonly play: string;
  readonly again: string;
  readonly back: string;
  readonly loading: string;
  /** The badge of a table whose seed was chosen instead of random. */
  readonly chosen: string;
  /** The notice that the page has disabled the table. */
  readonly frozen: string;
  /** The notice that the page has cancelled a deal or another stake. */
  readonly notDealt: string;
  /** The notice that a new shoe has replaced a shoe that reached its limit of rounds. */
  readonly otherShoe: string;
  /** The number of a round, counted from 1. */
  round(round: number): string;
  /** The notice that a part of the table could not be loaded or started. */
  notLoaded(reason: string): string;
}

/** The strings of the bar above the felt, and of the table element. */
export interface BarStrings {
  readonly history: string;
  readonly fairness: string;
  readonly keys: string;
  readonly sound: string;
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
  /** Shown when the seed of the shoe was chosen instead of random. */
  readonly chosen: string;
  /** Shown when the page has disabled the table. */
  readonly frozen: string;
  /** Shown when the page has cancelled a deal. */
  readonly notDealt: string;
  /** Shown when a shoe reached its limit of rounds and a new shoe replaced it. */
  readonly otherShoe: string;
  /** The number of a round, counted from 1. */
  round(round: number): string;
  /** Shown when a part of the table could not be loaded or started. */
  notLoaded(reason: string): string;
}

/** The strings of the bar above the felt, and of the table element. */
export interface BarStrings {
  readonly history: string;
  readonly fairness: string;
  readonly keys: string;
  readonly sound: string;
  readonly rules: string;
  /** Choosing the cards that are drawn next. */
  readonly picker: string;
  /** The badge of a replay. */
  readonly replay: string;
  readonly pause: string;
  readonly play: string;
  readonly again: string;
  readonly back: string;
  readonly loading: string;
  /** The seed of the shoe was chosen, not random. */
  readonly chosen: string;
  /** The page has disabled the table. */
  readonly frozen: string;
  /** The page has cancelled a deal. */
  readonly notDealt: string;
  /** A shoe has reached its limit of rounds, and a new one is used. */
  readonly otherShoe: string;
  /** The number of a round, counted from 1. */
  round(round: number): string;
  /** A part of the table could not be loaded or begun. */
  notLoaded(reason: string): string;
}

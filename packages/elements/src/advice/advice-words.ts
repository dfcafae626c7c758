import type { AdviceBasis } from "@thunderjack/odds";

/** The words of the hints, in one language. Amounts come as they are written, with "credits" left to the sentence. */
export interface AdviceWords {
  /** The button. */
  readonly hint: string;
  readonly best: string;
  /** What a move that is not the best costs. */
  costs(amount: string, share: string): string;
  readonly basis: Readonly<Record<AdviceBasis, string>>;
  /** After the round. `move` and `best` are named as on their buttons; `total` is the hand's. */
  mistake(move: string, total: string, amount: string, best: string): string;
  readonly noMistake: string;
  /** The return to player; `share` in per cent. */
  returned(share: string): string;
}

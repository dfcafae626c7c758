import type { MoveWord, RuleSet } from "@thunderjack/core";
import type { Advice, AdviceQuestion, DecisionMade, MoveGlyph, ReturnToPlayer, RoundPlayed } from "@thunderjack/odds";

/** The requests with their data and answers. Both are plain data, so that they can be sent to a worker. */
export interface AdviceTopics {
  /** Runs the code once with the rules of a new table, so that the first request of the player is answered sooner. */
  readonly warmUp: { readonly asked: RuleSet; readonly answer: null };
  readonly advise: { readonly asked: AdviceQuestion; readonly answer: Advice | null };
  /** Every decision of a round. A decision with a cost above 0 is a mistake. */
  readonly decisions: { readonly asked: RoundPlayed; readonly answer: readonly DecisionMade[] };
  /** The glyph of a move; `null` for a move without one. */
  readonly glyph: {
    readonly asked: { readonly question: AdviceQuestion; readonly move: MoveWord };
    readonly answer: MoveGlyph | null;
  };
  readonly returnToPlayer: { readonly asked: RuleSet; readonly answer: ReturnToPlayer };
}

/** A request: its topic and its data. */
export type AdviceAsked = {
  readonly [Topic in keyof AdviceTopics]: { readonly topic: Topic; readonly asked: AdviceTopics[Topic]["asked"] };
}[keyof AdviceTopics];

/** An answer. The topic of the request determines its type. */
export type AdviceAnswer = AdviceTopics[keyof AdviceTopics]["answer"];

/** A request with its number. The answer has the same number. */
export type AdviceRequest = AdviceAsked & { readonly id: number };

/** A reply: the answer, or the reason why the request failed. */
export type AdviceReply =
  | { readonly id: number; readonly answer: AdviceAnswer }
  | { readonly id: number; readonly failed: string };

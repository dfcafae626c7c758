import type { RuleSet } from "@thunderjack/core";
import type { Advice, AdviceQuestion, DecisionMade, ReturnToPlayer, RoundPlayed } from "@thunderjack/odds";

/** What can be asked, and with what. Plain data both ways, so that a worker can be asked. */
export interface AdviceTopics {
  /** Asked once at the start, so that no player waits for code that has not run yet. */
  readonly warmUp: { readonly asked: RuleSet; readonly answer: null };
  readonly advise: { readonly asked: AdviceQuestion; readonly answer: Advice | null };
  /** Every decision of a round; those that cost something are the mistakes. */
  readonly decisions: { readonly asked: RoundPlayed; readonly answer: readonly DecisionMade[] };
  readonly returnToPlayer: { readonly asked: RuleSet; readonly answer: ReturnToPlayer };
}

/** A question, by its topic. */
export type AdviceAsked = {
  readonly [Topic in keyof AdviceTopics]: { readonly topic: Topic; readonly asked: AdviceTopics[Topic]["asked"] };
}[keyof AdviceTopics];

/** Any answer; the topic of its question says which. */
export type AdviceAnswer = AdviceTopics[keyof AdviceTopics]["answer"];

/** A question on its way: the answer has the same number. */
export type AdviceRequest = AdviceAsked & { readonly id: number };

/** The answer, or why there is none. */
export type AdviceReply =
  | { readonly id: number; readonly answer: AdviceAnswer }
  | { readonly id: number; readonly failed: string };

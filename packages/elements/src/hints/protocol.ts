import type { RuleSet } from "@thunderjack/core";
import type { Advice, AdviceQuestion, DecisionMade, ReturnToPlayer, RoundPlayed } from "@thunderjack/odds";

/** The requests and their data. All of it is plain data, so that it can be sent to a worker. */
export interface AdviceTopics {
  /** Sent once at the start, so that the code has run before the first request of the player. */
  readonly warmUp: { readonly asked: RuleSet; readonly answer: null };
  readonly advise: { readonly asked: AdviceQuestion; readonly answer: Advice | null };
  /** Every decision of a round. A decision with a cost is a mistake. */
  readonly decisions: { readonly asked: RoundPlayed; readonly answer: readonly DecisionMade[] };
  readonly returnToPlayer: { readonly asked: RuleSet; readonly answer: ReturnToPlayer };
}

/** A request, by its topic. */
export type AdviceAsked = {
  readonly [Topic in keyof AdviceTopics]: { readonly topic: Topic; readonly asked: AdviceTopics[Topic]["asked"] };
}[keyof AdviceTopics];

/** An answer; the topic of its request determines its type. */
export type AdviceAnswer = AdviceTopics[keyof AdviceTopics]["answer"];

/** A request with its number; the answer has the same number. */
export type AdviceRequest = AdviceAsked & { readonly id: number };

/** The answer, or the reason why there is none. */
export type AdviceReply =
  | { readonly id: number; readonly answer: AdviceAnswer }
  | { readonly id: number; readonly failed: string };

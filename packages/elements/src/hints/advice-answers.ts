import { advise, decisionsOf, glyphOf, returnToPlayer, warmUpAdvice } from "@thunderjack/odds";
import type { AdviceAnswer, AdviceAsked, AdviceReply, AdviceRequest } from "./protocol.js";

/** Returns the reply to a request. Called in the worker or, if workers are unavailable, on the main thread. */
export function replyTo(request: AdviceRequest): AdviceReply {
  try {
    return { id: request.id, answer: answerTo(request) };
  } catch (reason) {
    return { id: request.id, failed: reason instanceof Error ? reason.message : String(reason) };
  }
}

function answerTo(asked: AdviceAsked): AdviceAnswer {
  switch (asked.topic) {
    case "warmUp":
      warmUpAdvice(asked.asked);
      return null;
    case "advise":
      return advise(asked.asked);
    case "decisions":
      return decisionsOf(asked.asked);
    case "glyph": {
      const advice = advise(asked.asked.question);
      return advice === null ? null : glyphOf(advice, asked.asked.move);
    }
    case "returnToPlayer":
      return returnToPlayer(asked.asked);
    default:
      return unknownTopic(asked);
  }
}

function unknownTopic(asked: never): never {
  throw new TypeError(`Unknown request ${JSON.stringify(asked)}.`);
}

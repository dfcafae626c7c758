import { type Answer, houseRefusal, type Request } from "@thunderjack/house";
import type { RequestMessage } from "@thunderjack/remote";
import type { Service } from "./service.js";
import type { Access } from "./tokens.js";

/** Returns whether a token allows a request. The house checks the owner of the seat and the turn. */
export function allows({ may, seats }: Access, request: Request): boolean {
  return may === "play" && (request.type !== "TakeSeat" || seats.includes(request.seat));
}

/** Carries out a request that the token of its player allows, unless the player has sent too many in this second. */
export async function carryOut(
  { house, metrics, requestLimit }: Service,
  table: string,
  { player }: Access,
  { id, request, expected }: RequestMessage,
): Promise<Answer> {
  if (!(await requestLimit.allows(player.id))) return tooManyRequests(metrics);
  const end = metrics.acknowledgement.startTimer();
  const answer = await house.ask(table, {
    id: `${player.id}/${id}`,
    player,
    request,
    ...(expected === undefined ? {} : { expected }),
  });
  end();
  if (answer.refused !== null) metrics.refusals.inc({ code: answer.refused.code });
  return answer;
}

/** Returns the answer to a request that is not carried out. */
export function tooManyRequests({ refusals }: Service["metrics"]): Answer {
  const refused = houseRefusal("too-many-requests");
  refusals.inc({ code: refused.code });
  return { refused, position: 0 };
}

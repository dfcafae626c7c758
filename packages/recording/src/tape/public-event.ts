import { publicEvent } from "@thunderjack/core";
import type { RecordedEvent } from "../event-format.js";

/**
 * Returns the public form of a recorded event. If a card is masked, the fields that begin with `x_` are removed too.
 */
export function publicRecordedEvent(event: RecordedEvent): RecordedEvent {
  const masked = publicEvent(event);
  if (masked === event || masked.type === "RoundSettled") return event;
  return { seq: event.seq, t: event.t, ...masked };
}

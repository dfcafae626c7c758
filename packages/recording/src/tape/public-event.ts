import { publicEvent } from "@thunderjack/core";
import type { RecordedEvent } from "../event-format.js";

/** Returns a recorded event as the public stream has it. If a card is masked, the event loses its `x_` fields too. */
export function publicRecordedEvent(event: RecordedEvent): RecordedEvent {
  const masked = publicEvent(event);
  if (masked === event || masked.type === "RoundSettled") return event;
  return { seq: event.seq, t: event.t, ...masked };
}

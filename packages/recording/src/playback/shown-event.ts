import { publicEvent } from "@thunderjack/core";
import type { RecordedEvent } from "../event-format.js";

/** A recorded event as the public sees it. Where something was masked, its `x_` fields are left out too. */
export function shownEvent(event: RecordedEvent): RecordedEvent {
  const shown = publicEvent(event);
  if (shown === event || shown.type === "RoundSettled") return event;
  return { seq: event.seq, t: event.t, ...shown };
}

import type { GameEvent, TableEvent } from "@thunderjack/core";

/** Returns an event without its version: in a recording, the line is the position of the event. */
export function withoutVersion(event: GameEvent | TableEvent): GameEvent {
  if (!("version" in event)) return event;
  const { version: _, ...fields } = event;
  return fields;
}

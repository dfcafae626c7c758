import type { GameEvent, TableEvent } from "@thunderjack/core";

/**
 * Returns an event without its version. A recording does not need it, because the position of the line gives the
 * version.
 */
export function withoutVersion(event: GameEvent | TableEvent): GameEvent {
  if (!("version" in event)) return event;
  const { version: _, ...fields } = event;
  return fields;
}

import type { GameEvent, TableEvent } from "@thunderjack/core";

/** The event as a recording holds it: its position is its line, and so its version in the table is left out. */
export function withoutVersion(event: GameEvent | TableEvent): GameEvent {
  if (!("version" in event)) return event;
  const { version: _, ...fields } = event;
  return fields;
}

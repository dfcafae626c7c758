import type { GameEvent } from "@thunderjack/core";
import type { RecordedEvent } from "./event-format.js";

/**
 * Returns an event as it is recorded, with its fields in the order of the line. The fields are copied one by one, because
 * two spreads take more than twice the time. The version is omitted: the position of the line gives it.
 *
 * @param check the check of a `RoundSettled`; `null` for every other event
 */
export function recordedEvent(event: GameEvent, seq: number, t: number, check: string | null): RecordedEvent {
  const fields: Record<string, unknown> = { seq };
  for (const name of Object.keys(event)) {
    if (name !== "version") fields[name] = event[name as keyof GameEvent];
  }
  if (check !== null) fields.check = check;
  // The time is the last field. It is often equal to the time of the previous line, and the longer repetition makes a
  // compressed recording a seventh smaller.
  fields.t = t;
  const recorded: object = fields;
  return recorded as RecordedEvent;
}

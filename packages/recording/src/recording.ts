import type { Recovery, StackedCards } from "./closing.js";
import type { RecordedEvent } from "./event-format.js";
import type { RecordingHeader } from "./header.js";
import type { JsonObject } from "./json.js";
import type { RecordingTrailer } from "./trailer.js";

/** Recorded rounds. A recording contains all data to rebuild every state of the table. */
export interface Recording {
  readonly header: RecordingHeader;
  /** The header as it is in the file, if an older version of the format has written it; otherwise absent. */
  readonly writtenHeader?: JsonObject;
  /** The events in order. The event with the number `seq` has the index `seq - 1`. */
  readonly events: readonly RecordedEvent[];
  /** The recoveries after the last event; absent if there are none. */
  readonly recoveries?: readonly Recovery[];
  /** The cards of all stacked deals, which are masked in the events; absent if there are none. */
  readonly stacks?: readonly StackedCards[];
  /** The trailer; `null` if the recording is open because it is still being written or was interrupted. */
  readonly trailer: RecordingTrailer | null;
}

/** Returns the number of lines up to the trailer. In a closed recording, it is the number of the trailer's line. */
export function linesOf({ events, recoveries = [], stacks = [], trailer }: Recording): number {
  return 1 + events.length + recoveries.length + stacks.length + (trailer === null ? 0 : 1);
}

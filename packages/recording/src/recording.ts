import type { RecordedEvent } from "./event-format.js";
import type { RecordingHeader } from "./header.js";
import type { RecordingTrailer } from "./trailer.js";

/** Recorded rounds. A recording contains all data to rebuild every state of the table. */
export interface Recording {
  readonly header: RecordingHeader;
  /** The events in order. The event with the number `seq` has the index `seq - 1`. */
  readonly events: readonly RecordedEvent[];
  /** The trailer; `null` if the recording is open because it is still being written or was interrupted. */
  readonly trailer: RecordingTrailer | null;
}

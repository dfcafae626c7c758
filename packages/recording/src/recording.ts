import type { RecordedEvent } from "./event-format.js";
import type { RecordingHeader } from "./header.js";
import type { RecordingTrailer } from "./trailer.js";

/** Rounds written down: all that is needed to rebuild every state of the table. */
export interface Recording {
  readonly header: RecordingHeader;
  /** In order: the event with the number `seq` stands at the place `seq - 1`. */
  readonly events: readonly RecordedEvent[];
  /** `null` while the recording is open: it is still being written, or was interrupted. */
  readonly trailer: RecordingTrailer | null;
}

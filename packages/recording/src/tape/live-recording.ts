import type { Table } from "@thunderjack/core";
import { type Observable, Subject } from "rxjs";
import type { RecordedEvent } from "../event-format.js";
import { Recorder, type RecorderOptions } from "../recorder.js";
import type { Recording } from "../recording.js";
import { firstItems } from "./first-items.js";

/** An open recording of a table's public stream that grows while the table is in use. */
export interface LiveRecording {
  /**
   * The recording so far; `null` before the first deal. It does not grow. Its list of events is a read-only view, which
   * takes the same time for every length. A structured clone needs a copy of it: `[...recording.events]`.
   */
  readonly recording: Recording | null;
  /**
   * The events from the first deal on, for `Tape.grow`. A late subscriber gets only later events and starts from {@link
   * recording}. The stream completes when the table closes, and fails when the recording reaches its maximum length.
   */
  readonly events$: Observable<RecordedEvent>;
  /** The lines of the file, each without a newline. The header is the first line. */
  readonly lines$: Observable<string>;
  /** Unsubscribes from the table and completes both streams. */
  stop(): void;
}

/**
 * Follows the public stream of a table from its first deal on. The recording stays open. It is safe to publish, because
 * it never contains the seed, the cards of a stacked shoe, or a hole card that is not revealed.
 *
 * @throws RangeError when the table has already dealt, when it does not use the fair shuffle, or when the header does
 *   not fit into a recording
 */
export function liveRecording(table: Table, options: RecorderOptions): LiveRecording {
  if (table.state.round > 0)
    throw new RangeError("A live recording starts before the first deal: this table has already dealt.");
  const { rules, fairness, opening } = table;
  const recorder = new Recorder({ rules, fairness, credits: opening.purses ?? opening.credits }, options);
  const lines = new Subject<string>();
  const events = new Subject<RecordedEvent>();
  const subscription = table.publicEvents$.subscribe({
    next(event) {
      try {
        for (const line of recorder.write(event)) lines.next(line);
      } catch (error) {
        subscription.unsubscribe();
        lines.error(error);
        events.error(error);
        return;
      }
      const written = recorder.recording?.events.at(-1);
      if (written !== undefined) events.next(written);
    },
    complete: end,
  });
  function end(): void {
    lines.complete();
    events.complete();
  }
  return {
    get recording() {
      const { recording } = recorder;
      if (recording === null) return null;
      return { ...recording, events: firstItems(recording.events, recording.events.length) };
    },
    events$: events.asObservable(),
    lines$: lines.asObservable(),
    stop() {
      subscription.unsubscribe();
      end();
    },
  };
}

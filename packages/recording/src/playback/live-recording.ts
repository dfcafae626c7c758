import type { Table } from "@thunderjack/core";
import { type Observable, Subject } from "rxjs";
import type { RecordedEvent } from "../event-format.js";
import { Recorder, type RecorderOptions } from "../recorder.js";
import type { Recording } from "../recording.js";

/** What everybody may see of a table that is still playing, as an open recording that grows. */
export interface LiveRecording {
  /** What happened so far, and does not grow; `null` before the first deal. */
  readonly recording: Recording | null;
  /**
   * The events as they come, from the first deal on: {@link Playback.grow} takes them. Nothing is repeated for those
   * who come late: they begin with {@link recording}. Ends with the table, or with an error when the recording has
   * become as long as one may be.
   */
  readonly events$: Observable<RecordedEvent>;
  /** The same as lines of a file, the header first; each without its newline. */
  readonly lines$: Observable<string>;
  /** Listens no more, and ends the streams. */
  stop(): void;
}

/**
 * Follows the public stream of a table from its first deal on. The hole card is in none of it before it is turned
 * over, nor are the cards of a stacked shoe or the seed: it can be sent to anybody, and stays open.
 *
 * @throws RangeError when the table has dealt already or does not use the fair shuffle, or when a recording cannot hold
 *   what its header would say
 */
export function liveRecording(table: Table, options: RecorderOptions): LiveRecording {
  if (table.state.round > 0) throw new RangeError("A table is followed from its first deal: this one has dealt.");
  const { rules, fairness, opening } = table;
  const recorder = new Recorder({ rules, fairness, credits: opening.credits }, options);
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
      return recording === null ? null : { ...recording, events: [...recording.events] };
    },
    events$: events.asObservable(),
    lines$: lines.asObservable(),
    stop() {
      subscription.unsubscribe();
      end();
    },
  };
}

import type { Seeds, Table } from "@thunderjack/core";
import { type Observable, Subject } from "rxjs";
import { Recorder, type RecorderOptions } from "./recorder.js";
import type { Recording } from "./recording.js";

/** A table that is being recorded. */
export interface TableRecorder {
  /**
   * The lines of the recording, each without its newline. The header and the first event are emitted at the first deal,
   * and the closing lines are emitted by {@link TableRecorder.close}. A late subscriber gets only later lines. The
   * stream fails when the recording reaches its maximum length.
   */
  readonly lines$: Observable<string>;
  /** The recording so far; `null` before the first deal. */
  readonly recording: Recording | null;
  /** The hash of the trailer, which the next recording of the session names; `null` while the recording is open. */
  readonly head: string | null;
  /**
   * Writes the lines that close the recording, and completes `lines$`.
   *
   * @param seeds the return value of closing the table
   * @throws RangeError during a round, for the seeds of another shoe, or if the recording is closed already
   */
  close(seeds: Seeds): void;
}

/**
 * Records the full events of a table from its first deal on.
 *
 * @throws RangeError if the table has already dealt, if it does not use the fair shuffle, or if the header does not fit
 *   into a recording
 */
export function record(table: Table, options: RecorderOptions): TableRecorder {
  if (table.state.round > 0)
    throw new RangeError("A recording must begin at the first deal: this table has already dealt.");
  const { rules, fairness, opening } = table;
  const recorder = new Recorder({ rules, fairness, credits: opening.purses ?? opening.credits }, options);
  const lines = new Subject<string>();
  const subscription = table.events$.subscribe((event) => {
    try {
      for (const line of recorder.write(event)) lines.next(line);
    } catch (error) {
      subscription.unsubscribe();
      lines.error(error);
    }
  });
  return {
    lines$: lines.asObservable(),
    get recording() {
      return recorder.recording;
    },
    get head() {
      return recorder.head;
    },
    close(seeds) {
      subscription.unsubscribe();
      for (const line of recorder.close(seeds)) lines.next(line);
      lines.complete();
    },
  };
}

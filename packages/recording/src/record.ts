import type { Seeds, Table } from "@thunderjack/core";
import { type Observable, Subject } from "rxjs";
import { Recorder, type RecorderOptions } from "./recorder.js";
import type { Recording } from "./recording.js";

/** A table that is being recorded. */
export interface TableRecorder {
  /**
   * The lines as they are written, each without its newline: the header and the first event at the first deal, the
   * trailer at the end. Nothing is repeated for those who come late. Ends with an error when the recording has become
   * as long as one may be.
   */
  readonly lines$: Observable<string>;
  /** What was written so far; `null` before the first deal. */
  readonly recording: Recording | null;
  /**
   * Writes the trailer and ends `lines$`.
   *
   * @param seeds what closing the table returned
   * @throws RangeError in the middle of a round, for the seeds of another shoe, or when the recording is closed already
   */
  close(seeds: Seeds): void;
}

/**
 * Records a table's own events, the hole card included, from its first deal on.
 *
 * @throws RangeError when the table has dealt already or does not use the fair shuffle, or when a recording cannot hold what its header would say
 */
export function record(table: Table, options: RecorderOptions): TableRecorder {
  if (table.state.round > 0)
    throw new RangeError("A table is recorded from its first deal: this one has dealt already.");
  const { rules, fairness, opening } = table;
  const recorder = new Recorder({ rules, fairness, credits: opening.credits }, options);
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
    close(seeds) {
      subscription.unsubscribe();
      const trailer = recorder.close(seeds);
      if (trailer !== null) lines.next(trailer);
      lines.complete();
    },
  };
}

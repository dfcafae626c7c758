import type { GameEvent, Seeds, Table } from "@thunderjack/core";
import type { Recovery, StackedCards } from "../closing.js";
import { Recorder, type RecorderOptions } from "../recorder.js";
import type { ShoeLog } from "./shoe-lifecycle.js";

/** A change of the lines of a recording. */
export interface LinesChange {
  /**
   * The index of the first line that is replaced. If lines are only appended, it is the number of lines before the
   * change.
   */
  readonly from: number;
  readonly lines: readonly string[];
}

/**
 * The recording of a shoe in play as lines, each without its newline, for a store that appends lines. Before the first
 * deal the header is the only line. It contains the current bets and is replaced each time they change.
 */
export class RecordingLog implements ShoeLog {
  readonly #table: Table;
  readonly #recorder: Recorder;
  readonly #lines: string[];
  #time = 0;

  /**
   * Creates the log.
   *
   * @throws RangeError when the table does not use the fair shuffle, or when a recording cannot contain the header, for
   *   example with a client seed of a thousand characters
   */
  constructor(table: Table, options: Omit<RecorderOptions, "now">) {
    this.#table = table;
    const { rules, fairness, opening } = table;
    this.#recorder = new Recorder(
      { rules, fairness, credits: opening.purses ?? opening.credits },
      { ...options, now: () => this.#time },
    );
    this.#lines = [this.#headerLine()];
  }

  /** The lines of the recording so far, each without its newline. */
  get lines(): readonly string[] {
    return this.#lines;
  }

  /** The hash of the trailer, which the next recording of the session names; `null` while the recording is open. */
  get head(): string | null {
    return this.#recorder.head;
  }

  /** The cards of the stacked deals that the lines mask. They are secret until the shoe is retired. */
  get stacks(): readonly StackedCards[] {
    return this.#recorder.stacks;
  }

  /** The time of the last event, in milliseconds. */
  get time(): number {
    return this.#time;
  }

  /**
   * Writes the events of one command.
   *
   * @param time returns the time of the event at an index, in milliseconds since any fixed point in time
   * @throws RangeError when the recording is closed, or when it has reached its {@link LIMITS}
   */
  write(events: readonly GameEvent[], time: (index: number) => number): LinesChange {
    const from = this.#lines.length;
    const written = events.flatMap((event, index) => {
      this.#time = time(index);
      return this.#recorder.write(event);
    });
    if (from === 1) {
      // The recorder writes the header with the first deal.
      this.#lines.splice(0, 1, ...(written.length > 0 ? written : [this.#headerLine()]));
      return { from: 0, lines: [...this.#lines] };
    }
    this.#lines.push(...written);
    return { from, lines: written };
  }

  /**
   * Appends the line of a recovery, after which no event may follow.
   *
   * @throws RangeError before the first deal, after closing, for a shoe without a chain, or for the same reason twice
   */
  recover(recovery: Recovery): void {
    this.#lines.push(this.#recorder.recover(recovery));
  }

  /** Appends the lines that close the recording if a round was dealt. */
  close(seeds: Seeds): void {
    this.#lines.push(...this.#recorder.close(seeds));
  }

  #headerLine(): string {
    return this.#recorder.headerLine(this.#table.state.bets);
  }
}

import type { Seeds, Table, TableEvent } from "@thunderjack/core";
import { Recorder, type RecorderOptions, type ShoeLog } from "@thunderjack/recording";

/**
 * The log of a shoe in play from which the trailer of its recording is made. It keeps no lines of events: the recording is
 * written from the commits, which contain the same events.
 */
export class TrailerLog implements ShoeLog {
  readonly #recorder: Recorder;
  #trailer: readonly string[] = [];
  #length = 0;
  #now = 0;

  constructor(table: Table, options: Omit<RecorderOptions, "now">) {
    const { rules, fairness, opening } = table;
    const credits = opening.purses ?? opening.credits;
    this.#recorder = new Recorder({ rules, fairness, credits }, { ...options, now: () => this.#now });
  }

  /** The number of lines of the recording so far. */
  get length(): number {
    return this.#length;
  }

  /** The lines that close the recording; none before the shoe is retired, and for a shoe without a deal. */
  get trailer(): readonly string[] {
    return this.#trailer;
  }

  /** The hash of the trailer, which the next recording names; `null` while the recording is open. */
  get head(): string | null {
    return this.#recorder.head;
  }

  /**
   * Writes the events of a command.
   *
   * @param at the time of the events, in milliseconds since 1970
   */
  write(events: readonly TableEvent[], at: number): void {
    this.#now = at;
    for (const event of events) this.#length += this.#recorder.write(event).length;
  }

  close(seeds: Seeds): void {
    this.#trailer = this.#recorder.close(seeds);
  }
}

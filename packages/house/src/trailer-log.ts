import type { Seeds, Table, TableEvent } from "@thunderjack/core";
import { Recorder, type RecorderOptions, type ShoeLog } from "@thunderjack/recording";

/** The events of a command. */
interface Written {
  readonly events: readonly TableEvent[];
  /** In milliseconds since 1970. */
  readonly at: number;
}

/**
 * The log of a shoe in play from which the trailer of its recording is made. It keeps no lines and no events: the recording is
 * written from the commits, which contain the same events.
 */
export class TrailerLog implements ShoeLog {
  readonly #recorder: Recorder;
  /** Commands whose events the recorder does not have yet, in order. */
  readonly #waiting: Written[] = [];
  #trailer: readonly string[] = [];
  #length = 0;
  #now = 0;

  constructor(table: Table, options: Omit<RecorderOptions, "now">) {
    const { rules, fairness, opening } = table;
    const credits = opening.purses ?? opening.credits;
    this.#recorder = new Recorder(
      { rules, fairness, credits },
      { ...options, now: () => this.#now, keepsEvents: false },
    );
  }

  /** The number of events so far. */
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
   * Writes the events of a stored command later: with each new command, one of them is written too. So the time until a loaded
   * table can be played on does not contain the hashes of the whole shoe.
   *
   * @param at the time of the events, in milliseconds since 1970
   */
  repeat(events: readonly TableEvent[], at: number): void {
    this.#length += events.length;
    this.#waiting.push({ events, at });
  }

  /** Writes the events of a new command; see {@link repeat}. */
  write(events: readonly TableEvent[], at: number): void {
    this.repeat(events, at);
    this.#writeWaiting(2);
  }

  close(seeds: Seeds): void {
    this.#writeWaiting(this.#waiting.length);
    this.#trailer = this.#recorder.close(seeds);
  }

  #writeWaiting(count: number): void {
    for (const { events, at } of this.#waiting.splice(0, count)) {
      this.#now = at;
      for (const event of events) this.#recorder.write(event);
    }
  }
}

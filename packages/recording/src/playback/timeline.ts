import type { RecordedEvent } from "../event-format.js";
import type { PlaybackOptions } from "./playback.js";

const IDLE_CAP = 3000;

/** How long pauses may last, and how long events are seen. */
export type TimelineOptions = Pick<PlaybackOptions, "idleCap" | "pace">;

/** When each event is shown, in milliseconds at speed 1 from the beginning. */
export class Timeline {
  /** At the place `seq`: when the event of that number is shown. Before the first it is 0. */
  readonly #times: number[] = [0];
  readonly #idleCap: number;
  readonly #pace: NonNullable<PlaybackOptions["pace"]>;
  #last: RecordedEvent | undefined;

  /** @throws RangeError for a cap that is no time */
  constructor({ idleCap = IDLE_CAP, pace = () => 0 }: TimelineOptions) {
    if (!(idleCap >= 0)) throw new RangeError(`A pause lasts 0 milliseconds or more, not ${idleCap}.`);
    this.#idleCap = idleCap;
    this.#pace = pace;
  }

  /** When the last event is shown. */
  get duration(): number {
    return this.at(this.#times.length - 1);
  }

  /** @throws RangeError for a pace that is no time */
  add(event: RecordedEvent): void {
    const least = this.#last === undefined ? 0 : this.#pace(this.#last);
    if (!(least >= 0 && least < Number.POSITIVE_INFINITY)) {
      throw new RangeError(`An event is seen for 0 milliseconds or more, not ${least}.`);
    }
    const happened = event.t - (this.#last?.t ?? 0);
    this.#times.push(this.duration + Math.max(least, Math.min(happened, this.#idleCap)));
    this.#last = event;
  }

  /** When the position after so many events is reached. */
  at(seq: number): number {
    const time = this.#times[seq];
    if (time === undefined) throw new RangeError(`There is no event ${seq} on the time line.`);
    return time;
  }

  /** How many events have been shown at this time. */
  seqAt(time: number): number {
    let low = 0;
    let high = this.#times.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.at(middle) <= time) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

import type { GameEvent } from "@thunderjack/core";
import type { RecordedEvent } from "../event-format.js";

/** The default of {@link TimelineOptions.idleCap}, in milliseconds. */
const IDLE_CAP = 3000;

/** Limits for the time between two events. */
export interface TimelineOptions {
  /** The longest time between two events, in milliseconds. Defaults to 3000. */
  readonly idleCap?: number;
  /**
   * Returns the shortest time between an event and the next one, in milliseconds. It gives the player enough time to
   * see the event. It takes precedence over `idleCap`. Defaults to 0.
   */
  readonly pace?: (event: GameEvent, next: GameEvent) => number;
}

/** The time of each event, in milliseconds from the beginning. */
export class Timeline {
  /** The times by the sequence number of the event. The first entry is the time before the first event. */
  readonly #times: number[] = [0];
  readonly #idleCap: number;
  readonly #pace: (event: GameEvent, next: GameEvent) => number;
  #last: RecordedEvent | undefined;

  /**
   * Creates a timeline.
   *
   * @throws RangeError when `idleCap` is negative or not a number
   */
  constructor({ idleCap = IDLE_CAP, pace = () => 0 }: TimelineOptions) {
    if (!(idleCap >= 0)) throw new RangeError(`The idle cap must be 0 milliseconds or more, not ${idleCap}.`);
    this.#idleCap = idleCap;
    this.#pace = pace;
  }

  /** The time of the last event, in milliseconds. */
  get duration(): number {
    return this.at(this.#times.length - 1);
  }

  /**
   * Adds an event.
   *
   * @throws RangeError when the pace is negative or not a finite number
   */
  add(event: RecordedEvent): void {
    const shortest = this.#last === undefined ? 0 : this.#pace(this.#last, event);
    if (!(shortest >= 0 && shortest < Number.POSITIVE_INFINITY)) {
      throw new RangeError(`The pace must be a finite number of milliseconds, 0 or more, not ${shortest}.`);
    }
    const elapsed = event.t - (this.#last?.t ?? 0);
    this.#times.push(this.duration + Math.max(shortest, Math.min(elapsed, this.#idleCap)));
    this.#last = event;
  }

  /**
   * Returns the time of an event. The number 0 is the time before the first event.
   *
   * @throws RangeError when there is no event with this number
   */
  at(seq: number): number {
    const time = this.#times[seq];
    if (time === undefined) throw new RangeError(`There is no event ${seq} on the timeline.`);
    return time;
  }

  /** Returns the number of the last event that is not later than a time; 0 before the first event. */
  seqAt(time: number): number {
    return Math.max(0, countUpTo(this.#times, time) - 1);
  }
}

/** Returns how many numbers of a sorted list are not above a number. */
export function countUpTo(sorted: readonly number[], number: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((sorted[middle] ?? number) <= number) low = middle + 1;
    else high = middle;
  }
  return low;
}

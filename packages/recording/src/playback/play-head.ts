import type { PlaybackClock } from "./playback.js";

/** What is due within half a millisecond is due now: no clock is more exact, and sums of fractions are not either. */
const TOLERANCE = 0.5;

/** No wait is longer than this, in milliseconds: timers cannot hold every number. The head looks again then. */
const LONGEST_WAIT = 60_000;

/** A place on a time line that moves with a clock, at a speed. */
export class PlayHead {
  readonly #clock: PlaybackClock;
  readonly #onWake: () => void;
  #speed: number;
  /** Where it was at the moment {@link #since}; where it is while it stands still. */
  #from = 0;
  #since = 0;
  #isMoving = false;
  #cancel: (() => void) | null = null;

  constructor(clock: PlaybackClock, speed: number, onWake: () => void) {
    this.#clock = clock;
    this.#speed = speed;
    this.#onWake = onWake;
  }

  get isMoving(): boolean {
    return this.#isMoving;
  }

  get time(): number {
    return this.#isMoving ? this.#from + (this.#clock.now() - this.#since) * this.#speed : this.#from;
  }

  get speed(): number {
    return this.#speed;
  }

  /** Changes how fast it moves from where it is. */
  set speed(speed: number) {
    this.moveTo(this.time);
    this.#speed = speed;
  }

  isAt(time: number): boolean {
    return this.time + TOLERANCE >= time;
  }

  moveTo(time: number): void {
    this.#from = time;
    this.#since = this.#clock.now();
  }

  start(): void {
    this.moveTo(this.time);
    this.#isMoving = true;
  }

  stop(): void {
    this.moveTo(this.time);
    this.#isMoving = false;
    this.#sleep();
  }

  /** Wakes its owner when it comes to this time, or before; only the last call counts. */
  wakeAt(time: number): void {
    this.#sleep();
    const wait = Math.min(Math.max(0, (time - this.time) / this.#speed), LONGEST_WAIT);
    this.#cancel = this.#clock.after(wait, () => {
      this.#cancel = null;
      this.#onWake();
    });
  }

  #sleep(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}

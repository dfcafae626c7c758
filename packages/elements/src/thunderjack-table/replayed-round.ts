import { type Clock, Conductor, type Phrasebook, type Speed } from "@thunderjack/stage";
import { Observable } from "rxjs";
import type { PastRound } from "../tj-history/past-round.js";

/** With what a round is shown again. */
export interface ReplayOptions {
  readonly clock: Clock;
  readonly speed: Speed;
  readonly words: Phrasebook;
}

/** A round that is shown once more, at the pace of a table, by a conductor of its own: nothing can be done in it. */
export class ReplayedRound {
  readonly round: PastRound;
  readonly conductor: Conductor;

  constructor(round: PastRound, { clock, speed, words }: ReplayOptions) {
    this.round = round;
    this.conductor = new Conductor({
      rules: round.rules,
      state: round.state,
      clock,
      words,
      // Who asks to see it again wants to see it.
      speed: speed === "instant" ? "fast" : speed,
      backlog: Number.POSITIVE_INFINITY,
    });
    this.#play();
  }

  /** Whether all of it has been shown. */
  get isOver(): boolean {
    const { pending, view } = this.conductor;
    return pending === 0 && view.net !== null;
  }

  /** Whether it goes on: neither paused nor over. */
  get isPlaying(): boolean {
    return !this.conductor.isPaused && !this.isOver;
  }

  /** Pauses it or plays on; from the beginning when it is over. */
  playOrPause(): void {
    if (this.isOver) {
      this.conductor.seek(this.round.state);
      this.conductor.resume();
      this.#play();
    } else if (this.conductor.isPaused) this.conductor.resume();
    else this.conductor.pause();
  }

  #play(): void {
    const { events } = this.round;
    this.conductor.follow(
      new Observable((subscriber) => {
        for (const event of events) subscriber.next(event);
      }),
    );
  }
}

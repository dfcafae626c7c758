import type { Conductor, Frame } from "@thunderjack/stage";
import { Observable, type Subscriber, type Subscription } from "rxjs";

/** Changes a picture before it is drawn. */
export type Lens = (frame: Frame) => Frame;

/**
 * What a renderer is given to draw: the frames of one conductor at a time, through a lens. Renderer and conductor can each
 * be changed for another one while the other stays.
 */
export class StageFeed {
  readonly #subscribers = new Set<Subscriber<Frame>>();
  #source: Subscription | null = null;
  #latest: Frame | null = null;

  /** Whoever comes late gets the latest picture first, without a cue. */
  readonly frames$ = new Observable<Frame>((subscriber) => {
    this.#subscribers.add(subscriber);
    if (this.#latest !== null) subscriber.next({ view: this.#latest.view });
    return () => this.#subscribers.delete(subscriber);
  });

  /** Shows what this conductor plays from now on: first its present picture, without a cue. */
  show(conductor: Conductor, lens: Lens): void {
    this.stop();
    this.#source = conductor.frames$.subscribe((frame) => this.#tell(lens(frame)));
  }

  /** Shows the present picture once more with another message, which stands until the next frame comes. */
  say(message: string): void {
    if (this.#latest !== null) this.#tell({ view: { ...this.#latest.view, message } });
  }

  /** Shows nothing new until another conductor is shown. */
  stop(): void {
    this.#source?.unsubscribe();
    this.#source = null;
  }

  #tell(frame: Frame): void {
    this.#latest = frame;
    for (const subscriber of this.#subscribers) subscriber.next(frame);
  }
}

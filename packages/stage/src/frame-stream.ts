import { Observable, type Subscriber } from "rxjs";
import type { Frame } from "./frame.js";
import type { TableView } from "./view.js";

/**
 * Emits frames to renderers, in the same order for every renderer. A late subscriber first gets the latest view without
 * a cue.
 */
export class FrameStream {
  // A `Subject` of RxJS would be more code, which each page loads before its first picture.
  readonly #subscribers = new Set<Subscriber<Frame>>();
  /** Ends a subscription after the end of the stream; `null` before it. */
  #end: ((subscriber: Subscriber<Frame>) => void) | null = null;
  readonly #queue: Frame[] = [];
  #isEmitting = false;
  #latest: TableView | null;

  /** @param first the view that a subscriber receives before the first frame; none by default */
  constructor(first: TableView | null = null) {
    this.#latest = first;
  }

  /** The view of the last emitted frame; before the first frame, the view that was passed to the constructor. */
  get latest(): TableView | null {
    return this.#latest;
  }

  readonly frames$ = new Observable<Frame>((subscriber) => {
    if (this.#latest !== null) subscriber.next(Object.freeze({ view: this.#latest }));
    if (this.#end !== null) return this.#end(subscriber);
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  });

  /**
   * Emits a frame. If a subscriber causes another frame meanwhile, that frame is emitted after all subscribers have
   * received the first one.
   */
  emit(frame: Frame): void {
    this.#queue.push(frame);
    if (this.#isEmitting) return;
    this.#isEmitting = true;
    try {
      for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
        this.#latest = next.view;
        for (const subscriber of [...this.#subscribers]) subscriber.next(next);
      }
    } finally {
      this.#isEmitting = false;
    }
  }

  /** Ends the stream with an error. */
  fail(reason: unknown): void {
    this.#endWith((subscriber) => subscriber.error(reason));
  }

  /** Ends the stream. Frames in the queue are dropped. */
  complete(): void {
    this.#queue.length = 0;
    this.#endWith((subscriber) => subscriber.complete());
  }

  #endWith(end: (subscriber: Subscriber<Frame>) => void): void {
    this.#end ??= end;
    for (const subscriber of [...this.#subscribers]) this.#end(subscriber);
  }
}

import { Observable, Subject } from "rxjs";
import type { Frame } from "./frame.js";
import type { TableView } from "./view.js";

/** The frames on their way to the renderers, in one order for all of them. */
export class FrameStream {
  readonly #frames = new Subject<Frame>();
  readonly #untold: Frame[] = [];
  #isTelling = false;
  #toldLast: TableView;

  /** @param first what a renderer sees that comes before the first frame */
  constructor(first: TableView) {
    this.#toldLast = first;
  }

  /** Begins for each subscriber with the view that the others were shown last, without a cue. */
  get frames$(): Observable<Frame> {
    return new Observable((subscriber) => {
      subscriber.next(Object.freeze({ view: this.#toldLast }));
      return this.#frames.subscribe(subscriber);
    });
  }

  /** A renderer may ask for the next frame while it is told one: that one is told when all have heard the first. */
  tell(frame: Frame): void {
    this.#untold.push(frame);
    if (this.#isTelling) return;
    this.#isTelling = true;
    try {
      for (let next = this.#untold.shift(); next !== undefined; next = this.#untold.shift()) {
        this.#toldLast = next.view;
        this.#frames.next(next);
      }
    } finally {
      this.#isTelling = false;
    }
  }

  fail(reason: unknown): void {
    this.#frames.error(reason);
  }

  complete(): void {
    this.#untold.length = 0;
    this.#frames.complete();
  }
}

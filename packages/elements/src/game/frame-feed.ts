import { type Frame, FrameStream, type ShownConductor, withNotice } from "@thunderjack/stage";
import type { Subscription } from "rxjs";

/** Returns the frame to draw in place of a frame that a conductor emits. */
export type FrameFilter = (frame: Frame) => Frame;

/**
 * Emits the filtered frames of one conductor at a time. The conductor can be replaced while a renderer stays
 * subscribed.
 */
export class FrameFeed {
  readonly #frames = new FrameStream();
  #source: Subscription | null = null;

  readonly frames$ = this.#frames.frames$;

  /** Replaces the conductor. The current view of the new conductor is emitted first, without a cue. */
  show(conductor: Pick<ShownConductor, "frames$">, filter: FrameFilter): void {
    this.stop();
    this.#source = conductor.frames$.subscribe({
      next: (frame) => this.#frames.emit(filter(frame)),
      // The last frame stays visible. The owner of the conductor reports the error.
      error: () => {},
    });
  }

  /** Emits the current view again with a notice. The next frame has its own message. */
  showNotice(notice: string): void {
    const { latest } = this.#frames;
    if (latest !== null) this.#frames.emit({ view: withNotice(latest, notice) });
  }

  /** Unsubscribes from the conductor. The last frame stays visible. */
  stop(): void {
    this.#source?.unsubscribe();
    this.#source = null;
  }
}

import { type Easing, eased } from "./easing.js";
import type { Offset } from "./moves.js";

/** Something that can be moved. */
export interface Body {
  /** Forgets how it differs from its rest. */
  rest(): void;
  /** Differs by so much more: a share of the offset. */
  add(offset: Offset, share: number): void;
  /** Takes the place that follows from it. */
  settle(): void;
}

interface Motion<B extends Body> {
  body: B;
  offset: Offset;
  start: number;
  duration: number;
  easing: Easing;
  /** Whether the body goes away from its rest, and is gone in the end. */
  isLeaving: boolean;
}

/**
 * All movement of a table. A motion is a difference from the rest that becomes smaller, so that several of them add up
 * on one body: a card whose place changes while it flies bends its way and does not jump.
 *
 * In steady motion it makes no object: a tick only reads and writes numbers.
 */
export class Animator<B extends Body> {
  readonly #running: Motion<B>[] = [];
  readonly #onGone: (body: B) => void;

  /** @param onGone is told of each body that has left */
  constructor(onGone: (body: B) => void) {
    this.#onGone = onGone;
  }

  get isMoving(): boolean {
    return this.#running.length > 0;
  }

  /**
   * Moves a body from an offset to its rest.
   *
   * @param start when it begins, by the clock of {@link Animator.tick}
   */
  move(body: B, offset: Offset, start: number, duration: number, easing: Easing): void {
    this.#running.push({ body, offset, start, duration, easing, isLeaving: false });
  }

  /** Moves a body from its rest to an offset, where it is gone. */
  leave(body: B, offset: Offset, start: number, duration: number, easing: Easing): void {
    this.#running.push({ body, offset, start, duration, easing, isLeaving: true });
  }

  /** Puts everything where it belongs at this moment. */
  tick(now: number): void {
    const running = this.#running;
    for (let place = 0; place < running.length; place++) running[place]?.body.rest();
    let kept = 0;
    for (let place = 0; place < running.length; place++) {
      const motion = running[place];
      if (motion === undefined) continue;
      const time = (now - motion.start) / motion.duration;
      if (time < 1) {
        const gone = time > 0 ? eased(motion.easing, time) : 0;
        motion.body.add(motion.offset, motion.isLeaving ? gone : 1 - gone);
        motion.body.settle();
        running[kept++] = motion;
      } else {
        motion.body.settle();
        if (motion.isLeaving) this.#onGone(motion.body);
      }
    }
    running.length = kept;
  }

  /** Ends every movement: everything lies where it belongs, and what was leaving is gone. */
  stop(): void {
    this.tick(Number.POSITIVE_INFINITY);
  }

  /** Ends the movements of one body that is not there any more. */
  forget(body: B): void {
    for (let place = this.#running.length - 1; place >= 0; place--) {
      if (this.#running[place]?.body === body) this.#running.splice(place, 1);
    }
  }
}

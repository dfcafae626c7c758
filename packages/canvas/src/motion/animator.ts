import { type Easing, eased } from "./easing.js";
import type { Offset } from "./transition.js";

/** An object that the animator can move. */
export interface Animatable {
  /** Sets the offset from the rest state to zero. */
  resetOffset(): void;
  /** Adds a share of an offset. The share is usually from 0 to 1. */
  addOffset(offset: Offset, share: number): void;
  /** Applies the rest state and the current offset. */
  apply(): void;
}

interface Animation<T extends Animatable> {
  readonly target: T;
  readonly offset: Offset;
  readonly start: number;
  readonly duration: number;
  readonly easing: Easing;
  /** Whether the target moves away from its rest state and is removed at the end. */
  readonly isExit: boolean;
}

/**
 * The animations of a table. An animation is an offset from the rest state that decreases to zero. The offsets of
 * several animations of one target add up. A card whose position changes during its flight therefore follows a curve
 * and does not jump.
 *
 * A tick allocates nothing. It only reads and writes numbers.
 */
export class Animator<T extends Animatable> {
  readonly #running: Animation<T>[] = [];
  readonly #onExit: (target: T) => void;

  /** @param onExit called with each target that has left the table */
  constructor(onExit: (target: T) => void) {
    this.#onExit = onExit;
  }

  get isMoving(): boolean {
    return this.#running.length > 0;
  }

  /**
   * Moves a target from an offset to its rest state.
   *
   * @param start the start on the clock of {@link Animator.tick}, in milliseconds
   * @param duration in milliseconds
   */
  move(target: T, offset: Offset, start: number, duration: number, easing: Easing): void {
    this.#running.push({ target, offset, start, duration, easing, isExit: false });
  }

  /** Moves a target from its rest state to an offset, and removes it there. */
  leave(target: T, offset: Offset, start: number, duration: number, easing: Easing): void {
    this.#running.push({ target, offset, start, duration, easing, isExit: true });
  }

  /** Applies the state of all animations at a time in milliseconds. */
  tick(now: number): void {
    const running = this.#running;
    for (let index = 0; index < running.length; index++) running[index]?.target.resetOffset();
    let kept = 0;
    for (let index = 0; index < running.length; index++) {
      const animation = running[index];
      if (animation === undefined) continue;
      const time = (now - animation.start) / animation.duration;
      if (time < 1) {
        const progress = time > 0 ? eased(animation.easing, time) : 0;
        animation.target.addOffset(animation.offset, animation.isExit ? progress : 1 - progress);
        animation.target.apply();
        running[kept++] = animation;
      } else {
        animation.target.apply();
        if (animation.isExit) this.#onExit(animation.target);
      }
    }
    running.length = kept;
  }

  /** Ends all animations. Targets return to their rest state, and leaving targets are removed. */
  stop(): void {
    this.tick(Number.POSITIVE_INFINITY);
  }

  /** Cancels the animations of a target that no longer exists. */
  cancel(target: T): void {
    for (let index = this.#running.length - 1; index >= 0; index--) {
      if (this.#running[index]?.target === target) this.#running.splice(index, 1);
    }
  }
}

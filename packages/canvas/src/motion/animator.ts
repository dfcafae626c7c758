import {
  type CardExit,
  type CardMovement,
  type CardPose,
  cardPose,
  type StruckCard,
  trackAt,
} from "@thunderjack/stage/choreography";

/** An object that the animator can move. */
export interface Animatable {
  /** Sets the offset from the rest state to zero. */
  resetOffset(): void;
  /** Adds an offset. */
  addOffset(offset: CardPose): void;
  /** Applies the rest state and the current offset. */
  apply(): void;
}

interface Animation<T extends Animatable> {
  readonly target: T;
  readonly movement: CardMovement | CardExit | StruckCard;
  readonly start: number;
  readonly end: number;
}

/**
 * The animations of the cards of a table. An animation is an offset from the rest state. The offsets of several
 * animations of one target add up. A card whose position changes during its flight therefore follows a curve and does
 * not jump.
 *
 * A tick allocates nothing. It only reads and writes numbers.
 */
export class Animator<T extends Animatable> {
  readonly #running: Animation<T>[] = [];
  readonly #pose: CardPose = { x: 0, y: 0, rotation: 0, scale: 0, opacity: 0, turn: 0 };
  readonly #onExit: (target: T) => void;

  /** @param onExit called with each target that has left the table */
  constructor(onExit: (target: T) => void) {
    this.#onExit = onExit;
  }

  get isMoving(): boolean {
    return this.#running.length > 0;
  }

  /**
   * Moves a target to its rest state, or away from it. A target that leaves is removed at the end.
   *
   * @param start the start on the clock of {@link Animator.tick}, in milliseconds
   */
  move(target: T, movement: CardMovement | CardExit, start: number): void {
    this.#running.push({ target, movement, start, end: start + movement.delay + movement.duration });
  }

  /** Lifts a target that a storm strikes. The duration is in milliseconds. */
  lift(target: T, movement: StruckCard, start: number, duration: number): void {
    this.#running.push({ target, movement, start, end: start + duration });
  }

  /** Places all moving targets for the time `now`, in milliseconds, and ends the animations that are over. */
  tick(now: number): void {
    const running = this.#running;
    for (let index = 0; index < running.length; index++) running[index]?.target.resetOffset();
    let kept = 0;
    for (let index = 0; index < running.length; index++) {
      const animation = running[index];
      if (animation === undefined) continue;
      const { target, movement } = animation;
      if (now < animation.end) {
        this.#addOffset(target, movement, now - animation.start);
        target.apply();
        running[kept++] = animation;
      } else {
        target.apply();
        if ("view" in movement) this.#onExit(target);
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

  #addOffset(target: T, movement: Animation<T>["movement"], time: number): void {
    const pose = this.#pose;
    if ("lift" in movement) {
      const share = trackAt(movement.lift, time);
      pose.x = movement.by.x * share;
      pose.y = movement.by.y * share;
      pose.rotation = pose.scale = pose.opacity = pose.turn = 0;
    } else cardPose(pose, movement, time);
    target.addOffset(pose);
  }
}

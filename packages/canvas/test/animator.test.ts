import { expect, test } from "vitest";
import { type Animatable, Animator } from "../src/motion/animator.js";
import type { Offset } from "../src/motion/transition.js";

const STILL: Offset = { x: 0, y: 0, rotation: 0, scale: 0, turn: 0, opacity: 0 };

/** A target that has only a horizontal position. */
class Marker implements Animatable {
  x = 0;
  #sum = 0;

  resetOffset(): void {
    this.#sum = 0;
  }

  addOffset(offset: Offset, share: number): void {
    this.#sum += offset.x * share;
  }

  apply(): void {
    this.x = this.#sum;
  }
}

function animated() {
  const gone: Marker[] = [];
  return { gone, animator: new Animator<Marker>((target) => gone.push(target)), target: new Marker() };
}

test("moves a target from its offset to its rest state", () => {
  const { animator, target } = animated();
  animator.move(target, { ...STILL, x: 100 }, 1000, 200, "steady");
  const positions = [1000, 1050, 1100, 1200, 1300].map((now) => {
    animator.tick(now);
    return [target.x, animator.isMoving];
  });
  expect(positions).toEqual([
    [100, true],
    [75, true],
    [50, true],
    [0, false],
    [0, false],
  ]);
});

test("adds up the offsets of two animations of one target", () => {
  const { animator, target } = animated();
  animator.move(target, { ...STILL, x: 100 }, 0, 100, "steady");
  animator.tick(50);
  expect(target.x).toBe(50);
  animator.move(target, { ...STILL, x: -30 }, 50, 100, "steady");
  animator.tick(50);
  expect(target.x).toBe(20);
  animator.tick(100);
  expect(target.x).toBe(-15);
  animator.tick(150);
  expect(target.x).toBe(0);
});

test("starts an exit at its time and reports it once", () => {
  const { animator, target, gone } = animated();
  animator.leave(target, { ...STILL, x: 40 }, 100, 100, "steady");
  animator.tick(50);
  expect([target.x, gone]).toEqual([0, []]);
  animator.tick(150);
  expect([target.x, gone]).toEqual([20, []]);
  animator.tick(200);
  animator.tick(300);
  expect([animator.isMoving, gone]).toEqual([false, [target]]);
});

test("ends all animations when it is stopped", () => {
  const { animator, target, gone } = animated();
  const leaving = new Marker();
  animator.move(target, { ...STILL, x: 100 }, 0, 100, "steady");
  animator.leave(leaving, { ...STILL, x: 40 }, 500, 100, "steady");
  animator.tick(10);
  animator.stop();
  expect([target.x, animator.isMoving, gone]).toEqual([0, false, [leaving]]);
});

test("cancels the animations of a target", () => {
  const { animator, target } = animated();
  animator.move(target, { ...STILL, x: 100 }, 0, 100, "steady");
  animator.cancel(target);
  expect(animator.isMoving).toBe(false);
});

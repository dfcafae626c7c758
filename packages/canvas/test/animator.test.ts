import type { CardExit, CardMovement, CardPose } from "@thunderjack/stage/choreography";
import { expect, test } from "vitest";
import { type Animatable, Animator } from "../src/motion/animator.js";

const STILL = { x: 0, y: 0, rotation: 0, scale: 0, opacity: 0 };

/** Returns a movement along a straight line to the rest state. */
const moved = (x: number, duration: number, delay = 0): CardMovement => ({
  key: "a card",
  from: { ...STILL, x },
  bend: { x: x / 2, y: 0 },
  delay,
  duration,
  easing: "steady",
  turn: null,
});

const left = (x: number, delay: number, duration: number): CardExit => ({
  view: { key: "a card", card: null, isAcross: false, label: "" },
  card: { key: "a card", x: 0, y: 0, width: 50, isAcross: false },
  to: { ...STILL, x },
  delay,
  duration,
  easing: "steady",
});

/** A target that has only a horizontal position. */
class Marker implements Animatable {
  x = 0;
  #sum = 0;

  resetOffset(): void {
    this.#sum = 0;
  }

  addOffset({ x }: CardPose): void {
    this.#sum += x;
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
  animator.move(target, moved(100, 200), 1000);
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
  animator.move(target, moved(100, 100), 0);
  animator.tick(50);
  expect(target.x).toBe(50);
  animator.move(target, moved(-30, 100), 50);
  animator.tick(50);
  expect(target.x).toBe(20);
  animator.tick(100);
  expect(target.x).toBe(-15);
  animator.tick(150);
  expect(target.x).toBe(0);
});

test("starts an exit at its time and reports it once", () => {
  const { animator, target, gone } = animated();
  animator.move(target, left(40, 100, 100), 0);
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
  animator.move(target, moved(100, 100), 0);
  animator.move(leaving, left(40, 500, 100), 0);
  animator.tick(10);
  animator.stop();
  expect([target.x, animator.isMoving, gone]).toEqual([0, false, [leaving]]);
});

test("cancels the animations of a target", () => {
  const { animator, target } = animated();
  animator.move(target, moved(100, 100), 0);
  animator.cancel(target);
  expect(animator.isMoving).toBe(false);
});

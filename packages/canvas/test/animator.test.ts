import { expect, test } from "vitest";
import { Animator, type Body } from "../src/motion/animator.js";
import type { Offset } from "../src/motion/moves.js";

const STILL: Offset = { x: 0, y: 0, rotation: 0, scale: 0, turn: 0, opacity: 0 };

/** A body that only knows how far to the side it is. */
class Point implements Body {
  x = 0;
  #sum = 0;

  rest(): void {
    this.#sum = 0;
  }

  add(offset: Offset, share: number): void {
    this.#sum += offset.x * share;
  }

  settle(): void {
    this.x = this.#sum;
  }
}

function animated() {
  const gone: Point[] = [];
  return { gone, animator: new Animator<Point>((body) => gone.push(body)), point: new Point() };
}

test("a movement begins where something was, and ends where it is", () => {
  const { animator, point } = animated();
  animator.move(point, { ...STILL, x: 100 }, 1000, 200, "steady");
  const places = [1000, 1050, 1100, 1200, 1300].map((now) => {
    animator.tick(now);
    return [point.x, animator.isMoving];
  });
  expect(places).toEqual([
    [100, true],
    [75, true],
    [50, true],
    [0, false],
    [0, false],
  ]);
});

test("two movements of one thing add up, so that it bends its way and does not jump", () => {
  const { animator, point } = animated();
  animator.move(point, { ...STILL, x: 100 }, 0, 100, "steady");
  animator.tick(50);
  expect(point.x).toBe(50);
  animator.move(point, { ...STILL, x: -30 }, 50, 100, "steady");
  animator.tick(50);
  expect(point.x).toBe(20);
  animator.tick(100);
  expect(point.x).toBe(-15);
  animator.tick(150);
  expect(point.x).toBe(0);
});

test("what leaves waits for its moment, goes, and is gone once", () => {
  const { animator, point, gone } = animated();
  animator.leave(point, { ...STILL, x: 40 }, 100, 100, "steady");
  animator.tick(50);
  expect([point.x, gone]).toEqual([0, []]);
  animator.tick(150);
  expect([point.x, gone]).toEqual([20, []]);
  animator.tick(200);
  animator.tick(300);
  expect([animator.isMoving, gone]).toEqual([false, [point]]);
});

test("everything lies where it belongs when it is stopped", () => {
  const { animator, point, gone } = animated();
  const leaving = new Point();
  animator.move(point, { ...STILL, x: 100 }, 0, 100, "steady");
  animator.leave(leaving, { ...STILL, x: 40 }, 500, 100, "steady");
  animator.tick(10);
  animator.stop();
  expect([point.x, animator.isMoving, gone]).toEqual([0, false, [leaving]]);
});

test("a thing that is not there any more is not moved any more", () => {
  const { animator, point } = animated();
  animator.move(point, { ...STILL, x: 100 }, 0, 100, "steady");
  animator.forget(point);
  expect(animator.isMoving).toBe(false);
});

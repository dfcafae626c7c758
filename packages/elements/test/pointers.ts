import { cdp } from "vitest/browser";

/** A point in the window of the browser, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A mouse or a finger whose events the browser treats as input of a user. */
export interface Pointer {
  down(at: Point): Promise<void>;
  move(at: Point): Promise<void>;
  up(at: Point): Promise<void>;
  tap(at: Point): Promise<void>;
  /** Drags from a point to another one. `before` runs before the pointer is released. */
  drag(from: Point, to: Point, before?: () => Promise<void>): Promise<void>;
}

/**
 * Returns the centre of a box in the coordinates of CDP, which begin at the top left of the browser window. The page of
 * the test is in an iframe of the test runner.
 */
export function pointAt({ left, top, width, height }: DOMRect): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame === undefined ? 1 : frame.width / window.innerWidth;
  return {
    x: (frame?.left ?? 0) + (left + width / 2) * scale,
    y: (frame?.top ?? 0) + (top + height / 2) * scale,
  };
}

/** Returns a pointer of a kind. */
export function pointerOf(kind: "mouse" | "touch"): Pointer {
  const mouse = (type: "mousePressed" | "mouseReleased" | "mouseMoved", { x, y }: Point, buttons: number) =>
    cdp().send("Input.dispatchMouseEvent", { type, x, y, button: "left", buttons, clickCount: 1 });
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) =>
    cdp().send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const down = async (at: Point) =>
    void (await (kind === "mouse" ? mouse("mousePressed", at, 1) : touch("touchStart", [at])));
  const move = async (at: Point) =>
    void (await (kind === "mouse" ? mouse("mouseMoved", at, 1) : touch("touchMove", [at])));
  const up = async (at: Point) =>
    void (await (kind === "mouse" ? mouse("mouseReleased", at, 0) : touch("touchEnd", [])));
  return {
    down,
    move,
    up,
    async tap(at) {
      await down(at);
      await up(at);
    },
    async drag(from, to, before) {
      await down(from);
      for (const share of [0.1, 0.5, 1]) {
        await move({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
      }
      await before?.();
      await up(to);
    },
  };
}

import type { Means } from "./surface.js";

/** How a canvas renderer paints. */
export interface CanvasOptions {
  /**
   * By what means: `webgl`, which is left out for `canvas2d` where a browser has none to give, or `canvas2d` from the
   * start. Left out, `webgl` where there is a graphics card for it: done by the processor, it is many times slower than
   * `canvas2d`.
   */
  readonly prefer?: Means;
  /**
   * What deck the cards are of, in one word or two: `four-colour` has green clubs and blue diamonds, `traditional` the full
   * traditional courts, which are loaded; until then the built-in ones are painted.
   */
  readonly deck?: string;
  /** Called after each time that the canvas was drawn. At rest it is not. */
  readonly onPaint?: () => void;
  /**
   * Called when the table cannot be painted at all, because the browser has no canvas or what paints was not to be loaded.
   * The table is in its host all the same, in words, and can be played.
   */
  readonly onFailure?: (reason: unknown) => void;
  /** Left out, the time of the page. */
  readonly time?: PaintTime;
}

/** The time by which things move. */
export interface PaintTime {
  /** In milliseconds. */
  now(): number;
  /** Calls back once, before the page is drawn next. */
  beforePaint(callback: () => void): number;
  /** Takes that back. */
  cancel(id: number): void;
}

/** The time of a page. */
export function pageTime(page: Window): PaintTime {
  return {
    now: () => page.performance.now(),
    beforePaint: (callback) => page.requestAnimationFrame(callback),
    cancel: (id) => page.cancelAnimationFrame(id),
  };
}

import type { CanvasBackend } from "./surface/surface.js";

/** The options of a canvas renderer. */
export interface CanvasOptions {
  /**
   * The graphics backend. If WebGL is unavailable, `webgl` falls back to `canvas2d`. Defaults to `webgl` if there is a
   * graphics card, and to `canvas2d` otherwise, because WebGL is many times slower without a graphics card.
   */
  readonly prefer?: CanvasBackend;
  /**
   * The card design, as one or two space-separated words: `four-colour` for green clubs and blue diamonds, and
   * `traditional` for traditional court cards. The traditional court cards are loaded lazily. The built-in ones are drawn
   * until then.
   */
  readonly deck?: string;
  /** Called each time the canvas has been drawn. The canvas is not drawn while nothing changes. */
  readonly onPaint?: () => void;
  /**
   * Called if the table cannot be drawn, because the browser has no canvas or the painting code failed to load. The
   * accessible table then becomes visible in the host and is playable.
   */
  readonly onFailure?: (reason: unknown) => void;
  /**
   * The clock of the animations. The table is placed and drawn in its frames. Defaults to the clock and the animation
   * frames of the page.
   */
  readonly clock?: AnimationClock;
}

/** The clock of the animations, with the interface of animation frames. */
export interface AnimationClock {
  /** Returns the current time in milliseconds. */
  now(): number;
  /** Calls back once, before the next repaint, and returns an id for {@link AnimationClock.cancelFrame}. */
  requestFrame(callback: () => void): number;
  /** Cancels a callback. */
  cancelFrame(id: number): void;
}

/** Returns the clock of a page. */
export function pageClock(page: Window): AnimationClock {
  return {
    now: () => page.performance.now(),
    requestFrame: (callback) => page.requestAnimationFrame(callback),
    cancelFrame: (id) => page.cancelAnimationFrame(id),
  };
}

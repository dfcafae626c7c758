/*
 * Tests run in a frame of a page of Vitest. The frame is transparent except for screenshots, because Chromium does not
 * paint a transparent frame, and painting would take 40 % of the processor time of the tests. Layout, styles, animation
 * frames, hit tests and the accessibility tree do not depend on it.
 */

/** Sets whether Chromium paints the page of the test. */
export function setPainted(isPainted) {
  const frame = window.frameElement;
  if (frame !== null) frame.style.opacity = isPainted ? "" : "0";
}

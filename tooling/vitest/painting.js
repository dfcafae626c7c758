/*
 * Tests run in a frame of a page of Vitest, which is transparent except for screenshots. Chromium does not paint a
 * transparent frame. Otherwise, painting takes 40 % of the processor time of the tests. Layout, styles, animation
 * frames, hit tests and the accessibility tree do not depend on it.
 */

/** Sets whether Chromium paints the page of the test. */
export function setPainted(isPainted) {
  const frame = window.frameElement;
  if (frame !== null) frame.style.opacity = isPainted ? "" : "0";
}

/*
 * Tests run in a frame inside a page of Vitest. The frame is transparent except for screenshots. Chromium does not
 * paint a transparent frame, and painting would take 40 % of the processor time of the tests. Transparency does not
 * change the layout, styles, animation frames, hit tests or the accessibility tree.
 */

/** Sets whether Chromium paints the page of the test. */
export function setPainted(isPainted) {
  const frame = window.frameElement;
  if (frame !== null) frame.style.opacity = isPainted ? "" : "0";
}

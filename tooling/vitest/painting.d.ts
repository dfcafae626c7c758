/** Sets whether Chromium paints the page of the test. It is painted for screenshots only. */
export function setPainted(isPainted: boolean): void;

/**
 * The maximum number of tables that use WebGL at a time. A browser has about sixteen WebGL contexts per page, and
 * discards the oldest context when a page creates more.
 */
const MAX_CONTEXTS = 8;

let used = 0;

/** Reserves a WebGL context. Returns `false` if no context is left. */
export function acquireContext(): boolean {
  if (used >= MAX_CONTEXTS) return false;
  used++;
  return true;
}

/** Returns a reserved WebGL context to the budget. */
export function releaseContext(): void {
  used--;
}

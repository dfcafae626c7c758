/** Whether the player asked the system for less motion. A browser that cannot be asked has nobody who did. */
export function prefersStillness(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

/** Returns whether the player prefers reduced motion. Returns `false` where `matchMedia` is unavailable. */
export function prefersReducedMotion(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

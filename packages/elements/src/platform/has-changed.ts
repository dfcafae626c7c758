/**
 * Returns whether a value differs from the previous one. Each frame has a new view and a new layout, in which most parts
 * are equal to the previous ones. A component is rendered again only if its own part differs.
 */
export function hasChanged(value: unknown, previous: unknown): boolean {
  return value !== previous && JSON.stringify(value) !== JSON.stringify(previous);
}

/**
 * Returns whether a value differs from the previous one. Each frame has a new view and a new layout, in which most parts
 * are equal to the previous ones. A component is rendered again only if its own part differs.
 */
export function hasChanged(value: unknown, previous: unknown): boolean {
  if (value === previous) return false;
  try {
    return JSON.stringify(value) !== JSON.stringify(previous);
  } catch {
    // A page can set any value, such as a BigInt, which has no JSON form.
    return true;
  }
}

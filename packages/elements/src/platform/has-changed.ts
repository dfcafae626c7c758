/**
 * Returns whether a value differs from the previous one. Each frame has a new view and a new layout, in which most parts
 * are equal to the previous ones. A component is rendered again only if its own part differs.
 */
export function hasChanged(value: unknown, previous: unknown): boolean {
  if (typeof value !== "object" || typeof previous !== "object" || value === null || previous === null)
    return !Object.is(value, previous);
  if (value === previous) return false;
  const fields = Object.entries(value);
  const before = new Map(Object.entries(previous));
  return (
    fields.length !== before.size ||
    fields.some(([name, field]) => !before.has(name) || hasChanged(field, before.get(name)))
  );
}

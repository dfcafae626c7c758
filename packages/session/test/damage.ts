/** The keys that lead to a value inside another value. */
export type Path = readonly (string | number)[];

/** Returns the paths of all values inside a value, without the value itself. */
export function pathsIn(value: unknown): readonly Path[] {
  return entriesOf(value).flatMap(([key, inner]): readonly Path[] => [
    [key],
    ...pathsIn(inner).map((path) => [key, ...path]),
  ]);
}

/** Returns a copy of a value with another value at a path. */
export function damaged(value: unknown, [key, ...rest]: Path, damage: unknown): unknown {
  if (key === undefined) return damage;
  const entries = entriesOf(value).map(([name, inner]) => [name, name === key ? damaged(inner, rest, damage) : inner]);
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

function entriesOf(value: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return [...value.entries()];
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

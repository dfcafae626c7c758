/** Something is not as it has to be. */
class NotTheSame extends Error {
  override readonly name = "NotTheSame";
}

/**
 * Two values are the same, in everything they hold.
 *
 * @param what what they are, for the message
 * @throws NotTheSame at the first difference, with the way to it
 */
export function same(actual: unknown, expected: unknown, what: string): void {
  const difference = differenceOf(actual, expected, what);
  if (difference !== null) throw new NotTheSame(difference);
}

function differenceOf(actual: unknown, expected: unknown, path: string): string | null {
  if (Object.is(actual, expected)) return null;
  if (!isObject(actual) || !isObject(expected)) return `${path}: ${text(actual)} in place of ${text(expected)}`;
  if (Array.isArray(expected) && Array.isArray(actual) && actual.length !== expected.length) {
    return `${path}: ${actual.length} in place of ${expected.length}: ${text(actual)} in place of ${text(expected)}`;
  }
  for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
    const difference = differenceOf(actual[key], expected[key], `${path}, ${key}`);
    if (difference !== null) return difference;
  }
  return null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function text(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}

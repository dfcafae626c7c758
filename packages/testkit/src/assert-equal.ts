/** The error that {@link assertEqual} throws. */
class NotEqual extends Error {
  override readonly name = "NotEqual";
}

/**
 * Compares two values deeply.
 *
 * @param subject the name of the compared value, for the message
 * @throws NotEqual for the first difference; the message contains its path
 */
export function assertEqual(actual: unknown, expected: unknown, subject: string): void {
  const difference = differenceOf(actual, expected, subject);
  if (difference !== null) throw new NotEqual(difference);
}

function differenceOf(actual: unknown, expected: unknown, path: string): string | null {
  if (Object.is(actual, expected)) return null;
  if (!isObject(actual) || !isObject(expected)) return `${path}: ${text(actual)} instead of ${text(expected)}`;
  if (Array.isArray(expected) && Array.isArray(actual) && actual.length !== expected.length) {
    return `${path}: ${actual.length} instead of ${expected.length}: ${text(actual)} instead of ${text(expected)}`;
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

import { isContainer, isEqual, type Path } from "./history.js";

/** A value that differs between two states. */
export interface Difference {
  /** The keys from the state to the value. */
  readonly path: Path;
  /** The value in the first state; `undefined` if there is none. */
  readonly before: unknown;
  /** The value in the second state; `undefined` if there is none. */
  readonly after: unknown;
}

/**
 * Returns the values that differ between two states, in the order of the keys. Lists and objects on both sides are
 * compared field by field; a field that only one side has is one difference.
 */
export function differences(before: unknown, after: unknown, path: Path = []): readonly Difference[] {
  if (isEqual(before, after)) return [];
  if (!isContainer(before) || !isContainer(after) || Array.isArray(before) !== Array.isArray(after)) {
    return [{ path, before, after }];
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => {
    const [old, next] = [own(before, key), own(after, key)];
    const inner = [...path, key];
    if (old === undefined || next === undefined) {
      return old === next ? [] : [{ path: inner, before: old, after: next }];
    }
    return differences(old, next, inner);
  });
}

function own(value: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Returns a path as text, such as `hands[0].cards`. */
export function pathText(path: Path): string {
  return path.reduce((text, key) => {
    if (/^\d+$/.test(key)) return `${text}[${key}]`;
    if (!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key)) return `${text}[${JSON.stringify(key)}]`;
    return text === "" ? key : `${text}.${key}`;
  }, "");
}

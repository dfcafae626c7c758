import { anyBelow, type Chance } from "./chance.js";

/** The keys that lead to a value inside another value. */
export type Path = readonly (string | number)[];

/** Returns the paths of all values inside a value, without the value itself. */
export function pathsIn(value: unknown): readonly Path[] {
  return entriesOf(value).flatMap(([key, inner]): readonly Path[] => [
    [key],
    ...pathsIn(inner).map((path) => [key, ...path]),
  ]);
}

/** Returns the value at a path. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((inner: unknown, key) => entriesOf(inner).find(([name]) => name === key)?.[1], value);
}

/** Returns a copy of a value with another value at a path. */
export function damaged(value: unknown, [key, ...rest]: Path, damage: unknown): unknown {
  if (key === undefined) return damage;
  const entries = entriesOf(value).map(([name, inner]) => [name, name === key ? damaged(inner, rest, damage) : inner]);
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** Returns every version of a line of JSON in which one field has another value of its type, or is missing. */
export function damagedFields(line: string): readonly string[] {
  const value: unknown = JSON.parse(line);
  return pathsIn(value)
    .flatMap((path) => credible(valueAt(value, path)).map((damage) => JSON.stringify(damaged(value, path, damage))))
    .filter((other) => other !== line);
}

/** Returns possible replacements for a value: other values of its type, and `undefined`, which removes it. */
function credible(value: unknown): readonly unknown[] {
  if (typeof value === "number") return [value + 10_000_000, value - 1, undefined];
  if (typeof value === "boolean") return [!value];
  if (typeof value === "string") return [`${value.slice(0, -1)}${value.endsWith("0") ? "1" : "0"}`, undefined];
  return [undefined];
}

/** Returns a text with a random change, as a damaged disk or a manual edit makes it. */
export function damagedText(text: string, chance: Chance): string {
  const at = anyBelow(chance, text.length + 1);
  const character = String.fromCharCode(32 + anyBelow(chance, 95));
  const digit = String(anyBelow(chance, 10));
  const changes = [
    () => `${text.slice(0, at)}${character}${text.slice(at + 1)}`,
    () => `${text.slice(0, at)}${text.slice(at + 1)}`,
    () => text.slice(0, at),
    () => text.slice(at),
    () => text.replace(/\d+/g, (number) => (chance() < 0.1 ? `${number}${digit}` : number)),
    () => text.replace(/\d/g, (number) => (chance() < 0.05 ? digit : number)),
    () => (isJson(text) ? oneOf(damagedFields(text), chance) : `${text}${character}`) ?? "",
  ];
  return oneOf(changes, chance)?.() ?? text;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns a list with a change at a random element: the element is duplicated, removed or replaced, the elements before
 * and after it are exchanged, or it is removed with all later elements.
 */
export function damagedList(list: readonly unknown[], chance: Chance): readonly unknown[] {
  const at = anyBelow(chance, list.length);
  const element = list[at];
  const replaced = typeof element === "string" ? damagedText(element, chance) : {};
  const [before, after] = [list.slice(0, at), list.slice(at + 1)];
  const changes = [
    () => [...before, element, element, ...after],
    () => [...before, ...after],
    () => [...after, element, ...before],
    () => before,
    () => [...before, null, ...after],
    () => [...before, replaced, ...after],
  ];
  return list.length === 0 ? [null] : (oneOf(changes, chance)?.() ?? list);
}

/** Returns a random element; `undefined` for an empty list. */
export function oneOf<Element>(list: readonly Element[], chance: Chance): Element | undefined {
  return list[anyBelow(chance, list.length)];
}

function entriesOf(value: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return [...value.entries()];
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

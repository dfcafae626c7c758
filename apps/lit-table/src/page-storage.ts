/** The part of `localStorage` that the pages use. */
export type PageStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Returns the local storage of the browser; `null` if the page may not store anything. */
export function pageStorage(): PageStorage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Returns the stored value of a key; `null` if there is none, or if it cannot be read. */
export function readStored(storage: PageStorage | null, key: string): unknown {
  try {
    return JSON.parse(storage?.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Stores a value under a key; `null` removes it. If the storage is full, the value is not stored. */
export function writeStored(storage: PageStorage | null, key: string, value: unknown): void {
  try {
    if (value === null) storage?.removeItem(key);
    else storage?.setItem(key, JSON.stringify(value));
  } catch {
    // The game does not depend on the stored value.
  }
}

/** Returns whether a stored value is an object with fields. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

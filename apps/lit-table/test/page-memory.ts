import type { PageStorage } from "../src/page-storage.js";

/** A storage in memory, for tests without a browser. */
export class PageMemory implements PageStorage {
  readonly #values = new Map<string, string>();

  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#values.set(key, value);
  }

  removeItem(key: string): void {
    this.#values.delete(key);
  }
}

/** A storage that rejects every access, such as the storage of a sandboxed page. */
export const REFUSED: PageStorage = {
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
};

function refuse(): never {
  throw new Error("The storage is not accessible.");
}

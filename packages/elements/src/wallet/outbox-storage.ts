import type { OutboxStorage } from "./outbox.js";

/** Stores entries in the memory of the page. */
export function memoryStorage(): OutboxStorage {
  const texts = new Map<string, string>();
  return {
    isLasting: false,
    entries: () => [...texts],
    read: (id) => texts.get(id) ?? null,
    write: (id, text) => void texts.set(id, text),
    remove: (id) => void texts.delete(id),
    putAside: (id) => void texts.delete(id),
  };
}

/**
 * Stores the entries of a stored table in the local storage of the browser, which is synchronous: an entry is stored
 * when `write` returns. All tabs share the entries. If the local storage is unavailable or full, entries are stored in
 * memory.
 */
export function browserStorage(name: string): OutboxStorage {
  const prefix = `thunderjack-wallet/${encodeURIComponent(name)}/`;
  const aside = `thunderjack-wallet-damaged/${encodeURIComponent(name)}/`;
  const probe = `${prefix}probe`;
  let storage: Storage;
  try {
    storage = localStorage;
    storage.setItem(probe, "");
    storage.removeItem(probe);
  } catch {
    return memoryStorage();
  }
  const memory = memoryStorage();
  return {
    isLasting: true,
    entries: () => [
      ...Object.keys(storage).flatMap((key) => {
        const text = key.startsWith(prefix) ? storage.getItem(key) : null;
        return text === null ? [] : [[key.slice(prefix.length), text] as const];
      }),
      ...memory.entries(),
    ],
    read: (id) => storage.getItem(prefix + id) ?? memory.read(id),
    write: (id, text) => {
      try {
        storage.setItem(prefix + id, text);
        memory.remove(id);
      } catch {
        // The storage is full. An older text of this entry must not be read in place of this one.
        storage.removeItem(prefix + id);
        memory.write(id, text);
      }
    },
    remove: (id) => {
      storage.removeItem(prefix + id);
      memory.remove(id);
    },
    putAside: (id) => {
      try {
        storage.setItem(aside + id, storage.getItem(prefix + id) ?? "");
        storage.removeItem(prefix + id);
      } catch {
        // The storage is full. The damaged entry stays where it is, and is ignored.
      }
    },
  };
}

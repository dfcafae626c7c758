import { type Secret, type SecretStore, withoutSecrets, withSecret } from "./secret-store.js";
import {
  type RecordingLines,
  rememberedCommands,
  type SessionChange,
  type SessionStore,
  type StoredSession,
  VersionConflict,
} from "./session-store.js";

interface Kept extends StoredSession {
  readonly retired: readonly RecordingLines[];
}

/**
 * Stores sessions in memory, for tests, for Node, and for pages without storage. The sessions last as long as the
 * store.
 */
export class MemoryStore implements SessionStore {
  readonly #sessions = new Map<string, Kept>();
  /** The last version of every name, including deleted sessions. No version is used twice. */
  readonly #versions = new Map<string, number>();

  load(name: string): Promise<StoredSession | null> {
    return Promise.resolve(this.#sessions.get(name) ?? null);
  }

  save(name: string, expected: number | null, change: SessionChange): Promise<number> {
    const before = this.#sessions.get(name) ?? null;
    const stored = before?.version ?? null;
    if (stored !== expected) return Promise.reject(new VersionConflict(expected, stored));
    const version = (this.#versions.get(name) ?? 0) + 1;
    this.#versions.set(name, version);
    const retired = [...(before?.retired ?? []), ...change.retired];
    this.#sessions.set(name, {
      version,
      lines: [...(before?.lines ?? []).slice(0, change.from), ...change.lines],
      done: rememberedCommands(before?.done ?? [], change.ids),
      retired: retired.slice(Math.max(0, retired.length - change.keep)),
    });
    return Promise.resolve(version);
  }

  retired(name: string): Promise<readonly RecordingLines[]> {
    return Promise.resolve(this.#sessions.get(name)?.retired ?? []);
  }

  remove(name: string): Promise<void> {
    this.#sessions.delete(name);
    return Promise.resolve();
  }
}

/** Stores seeds in memory. */
export class MemorySecrets implements SecretStore {
  readonly #secrets = new Map<string, readonly Secret[]>();

  load(name: string): Promise<readonly Secret[]> {
    return Promise.resolve(this.#secrets.get(name) ?? []);
  }

  add(name: string, secret: Secret): Promise<void> {
    this.#secrets.set(name, withSecret(this.#secrets.get(name) ?? [], secret));
    return Promise.resolve();
  }

  forget(name: string, commitments: readonly string[]): Promise<void> {
    this.#secrets.set(name, withoutSecrets(this.#secrets.get(name) ?? [], commitments));
    return Promise.resolve();
  }

  remove(name: string): Promise<void> {
    this.#secrets.delete(name);
    return Promise.resolve();
  }
}

import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { type Secret, type SecretStore, withoutSecrets, withSecret } from "../secret-store.js";
import {
  NewerStore,
  type RecordingLines,
  rememberedCommands,
  type SessionChange,
  type SessionStore,
  type StoredSession,
  VersionConflict,
} from "../session-store.js";
import { headIn, recordingsIn, type StoredHead, secretsIn, sessionIn } from "../stored-records.js";

interface SessionsSchema extends DBSchema {
  heads: { key: string; value: StoredHead };
  /** One entry for each line of the recording in play, so a command writes only its own lines. */
  lines: { key: [name: string, place: number]; value: string };
  retired: { key: [name: string, number: number]; value: RecordingLines };
}

interface SecretsSchema extends DBSchema {
  secrets: { key: string; value: readonly Secret[] };
}

/** The version of the database schema. A new schema needs a new version and an upgrade in `openSessions`. */
const DATABASE_VERSION = 1;

/**
 * Stores sessions in IndexedDB. Each change is one transaction. After a crash, the change is stored completely or not
 * at all.
 */
export class IdbStore implements SessionStore {
  readonly upgraded: Promise<NewerStore>;
  readonly #connection: Connection<SessionsSchema>;

  /**
   * Creates a store.
   *
   * @param database the name of the database; each database has its own sessions
   */
  constructor(database = "thunderjack-sessions") {
    this.#connection = new Connection(() => openSessions(database, this.#connection));
    this.upgraded = this.#connection.upgraded;
  }

  async load(name: string): Promise<StoredSession | null> {
    const database = await this.#connection.open();
    try {
      const transaction = database.transaction(["heads", "lines"], "readonly");
      const [head, lines] = await Promise.all([
        transaction.objectStore("heads").get(name),
        transaction.objectStore("lines").getAll(allOf(name)),
        transaction.done,
      ]);
      return storedIn(head, lines);
    } catch {
      const head: unknown = await database.get("heads", name).catch(() => null);
      return storedIn(head, await readSingly(database, "lines", name));
    }
  }

  async save(name: string, expected: number | null, change: SessionChange): Promise<number> {
    const database = await this.#connection.open();
    const transaction = database.transaction(["heads", "lines", "retired"], "readwrite", { durability: "strict" });
    const heads = transaction.objectStore("heads");
    const isEmpty = (await transaction.objectStore("lines").count(allOf(name))) === 0;
    const head = headIn(storedHead(await heads.get(name), isEmpty));
    if ((head?.version ?? null) !== expected) {
      transaction.abort();
      await transaction.done.catch(() => {});
      throw new VersionConflict(expected, head?.version ?? null);
    }
    const { ids, retired, keep, from, lines: more } = change;
    const { version, done } = head ?? NEW_HEAD;
    const lines = transaction.objectStore("lines");
    const retiredStore = transaction.objectStore("retired");
    const before = await retiredStore.getAllKeys(allOf(name));
    const [, last = -1] = before.at(-1) ?? [];
    const next = {
      version: (version === 0 ? randomVersion() : version) + 1,
      lineCount: from + more.length,
      done: rememberedCommands(done, ids),
    };
    const surplus = Math.max(0, before.length + retired.length - keep);
    try {
      unawaited(lines.delete(IDBKeyRange.bound([name, from], [name, Number.MAX_SAFE_INTEGER])));
      for (const [place, line] of more.entries()) unawaited(lines.put(line, [name, from + place]));
      for (const key of before.slice(0, surplus)) unawaited(retiredStore.delete(key));
      for (const [place, recording] of retired.slice(Math.max(0, surplus - before.length)).entries())
        unawaited(retiredStore.put(recording, [name, last + 1 + place]));
      unawaited(heads.put(next, name));
    } catch (reason) {
      // A request that throws does not undo the requests before it. The transaction must be aborted.
      transaction.abort();
      await transaction.done.catch(() => {});
      throw reason;
    }
    await transaction.done;
    return next.version;
  }

  async retired(name: string): Promise<readonly RecordingLines[]> {
    const database = await this.#connection.open();
    const rows = await database
      .getAll("retired", allOf(name))
      .catch((): Promise<unknown> => readSingly(database, "retired", name));
    return recordingsIn(rows);
  }

  async remove(name: string): Promise<void> {
    const database = await this.#connection.open();
    const transaction = database.transaction(["heads", "lines", "retired"], "readwrite");
    await Promise.all([
      transaction.objectStore("heads").delete(name),
      transaction.objectStore("lines").delete(allOf(name)),
      transaction.objectStore("retired").delete(allOf(name)),
      transaction.done,
    ]);
  }

  /** Closes the database. The next access opens it again. */
  close(): Promise<void> {
    return this.#connection.close();
  }
}

/** Stores the seeds in play in a separate database. */
export class IdbSecrets implements SecretStore {
  readonly #connection: Connection<SecretsSchema>;

  /**
   * Creates a store.
   *
   * @param database the name of the database
   */
  constructor(database = "thunderjack-secrets") {
    this.#connection = new Connection(() => openSecrets(database, this.#connection));
  }

  async load(name: string): Promise<readonly Secret[]> {
    return secretsIn(await (await this.#connection.open()).get("secrets", name));
  }

  add(name: string, secret: Secret): Promise<void> {
    return this.#change(name, (secrets) => withSecret(secrets, secret));
  }

  forget(name: string, commitments: readonly string[]): Promise<void> {
    return this.#change(name, (secrets) => withoutSecrets(secrets, commitments));
  }

  async remove(name: string): Promise<void> {
    await (await this.#connection.open()).delete("secrets", name);
  }

  /** Closes the database. The next access opens it again. */
  close(): Promise<void> {
    return this.#connection.close();
  }

  async #change(name: string, change: (secrets: readonly Secret[]) => readonly Secret[]): Promise<void> {
    const database = await this.#connection.open();
    const transaction = database.transaction("secrets", "readwrite", { durability: "strict" });
    const secrets = await transaction.store.get(name);
    unawaited(transaction.store.put(change(secretsIn(secrets)), name));
    await transaction.done;
  }
}

const NEW_HEAD: StoredHead = { version: 0, done: [] };

/**
 * Returns a random number from which the versions of a session continue if its last version is unknown: the database
 * was deleted, or the version is damaged. A tab that still has an old version must not find the same version in a later
 * state.
 */
function randomVersion(): number {
  const [version = 0] = crypto.getRandomValues(new Uint32Array(1));
  return version;
}

/**
 * Returns the head of a session as it was read, or `null` if it is missing although there are lines: the session is
 * then damaged.
 */
function storedHead(head: unknown, isEmpty: boolean): unknown {
  return head === undefined && !isEmpty ? null : head;
}

function storedIn(head: unknown, lines: readonly unknown[]): StoredSession | null {
  const stored = headIn(storedHead(head, lines.length === 0));
  return sessionIn(stored === null ? undefined : { ...stored, lines });
}

/** Reads rows one by one, because a request for all rows fails if the browser cannot read one of them. */
async function readSingly(
  database: IDBPDatabase<SessionsSchema>,
  store: "lines" | "retired",
  name: string,
): Promise<readonly unknown[]> {
  const keys = await database.getAllKeys(store, allOf(name));
  return Promise.all(keys.map((key): Promise<unknown> => database.get(store, key).catch(() => null)));
}

/** Ignores the result of a single request. If the request fails, the transaction also fails and changes nothing. */
function unawaited(request: Promise<unknown>): void {
  request.catch(() => {});
}

function allOf(name: string): IDBKeyRange {
  return IDBKeyRange.bound([name, 0], [name, Number.MAX_SAFE_INTEGER]);
}

/** A database that is opened on first use. It is opened again after the connection was lost or could not be opened. */
class Connection<Schema extends DBSchema> {
  /** Resolves when a newer version of the program has upgraded the database. */
  readonly upgraded: Promise<NewerStore>;
  readonly #openIt: () => Promise<IDBPDatabase<Schema>>;
  #opened: Promise<IDBPDatabase<Schema>> | null = null;
  #reportUpgrade: (reason: NewerStore) => void = () => {};

  constructor(openIt: () => Promise<IDBPDatabase<Schema>>) {
    this.#openIt = openIt;
    this.upgraded = new Promise((resolve) => {
      this.#reportUpgrade = resolve;
    });
  }

  open(): Promise<IDBPDatabase<Schema>> {
    if (this.#opened === null) {
      const opened = this.#openIt().catch((reason: unknown) => {
        throw reason instanceof DOMException && reason.name === "VersionError"
          ? new NewerStore(reason.message)
          : reason;
      });
      this.#opened = opened;
      opened.catch(() => this.lose());
    }
    return this.#opened;
  }

  /** Forces the next access to open the database again. */
  lose(): void {
    this.#opened = null;
  }

  async close(): Promise<void> {
    const opened = this.#opened;
    this.lose();
    (await opened?.catch(() => null))?.close();
  }

  /**
   * Closes the database, because another tab deletes or upgrades it.
   *
   * @param version the version to which the database is upgraded; `null` if it is deleted
   */
  async yield(version: number | null): Promise<void> {
    await this.close();
    if (version === null) return;
    // The database opens again if the upgrade has failed.
    const found = await this.open().catch((reason: unknown) => reason);
    if (found instanceof NewerStore) this.#reportUpgrade(found);
  }
}

/** The function is async so that a missing `indexedDB` rejects the promise, as other storage errors do. */
async function openSessions(name: string, connection: Connection<SessionsSchema>) {
  return openDB<SessionsSchema>(name, DATABASE_VERSION, {
    upgrade(database) {
      database.createObjectStore("heads");
      database.createObjectStore("lines");
      database.createObjectStore("retired");
    },
    ...whenLost(connection),
  });
}

async function openSecrets(name: string, connection: Connection<SecretsSchema>) {
  return openDB<SecretsSchema>(name, DATABASE_VERSION, {
    upgrade(database) {
      database.createObjectStore("secrets");
    },
    ...whenLost(connection),
  });
}

/**
 * Returns the callbacks of a database. The connection is closed when another tab deletes or upgrades the database, so
 * that this tab does not block it. A connection that the browser terminated is opened again on the next access.
 */
function whenLost<Schema extends DBSchema>(connection: Connection<Schema>) {
  return {
    blocking: (_current: number, version: number | null) => void connection.yield(version),
    terminated: () => connection.lose(),
  };
}

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
  readonly #connection: Connection<SessionsSchema>;

  /**
   * Creates a store.
   *
   * @param database the name of the database; each database has its own sessions
   */
  constructor(database = "thunderjack-sessions") {
    this.#connection = new Connection(() => openSessions(database, this.#connection));
  }

  async load(name: string): Promise<StoredSession | null> {
    const database = await this.#connection.open();
    const transaction = database.transaction(["heads", "lines"], "readonly");
    const [head, lines] = await Promise.all([
      transaction.objectStore("heads").get(name),
      transaction.objectStore("lines").getAll(allOf(name)),
      transaction.done,
    ]);
    return sessionIn(head === undefined ? undefined : { ...headIn(head), lines });
  }

  async save(name: string, expected: number | null, change: SessionChange): Promise<number> {
    const database = await this.#connection.open();
    const transaction = database.transaction(["heads", "lines", "retired"], "readwrite", { durability: "strict" });
    const heads = transaction.objectStore("heads");
    const head = headIn(await heads.get(name));
    if ((head?.version ?? null) !== expected) {
      transaction.abort();
      await transaction.done.catch(() => {});
      throw new VersionConflict(expected, head?.version ?? null);
    }
    const { ids, retired, keep, from, lines: more } = change;
    const { version, done, nextRetired: stored } = head ?? newHead();
    const lines = transaction.objectStore("lines");
    const putAway = transaction.objectStore("retired");
    const nextRetired = stored ?? (await nextNumber(putAway, name));
    const next = {
      version: version + 1,
      done: rememberedCommands(done, ids),
      nextRetired: nextRetired + retired.length,
    };
    const oldest = Math.max(0, next.nextRetired - keep);
    try {
      asked(lines.delete(IDBKeyRange.bound([name, from], [name, Number.MAX_SAFE_INTEGER])));
      for (const [place, line] of more.entries()) asked(lines.put(line, [name, from + place]));
      for (const [place, recording] of retired.entries()) asked(putAway.put(recording, [name, nextRetired + place]));
      if (oldest > 0) asked(putAway.delete(IDBKeyRange.bound([name, 0], [name, oldest], false, true)));
      asked(heads.put(next, name));
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
    return recordingsIn(await (await this.#connection.open()).getAll("retired", allOf(name)));
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
    asked(transaction.store.put(change(secretsIn(secrets)), name));
    await transaction.done;
  }
}

/**
 * Returns the head of a new session. Its version starts at a random number, because the used versions are lost when the
 * database is deleted. A tab that still has an old version must not find the same version in a session of another tab.
 */
function newHead(): StoredHead {
  const [version = 0] = crypto.getRandomValues(new Uint32Array(1));
  return { version, done: [], nextRetired: 0 };
}

/** Returns the number after the last retired recording, for a session whose own count was damaged. */
async function nextNumber(
  retired: { getAllKeys(range: IDBKeyRange): Promise<readonly SessionsSchema["retired"]["key"][]> },
  name: string,
): Promise<number> {
  const [, last = -1] = (await retired.getAllKeys(allOf(name))).at(-1) ?? [];
  return last + 1;
}

/** Ignores the result of a single request. If the request fails, the transaction also fails and changes nothing. */
function asked(request: Promise<unknown>): void {
  request.catch(() => {});
}

function allOf(name: string): IDBKeyRange {
  return IDBKeyRange.bound([name, 0], [name, Number.MAX_SAFE_INTEGER]);
}

/** A database that is opened on first use. It is opened again after it was lost or could not be opened. */
class Connection<Schema extends DBSchema> {
  readonly #openIt: () => Promise<IDBPDatabase<Schema>>;
  #opened: Promise<IDBPDatabase<Schema>> | null = null;

  constructor(openIt: () => Promise<IDBPDatabase<Schema>>) {
    this.#openIt = openIt;
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
    blocking: () => void connection.close(),
    terminated: () => connection.lose(),
  };
}

/* Records what leaves a table: events, messages, requests and console output. */

type Method = (this: unknown, ...values: unknown[]) => unknown;

/** Records all values that are passed to functions of the platform, until `restore` is called. */
export class Tap {
  /** The values since the last call of {@link taken}. */
  #values: unknown[] = [];
  readonly #restores: (() => void)[] = [];

  constructor() {
    this.#record(EventTarget.prototype, "dispatchEvent", (_, [event]) =>
      event instanceof CustomEvent ? [event.type, event.detail] : [],
    );
    this.#record(BroadcastChannel.prototype, "postMessage", (channel, [message]) =>
      channel instanceof BroadcastChannel && channel.name.startsWith("thunderjack/") ? [message] : [],
    );
    this.#record(Worker.prototype, "postMessage", (_, values) => values);
    this.#record(MessagePort.prototype, "postMessage", (_, values) => values);
    this.#record(WebSocket.prototype, "send", (_, values) => values);
    this.#record(XMLHttpRequest.prototype, "open", (_, values) => values);
    this.#record(XMLHttpRequest.prototype, "send", (_, values) => values);
    this.#record(Navigator.prototype, "sendBeacon", (_, values) => values);
    this.#record(Storage.prototype, "setItem", (_, values) => values);
    this.#record(CanvasRenderingContext2D.prototype, "fillText", (_, [text]) => [text]);
    this.#record(CanvasRenderingContext2D.prototype, "strokeText", (_, [text]) => [text]);
    this.#record(window, "fetch", (_, values) => values);
    for (const method of ["debug", "log", "info", "warn", "error"])
      this.#record(console, method, (_, values) => values);
  }

  /** Returns the values that were recorded since the last call. */
  taken(): readonly unknown[] {
    const values = this.#values;
    this.#values = [];
    return values;
  }

  restore(): void {
    for (const restore of this.#restores) restore();
  }

  #record(owner: object, name: string, seen: (self: unknown, values: readonly unknown[]) => readonly unknown[]): void {
    const methods = owner as Record<string, Method>;
    const original = methods[name];
    if (original === undefined) throw new Error(`There is no method ${name}.`);
    const record = (values: readonly unknown[]) => this.#values.push(...values);
    methods[name] = function (...values) {
      record(seen(this, values));
      return original.apply(this, values);
    };
    this.#restores.push(() => {
      methods[name] = original;
    });
  }
}

/** Returns everything in the storage of this origin, apart from the databases with these names. */
export async function stored(...apart: readonly string[]): Promise<readonly unknown[]> {
  const databases = (await indexedDB.databases()).map(({ name = "" }) => name).filter((name) => !apart.includes(name));
  const contents = await Promise.all(databases.map(contentOf));
  return [...contents, { ...localStorage }, { ...sessionStorage }, document.cookie];
}

/** Removes everything from the databases of this origin, so that earlier tests leave no cards in them. */
export async function clearStored(): Promise<void> {
  for (const { name = "" } of await indexedDB.databases()) {
    await inDatabase(name, "readwrite", (stores) => Promise.all(stores.map((store) => answerTo(store.clear()))));
  }
}

function contentOf(name: string): Promise<unknown> {
  return inDatabase(name, "readonly", (stores) =>
    Promise.all(stores.flatMap((store) => [answerTo(store.getAllKeys()), answerTo(store.getAll())])),
  );
}

async function inDatabase(
  name: string,
  mode: IDBTransactionMode,
  work: (stores: readonly IDBObjectStore[]) => Promise<unknown>,
): Promise<unknown> {
  const database = await answerTo(indexedDB.open(name));
  try {
    const names = Array.from(database.objectStoreNames);
    if (names.length === 0) return [];
    const transaction = database.transaction(names, mode);
    return await work(names.map((store) => transaction.objectStore(store)));
  } finally {
    database.close();
  }
}

function answerTo<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { type Connection, newClient, type Statement } from "../src/database.js";
import { PostgresHouseStore } from "../src/postgres-house-store.js";
import { Notifier } from "../src/wake-ups.js";
import { missingPostgres, TestServer } from "./database.js";

const KEYS = `test:${Buffer.alloc(32, 7).toString("base64")}`;

const WAIT = { timeout: 30_000, interval: 20 };

const commitAt = (position: number) => ({
  ...{ table: "a", position, id: `id-${position}`, at: 0, facts: [], deadline: null, opensShoe: position === 1 },
  ...{ secrets: [], transfers: [] },
});

/** A connection that keeps the notifications of each statement. `results` are the results of the statements, in order. */
function connectionWith(...results: readonly Promise<void>[]) {
  const sent: (readonly string[])[] = [];
  const connection: Connection = {
    rows: async (statement) => {
      sent.push(partsOf(statement));
      await results[sent.length - 1];
      return [];
    },
    count: async () => 0,
  };
  return { connection, sent };
}

/** Returns the array of notifications among the values of a statement. */
function partsOf(statement: Statement): readonly string[] {
  const [, parts] = statement.values as [string, Statement];
  return parts.values[0] as readonly string[];
}

describe("a notifier", () => {
  it("sends the first wake-up at once, and joins those during a notification", async () => {
    const { connection, sent } = connectionWith();
    const notifier = new Notifier(connection, () => {});
    notifier.notify([{ table: "a", position: 1 }]);
    expect(sent).toEqual([["1 a"]]);
    notifier.notify([{ table: "a", position: 3 }]);
    notifier.notify([
      { table: "b", position: 1 },
      { table: "a", position: 2 },
    ]);
    await notifier.sent();
    expect(sent).toEqual([["1 a"], ["3 a\n1 b"]]);
    notifier.notify([]);
    notifier.notify([{ table: "c", position: 1 }]);
    expect(sent).toEqual([["1 a"], ["3 a\n1 b"], ["1 c"]]);
    await notifier.sent();
  });

  it("reports a failed notification, and sends the next one", async () => {
    const { connection, sent } = connectionWith(Promise.reject(new Error("lost")));
    const failures: unknown[] = [];
    const notifier = new Notifier(connection, (reason) => failures.push(reason));
    notifier.notify([{ table: "a", position: 1 }]);
    notifier.notify([{ table: "b", position: 1 }]);
    await notifier.sent();
    expect(failures).toEqual([new Error("lost")]);
    expect(sent).toEqual([["1 a"], ["1 b"]]);
  });

  it("divides wake-ups that are too long for one notification", async () => {
    const { connection, sent } = connectionWith();
    const notifier = new Notifier(connection, () => {});
    const heads = Array.from({ length: 300 }, (_, index) => ({ table: `${"ü".repeat(60)}${index}`, position: index }));
    notifier.notify(heads);
    await notifier.sent();
    const parts = sent.flat();
    expect(parts.length).toBeGreaterThan(1);
    expect(Math.max(...parts.map((part) => Buffer.byteLength(part)))).toBeLessThan(8000);
    expect(parts.join("\n").split("\n")).toEqual(heads.map(({ table, position }) => `${position} ${table}`));
  });
});

describe.skipIf(missingPostgres() !== null)("a store that is closed", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server?.stop());

  /** Returns a store, another one of the same database, and a promise that resolves when the latter is notified of a position. */
  async function opened(position: number) {
    const url = await server.database();
    const failures: unknown[] = [];
    const failed = (reason: unknown) => failures.push(reason);
    const store = await PostgresHouseStore.open({ url, keys: KEYS, connections: 2, failed });
    const other = await PostgresHouseStore.open({ url, keys: KEYS, connections: 2 });
    onTestFinished(() => other.close());
    const woken = new Promise<void>((resolve) => {
      other.watch((heads) => {
        if (heads.some((head) => head.position === position)) resolve();
      });
    });
    return { url, store, other, woken, failures };
  }

  it("sends the wake-ups of all its commits before", async () => {
    const { store, woken } = await opened(3);
    for (const position of [1, 2, 3]) await store.append([commitAt(position)]);
    await store.close();
    await woken;
  });

  it("waits for a running append, and sends its wake-up", async () => {
    const { url, store, other, woken, failures } = await opened(2);
    await other.append([commitAt(1)]);
    const lock = newClient(url);
    await lock.connect();
    await lock.query("begin");
    await lock.query("select position from house_tables where table_id = 'a' for update");
    const running = store.append([commitAt(2)]);
    const closed = store.close();
    // The store no longer listens.
    await vi.waitFor(async () => {
      await lock.query("select pg_stat_clear_snapshot()");
      const { rowCount } = await lock.query(
        "select from pg_stat_activity where datname = current_database() and query like 'listen %'",
      );
      expect(rowCount).toBe(1);
    }, WAIT);
    await lock.query("rollback");
    await lock.end();
    await closed;
    expect(await running).toEqual(["appended"]);
    expect(failures).toEqual([]);
    await woken;
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { newClient } from "../src/database.js";
import { PostgresHouseStore } from "../src/postgres-house-store.js";
import { missingPostgres, TestServer } from "./database.js";

const KEYS = `test:${Buffer.alloc(32, 7).toString("base64")}`;

/** The advisory lock of the migrations. It is the same in all versions. */
const LOCK = 7_284_113;

describe.skipIf(missingPostgres() !== null)("the migrations of a database", () => {
  let server: TestServer;
  let url: string;
  let client: ReturnType<typeof newClient>;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  beforeEach(async () => {
    url = await server.database();
    client = newClient(url);
    await client.connect();
    return () => client.end();
  });
  afterAll(() => server?.stop());

  const open = () => PostgresHouseStore.open({ url, keys: KEYS, connections: 1, listens: false });
  const numbers = async () =>
    (
      await client.query<{ number: number }>("select left(name, 3)::int as number from house_migrations order by 1")
    ).rows.map(({ number }) => number);

  it("wait for the lock, and are made once by processes that start at the same time", async () => {
    await client.query(`select pg_advisory_lock(${LOCK})`);
    const opened = Promise.all([open(), open(), open()]);
    await vi.waitFor(async () => {
      const { rows } = await client.query(
        `select from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted`,
      );
      expect(rows).toHaveLength(3);
    }, 10_000);
    expect((await client.query("select from pg_tables where tablename like 'house%'")).rows).toEqual([]);
    await client.query(`select pg_advisory_unlock(${LOCK})`);
    for (const store of await opened) await store.close();
    const made = await numbers();
    expect(made.length).toBeGreaterThan(4);
    expect(made).toEqual(made.map((_, place) => place + 1));
  });

  // So processes are replaced one after the other, and the version before can be started again.
  it("of the next version do not keep a process of this version from starting", async () => {
    await (await open()).close();
    await client.query("insert into house_migrations (name) values ('900-of-the-next-version')");
    const before = await numbers();
    const store = await open();
    await store.deposit("ann", 100, "start");
    expect(await store.balance("ann")).toBe(100);
    await store.close();
    expect(await numbers()).toEqual(before);
  });
});

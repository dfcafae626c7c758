import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newClient } from "../src/database.js";
import { PostgresHouseStore } from "../src/postgres-house-store.js";
import { missingPostgres, TestServer } from "./database.js";

const KEYS = `test:${Buffer.alloc(32, 7).toString("base64")}`;

const commitAt = (table: string, position: number) => ({
  ...{ table, position, id: `id-${position}`, at: 0, facts: [], deadline: null, opensShoe: position === 1 },
  ...{ secrets: [], transfers: [] },
});

describe.skipIf(missingPostgres() !== null)("appends of several processes or tables", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server?.stop());

  it("reports the commits that another process was faster than", async () => {
    const url = await server.database();
    const conflicts: number[] = [];
    const conflicted = (commits: number) => conflicts.push(commits);
    const store = await PostgresHouseStore.open({ url, keys: KEYS, connections: 2, conflicted });
    const other = await PostgresHouseStore.open({ url, keys: KEYS, connections: 2 });
    expect(await store.append([commitAt("a", 1)])).toEqual(["appended"]);
    expect(await other.append([commitAt("a", 2)])).toEqual(["appended"]);
    expect(conflicts).toEqual([]);
    const late = { ...commitAt("a", 2), id: "late" };
    expect(await store.append([late, { ...commitAt("a", 3), id: "later" }])).toEqual(["conflict", "conflict"]);
    expect(await store.append([commitAt("a", 2)])).toEqual([{ duplicate: 2 }]);
    expect(conflicts).toEqual([2]);
    await Promise.all([store.close(), other.close()]);
  });

  it("does not hold up the commits of other tables while a statement waits for the lock of a table", async () => {
    const url = await server.database();
    const store = await PostgresHouseStore.open({ url, keys: KEYS, connections: 4 });
    await store.append([commitAt("a", 1), commitAt("b", 1)]);
    const other = newClient(url);
    await other.connect();
    await other.query("begin");
    await other.query("select position from house_tables where table_id = 'a' for update");
    const held = store.append([commitAt("a", 2)]);
    // The calls of one turn of the event loop are joined.
    await new Promise((resolve) => setTimeout(resolve, 10));
    let isHeld = true;
    void held.finally(() => {
      isHeld = false;
    });
    for (const position of [2, 3]) {
      expect(await store.append([commitAt("b", position)])).toEqual(["appended"]);
      expect(isHeld).toBe(true);
    }
    await other.query("rollback");
    expect(await held).toEqual(["appended"]);
    await other.end();
    await store.close();
  });
});

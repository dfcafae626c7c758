import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { newClient } from "../src/database.js";
import { PostgresHouseStore } from "../src/postgres-house-store.js";
import { missingPostgres, TestServer } from "./database.js";

const KEYS = `test:${Buffer.alloc(32, 7).toString("base64")}`;

describe.skipIf(missingPostgres() !== null)("a store whose connections are lost", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server?.stop());

  it("rejects the appends in between, stores each one at most once, and goes on with new connections", async () => {
    const url = await server.database();
    const failures: unknown[] = [];
    const store = await PostgresHouseStore.open({
      url,
      keys: KEYS,
      connections: 4,
      failed: (one) => failures.push(one),
    });
    const woken: string[] = [];
    store.watch((heads) => woken.push(...heads.map(({ table }) => table)));
    const tables = Array.from({ length: 8 }, (_, index) => `t${index}`);
    const commit = (table: string, position: number) => ({
      ...{
        table,
        position,
        id: `ann/${position}`,
        at: 0,
        facts: [],
        deadline: null,
        opensShoe: position === 1,
        secrets: [],
      },
      // A transfer needs a transaction of several statements.
      transfers: position % 2 === 0 ? [{ account: table, amount: 1, key: `${table}/${position}` }] : [],
    });
    for (const table of tables) {
      await store.deposit(table, 10_000, table);
      expect(await store.append([commit(table, 1)])).toEqual(["appended"]);
    }
    let isOver = false;
    let rejected = 0;
    const stored = tables.map(async (table) => {
      let position = 1;
      while (!isOver) {
        const result = await store.append([commit(table, position + 1)]).catch(() => null);
        if (result === null) rejected++;
        else {
          // After a rejection, the commit may be stored.
          expect(result[0]).toSatisfy((one) => one === "appended" || one?.duplicate === position + 1);
          position++;
        }
      }
      return position;
    });
    const killer = newClient(server.local.url);
    await killer.connect();
    for (let times = 0; times < 30 || rejected < 30; times++) {
      await killer.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid() and datname = $2",
        ["thunderjack-house", new URL(url).pathname.slice(1)],
      );
      await new Promise((resolve) => setImmediate(resolve));
    }
    await killer.end();
    isOver = true;
    const positions = await Promise.all(stored);
    for (const [index, table] of tables.entries()) {
      const commits = await store.read(table, 0);
      expect(commits.map(({ position }) => position)).toEqual(commits.map((_, place) => place + 1));
      expect(commits.length - (positions[index] ?? 0)).toBeLessThanOrEqual(1);
      expect((await store.balance(table)) + (await store.tableBalance(table))).toBe(10_000);
      expect(10_000 - (await store.balance(table))).toBe(Math.floor(commits.length / 2));
    }
    // Wake-ups arrive again.
    await vi.waitFor(
      async () => {
        woken.length = 0;
        const next = ((await store.heads(["t0"]))[0]?.position ?? 0) + 1;
        expect(await store.append([commit("t0", next)])).toEqual(["appended"]);
        await vi.waitFor(() => expect(woken).toContain("t0"), 500);
      },
      { timeout: 30_000 },
    );
    expect(failures.length).toBeGreaterThan(0);
    await store.close();
  }, 120_000);

  it("closes within five seconds if the database is mute", async () => {
    const url = await server.database();
    const store = await PostgresHouseStore.open({ url, keys: KEYS });
    const observer = newClient(url);
    await observer.connect();
    const { rows } = await observer.query<{ readonly pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { pid } of rows) process.kill(pid, "SIGSTOP");
    onTestFinished(async () => {
      vi.useRealTimers();
      for (const { pid } of rows) process.kill(pid, "SIGCONT");
      await observer.end();
    });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let isClosed = false;
    void store.close().then(() => {
      isClosed = true;
    });
    await vi.advanceTimersByTimeAsync(4900);
    expect(isClosed).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(isClosed).toBe(true);
  });
});

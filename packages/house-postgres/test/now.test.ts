import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PostgresHouseStore } from "../src/index.js";
import { missingPostgres, TestServer } from "./database.js";

describe.skipIf(missingPostgres() !== null)("the time of a store", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server?.stop());

  it("is that of the database, which is on this machine in the test", async () => {
    const keys = `test:${Buffer.alloc(32, 7).toString("base64")}`;
    const store = await PostgresHouseStore.open({ url: await server.database(), keys, connections: 1 });
    const before = Date.now();
    const now = await store.now();
    // The clock of JavaScript has whole milliseconds.
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now() + 1);
    await store.close();
  });
});

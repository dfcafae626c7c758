import { storeConformance } from "@thunderjack/testkit/store";
import { afterAll, beforeAll, describe, it } from "vitest";
import { PostgresHouseStore } from "../src/postgres-house-store.js";
import { missingPostgres, TestServer } from "./database.js";

const KEYS = `test:${Buffer.alloc(32, 7).toString("base64")}`;

describe.skipIf(missingPostgres() !== null)("PostgreSQL", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server?.stop());

  storeConformance(
    { describe, it },
    "the store in PostgreSQL",
    async () => {
      const url = await server.database();
      const open = () => PostgresHouseStore.open({ url, keys: KEYS, connections: 4 });
      // Both migrate the empty database at the same time.
      const [store, other] = await Promise.all([open(), open()]);
      return { store, other, close: async () => void (await Promise.all([store.close(), other.close()])) };
    },
    { contested: Number(process.env.CONTESTED ?? 1000) },
  );
});

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemClock } from "@thunderjack/core/system-clock";
import { House, type PlayerRequest, type Request } from "@thunderjack/house";
import { verify } from "@thunderjack/recording";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { archiveShoes } from "../src/archive.js";
import { PostgresHouseStore } from "../src/postgres-house-store.js";
import { SecretKeys } from "../src/secret-keys.js";
import { missingPostgres, TestServer } from "./database.js";

const key = (name: string, fill: number) => `${name}:${Buffer.alloc(32, fill).toString("base64")}`;

describe("the keys of the seeds", () => {
  const secret = { anchor: "ab", bytes: new Uint8Array(32).fill(9) };

  it("decrypts a seed only with its key, for its table, and unchanged", () => {
    const keys = new SecretKeys(key("a", 1));
    const sealed = keys.seal("one", secret);
    expect(keys.open("one", sealed)).toEqual(secret);
    expect(() => keys.open("two", sealed)).toThrow();
    expect(() => new SecretKeys(key("a", 2)).open("one", sealed)).toThrow();
    expect(() => new SecretKeys(key("b", 1)).open("one", sealed)).toThrow("the key a");
    const changed = Uint8Array.from(sealed.sealed);
    changed[0] = (changed[0] ?? 0) ^ 1;
    expect(() => keys.open("one", { ...sealed, sealed: changed })).toThrow();
  });

  it("refuses short keys without showing them", () => {
    expect(() => new SecretKeys("a:c2hvcnQ=")).toThrow("each key has 32 bytes");
  });
});

describe.skipIf(missingPostgres() !== null)("seeds and archives in PostgreSQL", () => {
  let server: TestServer;
  let url: string;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server?.stop());

  it("rotates keys, archives retired shoes, and wakes other processes without LISTEN", async () => {
    url = await server.database();
    const store = await PostgresHouseStore.open({ url, keys: key("old", 1), connections: 3 });
    const polling = await PostgresHouseStore.open({
      url,
      keys: `${key("new", 2)},${key("old", 1)}`,
      connections: 2,
      listens: false,
    });
    const woken = new Set<string>();
    polling.watch((heads) => {
      for (const { table } of heads) woken.add(table);
    });
    const house = new House({
      store,
      clock: { now: Date.now, schedule: systemClock.schedule },
      random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    });
    await house.openTable("one", {
      name: "One",
      rules: "casino",
      settings: { roundsPerShoe: 1, decisionTime: 20, bettingTime: 20 },
    });
    await store.deposit("ann", 50_000, "start");
    let requests = 0;
    const ask = async (request: Request) => {
      const message: PlayerRequest = { id: `ann/${++requests}`, player: { id: "ann", name: "Ann" }, request };
      expect((await house.ask("one", message)).refused).toBeNull();
    };
    await ask({ type: "TakeSeat", seat: "right", buyIn: 20_000 });
    await ask({ type: "SetWords", seat: "right", words: "the words of Ann" });
    await ask({ type: "Play", command: { type: "PlaceBet", seat: "right", amount: 1000 } });
    await ask({ type: "Play", command: { type: "Deal" } });
    await vi.waitFor(async () => expect(await house.recordings("one")).toHaveLength(1), 30_000);
    await vi.waitFor(() => expect([...woken]).toEqual(["one"]), 30_000);

    const secrets = await store.secrets("one");
    expect(await polling.rotateKeys()).toBe(secrets.length);
    expect(await polling.secrets("one")).toEqual(secrets);
    await expect(store.secrets("one")).rejects.toThrow("the key new");
    await house.drain();

    const folder = mkdtempSync(join(tmpdir(), "thunderjack-archive-"));
    expect(await archiveShoes(store, "one", folder, 0)).toEqual([]);
    const before = await store.load("one");
    expect(await archiveShoes(store, "one", folder, Date.now() + 1000)).toEqual([1]);
    expect(verify(readFileSync(join(folder, "one", "shoe-1.tjr"), "utf8")).status).toBe("fair");
    expect(await store.load("one")).toEqual(before);
    expect((await store.read("one", 0))[0]).toEqual(before[0]);
    expect(await archiveShoes(store, "one", folder, Date.now() + 1000)).toEqual([]);
    rmSync(folder, { recursive: true });
    // The client repeats a request whose shoe is archived.
    const opened = { table: "one", at: Date.now(), facts: [], deadline: null, opensShoe: false };
    const repeated = {
      ...opened,
      position: (before.at(-1)?.position ?? 0) + 1,
      id: "ann/1",
      secrets: [],
      transfers: [],
    };
    expect(await store.append([repeated])).toEqual([{ duplicate: 2 }]);
    expect(await store.positions("one", ["ann/1", "ann/99"])).toEqual([2, null]);
    expect(await store.forgetRequests("one", 0)).toBe(0);
    expect(await store.forgetRequests("one", Date.now() + 1000)).toBeGreaterThan(3);
    expect(await store.positions("one", ["ann/1"])).toEqual([null]);
    expect(await store.load("one")).toEqual(before);
    await Promise.all([store.close(), polling.close()]);
  });
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { PostgresHouseStore } from "@thunderjack/house-postgres";
import { verify } from "@thunderjack/recording";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { missingPostgres, TestServer } from "../../../packages/house-postgres/test/database.js";
import { HouseServer } from "../src/house-server.js";
import { Metrics } from "../src/metrics.js";
import { Tokens } from "../src/tokens.js";

const key = (name: string, fill: number) => `${name}:${Buffer.alloc(32, fill).toString("base64")}`;
const OLD = key("old", 1);
const KEYS = `${key("new", 2)},${OLD}`;
const DAY = 86_400_000;

describe.skipIf(missingPostgres() !== null)("the commands of an operator", () => {
  let database: TestServer;
  let url: string;
  let folder: string;

  beforeAll(async () => {
    database = await TestServer.start();
    url = await database.database();
    folder = mkdtempSync(join(tmpdir(), "thunderjack-archive-"));
    await playShoes();
  });
  afterAll(async () => {
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Plays a shoe of a round that was retired 40 days ago, and one that was retired now. */
  async function playShoes(): Promise<void> {
    const store = await PostgresHouseStore.open({ url, keys: OLD, connections: 2 });
    let now = Date.now() - 40 * DAY;
    const server = new HouseServer({
      ...{ store, tokens: await Tokens.forDevelopment(), metrics: new Metrics(), log: () => {}, origins: null },
      now: () => now,
    });
    const { house } = server;
    const settings = { roundsPerShoe: 1, decisionTime: 3_600_000, bettingTime: 3_600_000 };
    await house.openTable("one", { name: "One", rules: "casino", settings });
    await store.deposit("ann", 50_000, "start");
    let requests = 0;
    const ask = async (request: Parameters<typeof house.ask>[1]["request"]) => {
      const player = { id: "ann", name: "Ann" };
      return (await house.ask("one", { id: `ann/${++requests}`, player, request })).refused;
    };
    await ask({ type: "TakeSeat", seat: "right", buyIn: 20_000 });
    for (const shoe of [1, 2]) {
      await ask({ type: "Play", command: { type: "PlaceBet", seat: "right", amount: 1000 } });
      await ask({ type: "Play", command: { type: "Deal" } });
      for (const type of ["DeclineSurrender", "DeclineInsurance", "Stand"] as const) {
        await ask({ type: "Play", command: { type, hand: "right" } });
      }
      expect(await house.retiredShoes("one")).toHaveLength(shoe);
      now = Date.now();
    }
    await server.drain();
    await store.close();
  }

  async function run(program: string, ...parts: readonly string[]): Promise<readonly [number, string, string]> {
    const path = join(import.meta.dirname, "../dist", program);
    const env = { DATABASE_URL: url, HOUSE_KEYS: KEYS, PATH: process.env.PATH };
    const child = spawn(process.execPath, [path, ...parts], { env });
    const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
    return [code, output, errors];
  }

  it("archive.js writes the shoes that were retired long enough ago, and deletes them from the database", async () => {
    const store = await PostgresHouseStore.open({ url, keys: OLD, connections: 1, listens: false });
    expect(await store.positions("one", ["ann/1"])).toEqual([2]);
    const loaded = await store.load("one");
    expect(await run("archive.js", folder)).toEqual([0, '{"table":"one","shoes":[1]}\n', ""]);
    expect(verify(readFileSync(join(folder, "one", "shoe-1.tjr"), "utf8")).status).toBe("committed");
    expect(await store.positions("one", ["ann/1"])).toEqual([null]);
    expect(await store.load("one")).toEqual(loaded);
    expect(await run("archive.js", folder)).toEqual([0, "", ""]);
    expect((await run("archive.js", folder, "--days", "0"))[0]).toBe(1);
    await store.close();
  });

  it("rotate-keys.js encrypts the seeds with the current key", async () => {
    expect(await run("rotate-keys.js")).toEqual([0, '{"seeds":1}\n', ""]);
    expect(await run("rotate-keys.js")).toEqual([0, '{"seeds":0}\n', ""]);
    const store = await PostgresHouseStore.open({ url, keys: OLD, connections: 1, listens: false });
    await expect(store.secrets("one")).rejects.toThrow("the key new");
    await store.close();
  });
});

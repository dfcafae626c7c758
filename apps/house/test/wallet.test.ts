import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { Seat } from "@thunderjack/core";
import { MemoryHouseStore, reconcile } from "@thunderjack/house";
import { PostgresHouseStore } from "@thunderjack/house-postgres";
import type { CommitMessage, ServerMessage } from "@thunderjack/remote";
import { afterEach, describe, expect, it, vi } from "vitest";
import { missingPostgres, TestServer } from "../../../packages/house-postgres/test/database.js";
import { ExampleWallet, type FaultOf, WALLET_FAULTS } from "../src/example-wallet.js";
import { HouseServer } from "../src/house-server.js";
import { HttpWallet } from "../src/http-wallet.js";
import { Metrics } from "../src/metrics.js";
import { Tokens } from "../src/tokens.js";
import { chanceFrom, RandomRounds } from "./random-rounds.js";
import { TestClient } from "./test-client.js";

class Store extends MemoryHouseStore {
  async ping(): Promise<void> {}
}

const RECONCILE = fileURLToPath(new URL("../dist/reconcile.js", import.meta.url));
const CREDITS = 100_000_000;
const NAMES = { right: "ann", left: "ben" } as const;
const WAIT = { timeout: 60_000, interval: 50 };

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Starts a wallet, and a house with a table that Ann and Ben play at. */
async function opened(faultOf?: FaultOf) {
  const wallet = new ExampleWallet({
    token: "secret",
    credits: CREDITS,
    ...(faultOf === undefined ? {} : { faultOf }),
  });
  const url = await wallet.listen();
  ends.push(() => wallet.close());
  const store = new Store();
  const tokens = await Tokens.forDevelopment();
  const server = new HouseServer({
    ...{ store, tokens, metrics: new Metrics(), log: () => {}, origins: null },
    ...{ wallet: new HttpWallet({ url, token: "secret" }), requestsPerSecond: 1_000_000, addressPerSecond: 1_000_000 },
  });
  const port = await server.listen(0, "127.0.0.1");
  ends.push(() => server.drain());
  await server.house.openTable("one", {
    name: "One",
    rules: "casino",
    settings: { bettingTime: 600_000, decisionTime: 600_000 },
  });
  const token = (seat: "right" | "left") =>
    tokens.sign({ player: { id: NAMES[seat], name: NAMES[seat] }, table: "one", may: "play" });
  const player = async (seat: "right" | "left") => {
    const client = new TestClient(port, "one", { token: await token(seat), name: NAMES[seat] });
    await client.welcome();
    expect(await client.ask({ type: "TakeSeat", seat, buyIn: 50_000_000 })).toBeNull();
    return client;
  };
  const clients = { right: await player("right"), left: await player("left") };
  return { wallet, store, clients, port, token };
}

function hasRefusal(seat: Seat) {
  return (message: ServerMessage): message is CommitMessage =>
    message.type === "commit" && message.facts.some((fact) => fact.type === "StakeRefused" && fact.seat === seat);
}

/** Returns the credits of both accounts and what the house has won. They add up to the first credits. */
async function sumOf({ wallet, store }: Pick<Awaited<ReturnType<typeof opened>>, "wallet" | "store">): Promise<number> {
  const [ann, ben] = await Promise.all([wallet.memory.balance("ann"), wallet.memory.balance("ben")]);
  return ann + ben + (await store.tableBalance("one"));
}

describe("a house with the wallet of an operator over HTTP", () => {
  it("debits the bets at the deal, credits what is settled, and shows players their own account", async () => {
    const house = await opened();
    const { clients, wallet, store, port, token } = house;
    await new RandomRounds(store, "one", clients, chanceFrom(1)).play();
    expect(wallet.orders.slice(0, 2).sort()).toEqual(["debit one/1/1/left/bet/1", "debit one/1/1/right/bet/1"]);
    await vi.waitFor(async () => {
      const result = await reconcile(store.walletOrders, wallet.memory, 0, Number.MAX_SAFE_INTEGER);
      expect(result).toMatchObject({ open: 0, differences: [] });
    }, WAIT);
    expect(await sumOf(house)).toBe(2 * CREDITS);
    const account = (headers: Record<string, string>) => fetch(`http://127.0.0.1:${port}/account`, { headers });
    const own = await account({ authorization: `Bearer ${await token("right")}` });
    expect(await own.json()).toEqual({ balance: await wallet.memory.balance("ann") });
    expect((await account({})).status).toBe(403);
  });

  it("deals without the seat whose wallet refuses, and tells its player only", async () => {
    const { clients, wallet, store } = await opened((path, key) =>
      path === "debit" && key.includes("/right/") ? "refuses" : null,
    );
    const rounds = new RandomRounds(store, "one", clients, chanceFrom(2));
    await rounds.play();
    await clients.right.message(hasRefusal("right"));
    expect((await rounds.state()).table.round).toBe(1);
    expect(clients.left.texts.join("\n")).not.toContain("StakeRefused");
    await vi.waitFor(() => expect(wallet.orders).toContain("rollback one/1/1/right/bet/1"), WAIT);
  });

  it("takes back a debit without an answer after three seconds, with the same key", async () => {
    const house = await opened((path, key) => (path === "debit" && key.includes("/right/") ? "late" : null));
    const { clients, wallet, store } = house;
    await new RandomRounds(store, "one", clients, chanceFrom(3)).play();
    const message = await clients.right.message(hasRefusal("right"));
    expect(message.facts).toContainEqual({ type: "StakeRefused", seat: "right", code: "wallet-unknown" });
    await vi.waitFor(() => expect(wallet.orders).toContain("rollback one/1/1/right/bet/1"), WAIT);
    await vi.waitFor(async () => expect(await wallet.memory.balance("ann")).toBe(CREDITS), WAIT);
  });

  it("keeps the money together through every fault of the wallet", async () => {
    let orders = 0;
    let faults = 0;
    const house = await opened(() =>
      ++orders % 4 === 0 ? (WALLET_FAULTS[faults++ % WALLET_FAULTS.length] ?? null) : null,
    );
    const { clients, wallet, store } = house;
    const rounds = new RandomRounds(store, "one", clients, chanceFrom(5));
    while (faults < WALLET_FAULTS.length) await rounds.play();
    await vi.waitFor(async () => {
      const result = await reconcile(store.walletOrders, wallet.memory, 0, Number.MAX_SAFE_INTEGER);
      expect(result).toMatchObject({ open: 0, differences: [] });
    }, WAIT);
    expect(await sumOf(house)).toBe(2 * CREDITS);
  }, 120_000);
});

describe.skipIf(missingPostgres() !== null)("the reconciliation", () => {
  it("prints the differences between the orders and the statement of a day, and ends with 1 if there are any", async () => {
    const database = await TestServer.start();
    ends.push(() => database.stop());
    const url = await database.database();
    const keys = `test:${Buffer.alloc(32, 7).toString("base64")}`;
    const store = await PostgresHouseStore.open({ url, keys, connections: 1 });
    ends.push(() => store.close());
    const wallet = new ExampleWallet({ token: "secret", credits: CREDITS });
    const environment = {
      ...{ DATABASE_URL: url, HOUSE_KEYS: keys, HOUSE_WALLET_TOKEN: "secret", PATH: process.env.PATH },
      HOUSE_WALLET_URL: await wallet.listen(),
    };
    ends.push(() => wallet.close());
    const day = new Date().toISOString().slice(0, 10);
    const run = async (): Promise<readonly [number, readonly unknown[]]> => {
      const child = spawn(process.execPath, [RECONCILE, "--day", day, "--repair"], { env: environment });
      const [output, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
      return [
        code,
        output
          .trim()
          .split("\n")
          .map((line) => JSON.parse(line)),
      ];
    };
    expect(await run()).toEqual([0, [{ orders: 0, open: 0, differences: 0, repeated: 0 }]]);
    const order = { key: "elsewhere/1", table: "elsewhere", account: "ann", amount: 500 };
    await wallet.memory.credit(order);
    const [code, lines] = await run();
    expect(code).toBe(1);
    expect(lines).toMatchObject([
      { problem: "credited", key: "elsewhere/1", line: { account: "ann", amount: 500 } },
      { orders: 0, open: 0, differences: 1, repeated: 0 },
    ]);
  }, 60_000);
});

describe("a wallet over HTTP", () => {
  const order = { key: "one/1/1/right/bet/1", table: "one", account: "ann", amount: 1000 };

  async function answering(status: number, body: string, headers: Record<string, string> = {}): Promise<HttpWallet> {
    const server = createServer((_, response) => response.writeHead(status, headers).end(body));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    ends.push(() => server.close());
    return new HttpWallet({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` });
  }

  it("takes only 402 as a refusal of a debit, and every other status above 299 as no answer", async () => {
    expect(await (await answering(204, "")).debit(order)).toBe("done");
    const refusing = await answering(402, "{}");
    expect(await refusing.debit(order)).toBe("refused");
    await expect(refusing.credit(order)).rejects.toThrow("402");
    await expect(refusing.rollback(order)).rejects.toThrow("402");
    for (const status of [400, 401, 404, 409, 500]) {
      await expect((await answering(status, "{}")).debit(order)).rejects.toThrow(String(status));
    }
    const elsewhere = await answering(307, "", { location: "http://127.0.0.1:9/" });
    await expect(elsewhere.debit(order)).rejects.toThrow();
  });

  it("rejects balances that are no amounts", async () => {
    expect(await (await answering(200, '{"balance":5}')).balance("ann")).toBe(5);
    for (const body of ['{"balance":"5"}', '{"balance":-1}', '{"balance":0.5}', "[]", "5", "no JSON"]) {
      await expect((await answering(200, body)).balance("ann")).rejects.toThrow();
    }
  });

  it("reads all pages of a statement, and needs the secret", async () => {
    const wallet = new ExampleWallet({ token: "secret", credits: CREDITS });
    const url = await wallet.listen();
    ends.push(() => wallet.close());
    for (let number = 0; number < 1001; number++) await wallet.memory.credit({ ...order, key: `${number}` });
    const lines = await new HttpWallet({ url, token: "secret" }).statement(0, Number.MAX_SAFE_INTEGER);
    expect(lines.map(({ key }) => Number(key))).toEqual(Array.from({ length: 1001 }, (_, number) => number));
    await expect(new HttpWallet({ url, token: "other" }).debit(order)).rejects.toThrow("401");
  });
});

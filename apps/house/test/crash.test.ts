import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { PostgresHouseStore } from "@thunderjack/house-postgres";
import type { Answer, CommitMessage } from "@thunderjack/remote";
import { exportJWK, generateKeyPair } from "jose";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { missingPostgres, TestServer } from "../../../packages/house-postgres/test/database.js";
import { Tokens } from "../src/tokens.js";
import { TestClient } from "./test-client.js";

const KEYS = `test:${Buffer.alloc(32, 7).toString("base64")}`;
/** Less than the house accepts in a second. */
const BETS = 15;

const WAIT = { timeout: 30_000, interval: 20 };

const MAIN = fileURLToPath(new URL("../dist/main.js", import.meta.url));

interface HouseProcess {
  readonly child: ChildProcess;
  readonly port: number;
}

describe.skipIf(missingPostgres() !== null)("the process of a house", () => {
  let database: TestServer;
  const children: ChildProcess[] = [];
  beforeAll(async () => {
    database = await TestServer.start();
  });
  afterAll(async () => {
    for (const child of children) child.kill("SIGKILL");
    await database?.stop();
  });

  it("can be killed: another process has lost nothing that was acknowledged, and does nothing twice", async () => {
    const { url, environment, open, token } = await house();
    const [one, other] = await Promise.all([start(environment), start(environment)]);
    expect((await open(one, "one")).status).toBe(201);
    const store = await PostgresHouseStore.open({ url, keys: KEYS, connections: 2 });
    await store.deposit("ann", 100_000, "start");

    const ann = new TestClient(one.port, "one", { token });
    const watcher = new TestClient(other.port, "one");
    const { position } = await watcher.welcome();
    await ann.welcome();
    expect(await ann.ask({ type: "TakeSeat", seat: "right", buyIn: 50_000 })).toBeNull();
    // Bets follow each other without waiting, and the process is killed before all of them are answered.
    for (let bet = 1; bet <= BETS; bet++) {
      ann.send(
        { type: "Play", command: { type: "PlaceBet", seat: "right", amount: bet % 2 === 0 ? 1000 : 1500 } },
        `bet.${bet}`,
      );
    }
    await ann.message((message): message is Answer => message.type === "answer" && message.id === "bet.5");
    one.child.kill("SIGKILL");
    await ann.closed;
    const acknowledged = ann.messages.filter((message) => message.type === "answer" && message.refused === null);
    expect(acknowledged.length).toBeGreaterThan(4);

    const again = new TestClient(other.port, "one", { token });
    await again.welcome();
    // The client repeats all requests with their ids, and then plays on.
    for (let bet = 1; bet <= BETS; bet++) {
      again.send(
        { type: "Play", command: { type: "PlaceBet", seat: "right", amount: bet % 2 === 0 ? 1000 : 1500 } },
        `bet.${bet}`,
      );
    }
    await again.message((message): message is Answer => message.type === "answer" && message.id === `bet.${BETS}`);
    expect(await again.ask({ type: "Play", command: { type: "Deal" } }, "deal")).toBeNull();

    const commits = await store.read("one", 0);
    expect(commits.map((commit) => commit.position)).toEqual(commits.map((_, index) => index + 1));
    const ids = commits.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const message of acknowledged) expect(ids).toContain(`ann/${(message as Answer).id}`);
    const last = commits.at(-1)?.position ?? 0;
    await watcher.message(
      (message): message is CommitMessage => message.type === "commit" && message.position === last,
    );
    expect(watcher.positions).toEqual(Array.from({ length: last - position }, (_, index) => position + 1 + index));
    expect((await store.balance("ann")) + (await store.tableBalance("one"))).toBe(100_000);

    other.child.kill("SIGTERM");
    expect(await again.closed).toBe(1012);
    expect(await once(other.child, "exit")).toEqual([0, null]);
    await store.close();
  });

  it.each(["SIGTERM", "SIGINT"] as const)(
    "refuses in words while its database is away, then goes on, and drains at %s",
    { timeout: 60_000 },
    async (signal) => {
      const { environment, open, token } = await house();
      const one = await start(environment);
      expect((await open(one, "one")).status).toBe(201);
      const ready = async () => {
        const answer = await fetch(`http://127.0.0.1:${one.port}/ready`);
        return [answer.status, await answer.text()];
      };
      const ann = new TestClient(one.port, "one", { token });
      await ann.welcome();
      await database.local.kill();
      expect(await ann.ask({ type: "TakeSeat", seat: "right", buyIn: 0 }, "sit")).toBe("unavailable");
      expect(await ready()).toEqual([503, "no database"]);
      const refused = await open(one, "two");
      expect([refused.status, await refused.json()]).toEqual([503, { error: "The house cannot answer now." }]);
      await database.local.start();
      await vi.waitFor(async () => expect(await ready()).toEqual([200, "ready"]), WAIT);
      await vi.waitFor(
        async () => expect(await ann.ask({ type: "TakeSeat", seat: "right", buyIn: 0 }, "sit")).toBeNull(),
        WAIT,
      );
      one.child.kill(signal);
      expect(await ann.closed).toBe(1012);
      expect(await once(one.child, "exit")).toEqual([0, null]);
    },
  );

  /** Creates a database, and the environment of the houses that use it. */
  async function house() {
    const url = await database.database();
    const { privateKey } = await generateKeyPair("EdDSA", { crv: "Ed25519", extractable: true });
    const jwk = await exportJWK(privateKey);
    const tokens = await Tokens.forDevelopment(jwk);
    const environment = { DATABASE_URL: url, HOUSE_KEYS: KEYS, HOUSE_DEVELOPMENT: JSON.stringify(jwk), PORT: "0" };
    const operator = await tokens.sign({ player: { id: "op", name: "Operator" }, table: "*", may: "operate" });
    const open = ({ port }: HouseProcess, table: string) =>
      fetch(`http://127.0.0.1:${port}/tables`, {
        method: "POST",
        headers: { authorization: `Bearer ${operator}` },
        body: JSON.stringify({
          table,
          name: "One",
          rules: "casino",
          settings: { bettingTime: 600_000, decisionTime: 600_000 },
        }),
      });
    const token = await tokens.sign({ player: { id: "ann", name: "Ann" }, table: "one", may: "play" });
    return { url, environment, open, token };
  }

  async function start(environment: Readonly<Record<string, string>>): Promise<HouseProcess> {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "inherit"],
    });
    children.push(child);
    for await (const line of createInterface({ input: child.stdout })) {
      const { message, port } = JSON.parse(line) as { readonly message: string; readonly port: number };
      if (message === "listening") {
        child.stdout.resume();
        return { child, port };
      }
    }
    throw new Error("The house did not start.");
  }
});

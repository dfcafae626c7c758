import { request } from "node:http";
import { MemoryHouseStore } from "@thunderjack/house";
import type { Answer, Refused, ServerMessage } from "@thunderjack/remote";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HouseServer, type ServerOptions } from "../src/house-server.js";
import { Metrics } from "../src/metrics.js";
import { Tokens } from "../src/tokens.js";
import { TestClient } from "./test-client.js";

/** A store whose appends can be held. */
class Store extends MemoryHouseStore {
  held: Promise<void> = Promise.resolve();

  override async append(...commits: Parameters<MemoryHouseStore["append"]>): ReturnType<MemoryHouseStore["append"]> {
    await this.held;
    return super.append(...commits);
  }

  async ping(): Promise<void> {}
}

describe("the limits of a house", () => {
  let store: Store;
  let tokens: Tokens;
  let server: HouseServer;
  let port: number;

  beforeEach(async () => {
    // The limits are those of a second, which passes only when a test advances the clock.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
    store = new Store();
    tokens = await Tokens.forDevelopment();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await server.drain();
  });

  async function start(limits: Partial<ServerOptions>): Promise<void> {
    server = new HouseServer({ store, tokens, metrics: new Metrics(), log: () => {}, origins: null, ...limits });
    port = await server.listen(0, "127.0.0.1");
    await server.house.openTable("one", { name: "One", rules: "casino" });
  }

  async function player(name: string): Promise<TestClient> {
    await store.deposit(name, 100_000, `start/${name}`);
    const token = await tokens.sign({ player: { id: name, name }, table: "one", may: "play" });
    const client = new TestClient(port, "one", { token });
    await client.welcome();
    return client;
  }

  const bet = (client: TestClient, amount: number, id: string) =>
    client.ask({ type: "Play", command: { type: "PlaceBet", seat: "right", amount } }, id);

  it("refuses the requests of a player beyond the limit in words, over all connections of the player, until the second is over", async () => {
    await start({ requestsPerSecond: 3 });
    const client = await player("ann");
    const other = await player("ann");
    const ben = await player("ben");
    expect(await client.ask({ type: "TakeSeat", seat: "right", buyIn: 10_000 })).toBeNull();
    expect(await bet(client, 1000, "a")).toBeNull();
    expect(await bet(other, 2000, "b")).toBeNull();
    const { length } = await store.load("one");
    expect(await bet(client, 1000, "c")).toBe("too-many-requests");
    expect(await bet(other, 1000, "d")).toBe("too-many-requests");
    const answer = other.messages.find(
      (message): message is Answer => message.type === "answer" && message.refused !== null,
    );
    expect(answer?.refused?.message).toBe("These are too many requests at once. Please wait a second.");
    expect(await store.load("one")).toHaveLength(length);
    expect(await ben.ask({ type: "TakeSeat", seat: "left", buyIn: 10_000 })).toBeNull();

    vi.advanceTimersByTime(1000);
    // The connection is still open, and the request is carried out with the same id.
    expect(await bet(client, 1000, "c")).toBeNull();
  });

  it("refuses requests while 32 requests of the connection have no answer", async () => {
    await start({ requestsPerSecond: 1000 });
    const client = await player("ann");
    await client.ask({ type: "TakeSeat", seat: "right", buyIn: 10_000 });
    let release = () => {};
    store.held = new Promise((resolve) => {
      release = resolve;
    });
    for (let index = 0; index < 33; index++) {
      client.send({ type: "SetWords", seat: "right", words: `words ${index}` }, `open.${index}`);
    }
    const isAnswer = (message: ServerMessage): message is Answer =>
      message.type === "answer" && message.id.startsWith("open.");
    expect(await client.message(isAnswer)).toMatchObject({ id: "open.32", refused: { code: "too-many-requests" } });
    release();
    await client.message((message): message is Answer => isAnswer(message) && message.id === "open.31");
    const answers = client.messages.filter(isAnswer);
    expect(answers.map(({ id }) => id).slice(1)).toEqual(Array.from({ length: 32 }, (_, index) => `open.${index}`));
    expect(answers.slice(1).every(({ refused }) => refused === null)).toBe(true);
  });

  it("refuses the HTTP requests and the connections of an address beyond the limit, until the second is over", async () => {
    await start({ addressPerSecond: 2 });
    const tables = () => fetch(`http://127.0.0.1:${port}/tables`);
    expect((await tables()).status).toBe(200);
    const watcher = new TestClient(port, "one");
    await watcher.welcome();
    const refused = await tables();
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("1");
    expect(await refused.json()).toEqual({ error: "Too many requests come from this address. Try again in a second." });
    expect((await fetch(`http://127.0.0.1:${port}/tables/one/events`)).status).toBe(429);
    expect(await new TestClient(port, "one").closed).toBe(1006);
    // The probes of a supervisor are not limited.
    expect((await fetch(`http://127.0.0.1:${port}/live`)).status).toBe(200);
    vi.advanceTimersByTime(1000);
    expect((await tables()).status).toBe(200);
  });

  it("counts the addresses that the proxy of the operator has added, and ignores the header without such a proxy", async () => {
    const status = (forwarded: string) =>
      new Promise((resolve, reject) => {
        const headers = { "x-forwarded-for": forwarded };
        const sent = request({ host: "127.0.0.1", port, path: "/tables", headers }, (response) => {
          response.resume();
          resolve(response.statusCode);
        });
        sent.on("error", reject).end();
      });
    await start({ addressPerSecond: 1, isBehindProxy: true });
    expect(await status("10.0.0.1")).toBe(200);
    expect(await status("10.0.0.2")).toBe(200);
    // A client can only write what is left of its own address.
    expect(await status("10.0.0.9, 10.0.0.2")).toBe(429);
    vi.useRealTimers();
    await server.drain();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
    store = new Store();
    await start({ addressPerSecond: 1 });
    expect(await status("10.0.0.1")).toBe(200);
    expect(await status("10.0.0.2")).toBe(429);
  });

  it("refuses bodies of more than 16 kB in words", async () => {
    await start({});
    const post = (body: string) => fetch(`http://127.0.0.1:${port}/development/token`, { method: "POST", body });
    const large = await post(JSON.stringify({ player: "ann", name: "x".repeat(17_000), table: "one" }));
    expect(large.status).toBe(413);
    expect(await large.json()).toEqual({ error: "The body is larger than 16 kB." });
    expect((await post(JSON.stringify({ player: "ann", name: "Ann", table: "one" }))).status).toBe(200);
  });

  it("refuses players and watchers in words when it is full, and accepts another one when one has left", async () => {
    await start({ connections: 2 });
    const first = new TestClient(port, "one");
    await first.welcome();
    const stream = new AbortController();
    const events = () => fetch(`http://127.0.0.1:${port}/tables/one/events`, { signal: stream.signal });
    expect((await events()).status).toBe(200);
    const third = new TestClient(port, "one");
    const { code, message } = await third.message((text): text is Refused => text.type === "refused");
    expect([code, message]).toEqual(["full", "The house has no room for another connection."]);
    expect(await third.closed).toBe(1008);
    const full = await events();
    expect(full.status).toBe(503);
    expect(await full.json()).toEqual({ error: "This process has no room for another connection." });
    first.close();
    await first.closed;
    await vi.waitFor(async () => expect((await events()).status).toBe(200), { timeout: 60_000 });
    stream.abort();
  });
});

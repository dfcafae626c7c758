import { get, type IncomingMessage } from "node:http";
import { VirtualClock } from "@thunderjack/core";
import { systemClock } from "@thunderjack/core/system-clock";
import { MemoryHouseStore } from "@thunderjack/house";
import { RemoteTable, type ServerMessage, serverMessageOf } from "@thunderjack/remote";
import { webSocketTransport } from "@thunderjack/remote/browser";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import WebSocket from "ws";
import { HouseServer } from "../src/house-server.js";
import { Metrics } from "../src/metrics.js";
import { Tokens } from "../src/tokens.js";
import { TestClient } from "./test-client.js";

const LARGEST_BACKLOG = 256 * 1024;
/** A message of these tests is smaller. */
const LARGEST_MESSAGE = 16 * 1024;
const WAIT = { timeout: 100_000, interval: 20 };

class Store extends MemoryHouseStore {
  async ping(): Promise<void> {}
}

/** A WebSocket that can stop reading. */
class SlowSocket extends WebSocket {
  static readonly sockets: SlowSocket[] = [];

  constructor(url: string) {
    super(url);
    SlowSocket.sockets.push(this);
  }
}

/** A reader of server-sent events that can stop reading. */
class EventReader {
  readonly messages: ServerMessage[] = [];
  readonly ended: Promise<void>;
  #response: IncomingMessage | null = null;
  #text = "";
  #end = () => {};

  constructor(port: number, after: number | null = null) {
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
    const headers = after === null ? {} : { "last-event-id": String(after) };
    const request = get({ host: "127.0.0.1", port, path: "/tables/one/events", headers }, (response) => {
      this.#response = response.setEncoding("utf8");
      response.on("data", (text) => this.#received(text));
      response.on("error", () => {});
      response.on("close", () => this.#end());
    });
    request.on("error", () => this.#end());
  }

  /** Resolves with the first message. */
  async first(): Promise<ServerMessage> {
    await vi.waitFor(() => expect(this.messages).not.toHaveLength(0), WAIT);
    return this.messages[0] as ServerMessage;
  }

  pause(): void {
    this.#response?.pause();
  }

  resume(): void {
    this.#response?.resume();
  }

  close(): void {
    this.#response?.destroy();
  }

  #received(text: string): void {
    this.#text += text;
    const events = this.#text.split("\n\n");
    this.#text = events.pop() ?? "";
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      const message = data === undefined ? null : serverMessageOf(data);
      if (message !== null) this.messages.push(message);
    }
  }
}

const positionsOf = (messages: readonly ServerMessage[]) =>
  messages.flatMap((message) => (message.type === "commit" ? [message.position] : []));

/** The numbers after the first one, without gaps. */
const following = (first: number, length: number) => Array.from({ length }, (_, index) => first + 1 + index);

describe("clients of a house that read too slowly", () => {
  let server: HouseServer;
  let store: Store;
  let port: number;
  let requests = 0;
  const ann = { id: "ann", name: "Ann" };

  beforeEach(async () => {
    requests = 0;
    store = new Store();
    const tokens = await Tokens.forDevelopment();
    server = new HouseServer({ store, tokens, metrics: new Metrics(), log: () => {}, origins: null });
    port = await server.listen(0, "127.0.0.1");
    const settings = { bettingTime: 600_000, decisionTime: 600_000, roundsPerShoe: 1 };
    await server.house.openTable("one", { name: "One", rules: "casino", settings });
    await store.deposit("ann", 1_000_000_000, "start");
    await ask({ type: "TakeSeat", seat: "right", buyIn: 100_000_000 });
  });
  afterEach(() => server.drain());

  async function ask(request: Parameters<HouseServer["house"]["ask"]>[1]["request"]): Promise<number> {
    const { refused, position } = await server.house.ask("one", {
      id: `ann/${++requests}`,
      player: ann,
      request,
    });
    expect(refused).toBeNull();
    return position;
  }

  /** Commits about 35 kB. Returns the position. */
  async function talk(): Promise<number> {
    const words = Array.from({ length: 100 }, (_, index) => "€".repeat(70) + index);
    const positions = await Promise.all(words.map((text) => ask({ type: "SetWords", seat: "right", words: text })));
    return Math.max(...positions);
  }

  async function metric(name: string): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(new RegExp(`^${name} (.*)$`, "m").exec(text)?.[1]);
  }

  /** Commits until a client is dropped. Returns the last position, and the largest number of bytes that waited. */
  async function talkUntilDropped(): Promise<{ readonly position: number; readonly largest: number }> {
    let largest = 0;
    for (;;) {
      const position = await talk();
      largest = Math.max(largest, await metric("thunderjack_pending_bytes"));
      if ((await metric("thunderjack_dropped_total")) > 0) return { position, largest };
    }
  }

  it("drops a WebSocket that is more than 256 kB behind, and no other one", async () => {
    const quick = new TestClient(port, "one");
    const { position: start } = await quick.welcome();
    const slow = new TestClient(port, "one");
    await slow.welcome();
    slow.pause();
    const { position, largest } = await talkUntilDropped();
    expect(largest).toBeGreaterThan(LARGEST_BACKLOG * 0.75);
    expect(largest).toBeLessThan(LARGEST_BACKLOG + LARGEST_MESSAGE);
    await vi.waitFor(() => expect(quick.positions.at(-1)).toBe(position), WAIT);
    expect(quick.positions).toEqual(following(start, position - start));
    slow.resume();
    await slow.closed;
    // It has received a part, without gaps.
    expect(slow.positions).toEqual(following(start, slow.positions.length));
    expect(slow.positions.length).toBeLessThan(position - start);
    expect(await metric("thunderjack_dropped_total")).toBe(1);
  });

  it("drops server-sent events that are more than 256 kB behind, and no others; the next stream begins with the whole table", async () => {
    const quick = new EventReader(port);
    const first = await quick.first();
    const start = first.type === "welcome" ? first.position : 0;
    const slow = new EventReader(port);
    await slow.first();
    slow.pause();
    const { position, largest } = await talkUntilDropped();
    expect(largest).toBeGreaterThan(LARGEST_BACKLOG * 0.75);
    expect(largest).toBeLessThan(LARGEST_BACKLOG + LARGEST_MESSAGE);
    await vi.waitFor(() => expect(positionsOf(quick.messages).at(-1)).toBe(position), WAIT);
    expect(positionsOf(quick.messages)).toEqual(following(start, position - start));
    slow.resume();
    await slow.ended;
    const received = positionsOf(slow.messages);
    expect(received).toEqual(following(start, received.length));
    const again = new EventReader(port, received.at(-1) ?? start);
    expect(await again.first()).toMatchObject({ type: "welcome", position });
    quick.close();
    again.close();
  });

  it("sends the commits that a client has missed up to 128 kB, and beyond that the whole table", async () => {
    const watcher = new TestClient(port, "one");
    const { position: start } = await watcher.welcome();
    // Another process has stored 60 commits of 2.4 kB. The house has the last 64 commits in memory.
    const facts = Array.from(
      { length: 20 },
      () => ({ type: "WordsSet", seat: "right", words: "x".repeat(68) }) as const,
    );
    for (let position = start + 1; position <= start + 60; position++) {
      const commit = { table: "one", position, id: `other/${position}`, at: position, facts, deadline: null };
      const [result] = await store.append([{ ...commit, opensShoe: false, secrets: [], transfers: [] }]);
      expect(result).toBe("appended");
    }
    const position = start + 60;
    await vi.waitFor(() => expect(watcher.positions.at(-1)).toBe(position), WAIT);
    const bytes = (count: number) => watcher.texts.slice(-count).join("").length;
    expect(bytes(60)).toBeGreaterThan(132 * 1024);
    const behind = new TestClient(port, "one", { after: start });
    const first = await behind.message((message): message is ServerMessage => message !== null);
    expect(first).toMatchObject({ type: "welcome", position });

    expect(bytes(52)).toBeGreaterThan(116 * 1024);
    expect(bytes(52)).toBeLessThan(126 * 1024);
    const resumed = new TestClient(port, "one", { after: position - 52 });
    await vi.waitFor(() => expect(resumed.positions).toEqual(following(position - 52, 52)), WAIT);
    expect(resumed.messages[0]?.type).toBe("resumed");
  });

  it("lets a table in a page resume by a snapshot, with the same state as all others", async () => {
    const address = `ws://127.0.0.1:${port}/tables/one/socket`;
    const open = (clock: typeof systemClock) =>
      RemoteTable.open({
        clock,
        random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
        transport: webSocketTransport(address, SlowSocket),
      });
    // The time of the slow table does not pass, so that its own checks of the connection do not interrupt it.
    const clock = new VirtualClock();
    const slow = await open(clock);
    const quick = await open(systemClock);
    const socket = SlowSocket.sockets[0] as SlowSocket;
    const jumps: number[] = [];
    slow.jumps$.subscribe(({ version }) => jumps.push(version));
    socket.pause();
    await talkUntilDropped();
    socket.resume();
    await vi.waitFor(() => expect(slow.status.connection).toBe("reconnecting"), WAIT);
    await ask({ type: "Play", command: { type: "PlaceBet", seat: "right", amount: 3000 } });
    // The shoe was opened again after thousands of commits without a deal. Its commits have arrived.
    const before = jumps.length;
    clock.passToNext();
    await vi.waitFor(() => expect(slow.status.connection).toBe("live"), WAIT);
    await vi.waitFor(() => expect(slow.publicState.bets.right).toBe(3000), WAIT);
    expect(jumps).toHaveLength(before + 1);
    await vi.waitFor(() => expect(quick.publicState).toEqual(slow.publicState), WAIT);
    expect(slow.fairness).toEqual(quick.fairness);
    slow.close();
    quick.close();
  });
});

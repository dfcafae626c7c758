import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { get, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { MemoryHouseStore } from "@thunderjack/house";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { HouseServer, type ServerOptions } from "../src/house-server.js";
import { Metrics } from "../src/metrics.js";
import { Tokens } from "../src/tokens.js";
import { TestClient } from "./test-client.js";

const WAIT = { timeout: 60_000 };

/** A store whose tables can be loaded only after {@link release}, if they are held. */
class Store extends MemoryHouseStore {
  /** The number of loads that have begun. */
  loads = 0;
  release = () => {};
  #held: Promise<void> = Promise.resolve();

  hold(): void {
    this.#held = new Promise((resolve) => {
      this.release = resolve;
    });
  }

  override async load(table: string): ReturnType<MemoryHouseStore["load"]> {
    this.loads += 1;
    await this.#held;
    return super.load(table);
  }

  async ping(): Promise<void> {}
}

/** Vitest fails the run if a rejected promise or an error of a socket is not handled. */
describe("a house, after clients that are broken or leave early,", () => {
  let store: Store;
  let tokens: Tokens;
  let servers: HouseServer[];

  beforeEach(async () => {
    store = new Store();
    tokens = await Tokens.forDevelopment();
    servers = [];
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.drain()));
  });

  /** Starts a process of the house. Returns the port. */
  async function start(limits: Partial<ServerOptions> = {}): Promise<number> {
    const server = new HouseServer({ store, tokens, metrics: new Metrics(), log: () => {}, origins: [], ...limits });
    servers.push(server);
    const port = await server.listen(0, "127.0.0.1");
    if (servers.length === 1) await server.house.openTable("one", { name: "One", rules: "casino" });
    return port;
  }

  /** Sends the request for a WebSocket as it is. */
  function upgrade(port: number, path: string, origin = ""): Socket {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    const fields = ["Host: house", "Connection: Upgrade", "Upgrade: websocket", ...(origin === "" ? [] : [origin])];
    socket.write(`GET ${path} HTTP/1.1\r\n${fields.join("\r\n")}\r\n\r\n`);
    return socket;
  }

  it("refuses an upgrade of a path that is no address, and plays on", async () => {
    const port = await start();
    for (const path of ["//", "http://[", "/tables/%/socket"]) {
      let text = "";
      const socket = upgrade(port, path).on("data", (part) => {
        text += part;
      });
      await new Promise((resolve) => socket.on("close", resolve));
      expect(text).toContain("HTTP/1.1 404 Not Found");
    }
    expect((await new TestClient(port, "one").welcome()).snapshot.name).toBe("One");
  });

  it.each([
    ["404", "/none", "", {}],
    ["403", "/tables/one/socket", "Origin: https://other.example", {}],
    ["429", "/tables/one/socket", "", { addressPerSecond: 0 }],
  ] as const)(
    "plays on when a client resets the connection around the refusal %s",
    async (code, path, origin, limits) => {
      const port = await start(limits);
      const late = upgrade(port, path, origin);
      const first = await new Promise((resolve) => late.once("data", resolve));
      expect(String(first)).toContain(`HTTP/1.1 ${code} `);
      late.resetAndDestroy();
      const early = Array.from({ length: 50 }, () => upgrade(port, path, origin));
      await Promise.all(
        early.map(
          (socket) =>
            new Promise<void>((resolve) => {
              socket.on("close", () => resolve());
              socket.on("connect", () => setImmediate(() => socket.resetAndDestroy()));
            }),
        ),
      );
      // The probe is answered after the connections that came before it.
      expect((await fetch(`http://127.0.0.1:${port}/live`)).status).toBe(200);
    },
  );

  describe("with server-sent events of a table that is not loaded yet,", () => {
    let port: number;

    /** Starts a second process with room for one connection. It must load the table first, which is held. */
    beforeEach(async () => {
      await start();
      store.hold();
      store.loads = 0;
      port = await start({ connections: 1 });
    });

    const address = () => `http://127.0.0.1:${port}/tables/one/events`;

    /** Returns the status of a new stream, which ends with the test. */
    async function statusOfStream(): Promise<number> {
      const stream = new AbortController();
      onTestFinished(() => stream.abort());
      return (await fetch(address(), { signal: stream.signal })).status;
    }

    it("has room again for another client if one has left meanwhile", async () => {
      let hasLeft = false;
      const follow = (message: unknown) => {
        (message as { readonly response: ServerResponse }).response.on("close", () => {
          hasLeft = true;
        });
      };
      subscribe("http.server.request.start", follow);
      onTestFinished(() => void unsubscribe("http.server.request.start", follow));
      const request = get(address()).on("error", () => {});
      await vi.waitFor(() => expect(store.loads).toBe(1), WAIT);
      request.destroy();
      await vi.waitFor(() => expect(hasLeft).toBe(true), WAIT);
      store.release();
      // This request waits behind the one of the client that has left.
      expect((await fetch(`http://127.0.0.1:${port}/tables/one`)).status).toBe(200);
      expect(await statusOfStream()).toBe(200);
    });

    it("accepts no more clients than it has room for", async () => {
      const statuses = [statusOfStream(), statusOfStream()];
      await vi.waitFor(() => expect(store.loads).toBeGreaterThan(0), WAIT);
      store.release();
      expect((await Promise.all(statuses)).sort()).toEqual([200, 503]);
    });
  });
});

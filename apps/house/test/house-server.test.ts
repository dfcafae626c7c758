import { connect } from "node:net";
import { SEATS, type Seat } from "@thunderjack/core";
import { MemoryHouseStore } from "@thunderjack/house";
import { verify } from "@thunderjack/recording";
import type { CommitMessage, ServerMessage } from "@thunderjack/remote";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HouseServer } from "../src/house-server.js";
import { Metrics } from "../src/metrics.js";
import { Tokens } from "../src/tokens.js";
import { TestClient } from "./test-client.js";

class Store extends MemoryHouseStore {
  async ping(): Promise<void> {}
}

const NAMES: Readonly<Record<Seat, string>> = { right: "ann", middle: "bob", left: "cat" };

function isRetirement(message: ServerMessage): message is CommitMessage {
  return message.type === "commit" && message.facts.some(({ type }) => type === "ShoeRetired");
}

describe("a house over real sockets", () => {
  let store: Store;
  let tokens: Tokens;
  let server: HouseServer;
  let port: number;

  beforeEach(async () => {
    store = new Store();
    tokens = await Tokens.forDevelopment();
    server = new HouseServer({
      store,
      tokens,
      metrics: new Metrics(),
      log: () => {},
      origins: ["https://own.example"],
    });
    port = await server.listen(0, "127.0.0.1");
    await server.house.openTable("one", {
      name: "One",
      rules: "casino",
      settings: { roundsPerShoe: 1, decisionTime: 100, bettingTime: 5000 },
    });
  });
  afterEach(() => server.drain());

  async function player(seat: Seat): Promise<TestClient> {
    const name = NAMES[seat];
    await store.deposit(name, 100_000, `start/${name}`);
    const token = await tokens.sign({ player: { id: `account-${name}`, name }, table: "one", may: "play" });
    await store.deposit(`account-${name}`, 77_700, `own/${name}`);
    return new TestClient(port, "one", { token, name });
  }

  it("plays a round of three players and a watcher, and shows nobody a foreign purse, an unrevealed card or a seed", async () => {
    const watcher = new TestClient(port, "one");
    const before = await watcher.welcome();
    const clients = await Promise.all(SEATS.map(player));
    for (const [index, seat] of SEATS.entries()) {
      const client = clients[index] as TestClient;
      await client.welcome();
      expect(await client.ask({ type: "TakeSeat", seat, buyIn: 31_300 + index })).toBeNull();
      expect(await client.ask({ type: "SetWords", seat, words: `words of ${NAMES[seat]}` })).toBeNull();
      expect(await client.ask({ type: "Play", command: { type: "PlaceBet", seat, amount: 1000 } })).toBeNull();
    }
    for (const client of clients) expect(await client.ask({ type: "Play", command: { type: "Deal" } })).toBeNull();
    // The house stands for the players, because the decision time is short. The shoe is retired after one round.
    const retired = await watcher.message(isRetirement);
    const secrets = await store.secrets("one");
    const isBefore = (message: ServerMessage) => message.type !== "commit" || message.position < retired.position;
    for (const client of [watcher, ...clients]) {
      const texts = client.texts.filter((_, index) => isBefore(client.messages[index] as ServerMessage)).join("\n");
      for (const { bytes } of secrets) expect(texts).not.toContain(Buffer.from(bytes).toString("hex"));
      expect(texts).not.toContain("77700");
      for (const [index, other] of clients.entries()) {
        if (client === other) continue;
        expect(texts).not.toContain(String(31_300 + index));
        expect(texts).not.toContain(`account-${NAMES[SEATS[index] as Seat]}`);
      }
    }
    const trailer = retired.facts.flatMap((fact) => (fact.type === "ShoeRetired" ? [fact.trailer] : [])).join("");
    const seed = /"serverSeed":"([0-9a-f]{64})"/.exec(trailer)?.[1];
    expect(seed).toBeDefined();
    for (const client of [watcher, ...clients]) {
      const earlier = client.texts.filter((_, index) => isBefore(client.messages[index] as ServerMessage)).join("\n");
      expect(earlier).not.toContain(seed);
      await client.message(isRetirement);
      const index = client.texts.findIndex((text) => text.includes("HoleCardRevealed"));
      const message = client.messages[index] as CommitMessage;
      const events = message.facts.flatMap((fact) => (fact.type === "Played" ? fact.events : []));
      const revealed = events.flatMap((event) => (event.type === "HoleCardRevealed" ? [event.card] : []))[0];
      expect(revealed).toBeDefined();
      expect(client.texts.slice(0, index).join("\n")).not.toContain(`"${revealed}"`);
    }
    expect(watcher.positions).toEqual(
      Array.from({ length: watcher.positions.length }, (_, index) => before.position + 1 + index),
    );

    const list = await (await fetch(`http://127.0.0.1:${port}/tables/one/recordings`)).json();
    expect(list).toMatchObject([{ shoe: 1 }]);
    const text = await (await fetch(`http://127.0.0.1:${port}/tables/one/recordings/1`)).text();
    const clientSeed = SEATS.map((seat) => `words of ${NAMES[seat]}`).join("\n");
    expect(verify(text, { clientSeed }).status).toBe("fair");
    expect(text).not.toContain("account-");
  });

  it("refuses tokens that are forged, expired, or for another table or seat", async () => {
    const other = await Tokens.forDevelopment();
    const forged = await other.sign({ player: { id: "ann", name: "Ann" }, table: "one", may: "play" });
    const expired = await tokens.sign({ player: { id: "ann", name: "Ann" }, table: "one", may: "play" }, -10);
    const elsewhere = await tokens.sign({ player: { id: "ann", name: "Ann" }, table: "two", may: "play" });
    for (const token of [forged, expired, elsewhere, "nonsense"]) {
      expect(await new TestClient(port, "one", { token }).closed).toBe(4001);
    }
    const oneSeat = await tokens.sign({
      player: { id: "ann", name: "Ann" },
      table: "one",
      seats: ["left"],
      may: "play",
    });
    const client = new TestClient(port, "one", { token: oneSeat });
    await client.welcome();
    client.send({ type: "TakeSeat", seat: "right", buyIn: 0 }, "a");
    expect(await client.closed).toBe(4001);
    await store.deposit("eve", 50_000, "eve");
    const poor = await tokens.sign({ player: { id: "eve", name: "Eve", purse: 100 }, table: "one", may: "play" });
    const eve = new TestClient(port, "one", { token: poor });
    await eve.welcome();
    expect(await eve.ask({ type: "TakeSeat", seat: "left", buyIn: 101 })).toBe("purse-too-large");
    expect(await eve.ask({ type: "TakeSeat", seat: "left", buyIn: 100 })).toBeNull();
    const watches = await tokens.sign({ player: { id: "ann", name: "Ann" }, table: "one", may: "watch" });
    const watcher = new TestClient(port, "one", { token: watches });
    await watcher.welcome();
    watcher.send({ type: "TakeSeat", seat: "right", buyIn: 0 }, "a");
    expect(await watcher.closed).toBe(4001);
  });

  it("carries out requests over HTTP that the token of the player allows, each of them once", async () => {
    await store.deposit("ann", 50_000, "ann");
    const token = await tokens.sign({ player: { id: "ann", name: "Ann" }, table: "one", seats: ["left"], may: "play" });
    const ask = async (body: unknown, bearer = token, table = "one") => {
      const response = await fetch(`http://127.0.0.1:${port}/tables/${table}/requests`, {
        method: "POST",
        headers: { authorization: `Bearer ${bearer}` },
        body: typeof body === "string" ? body : JSON.stringify(body),
      });
      return [response.status, await response.json()];
    };
    const message = (id: string, request: unknown) => ({ type: "request", id, request });
    const take = (seat: Seat) => message(`take-${seat}`, { type: "TakeSeat", seat, buyIn: 10_000 });
    const taken = [200, { refused: null, position: 2 }];
    expect(await ask(take("left"))).toEqual(taken);
    expect(await ask(take("left"))).toEqual(taken);
    expect((await ask(take("right")))[0]).toBe(403);
    expect((await ask(message("a", { type: "LeaveSeat", seat: "left" }), "nonsense"))[0]).toBe(403);
    expect((await ask(message("a", { type: "LeaveSeat", seat: "left" }), token, "two"))[0]).toBe(403);
    const watches = await tokens.sign({ player: { id: "ann", name: "Ann" }, table: "one", may: "watch" });
    expect((await ask(take("left"), watches))[0]).toBe(403);
    for (const body of ["", "null", "[]", { ...take("left"), id: "" }, { type: "ping" }]) {
      expect((await ask(body))[0]).toBe(400);
    }
    expect((await ask(message("a", { type: "Away", seat: "left" })))[0]).toBe(400);
    const hit = message("hit", { type: "Play", command: { type: "Hit", hand: "left" } });
    expect(await ask(hit)).toMatchObject([409, { refused: { accepted: false } }]);
    const leave = message("leave", { type: "LeaveSeat", seat: "left" });
    expect(await ask(leave)).toEqual([200, { refused: null, position: 3 }]);
    expect(await store.balance("ann")).toBe(50_000);
  });

  it("answers 404 for texts that are no names of tables", async () => {
    for (const name of ["%00", "A", "a%20b", "x".repeat(41), "%F0%9F%82%A1"]) {
      for (const rest of ["", "/history", "/events", "/recordings", "/recordings/1", "/recordings/1/verification"]) {
        expect((await fetch(`http://127.0.0.1:${port}/tables/${name}${rest}`)).status).toBe(404);
      }
    }
    expect(server.house.tables).toEqual(["one"]);
    for (const shoe of ["1", "0", "-1", "x", "1e0", "NaN"]) {
      const response = await fetch(`http://127.0.0.1:${port}/tables/one/recordings/${shoe}`);
      expect([response.status, await response.json()]).toEqual([404, { error: "This shoe is not retired." }]);
    }
  });

  it("answers 404 with the code `unknown-table` on all routes of a table that was not opened", async () => {
    const unknown = [404, { error: "There is no such table.", code: "unknown-table" }];
    for (const rest of ["", "/history", "/events", "/recordings", "/recordings/1", "/recordings/1/verification"]) {
      const response = await fetch(`http://127.0.0.1:${port}/tables/none${rest}`);
      expect([response.status, await response.json()], rest).toEqual(unknown);
      expect((await fetch(`http://127.0.0.1:${port}/tables/none${rest}`, { method: "HEAD" })).status, rest).toBe(404);
    }
    expect(await (await fetch(`http://127.0.0.1:${port}/tables/one/recordings`)).json()).toEqual([]);
    const token = await tokens.sign({ player: { id: "ann", name: "Ann" }, table: "*", may: "play" });
    const ask = async (body: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(`http://127.0.0.1:${port}/tables/none/requests`, { method: "POST", headers, body });
      return [response.status, await response.json()];
    };
    const request = { type: "TakeSeat", seat: "right", buyIn: 0 };
    expect(await ask(JSON.stringify({ type: "request", id: "a", request }))).toMatchObject([
      404,
      { refused: { code: "unknown-table" }, position: 0 },
    ]);
    expect(await ask("{}")).toEqual(unknown);
  });

  it("refuses pages of other origins, large messages and messages that it does not know", async () => {
    expect(await new TestClient(port, "one", { origin: "https://other.example" }).closed).toBe(1006);
    const client = new TestClient(port, "one", { origin: "https://own.example" });
    await client.welcome();
    client.sendText("x".repeat(20_000));
    expect(await client.closed).toBe(1009);
    const other = new TestClient(port, "one");
    await other.welcome();
    other.sendText('{"type":"request","id":"a","request":{"type":"Away","seat":"left"}}');
    expect(await other.closed).toBe(1008);
    expect(await new TestClient(port, "none").closed).toBe(1008);
  });

  it("resumes after a position, over a socket and server-sent events", async () => {
    const client = await player("right");
    const { position } = await client.welcome();
    await client.ask({ type: "TakeSeat", seat: "right", buyIn: 10_000 });
    const again = new TestClient(port, "one", { after: position });
    await again.message((message): message is CommitMessage => message.type === "commit");
    expect(again.messages.map(({ type }) => type)).toEqual(["resumed", "commit"]);
    const response = await fetch(`http://127.0.0.1:${port}/tables/one/events`, {
      headers: { "last-event-id": String(position) },
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    while (!text.includes(`id: ${position + 1}\n`)) text += (await reader?.read())?.value;
    expect(text).toContain('"type":"commit"');
    expect(text).not.toContain("account-ann");
    await reader?.cancel();
  });

  it("answers a HEAD request for server-sent events without a body", async () => {
    let text = "";
    const socket = connect(port, "127.0.0.1").on("data", (part) => {
      text += part;
    });
    socket.write("HEAD /tables/one/events HTTP/1.1\r\nhost: house\r\n\r\nGET /live HTTP/1.1\r\nhost: house\r\n\r\n");
    await vi.waitFor(() => expect(text).toMatch(/^live$/m));
    socket.destroy();
    expect(text).toContain("content-type: text/event-stream");
    expect(text).not.toContain("welcome");
  });

  it("drains: answers the requests, closes with 1012, and refuses to be ready", async () => {
    const client = await player("right");
    await client.welcome();
    const answer = client.ask({ type: "TakeSeat", seat: "right", buyIn: 10_000 });
    await vi.waitFor(async () => expect((await store.heads())[0]?.position).toBeGreaterThan(1));
    const drained = server.drain();
    expect(await answer).toBeNull();
    expect(await client.closed).toBe(1012);
    await drained;
    await expect(fetch(`http://127.0.0.1:${port}/ready`)).rejects.toThrow();
  });

  it("offers metrics, probes and a description", async () => {
    const read = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    expect(await read("/live")).toBe("live");
    expect(await read("/ready")).toBe("ready");
    expect(await read("/metrics")).toContain("thunderjack_tables 1");
    expect(await read("/metrics")).toContain("thunderjack_conflicts_total 0");
    const { openapi, paths } = JSON.parse(await read("/openapi.json"));
    expect(openapi).toBe("3.1.0");
    const body = paths["/tables/{table}/requests"].post.requestBody.content["application/json"].schema;
    expect(body.required).toEqual(["type", "id", "request"]);
    expect(JSON.stringify(body)).toContain("LeaveSeat");
    // The page shows the notice if this header is sent; see played-round.ci.test.ts.
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect(page.headers.get("x-thunderjack-development")).toBe("this house signs its own tokens");
    expect(await page.text()).toContain("/page/house.js");
    for (const path of ["/page/house.js", "/page/house.css", "/elements/thunderjack.js"]) {
      expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(200);
    }
    expect((await fetch(`http://127.0.0.1:${port}/page/%2e%2e%2fpackage.json`)).status).toBe(404);
    expect(JSON.parse(await read("/tables/one/history"))).toHaveLength(1);
    const opened = await fetch(`http://127.0.0.1:${port}/tables`, { method: "POST", body: "{}" });
    expect(opened.status).toBe(403);
  });
});

import { SEATS, type Seat, SeedChain } from "@thunderjack/core";
import { afterCommit, type HouseState, MemoryHouseStore } from "@thunderjack/house";
import { verify } from "@thunderjack/recording";
import { afterAll, beforeAll, expect, it } from "vitest";
import { HouseServer } from "../src/house-server.js";
import { Metrics } from "../src/metrics.js";
import { Tokens } from "../src/tokens.js";
import { chanceFrom, RandomRounds } from "./random-rounds.js";
import { encodingsOf, largeNumbersIn, type Sent, ShownCards } from "./sent-bytes.js";
import { TestClient } from "./test-client.js";

class Store extends MemoryHouseStore {
  async ping(): Promise<void> {}
}

const ROUNDS = Number(process.env.ROUNDS ?? 30);
const ROUNDS_PER_SHOE = 10;

const ACCOUNT = 98_765_432_100;

/** The buy-in of each seat. All other amounts are multiples of 50, so the rest tells whose purse a number is. */
const BUY_INS: Readonly<Record<Seat, number>> = { right: 9_000_023, middle: 9_000_034, left: 9_000_045 };

let store: Store;
let server: HouseServer;
let tokens: Tokens;
let port: number;

beforeAll(async () => {
  store = new Store();
  tokens = await Tokens.forDevelopment();
  server = new HouseServer({
    ...{ store, tokens, metrics: new Metrics(), log: () => {}, origins: null },
    ...{ requestsPerSecond: 1_000_000, addressPerSecond: 1_000_000 },
  });
  port = await server.listen(0, "127.0.0.1");
  await server.house.openTable("one", {
    name: "One",
    rules: "casino",
    settings: { bettingTime: 600_000, decisionTime: 600_000, roundsPerShoe: ROUNDS_PER_SHOE, shoesPerChain: 4 },
  });
});
afterAll(() => server.drain());

function wordsOf(seat: Seat): string {
  return `words of ${seat}`;
}

async function sit(client: TestClient, seat: Seat): Promise<void> {
  expect(await client.ask({ type: "TakeSeat", seat, buyIn: BUY_INS[seat] })).toBeNull();
  expect(await client.ask({ type: "SetWords", seat, words: wordsOf(seat) })).toBeNull();
}

/** Reads the server-sent events of a watcher until `stop` is called, and returns their texts. */
function readEvents(): { readonly texts: string[]; readonly stop: () => void } {
  const abort = new AbortController();
  const texts: string[] = [];
  void (async () => {
    const response = await fetch(`http://127.0.0.1:${port}/tables/one/events`, { signal: abort.signal });
    let rest = "";
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) {
      const parts = (rest + Buffer.from(part.value).toString("utf8")).split("\n\n");
      rest = parts.pop() ?? "";
      texts.push(...parts);
    }
  })().catch(() => {});
  return { texts, stop: () => abort.abort() };
}

it(`sends no unrevealed card, no seed, and nobody else's account, token or purse in ${ROUNDS} random rounds`, async () => {
  const sent: Sent[] = [];
  const clients = {} as Record<Seat, TestClient>;
  const secrets: { readonly owner: string; readonly text: string }[] = [];
  for (const seat of SEATS) {
    const id = `account-of-${seat}`;
    const token = await tokens.sign({ player: { id, name: `Player ${seat}` }, table: "one", may: "play" });
    await store.deposit(id, ACCOUNT, id);
    secrets.push(
      { owner: seat, text: id },
      { owner: "", text: token },
      { owner: "", text: token.split(".")[2] ?? token },
    );
    clients[seat] = new TestClient(port, "one", { token, name: seat });
    await clients[seat].welcome();
    await sit(clients[seat], seat);
  }
  const watchers = [new TestClient(port, "one")];
  await watchers[0]?.welcome();
  const events = readEvents();
  const chance = chanceFrom(Number(process.env.SEED ?? 1));
  const rounds = new RandomRounds(store, "one", clients, chance);
  const http: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const playing = rounds.play();
    if (round % 5 === 0) {
      // A watcher who arrives during a round gets a snapshot.
      const late = new TestClient(port, "one");
      watchers.push(late);
      await late.welcome();
      late.close();
      http.push(await (await fetch(`http://127.0.0.1:${port}/tables/one`)).text());
    }
    await playing;
    if (round % 7 === 6) {
      const seat = SEATS[Math.floor(chance() * SEATS.length)] as Seat;
      expect(await clients[seat].ask({ type: "LeaveSeat", seat })).toBeNull();
      await sit(clients[seat], seat);
    }
  }
  const last = (await rounds.state()).position;
  await watchers[0]?.message((message): message is typeof message => "position" in message && message.position >= last);
  const retired = Math.floor(ROUNDS / ROUNDS_PER_SHOE);
  const recordings: string[] = [];
  for (let shoe = 1; shoe <= retired; shoe++) {
    recordings.push(await (await fetch(`http://127.0.0.1:${port}/tables/one/recordings/${shoe}`)).text());
  }
  events.stop();
  for (const client of Object.values(clients)) client.close();
  watchers[0]?.close();

  for (const [client, { texts, messages }] of [
    ...Object.entries(clients),
    ...watchers.map((one) => ["", one] as const),
  ]) {
    for (const [place, text] of texts.entries()) {
      const message = messages[place];
      sent.push({ client, text, position: message !== undefined && "position" in message ? message.position : last });
    }
  }
  for (const text of events.texts) {
    const position = Number(/^id: (\d+)$/m.exec(text)?.[1] ?? last);
    sent.push({ client: "", text, position });
  }
  for (const text of http) sent.push({ client: "", text, position: JSON.parse(text).position });

  const cards = new ShownCards();
  /** The positions at which the seeds are revealed, by their hexadecimal digits. */
  const revealedAt = new Map<string, number>();
  const chains = await store.secrets("one");
  let state: HouseState | null = null;
  for (const commit of await store.read("one", 0)) {
    cards.add(commit);
    const before: HouseState | null = state;
    state = afterCommit(state, commit);
    if (before !== null && commit.facts.some(({ type }) => type === "ShoeRetired")) {
      revealedAt.set(Buffer.from(seedOf(before)).toString("hex"), commit.position);
    }
  }
  if (state === null) throw new Error("There is no table.");
  revealedAt.set(Buffer.from(seedOf(state)).toString("hex"), Number.POSITIVE_INFINITY);
  for (const { bytes } of chains) {
    const seed = Buffer.from(bytes).toString("hex");
    // The secret of a chain is the seed of its last shoe.
    if (!revealedAt.has(seed)) revealedAt.set(seed, Number.POSITIVE_INFINITY);
  }
  const seeds = [...revealedAt].map(([seed, at]) => ({ encodings: encodingsOf(Buffer.from(seed, "hex")), at }));

  function seedOf({ fairness }: HouseState): Uint8Array {
    const { anchor, index, length } = fairness.chain ?? { anchor: "", index: 0, length: 0 };
    const bytes = chains.find((chain) => chain.anchor === anchor)?.bytes ?? new Uint8Array(32);
    return new SeedChain(bytes, length).seeds(index, "").serverSeed;
  }

  const found: string[] = [];
  let revealed = 0;
  for (const one of sent) {
    const { client, text, position } = one;
    const place = `${client === "" ? "a watcher" : client} at ${position}: ${text.slice(0, 200)}`;
    for (const card of cards.hiddenIn(one)) found.push(`the card ${card} to ${place}`);
    for (const { encodings, at } of seeds) {
      if (!encodings.some((encoding) => text.includes(encoding))) continue;
      if (position < at) found.push(`a seed to ${place}`);
      else revealed++;
    }
    for (const { owner, text: secret } of secrets) {
      if (owner !== client && text.includes(secret)) found.push(`an account or a token to ${place}`);
    }
    for (const number of largeNumbersIn(text)) {
      const isOwn = client !== "" && number % 50 === BUY_INS[client as Seat] % 50;
      if (!isOwn) found.push(`the amount ${number} to ${place}`);
    }
  }
  expect(found.slice(0, 5)).toEqual([]);

  // The search has found what is not secret: the revealed seeds, the own purses and accounts.
  expect(revealed).toBeGreaterThanOrEqual(4 * retired);
  expect(cards.hidden).toBeGreaterThan(ROUNDS / 2);
  expect([...rounds.refusals.keys()]).toEqual([]);
  for (const seat of SEATS) {
    const own = sent.filter(({ client }) => client === seat).map(({ text }) => text);
    expect(own.some((text) => text.includes(`account-of-${seat}`))).toBe(true);
    expect(own.some((text) => largeNumbersIn(text).length > 0)).toBe(true);
  }
  expect(sent.length).toBeGreaterThan(ROUNDS * 40);

  const clientSeed = SEATS.map(wordsOf).join("\n");
  for (const [place, text] of recordings.entries()) {
    if (place < 3) expect(verify(text, { clientSeed }).status).toBe("fair");
    expect(text).not.toContain("account-of-");
    expect(largeNumbersIn(text).filter((number) => number > 30_000_000)).toEqual([]);
    if (place === 0) for (const seat of SEATS) expect(text).toContain(`${BUY_INS[seat]}`);
  }
}, 1_200_000);

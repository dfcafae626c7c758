import { CHAIN_SCHEME, evolve, NO_BETS, ruleSet, SEATS, type Seat, VirtualClock } from "@thunderjack/core";
import { type PublicSeatOwner, TABLE_SETTINGS } from "@thunderjack/house";
import { describe, expect, onTestFinished, test } from "vitest";
import { type ConnectionState, RemoteTable } from "../src/index.js";
import { FakeHouse } from "./fake-house.js";

async function opened(house = new FakeHouse()) {
  const clock = new VirtualClock(5000);
  const table = await RemoteTable.open({ transport: house, clock, random: (bytes) => new Uint8Array(bytes).fill(128) });
  onTestFinished(() => table.close());
  return { house, clock, table };
}

const BET = { type: "PlaceBet", seat: "middle", amount: 1000 } as const;

test("shows the table that the house sends", async () => {
  const { table, house } = await opened();
  expect(table.name).toBe("Table 7");
  expect(table.publicState).toEqual(house.table.publicState);
  expect(table.fairness).toEqual(house.table.fairness);
  expect(table.players).toEqual({ middle: "Ada", left: "Ben" });
  expect(table.status).toMatchObject({ connection: "live", watches: false, away: ["left"], dueAt: null });
});

test("emits the events of each commit, and its state is the fold of them", async () => {
  const { table, house } = await opened();
  let state = table.publicState;
  table.publicEvents$.subscribe((event) => {
    state = evolve(state, event);
    expect(table.publicState).toEqual(state);
  });
  expect(table.dispatch(BET)).toBeNull();
  expect(table.dispatch({ type: "Deal" })).toBeNull();
  expect(table.publicState.round).toBe(1);
  expect(table.publicState).toEqual(house.table.publicState);
  expect(table.pending).toEqual([]);
});

test("changes nothing before the commit of a command is received", async () => {
  const { table, house } = await opened();
  house.isMute = true;
  table.dispatch(BET);
  expect(house.table.publicState.bets.middle).toBe(1000);
  expect(table.publicState.bets.middle).toBe(0);
  expect(table.pending).toEqual([{ type: "Play", command: BET }]);
});

test("sends the version that the player saw, and emits the refusal of the house", async () => {
  const { table, house } = await opened();
  const refusals: string[] = [];
  table.refusals$.subscribe(({ code }) => refusals.push(code));
  table.dispatch(BET);
  table.dispatch({ type: "Deal" });
  const expected = table.publicState.version;
  const { turn } = table.publicState;
  if (turn === null) throw new Error("The seed deals a hand without a turn.");
  house.isMute = true;
  house.play({ type: "Hit", hand: turn });
  house.isMute = false;
  expect(table.dispatch({ type: "Stand", hand: turn }, { expected })).toBeNull();
  expect(refusals).toEqual(["stale"]);
  expect(house.arrived.at(-1)).toMatchObject({ type: "request", expected });
});

test("refuses a command for another player's seat, an illegal one and an outdated one at once", async () => {
  const { table } = await opened();
  expect(table.dispatch({ ...BET, seat: "left" })?.code).toBe("not-your-seat");
  expect(table.dispatch({ ...BET, amount: 1 })?.code).toBe("bet-not-in-steps");
  expect(table.dispatch({ type: "Deal" })?.code).toBe("no-bet");
  expect(table.dispatch({ type: "Hit", hand: "middle" }, { expected: 7 })?.code).toBe("stale");
});

test("removes the bets of the own seats only", async () => {
  const { table, house } = await opened();
  house.play({ ...BET, seat: "left" });
  table.dispatch(BET);
  expect(table.dispatch({ type: "ClearBets" })).toBeNull();
  expect(table.publicState.bets).toEqual({ right: 0, middle: 0, left: 1000 });
});

test("is a table to watch without own seats", async () => {
  const house = new FakeHouse();
  house.seats = [];
  const { table } = await opened(house);
  expect(table.status.watches).toBe(true);
  expect(table.dispatch({ ...BET })?.code).toBe("not-your-seat");
});

describe("after an interruption", () => {
  test("connects again from its position, and receives the missing commits", async () => {
    const { table, house, clock } = await opened();
    const states: ConnectionState[] = [];
    table.status$.subscribe(({ connection }) => connection !== states.at(-1) && states.push(connection));
    house.play(BET);
    house.interrupt();
    house.play({ type: "Deal" });
    expect(table.publicState.round).toBe(0);
    clock.pass(250);
    expect(table.publicState).toEqual(house.table.publicState);
    expect(house.connections).toEqual([null, 1]);
    expect(states).toEqual(["live", "reconnecting", "live"]);
  });

  test("repeats the requests without an answer with their ids, and each is carried out once", async () => {
    const { table, house, clock } = await opened();
    table.dispatch(BET);
    table.dispatch({ type: "Deal" });
    const { turn, version } = table.publicState;
    if (turn === null) throw new Error("The seed deals a hand without a turn.");
    house.isMute = true;
    table.dispatch({ type: "Hit", hand: turn }, { expected: version });
    house.isMute = false;
    house.interrupt();
    clock.pass(250);
    const hits = house.arrived.filter((message) => message.type === "request").slice(-2);
    expect(hits[0]).toEqual(hits[1]);
    expect(house.table.publicState.hands[0]?.cards).toHaveLength(3);
    expect(table.publicState).toEqual(house.table.publicState);
    expect(table.pending).toEqual([]);
  });

  test("waits longer after each failed attempt, at most fifteen seconds", async () => {
    const { house, clock } = await opened();
    house.isUnreachable = true;
    house.interrupt();
    clock.pass(60_000);
    const inAMinute = house.connections.length;
    expect(inAMinute).toBeGreaterThan(8);
    expect(inAMinute).toBeLessThan(18);
    house.isUnreachable = false;
    clock.pass(15_000);
    expect(house.connections.length).toBeLessThanOrEqual(inAMinute + 2);
  });

  test("says that the table has moved", async () => {
    const { table, house, clock } = await opened();
    house.interrupt(1012);
    expect(table.status.connection).toBe("moved");
    clock.pass(250);
    expect(table.status.connection).toBe("live");
  });

  test("connects again to a house that has no room for now, later each time, and keeps what is open", async () => {
    const { table, house, clock } = await opened();
    house.isFull = true;
    house.interrupt();
    table.dispatch(BET);
    clock.pass(60_000);
    expect(table.status.connection).toBe("reconnecting");
    expect(house.connections.length).toBeGreaterThan(8);
    expect(house.connections.length).toBeLessThan(18);
    house.isFull = false;
    clock.pass(15_000);
    expect(table.status.connection).toBe("live");
    expect(table.publicState.bets.middle).toBe(1000);
    expect(table.pending).toEqual([]);
  });

  test("begins with a snapshot when it was too far behind", async () => {
    const { table, house, clock } = await opened();
    const jumps: number[] = [];
    table.jumps$.subscribe(({ version }) => jumps.push(version));
    house.interrupt(4008);
    expect(table.status.connection).toBe("reconnecting");
    house.play(BET);
    clock.passToNext();
    expect(house.connections.at(-1)).toBeNull();
    expect(table.status.connection).toBe("live");
    expect(table.publicState).toEqual(house.table.publicState);
    expect(jumps).toHaveLength(1);
  });

  test("finds a connection that is interrupted without a notice", async () => {
    const { table, house, clock } = await opened();
    house.isMute = true;
    clock.pass(15_000);
    expect(house.arrived.at(-1)).toEqual({ type: "ping" });
    clock.pass(10_000);
    expect(table.status.connection).toBe("reconnecting");
    house.isMute = false;
    clock.pass(15_000);
    expect(table.status.connection).toBe("live");
  });

  test("stops when the token is refused, and answers what is open", async () => {
    const { table, house } = await opened();
    house.isMute = true;
    const request = table.request({ type: "TakeSeat", seat: "right", buyIn: 10_000 });
    house.interrupt(4001);
    expect(await request).toMatchObject({ code: "table-closed" });
    expect(table.status.connection).toBe("refused");
    expect(table.dispatch(BET)?.code).toBe("table-closed");
  });
});

test("requests a snapshot when a commit is missing", async () => {
  const { table, house, clock } = await opened();
  const jumps: number[] = [];
  table.jumps$.subscribe(({ bets }) => jumps.push(bets.middle));
  house.isMute = true;
  house.play(BET);
  house.isMute = false;
  house.play({ ...BET, amount: 2000 });
  clock.pass(250);
  expect(house.connections).toEqual([null, null]);
  expect(jumps).toEqual([2000]);
  expect(table.publicState).toEqual(house.table.publicState);
});

test("requests a snapshot when an event does not fit the table", async () => {
  const { table, house, clock } = await opened();
  house.commit([
    {
      type: "Played",
      command: BET,
      events: [
        { type: "HandHit", hand: "left", version: 1 },
        { type: "CardDealt", to: "left", card: null, faceDown: false, version: 2 },
      ],
    },
  ]);
  clock.pass(250);
  expect(house.connections).toEqual([null, null]);
  expect(table.publicState).toEqual(house.table.publicState);
});

test.each([
  "",
  "null",
  "[]",
  '{"type":"commit"}',
  '{"type":"commit","position":1,"at":0,"deadline":null,"facts":[{"type":"Played","command":{},"events":[{"type":"CardDealt"}]}]}',
  '{"type":"welcome","protocol":1,"position":9e15,"now":0,"snapshot":{"state":{}},"you":{}}',
  '{"type":"answer","id":1}',
  '{"__proto__":{"type":"refused"}}',
])("ignores the malformed message %s", async (text) => {
  const { table, house } = await opened();
  const before = table.publicState;
  house.say(text);
  expect(table.publicState).toBe(before);
  expect(table.status.connection).toBe("live");
  expect(table.dispatch(BET)).toBeNull();
  expect(table.publicState.bets.middle).toBe(1000);
});

test("follows players, ready seats and the deadline on its own clock", async () => {
  const { table, house } = await opened();
  house.commit([{ type: "SeatTaken", seat: "right", name: "Cleo" }], { seats: ["middle", "right"] });
  house.commit(
    [
      { type: "SeatReady", seat: "left" },
      { type: "PlayerBack", seat: "left" },
    ],
    {
      deadline: house.now + 15_000,
    },
  );
  expect(table.players).toEqual({ middle: "Ada", left: "Ben", right: "Cleo" });
  expect(table.ownSeats).toEqual(["middle", "right"]);
  expect(table.status).toMatchObject({ ready: ["left"], away: [], dueAt: 20_000 });
  house.commit([{ type: "SeatLeft", seat: "left" }]);
  expect(table.players).toEqual({ middle: "Ada", right: "Cleo" });
});

describe("opening", () => {
  const options = (house: FakeHouse, clock = new VirtualClock()) => ({
    transport: house,
    clock,
    random: (bytes: number) => new Uint8Array(bytes),
  });

  test("rejects when the house refuses the table", async () => {
    const house = new FakeHouse();
    house.isMute = true;
    const opening = RemoteTable.open(options(house));
    house.isMute = false;
    house.say('{"type":"refused","code":"full","message":"No seat and no place to watch is free."}');
    await expect(opening).rejects.toMatchObject({ name: "RefusedByHouse", code: "full" });
  });

  test("rejects at the deadline when the house does not answer", async () => {
    const house = new FakeHouse();
    house.isUnreachable = true;
    const clock = new VirtualClock();
    const opening = RemoteTable.open(options(house, clock));
    clock.pass(20_000);
    await expect(opening).rejects.toMatchObject({ code: "late" });
    const { length } = house.connections;
    clock.pass(60_000);
    expect(house.connections).toHaveLength(length);
  });
});

test("schedules nothing and ignores messages after it was closed", async () => {
  const { table, house, clock } = await opened();
  table.close();
  table.close();
  house.say("{}");
  expect(clock.waiting).toBe(0);
  expect(table.status.connection).toBe("closed");
});

test("shows purses of 0 for other players, also after their stakes, and reports a refused stake", async () => {
  const { table, house } = await opened();
  const { fairness } = table;
  const zero = { right: 0, middle: 0, left: 0 };
  const settings = { bettingTime: 1, decisionTime: 1, awayTime: 1, keptRounds: 1, roundsPerShoe: 1, shoesPerChain: 1 };
  const rules = ruleSet({ ...ruleSet("thunderjack"), purses: "per-seat" });
  const about = { name: "Table 7", rules, settings, shoe: 2, fairness, previous: null, createdAt: "2026-01-01" };
  const purses = { ...zero, middle: 9000 };
  house.commit([{ type: "ShoeOpened", ...about, version: 0, purses, bets: zero, players: {} }]);
  const bets = { right: 0, middle: 1000, left: 5000 };
  const events = [{ type: "RoundStarted", round: 1, bets, version: 1 }] as const;
  house.commit([{ type: "Played", command: { type: "Deal" }, events }]);
  expect(table.publicState).toMatchObject({ purses: { ...zero, middle: 8000 }, credits: 8000 });
  const refusals: string[] = [];
  table.refusals$.subscribe(({ code }) => refusals.push(code));
  house.commit([{ type: "StakeRefused", seat: "middle", code: "wallet-unknown" }]);
  expect(refusals).toEqual(["wallet-unknown"]);
});

describe("the words of the player", () => {
  const [FIRST, SECOND] = ["a".repeat(64), "b".repeat(64)];

  /** Opens a table at which the player of the middle seat has no words. Each draw of the client is another one. */
  async function openedWithoutWords(words = "", house = new FakeHouse()) {
    house.players = { middle: { name: "Ada", words, isAway: false } };
    let draws = 0;
    const random = (bytes: number) => new Uint8Array(bytes).fill(++draws);
    const clock = new VirtualClock(5000);
    const table = await RemoteTable.open({ transport: house, clock, random });
    onTestFinished(() => table.close());
    const sent = () => {
      const requests = house.arrived.flatMap((message) => (message.type === "request" ? [message.request] : []));
      return requests.flatMap((request) => (request.type === "SetWords" ? [request.words] : []));
    };
    return { house, clock, table, sent };
  }

  /** Opens the next shoe in a chain of seeds. */
  function openShoe(house: FakeHouse, { name, rules, fairness, publicState, shoe }: RemoteTable, anchor: string): void {
    const players: Partial<Record<Seat, PublicSeatOwner>> = {};
    for (const seat of SEATS) {
      const player = house.players[seat];
      if (player !== undefined) players[seat] = { ...player, awayRounds: 0 };
    }
    house.commit([
      {
        type: "ShoeOpened",
        name,
        rules,
        settings: TABLE_SETTINGS,
        shoe: shoe + 1,
        fairness: {
          scheme: CHAIN_SCHEME,
          commitment: fairness.commitment,
          clientSeed: "",
          clientSeedFrom: "none",
          chosen: false,
          chain: { anchor, index: 1, length: 2 },
        },
        previous: null,
        createdAt: "2026-01-01T00:00:00.000Z",
        version: publicState.version,
        purses: NO_BETS,
        bets: NO_BETS,
        players,
      },
    ]);
  }

  test("are drawn by the client and sent once, if there are none", async () => {
    const { house, table, sent } = await openedWithoutWords();
    expect(sent()).toEqual(["02".repeat(16)]);
    table.dispatch(BET);
    house.interrupt();
    expect(sent()).toHaveLength(1);
    expect(table.pending).toEqual([]);
  });

  test("of the player are kept", async () => {
    const { house, table, sent } = await openedWithoutWords("my own words");
    for (const anchor of [FIRST, SECOND]) openShoe(house, table, anchor);
    expect(sent()).toEqual([]);
    expect(await table.request({ type: "SetWords", seat: "middle", words: "other words" })).toBeNull();
    expect(sent()).toEqual(["other words"]);
  });

  test("that were drawn are replaced when the house publishes another anchor", async () => {
    const { house, table, sent } = await openedWithoutWords();
    openShoe(house, table, FIRST);
    openShoe(house, table, FIRST);
    openShoe(house, table, SECOND);
    expect(sent()).toEqual(["02", "03", "04"].map((byte) => byte.repeat(16)));
    expect(new Set(sent()).size).toBe(3);
  });

  test.each(["too-many-requests", "unavailable"] as const)(
    "are sent again a second after the house has refused them with %s, until it accepts them, and never others",
    async (code) => {
      const refusing = new FakeHouse();
      refusing.refusesWords = code;
      const { house, clock, table, sent } = await openedWithoutWords("", refusing);
      clock.pass(999);
      // Other commits send nothing.
      house.commit([{ type: "SeatReady", seat: "middle" }]);
      expect(sent()).toEqual(["02".repeat(16)]);
      clock.pass(1);
      expect(sent()).toHaveLength(2);
      house.refusesWords = null;
      clock.pass(1000);
      clock.pass(5000);
      // The house would choose among others by its refusals.
      expect(sent()).toEqual(["02", "02", "02"].map((byte) => byte.repeat(16)));
      expect(table.pending).toEqual([]);
      house.refusesWords = code;
      openShoe(house, table, FIRST);
      openShoe(house, table, SECOND);
      house.refusesWords = null;
      clock.pass(5000);
      expect(sent().slice(3)).toEqual(["03", "04", "04"].map((byte) => byte.repeat(16)));
    },
  );

  test("that the house has refused are not sent again over those of the player, or after the table was closed", async () => {
    const refusing = new FakeHouse();
    refusing.refusesWords = "unavailable";
    const { house, clock, table, sent } = await openedWithoutWords("", refusing);
    house.refusesWords = null;
    await table.request({ type: "SetWords", seat: "middle", words: "my own words" });
    clock.pass(5000);
    expect(sent()).toEqual(["02".repeat(16), "my own words"]);

    refusing.refusesWords = "unavailable";
    const other = await openedWithoutWords("", refusing);
    other.table.close();
    expect(other.clock.waiting).toBe(0);
  });

  test("are drawn again after the player has left the seat and taken it again", async () => {
    const { house, sent } = await openedWithoutWords();
    house.commit([{ type: "SeatLeft", seat: "middle" }], { seats: [] });
    expect(sent()).toHaveLength(1);
    house.commit([{ type: "SeatTaken", seat: "middle", name: "Ada" }], { seats: ["middle"] });
    expect(sent()).toEqual(["02", "03"].map((byte) => byte.repeat(16)));
  });

  test("are the client seed that is shown before the first deal of a shoe", async () => {
    const { house, table } = await openedWithoutWords();
    openShoe(house, table, FIRST);
    expect(table.fairness).toMatchObject({ clientSeed: "03".repeat(16), clientSeedFrom: "player" });
    house.commit([
      { type: "SeatTaken", seat: "right", name: "Ben" },
      { type: "WordsSet", seat: "right", words: "ben’s words" },
    ]);
    expect(table.fairness.clientSeed).toBe(`ben’s words\n${"03".repeat(16)}`);
  });

  test("of other players and of watchers are not drawn", async () => {
    const house = new FakeHouse();
    house.seats = [];
    house.players = { middle: { name: "Ada", words: "", isAway: false } };
    await opened(house);
    expect(house.arrived.filter(({ type }) => type === "request")).toEqual([]);
  });
});

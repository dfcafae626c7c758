import { isInPlay } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { type Answer, type HouseStore, MemoryHouseStore, type NewCommit, type PublicCommit } from "../src/index.js";
import { bytesFrom, chanceFrom } from "./chance.js";
import { brokenMoney } from "./money.js";
import { ANN, BEN, CAT, DEPOSIT, settle, VirtualHouse } from "./virtual-house.js";

describe("two houses on one store", () => {
  it("decide again after a conflict, with the same expected version", async () => {
    const virtual = await VirtualHouse.open();
    const other = virtual.newHouse(2);
    await virtual.seat(ANN, "right");
    await virtual.seat(BEN, "left");
    const { version } = (await virtual.state()).table;
    const bet = (seat: "right" | "left") =>
      ({ type: "Play", command: { type: "PlaceBet", seat, amount: 1000 } }) as const;
    // Both houses know the table, and decide at the same time.
    await virtual.ask(BEN, { type: "SetWords", seat: "left", words: "x" }, { house: other });
    const answers = await Promise.all([
      virtual.ask(ANN, bet("right"), { expected: version }),
      virtual.ask(BEN, bet("left"), { expected: version, house: other }),
    ]);
    expect(answers.map(({ refused }) => refused)).toEqual([null, null]);
    expect((await virtual.state()).table.bets).toEqual({ right: 1000, middle: 0, left: 1000 });
    expect(virtual.errors).toEqual([]);
  });

  it("refuse a move that another house has made outdated", async () => {
    const virtual = await VirtualHouse.open({}, { seed: 3 });
    const other = virtual.newHouse(2);
    await virtual.seat(ANN, "right");
    for (let round = 1; !isInPlay((await virtual.state()).table); round++) {
      if (round > 8) throw new Error("No round needs a decision.");
      await virtual.bet(ANN, "right");
      await virtual.play(ANN, { type: "Deal" });
    }
    const { version } = (await virtual.state()).table;
    const stand = { type: "Play", command: { type: "Stand", hand: "right" } } as const;
    expect(await virtual.code(ANN, stand, { house: other, expected: version })).toBeNull();
    expect(await virtual.code(ANN, stand, { expected: version })).toBe("stale");
  });

  it("load a shoe that another house has opened after the secrets were read", async () => {
    let reads = 0;
    class LateStore extends MemoryHouseStore {
      override async secrets(table: string): ReturnType<MemoryHouseStore["secrets"]> {
        return reads++ === 0 ? [] : super.secrets(table);
      }
    }
    const virtual = await VirtualHouse.open({}, { store: new LateStore() });
    reads = 0;
    expect(await virtual.newHouse(2).follow("t", null, null, () => {})).toMatchObject({ position: 1 });
    expect(reads).toBe(2);
    expect(virtual.errors).toEqual([]);
  });

  it("carry out a request once, and answer its repetition like the first time", async () => {
    const virtual = await VirtualHouse.open();
    const other = virtual.newHouse(2);
    await virtual.seat(ANN, "right");
    const request = { type: "BuyIn", seat: "right", amount: 500 } as const;
    const answers: Answer[] = [];
    for (const house of [virtual.house, virtual.house, other, virtual.newHouse(3)]) {
      answers.push(await virtual.ask(ANN, request, { house, id: "once" }));
    }
    answers.push(
      ...(await Promise.all([other, other].map((house) => virtual.ask(ANN, request, { house, id: "once" })))),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ refused: null, position: 3 })]),
    );
    expect((await virtual.state()).table.purses?.right).toBe(10_500);
  });

  it("answer a request of an earlier shoe like the first time, also if it changed nothing", async () => {
    const virtual = await VirtualHouse.open({ roundsPerShoe: 1 });
    const requests = [
      { type: "TakeSeat", seat: "right", buyIn: 10_000 },
      { type: "Play", command: { type: "PlaceBet", seat: "right", amount: 1000 } },
      { type: "Play", command: { type: "Deal" } },
      // Ann is ready already.
      { type: "Play", command: { type: "Deal" } },
    ] as const;
    await virtual.seat(BEN, "left");
    const answerAll = async () => {
      const answers: Answer[] = [];
      for (const [place, request] of requests.entries()) {
        answers.push(await virtual.ask(ANN, request, { id: `repeated-${place}` }));
      }
      return answers;
    };
    const first = await answerAll();
    expect(first).toEqual([3, 4, 5, 6].map((position) => ({ refused: null, position })));
    await virtual.play(BEN, { type: "Deal" });
    await virtual.standAll();
    const before = await virtual.state();
    expect(before).toMatchObject({ shoe: 2, ready: [] });
    expect(await answerAll()).toEqual(first);
    virtual.house = virtual.newHouse(2);
    expect(await answerAll()).toEqual(first);
    expect(await virtual.state()).toEqual(before);
    expect(virtual.errors).toEqual([]);
  });

  it("answer a repetition like the first time if it is stored together with the end of its shoe", async () => {
    const virtual = await VirtualHouse.open({ roundsPerShoe: 1 });
    await virtual.seat(ANN, "right");
    const words = { type: "SetWords", seat: "right", words: "first" } as const;
    const first = await virtual.ask(ANN, words, { id: "repeated" });
    for (let index = 0; index < 150; index++) await virtual.ask(ANN, { ...words, words: `${index}` });
    await virtual.bet(ANN, "right");
    await virtual.play(ANN, { type: "Deal" });
    expect(await virtual.state()).toMatchObject({ shoe: 1, table: { phase: "players", turn: "right" } });
    // The house decides the second and the third request at the same time, after it has stored the first one.
    const [, stand, repeated] = await Promise.all([
      virtual.ask(ANN, words),
      virtual.play(ANN, { type: "Stand", hand: "right" }),
      virtual.ask(ANN, words, { id: "repeated" }),
    ]);
    expect(stand.refused).toBeNull();
    expect((await virtual.state()).shoe).toBe(2);
    expect(repeated).toEqual(first);
    expect(virtual.errors).toEqual([]);
  });

  it("ask the store for the requests before a shoe was opened again, and answer them like the first time", async () => {
    const asked: string[] = [];
    const memory = new MemoryHouseStore();
    const store = changed(memory, async (commits) => {
      asked.push(...commits.map(({ id }) => id));
      return memory.append(commits);
    });
    const virtual = await VirtualHouse.open({}, { store });
    await virtual.seat(ANN, "right");
    const words = { type: "SetWords", seat: "right", words: "first" } as const;
    const first = await virtual.ask(ANN, words, { id: "repeated" });
    const repeat = async () => {
      asked.length = 0;
      expect(await virtual.ask(ANN, words, { id: "repeated" })).toEqual(first);
      return asked;
    };
    expect(await repeat()).toEqual([]);
    while ((await store.openings("t")).length === 1) {
      for (let index = 0; index < 200; index++) await virtual.ask(ANN, { ...words, words: `${index}` });
    }
    expect(await repeat()).toEqual([`${ANN.id}/repeated`]);
    expect((await virtual.state()).players.right?.words).toBe("199");
    expect(virtual.errors).toEqual([]);
  });

  it.each([0, 1])(
    "accept a bet on any version since round %i, also after the table was loaded again",
    async (rounds) => {
      const virtual = await VirtualHouse.open();
      const { version: opening } = (await virtual.state()).table;
      await virtual.seat(ANN, "right");
      if (rounds === 1) {
        await virtual.bet(ANN, "right");
        await virtual.play(ANN, { type: "Deal" });
        await virtual.standAll();
      }
      const { version: settled } = (await virtual.state()).table;
      await virtual.bet(ANN, "right", 2000);
      const deaf = virtual.newHouse(2, withoutWakeUps(virtual.store));
      await deaf.follow("t", null, null, () => {});
      await virtual.ask(ANN, { type: "SetWords", seat: "right", words: "x" });
      // The other house knows the last bet, but not the words. So it must load the table.
      const bet = { type: "Play", command: { type: "PlaceBet", seat: "right", amount: 3000 } } as const;
      for (const house of [deaf, virtual.newHouse(3)]) {
        expect(await virtual.code(ANN, bet, { house, expected: settled })).toBeNull();
        expect(await virtual.code(ANN, bet, { house, expected: opening })).toBe(rounds === 1 ? "stale" : null);
      }
    },
  );

  it("refuse nothing because of an outdated memory", async () => {
    const virtual = await VirtualHouse.open();
    const deaf = virtual.newHouse(2, withoutWakeUps(virtual.store));
    await deaf.follow("t", null, null, () => {});
    await virtual.seat(ANN, "right");
    // The other house has not heard that Ann has a seat.
    expect(await virtual.code(ANN, { type: "SetWords", seat: "right", words: "x" }, { house: deaf })).toBeNull();
  });

  it("send the commits of the other house to their clients, also after a lost wake-up", async () => {
    const virtual = await VirtualHouse.open();
    const deaf = virtual.newHouse(2, withoutWakeUps(virtual.store));
    const heard: number[] = [];
    const following = await deaf.follow("t", null, null, ({ position }) => heard.push(position));
    expect(following?.position).toBe(1);
    await virtual.seat(ANN, "right");
    expect(heard).toEqual([]);
    await virtual.pass(1500);
    expect(heard).toEqual([2]);
    following?.stop();
    await virtual.bet(ANN, "right");
    await virtual.pass(1500);
    expect(heard).toEqual([2]);
  });

  it("deal the same cards as one house, the hole card included, if each request reaches a new house", async () => {
    const facts = await Promise.all([false, true].map((isReloaded) => playedFacts(isReloaded)));
    expect(facts[0]?.length).toBeGreaterThan(20);
    expect(facts[1]).toEqual(facts[0]);
  });
});

describe("a client that resumes", () => {
  it("gets the missed commits if the house has them, and otherwise a snapshot", async () => {
    const virtual = await VirtualHouse.open();
    const first: PublicCommit[] = [];
    await virtual.house.follow("t", ANN.id, null, (commit) => first.push(commit));
    await virtual.seat(ANN, "right");
    await virtual.bet(ANN, "right");
    const resumed = await virtual.house.follow("t", ANN.id, 1, () => {});
    expect(resumed).toMatchObject({ position: 3, snapshot: null, missed: first, seats: ["right"] });
    const ahead = await virtual.house.follow("t", ANN.id, 99, () => {});
    expect(ahead?.snapshot).not.toBeNull();
    const elsewhere = await virtual.newHouse(2).follow("t", ANN.id, 1, () => {});
    expect(elsewhere).toMatchObject({ position: 3, missed: first });
  });

  it("gets the last 64 commits at any time, and a snapshot instead of 128 or more", async () => {
    const virtual = await VirtualHouse.open();
    const all: PublicCommit[] = [];
    await virtual.house.follow("t", ANN.id, null, (commit) => all.push(commit));
    await virtual.seat(ANN, "right");
    for (let commit = 0; commit < 300; commit++) {
      await virtual.bet(ANN, "right", commit % 2 === 0 ? 1000 : 2000);
      const end = all.at(-1)?.position ?? 0;
      const resumed = await virtual.house.follow("t", ANN.id, Math.max(1, end - 64), () => {});
      expect(resumed).toMatchObject({ position: end, snapshot: null, missed: all.slice(-64) });
      resumed?.stop();
      if (end <= 129) continue;
      const late = await virtual.house.follow("t", ANN.id, end - 128, () => {});
      expect(late).toMatchObject({ position: end, missed: [] });
      expect(late?.snapshot).not.toBeNull();
      late?.stop();
    }
  });
});

describe("a store with faults", () => {
  it("publishes nothing before it is stored, and answers only then", async () => {
    const gate = gated();
    const virtual = await VirtualHouse.open({}, { store: gate.store });
    const heard: number[] = [];
    await virtual.house.follow("t", null, null, ({ position }) => heard.push(position));
    gate.close();
    let isAnswered = false;
    const asked = virtual.ask(ANN, { type: "TakeSeat", seat: "right", buyIn: 100 }).then(() => {
      isAnswered = true;
    });
    await settle();
    const snapshot = await Promise.race([virtual.house.follow("t", null, null, () => {}), settle()]);
    expect([heard, isAnswered, snapshot]).toEqual([[], false, undefined]);
    gate.open();
    await asked;
    expect(heard).toEqual([2]);
  });

  it("is asked again, and a stored commit whose acknowledgement was lost counts once", async () => {
    let failures = 0;
    const memory = new MemoryHouseStore();
    const store = changed(memory, async (commits) => {
      const results = await memory.append(commits);
      if (commits[0]?.position === 2 && failures++ === 0) throw new Error("The connection was lost.");
      return results;
    });
    const virtual = await VirtualHouse.open({}, { store });
    const asked = virtual.ask(ANN, { type: "TakeSeat", seat: "right", buyIn: 100 });
    await virtual.pass(1000);
    expect(await asked).toEqual({ refused: null, position: 2 });
    expect(await store.balance(ANN.id)).toBe(DEPOSIT - 100);
    expect(virtual.errors).toHaveLength(1);
  });

  it("leads to the answer `unavailable` if it stays silent, and the table goes on afterwards", async () => {
    let isBroken = false;
    const memory = new MemoryHouseStore();
    const store = changed(memory, async (commits) => {
      if (isBroken) throw new Error("The disk is full.");
      return memory.append(commits);
    });
    const virtual = await VirtualHouse.open({}, { store });
    isBroken = true;
    const asked = virtual.ask(ANN, { type: "TakeSeat", seat: "right", buyIn: 100 }, { id: "again" });
    await virtual.pass(20_000);
    expect((await asked).refused?.code).toBe("unavailable");
    isBroken = false;
    expect(await virtual.code(ANN, { type: "TakeSeat", seat: "right", buyIn: 100 }, { id: "again" })).toBeNull();
    expect(await brokenMoney(store, [ANN, BEN, CAT], DEPOSIT)).toEqual([]);
  });
});

/** Plays rounds with one house, or with a new house for each request. Returns all stored facts. */
async function playedFacts(isReloaded: boolean): Promise<readonly unknown[]> {
  const virtual = await VirtualHouse.open({ roundsPerShoe: 3, shoesPerChain: 2 }, { seed: 5 });
  const chance = chanceFrom(11);
  // All houses draw from one source, so that the seeds of later shoes are the same.
  const random = bytesFrom(chanceFrom(6));
  const { House } = await import("../src/index.js");
  const open = () => new House({ store: virtual.store, clock: virtual.clock, random });
  virtual.house = open();
  const ask = virtual.ask.bind(virtual);
  virtual.ask = (...args) => {
    if (isReloaded) virtual.house = open();
    return ask(...args);
  };
  await virtual.seat(ANN, "right", 50_000);
  await virtual.seat(BEN, "left", 50_000);
  for (let round = 0; round < 8; round++) {
    if (round === 3) await virtual.ask(ANN, { type: "SetWords", seat: "right", words: "words" });
    await virtual.dealToBoth();
    const { turn, phase } = (await virtual.state()).table;
    if (phase === "players" && turn === "right" && chance() < 0.7)
      await virtual.play(ANN, { type: "Hit", hand: "right" });
    await virtual.standAll();
  }
  return (await virtual.store.read("t", 0)).map(({ facts }) => facts);
}

function changed(store: HouseStore, append: (commits: readonly NewCommit[]) => ReturnType<HouseStore["append"]>) {
  return new Proxy(store, {
    get: (target, name) => {
      const member: unknown = name === "append" ? append : Reflect.get(target, name);
      return typeof member === "function" && name !== "append" ? member.bind(target) : member;
    },
  });
}

function withoutWakeUps(store: HouseStore): HouseStore {
  return new Proxy(store, {
    get: (target, name) => {
      if (name === "watch") return () => () => {};
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}

/** A store whose appends wait while the gate is closed. */
function gated() {
  const memory = new MemoryHouseStore();
  let gate = Promise.resolve();
  let open = () => {};
  const store = changed(memory, async (commits) => {
    await gate;
    return memory.append(commits);
  });
  const close = () => {
    gate = new Promise<void>((resolve) => {
      open = resolve;
    });
  };
  return { store, close, open: () => open() };
}

import { verify, verifySession } from "@thunderjack/recording";
import { describe, expect, it } from "vitest";
import { ANN, BEN, CAT, START, VirtualHouse } from "./virtual-house.js";

describe("the time for bets", () => {
  it("begins with the first bet, and later bets do not extend it", async () => {
    const virtual = await VirtualHouse.open();
    await virtual.seat(ANN, "right");
    await virtual.seat(BEN, "left");
    expect((await virtual.state()).deadline).toBeNull();
    await virtual.bet(ANN, "right");
    await virtual.pass(5000);
    await virtual.bet(BEN, "left");
    expect((await virtual.state()).deadline?.at).toBe(START + 15_000);
  });

  it("ends when the time is up: the house deals, and a player who did nothing sits out", async () => {
    const virtual = await VirtualHouse.open();
    await virtual.seat(ANN, "right");
    await virtual.seat(BEN, "left");
    await virtual.dealToBoth();
    await virtual.standAll();
    // The bet of Ben stays on the table, and Ben does nothing.
    await virtual.bet(ANN, "right", 2000);
    expect((await virtual.state()).table.bets).toMatchObject({ right: 2000, left: 1000 });
    await virtual.pass(16_000);
    const { table } = await virtual.state();
    expect(table.round).toBe(2);
    expect(table.hands.map(({ seat }) => seat)).toEqual(["right"]);
    expect(table.bets.left).toBe(0);
  });

  it("ends at once when all present players are ready; a standing bet counts again", async () => {
    const virtual = await VirtualHouse.open();
    await virtual.seat(ANN, "right");
    await virtual.seat(BEN, "left");
    await virtual.seat(CAT, "middle");
    await virtual.ask(CAT, { type: "Away", seat: "middle" });
    await virtual.dealToBoth();
    await virtual.standAll();
    expect((await virtual.state()).table.round).toBe(1);
    for (const player of [ANN, BEN]) await virtual.play(player, { type: "Deal" });
    const { table } = await virtual.state();
    expect(table.round).toBe(2);
    expect(table.hands.map(({ seat }) => seat)).toEqual(["right", "left"]);
  });

  it("ends without a round if there is no bet, and begins again with the next bet", async () => {
    const virtual = await VirtualHouse.open();
    await virtual.seat(ANN, "right");
    await virtual.bet(ANN, "right");
    await virtual.play(ANN, { type: "ClearBets" });
    await virtual.pass(16_000);
    const { table, deadline } = await virtual.state();
    expect([table.round, deadline]).toEqual([0, null]);
    await virtual.bet(ANN, "right");
    expect((await virtual.state()).deadline?.at).toBe(virtual.clock.now() + 15_000);
  });

  it("does not wait for a player who cannot pay the smallest bet", async () => {
    const virtual = await VirtualHouse.open();
    await virtual.seat(ANN, "right");
    await virtual.seat(BEN, "left", 0);
    await virtual.bet(ANN, "right");
    await virtual.play(ANN, { type: "Deal" });
    expect((await virtual.state()).table.round).toBe(1);
  });
});

describe("the words of the players", () => {
  it("are joined in the order of the seats before the first deal of each shoe", async () => {
    const virtual = await VirtualHouse.open({ roundsPerShoe: 1 });
    const { fairness } = await virtual.state();
    expect(fairness).toMatchObject({ clientSeed: "", clientSeedFrom: "none" });
    await virtual.seat(BEN, "left");
    await virtual.seat(ANN, "right");
    await virtual.ask(BEN, { type: "SetWords", seat: "left", words: "ben’s words" });
    await virtual.ask(ANN, { type: "SetWords", seat: "right", words: "ann’s words" });
    expect((await virtual.state()).fairness).toEqual(fairness);
    await deal(virtual);
    const commits = await virtual.store.read("t", 0);
    const opened = commits.flatMap(({ facts }) => facts).filter((fact) => fact.type === "ShoeOpened");
    expect(opened.map(({ shoe, fairness: { clientSeed, commitment } }) => [shoe, clientSeed, commitment])).toEqual([
      [1, fairness.clientSeed, fairness.commitment],
      [1, "ann’s words\nben’s words", fairness.commitment],
      [2, "ann’s words\nben’s words", opened[2]?.fairness.commitment],
    ]);
    await virtual.ask(ANN, { type: "SetWords", seat: "right", words: "" });
    await deal(virtual);
    const [first, second] = await virtual.house.recordings("t");
    expect(verify(first?.text ?? "")).toMatchObject({ status: "fair" });
    expect(second?.text).toContain('"clientSeed":"ben’s words"');
    expect(verify(second?.text ?? "")).toMatchObject({ status: "fair" });
  });

  it("are never drawn by the house: its recordings are then at most committed", async () => {
    const virtual = await VirtualHouse.open({ roundsPerShoe: 1, shoesPerChain: 2 });
    await virtual.seat(BEN, "left");
    await virtual.seat(ANN, "right");
    await virtual.ask(ANN, { type: "SetWords", seat: "right", words: "ann’s words" });
    await deal(virtual);
    await virtual.ask(ANN, { type: "SetWords", seat: "right", words: "" });
    for (let shoe = 2; shoe <= 4; shoe++) await deal(virtual);
    const recordings = await virtual.house.recordings("t");
    const verified = recordings.map(({ text }) => verify(text));
    expect(verified.map(({ status }) => status)).toEqual(["fair", "committed", "committed", "committed"]);
    expect(verified[1]?.notProven).toContain("seed-choice");
    for (const { text } of recordings.slice(1)) expect(text).toContain('"clientSeed":"","clientSeedFrom":"none"');
  });

  it("cannot make the commits from which a table is loaded grow without end, before and after the first deal", async () => {
    const virtual = await VirtualHouse.open();
    await virtual.seat(BEN, "left");
    await virtual.seat(ANN, "right");
    const longest = 5000;
    const talkLong = async () => {
      await talk(virtual, longest);
      const loaded = await virtual.store.load("t");
      expect(loaded.length).toBeLessThan(longest / 2);
      expect(loaded[0]?.facts.map(({ type }) => type)).toContain("ShoeOpened");
      return virtual.state();
    };
    const before = await talkLong();
    expect(before).toMatchObject({ shoe: 1, table: { round: 0, purses: { right: 10_000, left: 10_000 } } });
    expect(before.players.right?.words).toBe(`${longest - 1}`);
    await deal(virtual);
    expect((await talkLong()).shoe).toBe(2);
    await deal(virtual);
    await virtual.house.drain();
    // Another house loads the table and goes on.
    virtual.house = virtual.newHouse(2);
    await deal(virtual);
    const [recording] = await virtual.house.recordings("t");
    expect(verify(recording?.text ?? "")).toMatchObject({ status: "fair" });
    expect(virtual.errors).toEqual([]);
  });

  it.each([
    ["before the first deal", 0],
    ["after a round", 1],
  ])("a full shoe is retired after a time for bets without a bet, %s", async (_, rounds) => {
    const virtual = await VirtualHouse.open();
    await virtual.seat(BEN, "left");
    await virtual.seat(ANN, "right");
    for (let round = 0; round < rounds; round++) await deal(virtual);
    await virtual.bet(ANN, "right", 2000);
    await talk(virtual, 5000);
    await virtual.play(ANN, { type: "ClearBets" });
    if (rounds > 0) await virtual.play(BEN, { type: "ClearBets" });
    expect((await virtual.store.load("t")).length).toBeGreaterThan(5000);
    await virtual.pass(16_000);
    const loaded = await virtual.store.load("t");
    expect(loaded).toHaveLength(1);
    expect(loaded[0]?.facts.map(({ type }) => type)).toEqual(
      rounds > 0 ? ["BettingClosed", "ShoeRetired", "ShoeOpened"] : ["BettingClosed", "ShoeOpened"],
    );
    const state = await virtual.state();
    expect(state).toMatchObject({ shoe: rounds + 1, deadline: null });
    // The table waits for a bet, and does nothing until then.
    await virtual.pass(60_000);
    expect(await virtual.state()).toEqual(state);
    await deal(virtual);
    expect(virtual.errors).toEqual([]);
  });

  it("a full shoe is retired by requests that change nothing", async () => {
    const virtual = await VirtualHouse.open();
    await virtual.seat(BEN, "left");
    await virtual.seat(ANN, "right");
    await deal(virtual);
    for (let index = 0; index < 5010; index++) await virtual.ask(ANN, { type: "Back", seat: "right" });
    expect((await virtual.store.load("t")).length).toBeLessThan(100);
    expect(await virtual.state()).toMatchObject({ shoe: 2, deadline: null });
  });

  it("are refused if a recording could not contain them", async () => {
    const virtual = await VirtualHouse.open();
    await virtual.seat(ANN, "right");
    for (const words of ["x".repeat(81), "\u0000", "\ud800", "two\nlines"]) {
      expect(await virtual.code(ANN, { type: "SetWords", seat: "right", words })).toBe("bad-words");
    }
    expect(await virtual.code(ANN, { type: "SetWords", seat: "right", words: "ä".repeat(80) })).toBeNull();
  });

  async function deal(virtual: VirtualHouse): Promise<void> {
    await virtual.dealToBoth();
    await virtual.standAll();
  }

  /** Ann sets this number of words. */
  async function talk(virtual: VirtualHouse, count: number): Promise<void> {
    for (let index = 0; index < count; index++) {
      await virtual.ask(ANN, { type: "SetWords", seat: "right", words: `${index}` });
    }
  }
});

describe("the sessions of recordings", () => {
  it("name the recording before, and continue its chain and the next chain", async () => {
    const virtual = await VirtualHouse.open({ roundsPerShoe: 1, shoesPerChain: 2 });
    await virtual.seat(ANN, "right", 50_000);
    for (let round = 0; round < 5; round++) {
      await virtual.bet(ANN, "right");
      await virtual.play(ANN, { type: "Deal" });
      await virtual.standAll();
    }
    const recordings = await virtual.house.recordings("t");
    const { status, recordings: verified } = verifySession(recordings.map(({ text }) => text));
    expect(verified).toHaveLength(5);
    expect(status).toBe("complete");
    expect(await virtual.store.secrets("t")).toHaveLength(4);
  });
});

import { isInPlay } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { ANN, BEN, DEPOSIT, settle, VirtualHouse } from "./virtual-house.js";

/** Opens a house in which Ann and Ben have bet, and a hand must decide. */
async function inPlay(seed = 2): Promise<VirtualHouse> {
  for (let next = seed; next < seed + 200; next++) {
    const virtual = await VirtualHouse.open({}, { seed: next });
    await virtual.seat(ANN, "right", 50_000);
    await virtual.seat(BEN, "left", 50_000);
    await virtual.dealToBoth();
    const { table } = await virtual.state();
    if (table.turn === "right" && table.phase === "players") return virtual;
  }
  throw new Error("No seed deals such a round.");
}

async function timeouts(virtual: VirtualHouse): Promise<readonly string[]> {
  const commits = await virtual.store.read("t", 0);
  return commits.map(({ id }) => id).filter((id) => id.startsWith("timeout:"));
}

describe("the time for a decision", () => {
  it("ends with a stand, after which the next player has the full time", async () => {
    const virtual = await inPlay();
    const before = await virtual.state();
    expect(before.deadline?.at).toBe(virtual.clock.now() + 20_000);
    await virtual.pass(19_999);
    expect((await virtual.state()).table.turn).toBe("right");
    await virtual.pass(1);
    const { table, deadline } = await virtual.state();
    expect(table.turn).not.toBe("right");
    if (isInPlay(table)) expect(deadline?.at).toBe(virtual.clock.now() + 20_000);
    expect(await timeouts(virtual)).toEqual([`timeout:${before.deadline?.position}`]);
  });

  it("begins again with each move, and not with requests beside the round", async () => {
    const virtual = await inPlay();
    const { deadline } = await virtual.state();
    await virtual.pass(5000);
    await virtual.ask(BEN, { type: "SetWords", seat: "left", words: "x" });
    expect((await virtual.state()).deadline).toEqual(deadline);
    await virtual.play(ANN, { type: "Hit", hand: "right" });
    const after = await virtual.state();
    if (isInPlay(after.table)) expect(after.deadline?.at).toBe(virtual.clock.now() + 20_000);
  });

  it("is shorter for a player whose connection is lost", async () => {
    const virtual = await inPlay();
    await virtual.pass(1000);
    await virtual.ask(ANN, { type: "Away", seat: "right" });
    expect((await virtual.state()).deadline?.at).toBe(virtual.clock.now() + 5000);
    await virtual.pass(4000);
    await virtual.ask(ANN, { type: "Back", seat: "right" });
    expect((await virtual.state()).deadline?.at).toBe(virtual.clock.now() + 1000);
  });

  it("declines an insurance and a surrender", async () => {
    for (const [phase, rules, name] of [
      ["insurance", { preset: "thunderjack", insurance: true }, "DeclineInsurance"],
      ["surrender", { preset: "thunderjack", surrender: "early", peek: true }, "DeclineSurrender"],
    ] as const) {
      let isFound = false;
      for (let seed = 1; seed < 300 && !isFound; seed++) {
        const virtual = await VirtualHouse.open({}, { seed, rules });
        await virtual.seat(ANN, "right");
        await virtual.bet(ANN, "right");
        await virtual.play(ANN, { type: "Deal" });
        if ((await virtual.state()).table.phase !== phase) continue;
        await virtual.pass(20_000);
        const last = (await virtual.store.read("t", 0)).at(-1)?.facts ?? [];
        expect(last.flatMap((fact) => (fact.type === "Played" ? [fact.command.type] : []))).toEqual([name]);
        isFound = true;
      }
      expect(isFound, phase).toBe(true);
    }
  });

  it("expires once, although several houses act at the deadline", async () => {
    const virtual = await inPlay();
    const houses = [2, 3, 4].map((seed) => virtual.newHouse(seed));
    for (const house of houses) await house.follow("t", null, null, () => {});
    await virtual.pass(20_000 + 20_000 + 5000);
    const ids = await timeouts(virtual);
    expect(new Set(ids).size).toBe(ids.length);
    expect(isInPlay((await virtual.state()).table)).toBe(false);
    expect(virtual.errors).toEqual([]);
  });

  it("is watched by another house if the house that has set it is gone", async () => {
    const virtual = await inPlay();
    await virtual.house.drain();
    virtual.newHouse(9);
    await virtual.pass(45_000);
    expect(isInPlay((await virtual.state()).table)).toBe(false);
    expect((await timeouts(virtual)).length).toBeGreaterThan(0);
  });

  it("gives up a seat after its player was away for some rounds, and pays the purse", async () => {
    const virtual = await inPlay();
    await virtual.ask(BEN, { type: "Away", seat: "left" });
    await virtual.standAll();
    for (let round = 2; round <= 4; round++) {
      await virtual.bet(ANN, "right");
      await virtual.play(ANN, { type: "Deal" });
      await virtual.standAll();
      expect((await virtual.state()).players.left?.awayRounds, `round ${round}`).toBe(round);
    }
    await virtual.bet(ANN, "right");
    await virtual.play(ANN, { type: "Deal" });
    await virtual.standAll();
    await settle();
    const { players, table } = await virtual.state();
    expect(players.left).toBeUndefined();
    expect(table.purses?.left).toBe(0);
    const balance = await virtual.store.balance(BEN.id);
    expect(balance).toBeGreaterThan(DEPOSIT - 5000);
  });
});

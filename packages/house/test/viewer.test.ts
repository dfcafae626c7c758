import { describe, expect, it } from "vitest";
import { afterCommit, commitFor, type HouseState, type PublicFact, snapshotFor } from "../src/index.js";
import { ANN, BEN, VirtualHouse } from "./virtual-house.js";

/** Returns all facts as a client sees them. */
async function factsFor(virtual: VirtualHouse, player: string | null): Promise<readonly PublicFact[]> {
  const facts: PublicFact[] = [];
  let state: HouseState | null = null;
  for (const commit of await virtual.store.read("t", 0)) {
    if (state !== null) facts.push(...commitFor(state, commit, player).facts);
    state = afterCommit(state, commit);
  }
  return facts;
}

async function played(): Promise<VirtualHouse> {
  const virtual = await VirtualHouse.open({ roundsPerShoe: 1 });
  await virtual.seat(ANN, "right", 4000);
  await virtual.seat(BEN, "left", 7000);
  await virtual.dealToBoth();
  await virtual.standAll();
  await virtual.ask(ANN, { type: "LeaveSeat", seat: "right" });
  return virtual;
}

describe("a client", () => {
  it("sees the own purse, buy-in and account, and those of nobody else", async () => {
    const virtual = await played();
    const own = await factsFor(virtual, ANN.id);
    const text = JSON.stringify(own);
    expect(text).toContain(ANN.id);
    expect(text).not.toContain(BEN.id);
    const amounts = (facts: readonly PublicFact[]) =>
      facts.flatMap((fact) =>
        fact.type === "Played" && fact.command.type === "BuyIn"
          ? [[fact.command.seat, fact.command.amount, (fact.events[0] as { readonly amount?: number }).amount]]
          : [],
      );
    expect(amounts(own)).toEqual([
      ["right", 4000, 4000],
      ["left", 0, 0],
    ]);
    expect(amounts(await factsFor(virtual, null))).toEqual([
      ["right", 0, 0],
      ["left", 0, 0],
    ]);
    const opened = own.filter((fact) => fact.type === "ShoeOpened").at(-1);
    expect(opened?.purses.right).toBeGreaterThan(0);
    expect(opened?.purses.left).toBe(0);
  });

  it("sees the credits of the own seats after a round", async () => {
    const virtual = await played();
    const credits = async (player: string | null) =>
      (await factsFor(virtual, player)).flatMap((fact) =>
        fact.type === "Played" ? fact.events.flatMap((one) => (one.type === "RoundSettled" ? [one.credits] : [])) : [],
      );
    const [[ann = 0], [ben = 0], all] = await Promise.all([credits(ANN.id), credits(BEN.id), credits(null)]);
    expect(all).toEqual([0]);
    const { purses } = (await virtual.state()).table;
    expect(ben).toBe(purses?.left);
    expect(ann).toBe((await virtual.store.balance(ANN.id)) - 100_000 + 4000);
  });

  it("is told about its seats when they change", async () => {
    const virtual = await played();
    let state: HouseState | null = null;
    const seats: unknown[] = [];
    for (const commit of await virtual.store.read("t", 0)) {
      if (state !== null) {
        const { seats: changed } = commitFor(state, commit, ANN.id);
        if (changed !== undefined) seats.push([commit.position, changed]);
      }
      state = afterCommit(state, commit);
    }
    expect(seats).toEqual([
      [2, ["right"]],
      [state?.position, []],
    ]);
  });

  it("sees no purse and no account in a snapshot for watchers", async () => {
    const virtual = await played();
    const text = JSON.stringify(snapshotFor(await virtual.state(), null));
    expect(text).not.toContain("account-");
    expect(text).toContain('"purses":{"right":0,"middle":0,"left":0}');
    expect(snapshotFor(await virtual.state(), BEN.id).players).toEqual({
      left: { name: "Ben", words: "", isAway: false },
    });
  });
});

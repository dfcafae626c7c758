import { describe, expect, it } from "vitest";
import { ANN, BEN, DEPOSIT, VirtualHouse } from "./virtual-house.js";

describe("taking a seat", () => {
  it("moves the buy-in from the account to the purse of the seat", async () => {
    const virtual = await VirtualHouse.open();
    await virtual.seat(ANN, "right", 7000);
    const { players, table } = await virtual.state();
    expect(players.right).toMatchObject({ player: ANN.id, name: "Ann", isAway: false });
    expect(table.purses).toEqual({ right: 7000, middle: 0, left: 0 });
    expect(await virtual.store.balance(ANN.id)).toBe(DEPOSIT - 7000);
    expect(await virtual.store.tableBalance("t")).toBe(7000);
  });

  it("is refused for a seat that is taken or unknown, and for an account with too few credits", async () => {
    const virtual = await VirtualHouse.open({}, { rules: { preset: "thunderjack", seats: ["right", "middle"] } });
    await virtual.seat(ANN, "right");
    expect(await virtual.code(BEN, { type: "TakeSeat", seat: "right", buyIn: 1000 })).toBe("seat-taken");
    expect(await virtual.code(BEN, { type: "TakeSeat", seat: "left", buyIn: 1000 })).toBe("unknown-seat");
    expect(await virtual.code(BEN, { type: "TakeSeat", seat: "middle", buyIn: DEPOSIT + 1 })).toBe("account-too-small");
    expect(await virtual.code(BEN, { type: "TakeSeat", seat: "middle", buyIn: -5 })).toBe("buy-in-amount");
    expect(Object.keys((await virtual.state()).players)).toEqual(["right"]);
    expect(await virtual.store.balance(BEN.id)).toBe(DEPOSIT);
  });

  it("is refused with a buy-in that leads to larger purses than the player may have", async () => {
    const virtual = await VirtualHouse.open();
    const ann = { ...ANN, purse: 5000 };
    expect(await virtual.code(ann, { type: "TakeSeat", seat: "right", buyIn: 5001 })).toBe("purse-too-large");
    expect(await virtual.code(ann, { type: "TakeSeat", seat: "right", buyIn: 3000 })).toBeNull();
    expect(await virtual.code(ann, { type: "TakeSeat", seat: "left", buyIn: 2001 })).toBe("purse-too-large");
    expect(await virtual.code(ann, { type: "TakeSeat", seat: "left", buyIn: 1000 })).toBeNull();
    expect(await virtual.code(ann, { type: "BuyIn", seat: "left", amount: 1001 })).toBe("purse-too-large");
    expect(await virtual.code(ann, { type: "BuyIn", seat: "left", amount: 1000 })).toBeNull();
    expect(await virtual.code(ann, { type: "TakeSeat", seat: "middle", buyIn: 0 })).toBeNull();
    expect(await virtual.code(BEN, { type: "TakeSeat", seat: "middle", buyIn: 9000 })).toBe("seat-taken");
    expect((await virtual.state()).table.purses).toEqual({ right: 3000, middle: 0, left: 2000 });
  });

  it("is possible during a round without a buy-in only", async () => {
    const virtual = await VirtualHouse.open({}, { seed: 3 });
    await virtual.seat(ANN, "right");
    await dealUntilInPlay(virtual);
    expect(await virtual.code(BEN, { type: "TakeSeat", seat: "left", buyIn: 1000 })).toBe("round-in-play");
    expect(await virtual.code(BEN, { type: "TakeSeat", seat: "left", buyIn: 0 })).toBeNull();
    expect(await virtual.code(ANN, { type: "LeaveSeat", seat: "right" })).toBe("round-in-play");
  });
});

describe("leaving a seat", () => {
  it("pays the purse to the account and removes the bet", async () => {
    const virtual = await VirtualHouse.open();
    await virtual.seat(ANN, "right", 7000);
    await virtual.bet(ANN, "right");
    expect(await virtual.code(ANN, { type: "LeaveSeat", seat: "right" })).toBeNull();
    const { players, table, deadline } = await virtual.state();
    expect(players).toEqual({});
    expect(table.bets.right).toBe(0);
    expect(deadline).toBeNull();
    expect(await virtual.store.balance(ANN.id)).toBe(DEPOSIT);
  });

  it("lets the other players go on if they are ready", async () => {
    const virtual = await VirtualHouse.open();
    await virtual.seat(ANN, "right");
    await virtual.seat(BEN, "left");
    await virtual.bet(ANN, "right");
    await virtual.play(ANN, { type: "Deal" });
    expect((await virtual.state()).table.round).toBe(0);
    await virtual.ask(BEN, { type: "LeaveSeat", seat: "left" });
    expect((await virtual.state()).table.round).toBe(1);
  });
});

describe("a request for a foreign seat", () => {
  it("is refused for every kind of request", async () => {
    const virtual = await VirtualHouse.open({}, { seed: 3 });
    await virtual.seat(ANN, "right");
    for (const request of [
      { type: "LeaveSeat", seat: "right" },
      { type: "BuyIn", seat: "right", amount: 100 },
      { type: "SetWords", seat: "right", words: "x" },
      { type: "Away", seat: "right" },
      { type: "Back", seat: "right" },
      { type: "Play", command: { type: "PlaceBet", seat: "right", amount: 1000 } },
      { type: "Play", command: { type: "CashOut", seat: "right" } },
      { type: "Play", command: { type: "BuyIn", seat: "right", amount: 100 } },
    ] as const) {
      expect(await virtual.code(BEN, request), JSON.stringify(request)).toBe("not-your-seat");
    }
    expect(await virtual.code(BEN, { type: "Play", command: { type: "Deal" } })).toBe("not-seated");
    expect(await virtual.code(BEN, { type: "Play", command: { type: "ClearBets" } })).toBe("not-seated");
    await dealUntilInPlay(virtual);
    const { turn } = (await virtual.state()).table;
    expect(await virtual.code(BEN, { type: "Play", command: { type: "Hit", hand: turn ?? "right" } })).toBe(
      "not-your-seat",
    );
  });

  it("is refused with an id that belongs to another player or is too long", async () => {
    const virtual = await VirtualHouse.open();
    const request = { type: "TakeSeat", seat: "right", buyIn: 0 } as const;
    for (const id of [`${BEN.id}/1`, "timeout:1", `${ANN.id}/${"x".repeat(300)}`, `${ANN.id}/\u0000`]) {
      expect((await virtual.house.ask("t", { id, player: ANN, request })).refused?.code, id).toBe("bad-request-id");
    }
  });

  it("is refused at an unknown table", async () => {
    const virtual = await VirtualHouse.open();
    const request = { type: "TakeSeat", seat: "right", buyIn: 0 } as const;
    const { refused, position } = await virtual.house.ask("other", { id: `${ANN.id}/1`, player: ANN, request });
    expect([refused?.code, position]).toEqual(["unknown-table", 0]);
    expect(await virtual.house.follow("other", null, null, () => {})).toBeNull();
  });
});

describe("a command that a house does not offer", () => {
  it("is refused", async () => {
    const virtual = await VirtualHouse.open();
    await virtual.seat(ANN, "right");
    await virtual.bet(ANN, "right");
    expect(await virtual.code(ANN, { type: "Play", command: { type: "StartAgain" } })).toBe("game-not-over");
    expect(await virtual.code(ANN, { type: "Play", command: { type: "Deal", stack: ["a_s_0"] } })).toBe(
      "stacking-not-allowed",
    );
  });

  it("clears the bets of the own seats only", async () => {
    const virtual = await VirtualHouse.open();
    await virtual.seat(ANN, "right");
    await virtual.seat(BEN, "left");
    expect(await virtual.code(ANN, { type: "Play", command: { type: "ClearBets" } })).toBe("no-bet");
    await virtual.bet(ANN, "right");
    await virtual.bet(BEN, "left");
    await virtual.play(ANN, { type: "ClearBets" });
    expect((await virtual.state()).table.bets).toEqual({ right: 0, middle: 0, left: 1000 });
  });
});

describe("a table", () => {
  it("is opened once, with its anchor before the first bet", async () => {
    const virtual = await VirtualHouse.open();
    expect((await virtual.state()).fairness.chain).toMatchObject({ index: 1, length: 100 });
    const again = await virtual.house.openTable("t", { name: "Again", rules: "thunderjack" });
    expect(again.refused?.code).toBe("table-exists");
    expect((await virtual.state()).name).toBe("Table 7");
  });

  it("is closed to requests and goes on elsewhere after the house is drained", async () => {
    const virtual = await VirtualHouse.open();
    const other = virtual.newHouse(2);
    const asked = virtual.ask(ANN, { type: "TakeSeat", seat: "right", buyIn: 1000 });
    await virtual.house.drain();
    expect((await asked).refused).toBeNull();
    expect(await virtual.code(ANN, { type: "SetWords", seat: "right", words: "x" })).toBe("house-closing");
    expect(await virtual.code(ANN, { type: "SetWords", seat: "right", words: "x" }, { house: other })).toBeNull();
  });
});

/** Plays rounds of one player until the player must decide. */
async function dealUntilInPlay(virtual: VirtualHouse): Promise<void> {
  for (let round = 1; (await virtual.state()).table.turn === null; round++) {
    if (round > 8) throw new Error("No round needs a decision.");
    await virtual.bet(ANN, "right");
    await virtual.play(ANN, { type: "Deal" });
  }
}

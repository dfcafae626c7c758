import { verify } from "@thunderjack/recording";
import { describe, expect, it } from "vitest";
import { ANN, BEN, CAT, stateIn, VirtualHouse } from "./virtual-house.js";

describe("a round with three players", () => {
  it("is dealt when all players are ready, played in turn and settled", async () => {
    const virtual = await VirtualHouse.open();
    await virtual.seat(ANN, "right");
    await virtual.seat(BEN, "middle");
    await virtual.seat(CAT, "left");
    await virtual.bet(ANN, "right", 1000);
    await virtual.bet(BEN, "middle", 2000);
    await virtual.bet(CAT, "left", 3000);
    for (const player of [ANN, BEN]) await virtual.play(player, { type: "Deal" });
    expect((await virtual.state()).table.round).toBe(0);
    await virtual.play(CAT, { type: "Deal" });
    expect((await virtual.state()).table.hands).toHaveLength(3);
    await virtual.standAll();
    const { table, ready, deadline } = await virtual.state();
    expect(table.phase).toBe("settled");
    expect(ready).toEqual([]);
    expect(deadline).toBeNull();
    expect(virtual.errors).toEqual([]);
  });

  it("retires a full shoe in the commit of the last settlement, and its recording is verified", async () => {
    const virtual = await VirtualHouse.open({ roundsPerShoe: 2 });
    await virtual.seat(ANN, "right");
    await virtual.ask(ANN, { type: "SetWords", seat: "right", words: "my words" });
    for (let round = 1; round <= 4; round++) {
      await virtual.bet(ANN, "right");
      await virtual.play(ANN, { type: "Deal" });
      await virtual.standAll();
    }
    const recordings = await virtual.house.recordings("t");
    expect(recordings.map(({ shoe }) => shoe)).toEqual([1, 2]);
    for (const { text } of recordings) expect(verify(text)).toMatchObject({ status: "fair" });
    expect((await stateIn(virtual.store)).shoe).toBe(3);
    expect(virtual.errors).toEqual([]);
  });
});

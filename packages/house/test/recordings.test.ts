import { verify } from "@thunderjack/recording";
import { describe, expect, it } from "vitest";
import { type Commit, MemoryHouseStore } from "../src/index.js";
import { ANN, VirtualHouse } from "./virtual-house.js";

describe("the recording of a shoe", () => {
  it("is written from the commits of this shoe only", async () => {
    const read: Commit[] = [];
    class WatchedStore extends MemoryHouseStore {
      override async read(...args: Parameters<MemoryHouseStore["read"]>): Promise<readonly Commit[]> {
        const commits = await super.read(...args);
        read.push(...commits);
        return commits;
      }
    }
    const virtual = await VirtualHouse.open({ roundsPerShoe: 2 }, { store: new WatchedStore() });
    await virtual.seat(ANN, "right", 50_000);
    for (let round = 0; round < 8; round++) {
      await virtual.bet(ANN, "right");
      await virtual.play(ANN, { type: "Deal" });
      await virtual.standAll();
    }
    const all = await virtual.house.recordings("t");
    expect(all.map(({ shoe }) => shoe)).toEqual([1, 2, 3, 4]);
    const openings = await virtual.store.openings("t");
    const positionOf = (shoe: number) =>
      openings.find(({ facts }) => facts.some((fact) => fact.type === "ShoeOpened" && fact.shoe === shoe))?.position ??
      0;
    for (const { shoe, text } of all) {
      read.length = 0;
      expect(await virtual.house.recording("t", shoe)).toBe(text);
      expect(verify(text).status).toBe("committed");
      const length = positionOf(shoe + 1) - positionOf(shoe) + 1;
      expect(read.map(({ position }) => position)).toEqual(
        Array.from({ length }, (_, place) => positionOf(shoe) + place),
      );
    }
    read.length = 0;
    for (const shoe of [0, 5, 6]) expect(await virtual.house.recording("t", shoe)).toBeNull();
    expect(read).toEqual([]);
  });
});

import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { VirtualClock } from "@thunderjack/core";
import { type Commit, House, MemoryHouseStore, type Request } from "@thunderjack/house";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { archiveShoes } from "../src/archive.js";

/** A store in memory whose oldest commits can be deleted. */
class DeletingStore extends MemoryHouseStore {
  #first = 1;
  /** The number of calls that have deleted commits. */
  deletions = 0;

  async deleteBefore(_table: string, position: number): Promise<number> {
    this.deletions++;
    const deleted = position - this.#first;
    this.#first = position;
    return deleted;
  }

  override async read(table: string, after: number, limit?: number): Promise<readonly Commit[]> {
    return super.read(table, Math.max(after, this.#first - 1), limit);
  }
}

describe("the archive of a table", () => {
  let folder: string;
  let store: DeletingStore;
  let house: House;
  let clock: VirtualClock;
  let requests = 0;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "thunderjack-archive-"));
    store = new DeletingStore();
    clock = new VirtualClock(Date.UTC(2026, 0, 1));
    let drawn = 0;
    const random = (bytes: number) => Uint8Array.from({ length: bytes }, () => (drawn++ * 181 + 7) % 251);
    house = new House({ store, clock, random });
    const settings = { roundsPerShoe: 1, bettingTime: 10, decisionTime: 10 };
    await house.openTable("one", { name: "One", rules: "casino", settings });
    await store.deposit("ann", 1_000_000, "start");
    await ask({ type: "TakeSeat", seat: "right", buyIn: 900_000 });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const archive = () => archiveShoes(store, "one", folder, clock.now() + 1);
  const file = (shoe: number) => join(folder, "one", `shoe-${shoe}.tjr`);

  async function ask(request: Request): Promise<void> {
    const id = `ann/${++requests}`;
    expect(await house.ask("one", { id, player: { id: "ann", name: "Ann" }, request })).toMatchObject({
      refused: null,
    });
  }

  /** Plays a round, and with it a shoe, from other words than the shoe before. */
  async function playShoe(): Promise<void> {
    const [shoe = 0] = (await house.retiredShoes("one")).slice(-1);
    await ask({ type: "SetWords", seat: "right", words: `shoe ${shoe + 1}` });
    await ask({ type: "Play", command: { type: "PlaceBet", seat: "right", amount: 1000 } });
    await ask({ type: "Play", command: { type: "Deal" } });
    while ((await house.retiredShoes("one")).at(-1) !== shoe + 1) {
      clock.pass(10);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  it("does not replace a different file, and deletes no commit then", async () => {
    await playShoe();
    const text = await house.recording("one", 1);
    mkdirSync(join(folder, "one"));
    writeFileSync(file(1), "the recording of another database");
    await expect(archive()).rejects.toThrow(`${file(1)} differs from the recording in the database`);
    expect(store.deletions).toBe(0);
    expect(readFileSync(file(1), "utf8")).toBe("the recording of another database");
    expect(readdirSync(join(folder, "one"))).toEqual(["shoe-1.tjr"]);
    rmSync(file(1));
    expect(await archive()).toEqual([1]);
    expect(readFileSync(file(1), "utf8")).toBe(text);
  });

  it("keeps an equal file of a call that ended before the commits were deleted", async () => {
    await playShoe();
    const text = (await house.recording("one", 1)) ?? "";
    mkdirSync(join(folder, "one"));
    writeFileSync(file(1), text);
    chmodSync(file(1), 0o400);
    const { ino } = statSync(file(1));
    expect(await archive()).toEqual([1]);
    expect(store.deletions).toBe(1);
    expect(statSync(file(1)).ino).toBe(ino);
    expect(readFileSync(file(1), "utf8")).toBe(text);
    expect(readdirSync(join(folder, "one"))).toEqual(["shoe-1.tjr"]);
  });

  it("contains each shoe once, also if one commit has dealt and retired it", async () => {
    const isWhole = ({ facts }: Commit) => {
      const types = facts.map(({ type }) => type);
      return types.includes("ShoeRetired") && types.indexOf("ShoeOpened") < types.indexOf("ShoeRetired");
    };
    const archived: number[] = [];
    let wholeShoes = 0;
    for (let shoe = 1; wholeShoes < 2; shoe++) {
      if (shoe > 200) throw new Error("No round ends at once.");
      await playShoe();
      const [first] = await store.load("one");
      if (first !== undefined && isWhole(first)) wholeShoes++;
      archived.push(...(await archive()), ...(await archive()));
      expect(archived.at(-1)).toBe(shoe);
    }
    expect(archived).toEqual(archived.map((_, place) => place + 1));
    expect(readdirSync(join(folder, "one"))).toHaveLength(archived.length);
  });
});

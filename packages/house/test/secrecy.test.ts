import { SeedChain } from "@thunderjack/core";
import { expect, it } from "vitest";
import { afterCommit, commitFor, type HouseState, retiredShoes, snapshotFor } from "../src/index.js";
import { ANN, BEN, VirtualHouse } from "./virtual-house.js";

const ROUNDS = Number(process.env.ROUNDS ?? 40);

it.each(["casino", "thunderjack"])(
  "no client of a house of %s, and no stored commit, has a card that lies face down or a seed that is not revealed",
  async (rules) => {
    const virtual = await VirtualHouse.open({ roundsPerShoe: 3 }, { rules, seed: 5 });
    await virtual.seat(ANN, "right", 90_000);
    await virtual.seat(BEN, "left", 90_000);
    const sent: unknown[] = []; // what is sent to a player and to a watcher while they follow the table
    for (const player of [ANN.id, null]) {
      await virtual.house.follow("t", player, null, (commit) => sent.push({ player, commit }));
    }
    for (let round = 0; round < ROUNDS; round++) {
      await virtual.dealToBoth();
      await virtual.standAll();
    }
    expect(virtual.errors).toEqual([]);

    const commits = await virtual.store.read("t", 0);
    const chains = (await virtual.store.secrets("t")).map(({ anchor, bytes }) => [anchor, bytes] as const);
    /** Returns the seeds of the shoe in play, of the next one and of the last one of the chain, which leads to all. */
    const seedsOf = ({ fairness }: HouseState): readonly string[] => {
      const { anchor, index, length } = fairness.chain ?? { anchor: "", index: 0, length: 0 };
      const bytes = chains.find(([one]) => one === anchor)?.[1] ?? new Uint8Array(32);
      const chain = new SeedChain(bytes, length);
      const later = [index, index + 1, length].filter((shoe) => shoe <= length);
      return later.map((shoe) => Buffer.from(chain.seeds(shoe, "").serverSeed).toString("hex"));
    };
    // The hole card of each position is known from the event that reveals it.
    let state: HouseState | null = null;
    let [searched, seeds] = [0, 0];
    let open: string[] = []; // the texts since the deal of the hole card
    for (const commit of commits) {
      const before = state;
      state = afterCommit(state, commit);
      const seen = JSON.stringify([
        commit.facts.filter(({ type }) => type !== "ShoeRetired"),
        sent.filter((one) => (one as { commit: { position: number } }).commit.position === commit.position),
        ...[ANN.id, BEN.id, null].flatMap((player) => [
          state === null ? null : snapshotFor(state, player),
          before === null ? null : commitFor(before, commit, player).facts.filter(({ type }) => type !== "ShoeRetired"),
        ]),
      ]);
      // Also the commit that opens a shoe is searched for the seed of that shoe.
      for (const seed of seedsOf(state)) {
        seeds++;
        expect(seen.includes(seed)).toBe(false);
      }
      const events = commit.facts.flatMap((fact) => (fact.type === "Played" ? fact.events : []));
      const revealed = events.find((event) => event.type === "HoleCardRevealed");
      if (revealed?.type === "HoleCardRevealed") {
        for (const text of open) expect(text).not.toContain(revealed.card);
        searched += open.length;
        open = [];
      } else if (open.length > 0 || events.some((event) => event.type === "CardDealt" && event.faceDown)) {
        open.push(seen);
      }
    }
    expect(retiredShoes(commits).length).toBeGreaterThan(5);
    expect(seeds).toBeGreaterThan(ROUNDS);
    expect(searched).toBeGreaterThan(ROUNDS / 2);
  },
);

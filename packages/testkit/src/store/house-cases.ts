import { type Clock, isInPlay, type TableState, VirtualClock } from "@thunderjack/core";
import { bytesToHex } from "@thunderjack/core/sha256";
import { House, type HouseStore, type Request } from "@thunderjack/house";
import { verify } from "@thunderjack/recording";
import { assertEqual } from "../assert-equal.js";
import type { StoreCase } from "./store-case.js";

const ANN = { id: "ann", name: "Ann" };

/** The cases of a house that plays on the store. */
export const houseCases: readonly StoreCase[] = [
  {
    name: "lets two houses play one table, whose recordings are verified",
    async run({ store, other }) {
      const clock = new VirtualClock(1_767_225_600_000);
      const houses = [houseOn(store, clock, 1), houseOn(other, clock, 2)] as const;
      const player = await seated(houses[0], store);
      for (let step = 0; (await player.shoe()) < 3; step++) await player.act(houses[step % 2] ?? houses[0]);
      const recordings = await houses[1].recordings("t");
      assertEqual(
        recordings.map(({ shoe }) => shoe),
        [1, 2],
        "retired shoes",
      );
      for (const { text } of recordings) assertEqual(verify(text).status, "fair", "verification");
      assertEqual(await houses[0].retiredShoes("t"), [1, 2], "numbers of the retired shoes");
      for (const { shoe, text } of recordings) {
        assertEqual(await houses[0].recording("t", shoe), text, `recording of shoe ${shoe}`);
      }
      assertEqual(await houses[0].recording("t", 3), null, "recording of the shoe in play");
      assertEqual(await houses[0].recording("unknown", 1), null, "recording of an unknown table");
      await Promise.all(houses.map((house) => house.drain()));
    },
  },
  {
    name: "returns no unrevealed card and no seed of a shoe in play",
    async run({ store, other }) {
      const clock = new VirtualClock(1_767_225_600_000);
      const house = houseOn(store, clock, 3);
      const player = await seated(house, store);
      while (!isInPlay(await player.state())) await player.act(house);
      const secrets = await other.secrets("t");
      assertEqual(secrets.length > 0, true, "a secret is stored");
      const read = JSON.stringify([await other.read("t", 0), await other.load("t"), await other.heads()]);
      for (const { bytes } of secrets) {
        if (read.includes(bytesToHex(bytes))) throw new Error("A read contains the seed of a chain.");
      }
      if (/"card":"[^"]+","faceDown":true/.test(read)) throw new Error("A read contains a hole card.");
      await house.drain();
    },
  },
];

function houseOn(store: HouseStore, clock: Clock, seed: number): House {
  let number = seed;
  const random = (bytes: number) => {
    number++;
    return Uint8Array.from({ length: bytes }, (_, place) => (number * 31 + place * 7) % 256);
  };
  return new House({ store, clock, random });
}

/** Opens a table with short shoes and seats a player. */
async function seated(house: House, store: HouseStore) {
  await store.deposit(ANN.id, 100_000, "deposit");
  await house.openTable("t", { name: "Table", rules: "thunderjack", settings: { roundsPerShoe: 2, shoesPerChain: 2 } });
  let requests = 0;
  let latest = { shoe: 1, state: null as TableState | null };
  const ask = async (at: House, request: Request) => {
    const { refused } = await at.ask("t", { id: `ann/${++requests}`, player: ANN, request });
    if (refused !== null) throw new Error(refused.message);
    const following = await at.follow("t", ANN.id, null, () => {});
    following?.stop();
    const snapshot = following?.snapshot ?? null;
    if (snapshot !== null) latest = { shoe: snapshot.shoe, state: snapshot.state };
  };
  await ask(house, { type: "TakeSeat", seat: "right", buyIn: 50_000 });
  await ask(house, { type: "SetWords", seat: "right", words: "the words of Ann" });
  const stateNow = (): TableState => {
    if (latest.state === null) throw new Error("The table has no state.");
    return latest.state;
  };
  return {
    shoe: async () => latest.shoe,
    state: async () => stateNow(),
    /** Bets, deals, stands or declines. */
    act: async (at: House) => {
      const { turn, phase, bets } = stateNow();
      if (turn !== null) {
        const type = phase === "insurance" ? "DeclineInsurance" : phase === "surrender" ? "DeclineSurrender" : "Stand";
        return ask(at, { type: "Play", command: { type, hand: turn } });
      }
      if (bets.right === 0)
        return ask(at, { type: "Play", command: { type: "PlaceBet", seat: "right", amount: 1000 } });
      return ask(at, { type: "Play", command: { type: "Deal" } });
    },
  };
}

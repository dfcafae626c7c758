import { createHash } from "node:crypto";
import { isInPlay, legalCommands, type Seat } from "@thunderjack/core";
import { afterCommit, type HouseState, type HouseStore } from "@thunderjack/house";
import type { TestClient } from "./test-client.js";

/** A source of numbers from 0 to less than 1. */
export type Chance = () => number;

/** Returns a source of pseudo-random numbers. The same seed gives the same numbers. */
export function chanceFrom(seed: number): Chance {
  let count = 0;
  return () => createHash("sha256").update(`${seed}/${count++}`).digest().readUInt32BE() / 2 ** 32;
}

/** Plays random rounds at one table, with a client for each seat. */
export class RandomRounds {
  readonly #store: HouseStore;
  readonly #table: string;
  readonly #clients: Readonly<Partial<Record<Seat, TestClient>>>;
  readonly #chance: Chance;
  #state: HouseState | null = null;
  /** The codes of the refused requests, with their number. */
  readonly refusals = new Map<string, number>();

  constructor(store: HouseStore, table: string, clients: Readonly<Partial<Record<Seat, TestClient>>>, chance: Chance) {
    this.#store = store;
    this.#table = table;
    this.#clients = clients;
    this.#chance = chance;
  }

  /** Bets at all seats, deals, and plays random legal moves until no hand is in turn. */
  async play(): Promise<void> {
    for (const [seat, client] of Object.entries(this.#clients)) {
      const amount = 1000 + 500 * Math.floor(this.#chance() * 4);
      await this.#ask(client, { type: "PlaceBet", seat: seat as Seat, amount });
    }
    for (const client of Object.values(this.#clients)) await this.#ask(client, { type: "Deal" });
    for (let state = await this.state(); isInPlay(state.table); state = await this.state()) {
      const { turn, hands } = state.table;
      const client = this.#clients[hands.find(({ name }) => name === turn)?.seat ?? "right"];
      const moves = legalCommands(state.rules, state.table).filter(
        (command) => "hand" in command && command.hand === turn,
      );
      const move = moves[Math.floor(this.#chance() * moves.length)];
      if (client === undefined || move === undefined) throw new Error(`Nobody can move at ${turn}.`);
      await this.#ask(client, move);
    }
  }

  /** Returns the fold of the stored commits. */
  async state(): Promise<HouseState> {
    for (const commit of await this.#store.read(this.#table, this.#state?.position ?? 0)) {
      this.#state = afterCommit(this.#state, commit);
    }
    if (this.#state === null) throw new Error("There is no table.");
    return this.#state;
  }

  async #ask(client: TestClient, command: Parameters<TestClient["play"]>[0]): Promise<void> {
    const code = await client.play(command);
    if (code !== null) this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }
}

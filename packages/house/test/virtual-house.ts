import { type Amount, type Clock, type Command, isInPlay, type Seat, VirtualClock } from "@thunderjack/core";
import {
  type Answer,
  afterCommit,
  House,
  type HouseState,
  type HouseStore,
  MemoryHouseStore,
  type Request,
  type TableSettings,
  type Wallet,
} from "../src/index.js";
import { bytesFrom, chanceFrom } from "./chance.js";

/** The time at which tests begin, in milliseconds since 1970. */
export const START = Date.UTC(2026, 0, 1);

export const ANN = { id: "account-ann", name: "Ann" };
export const BEN = { id: "account-ben", name: "Ben" };
export const CAT = { id: "account-cat", name: "Cat" };

/** The credits of each account at the beginning, in hundredths. */
export const DEPOSIT = 100_000;

/** A house with a table on the virtual clock. */
export class VirtualHouse {
  readonly clock = new VirtualClock(START);
  readonly store: HouseStore;
  readonly errors: unknown[] = [];
  house: House;
  #requests = 0;

  private constructor(
    store: HouseStore,
    readonly seed: number,
    private readonly wallet?: (clock: Clock) => Wallet,
  ) {
    this.store = store;
    this.house = this.newHouse(seed);
  }

  /** Opens a house with the table "t", and accounts of three players. */
  static async open(
    settings: Partial<TableSettings> = {},
    {
      store = new MemoryHouseStore(),
      seed = 1,
      rules = "thunderjack",
      wallet,
    }: { store?: HouseStore; seed?: number; rules?: unknown; wallet?: (clock: Clock) => Wallet } = {},
  ): Promise<VirtualHouse> {
    const virtual = new VirtualHouse(store, seed, wallet);
    for (const { id } of [ANN, BEN, CAT]) await store.deposit(id, DEPOSIT, `deposit/${id}`);
    const { refused } = await virtual.house.openTable("t", { name: "Table 7", rules, settings });
    if (refused !== null) throw new Error(refused.message);
    return virtual;
  }

  /** Returns another process over the same store. */
  newHouse(seed: number, store: HouseStore = this.store, clock: Clock = this.clock): House {
    const random = bytesFrom(chanceFrom(seed));
    const money = this.wallet === undefined ? {} : { wallet: this.wallet(clock) };
    return new House({ store, clock, random, failed: (reason) => this.errors.push(reason), ...money });
  }

  ask(
    player: typeof ANN,
    request: Request,
    {
      house = this.house,
      id = `${++this.#requests}`,
      expected,
    }: { house?: House; id?: string; expected?: number } = {},
  ): Promise<Answer> {
    return house.ask("t", {
      id: `${player.id}/${id}`,
      player,
      request,
      ...(expected === undefined ? {} : { expected }),
    });
  }

  /** Sends a request, and returns the code of the refusal; `null` if it was carried out. */
  async code(...args: Parameters<VirtualHouse["ask"]>): Promise<string | null> {
    return (await this.ask(...args)).refused?.code ?? null;
  }

  play(player: typeof ANN, command: Command): Promise<Answer> {
    return this.ask(player, { type: "Play", command });
  }

  async seat(player: typeof ANN, seat: Seat, buyIn: Amount = 10_000): Promise<void> {
    const { refused } = await this.ask(player, { type: "TakeSeat", seat, buyIn });
    if (refused !== null) throw new Error(refused.message);
  }

  async bet(player: typeof ANN, seat: Seat, amount: Amount = 1000): Promise<void> {
    const { refused } = await this.play(player, { type: "PlaceBet", seat, amount });
    if (refused !== null) throw new Error(refused.message);
  }

  /** Ann, at the right seat, and Ben, at the left one, bet 10 credits and deal. */
  async dealToBoth(): Promise<void> {
    for (const [player, seat] of [
      [ANN, "right"],
      [BEN, "left"],
    ] as const) {
      await this.bet(player, seat);
      await this.play(player, { type: "Deal" });
    }
  }

  /** Advances the clock, and waits until all houses have reacted. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.clock.now() + milliseconds;
    while (this.clock.now() < end) {
      this.clock.pass(Math.min(250, end - this.clock.now()));
      await settle();
    }
  }

  /** The fold of the stored commits. */
  async state(): Promise<HouseState> {
    return stateIn(this.store);
  }

  /** Plays the round to its end: every hand stands and declines. */
  async standAll(): Promise<void> {
    for (let state = await this.state(); isInPlay(state.table); state = await this.state()) {
      const { turn, hands, phase } = state.table;
      const seat = hands.find(({ name }) => name === turn)?.seat;
      if (turn === null || seat === undefined) throw new Error("No hand is in turn.");
      const id = state.players[seat]?.player;
      const player = [ANN, BEN, CAT].find((one) => one.id === id);
      if (player === undefined) throw new Error(`The seat ${seat} has no player.`);
      const type = phase === "insurance" ? "DeclineInsurance" : phase === "surrender" ? "DeclineSurrender" : "Stand";
      const { refused } = await this.play(player, { type, hand: turn });
      if (refused !== null) throw new Error(refused.message);
    }
  }
}

export async function stateIn(store: HouseStore, table = "t"): Promise<HouseState> {
  let state: HouseState | null = null;
  for (const commit of await store.read(table, 0)) state = afterCommit(state, commit);
  if (state === null) throw new Error("There is no table.");
  return state;
}

/** Waits until all promises that do not wait for the clock have resolved. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

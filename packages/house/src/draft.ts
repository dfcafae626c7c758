import type { Command, Rejection, Seat, TableEvent } from "@thunderjack/core";
import type { Fact, StakeRefused } from "./fact.js";
import { afterFact, type HouseState } from "./house-state.js";
import type { ShoeInPlay } from "./shoe-in-play.js";
import type { Secret } from "./store.js";
import type { Transfer } from "./transfer.js";
import { transferOf, walletTransfersOf } from "./wallet.js";

/** The seats whose bets the wallet of the operator has not paid, with the reasons. */
export type UnpaidSeats = ReadonlyMap<Seat, StakeRefused["code"]>;

const NONE: UnpaidSeats = new Map();

/**
 * The number of commits after which a shoe is retired before it has dealt all its rounds. It bounds the time in which a table
 * is loaded, whatever players do between two rounds. A shoe of 100 rounds has fewer.
 */
const LONGEST_SHOE = 5000;

/** The facts of a request while it is decided. Each fact is folded at once, so that the next step uses the new state. */
export class Draft {
  readonly table: string;
  /** The time of the request, in milliseconds since 1970. */
  readonly at: number;
  readonly before: HouseState;
  readonly unpaid: UnpaidSeats;
  readonly facts: Fact[] = [];
  /** The state after each fact. */
  readonly states: HouseState[] = [];
  readonly transfers: Transfer[] = [];
  readonly secrets: Secret[] = [];
  #state: HouseState;
  readonly #shoe: ShoeInPlay;

  constructor(table: string, at: number, state: HouseState, shoe: ShoeInPlay, unpaid: UnpaidSeats = NONE) {
    this.table = table;
    this.at = at;
    this.before = state;
    this.unpaid = unpaid;
    this.#state = state;
    this.#shoe = shoe;
  }

  get state(): HouseState {
    return this.#state;
  }

  add(fact: Fact): void {
    this.#state = afterFact(this.#state, fact);
    this.states.push(this.#state);
    this.facts.push(fact);
  }

  /**
   * Carries out a command at the table. Its transfers are part of the request.
   *
   * @returns the rejection; `null` if the command was carried out
   */
  play(command: Command): Rejection | null {
    const events = this.#shoe.play(command, this.at);
    if (isRejection(events)) return events;
    this.transfers.push(...this.#transfersOf(events));
    this.add({ type: "Played", command, events });
    return null;
  }

  #transfersOf(events: readonly TableEvent[]): readonly Transfer[] {
    const { shoe, players, settings, table } = this.#state;
    if (settings.usesWallet !== true) {
      return events.flatMap((event) => transferOf(this.table, players, event) ?? []);
    }
    const started = events.find((event) => event.type === "RoundStarted");
    const round = started?.round ?? table.round;
    return events.flatMap((event) => walletTransfersOf({ table: this.table, shoe, round, players }, event));
  }

  /** Shuffles the shoe from these words, before its first deal. */
  setWords(words: string): void {
    if (this.#state.table.round === 0 && words !== (this.#shoe.words ?? "")) this.#openAgain(words);
  }

  /** Retires the shoe if this is due, and opens the next one. A shoe without a deal is opened again. */
  retireFullShoe(): void {
    const isLong = this.#state.commits >= LONGEST_SHOE;
    if (this.#shoe.isFull || (isLong && this.#shoe.canBeRetired)) {
      this.add(this.#shoe.retire(this.at));
      this.#open();
    } else if (isLong && this.#state.table.round === 0) this.#openAgain(this.#shoe.words ?? "");
  }

  #openAgain(words: string): void {
    this.#shoe.setWords(words, this.at);
    this.#open();
  }

  #open(): void {
    this.add(this.#shoe.opened(this.#state.players));
    this.secrets.push(...this.#shoe.newSecrets());
  }
}

function isRejection(events: readonly TableEvent[] | Rejection): events is Rejection {
  return "accepted" in events;
}

import type { Command, Rejection } from "@thunderjack/core";
import type { Conductor, Frame } from "@thunderjack/stage";
import type { Subscription } from "rxjs";
import type { Chance } from "./chance.js";
import { choose } from "./choice.js";
import { macrotask } from "./macrotask.js";

/** The table that is played at, whatever is behind it. */
export interface PlayedAt {
  /** Another one after a new shoe; `null` while there is nothing to play at. */
  readonly conductor: Conductor | null;
  act(command: Command): Rejection | null;
}

/** What is told while it is played. */
export interface PlayerListener {
  /** Before a command is asked for. */
  readonly asks?: (command: Command) => void;
  /** As soon as it is shown. */
  readonly sees?: (frame: Frame) => void;
}

/** Plays at a table: asks for one thing, and for the next once all that it caused is shown. */
export class Player {
  readonly #table: PlayedAt;
  readonly #chance: Chance;
  readonly #listener: PlayerListener;
  #watched: Conductor | null = null;
  #watching: Subscription | null = null;
  /** How many events were shown so far. */
  #seen = 0;
  #rounds = 0;

  constructor(table: PlayedAt, chance: Chance, listener: PlayerListener = {}) {
    this.#table = table;
    this.#chance = chance;
    this.#listener = listener;
  }

  /** How many rounds were settled. */
  get rounds(): number {
    return this.#rounds;
  }

  /** Looks at the table as it is: what is shown from now on is told. */
  watch(): void {
    const { conductor } = this.#table;
    if (conductor === this.#watched) return;
    this.#watching?.unsubscribe();
    this.#watched = conductor;
    this.#watching = conductor?.frames$.subscribe((frame) => this.#see(frame)) ?? null;
  }

  /**
   * Plays so many rounds more.
   *
   * @throws Error when the table refuses what it offered
   */
  async play(rounds: number): Promise<void> {
    const last = this.#rounds + rounds;
    while (this.#rounds < last) await this.#playOn();
  }

  /** Asks for one thing, and waits until all that it caused is shown. */
  async #playOn(): Promise<void> {
    this.watch();
    const view = this.#watched?.view;
    const command = view === undefined ? null : choose(view, this.#chance);
    if (command === null) return macrotask();
    const seen = this.#seen;
    const asked = this.#watched;
    this.#listener.asks?.(command);
    const refused = this.#table.act(command);
    if (refused !== null) throw new Error(`${JSON.stringify(command)} was refused: ${refused.message}`);
    // As a page that is drawn would: one command in one task.
    do await macrotask();
    while (!this.#isShown(seen, asked));
  }

  #isShown(seen: number, asked: Conductor | null): boolean {
    this.watch();
    return (this.#seen > seen || this.#isDealtAnew(asked)) && this.#watched?.isSettled === true;
  }

  /**
   * Whether the table changed its shoe with the deal, and with it the conductor: what the new one showed within that
   * command was not seen here, and a round that its deal has ended is not counted.
   */
  #isDealtAnew(asked: Conductor | null): boolean {
    const watched = this.#watched;
    return watched !== null && watched !== asked && (!watched.view.betting.isOpen || watched.view.net !== null);
  }

  #see(frame: Frame): void {
    if (frame.cue !== undefined) {
      this.#seen++;
      if (frame.cue.event.type === "RoundSettled") this.#rounds++;
    }
    this.#listener.sees?.(frame);
  }
}

import type { Command, CommandOptions, Rejection } from "@thunderjack/core";
import type { Conductor, Frame } from "@thunderjack/stage";
import type { Subscription } from "rxjs";
import type { Chance } from "./chance.js";
import { choose } from "./choice.js";
import { macrotask } from "./macrotask.js";

/** The table of a player, independent of its implementation. */
export interface PlayerTable {
  /** The conductor; `null` until the table is ready. Each shoe has a new conductor. */
  readonly conductor: Conductor | null;
  act(command: Command, options: CommandOptions): Rejection | null;
}

/** The callbacks of a player. */
export interface PlayerListener {
  /** Called before a command is dispatched. */
  readonly asks?: (command: Command) => void;
  /** Called for each frame. */
  readonly sees?: (frame: Frame) => void;
}

/** Plays at a table: dispatches a command and waits until all its frames are emitted. */
export class Player {
  readonly #table: PlayerTable;
  readonly #chance: Chance;
  readonly #listener: PlayerListener;
  #watched: Conductor | null = null;
  #watching: Subscription | null = null;
  /** The number of events whose first frame was emitted. */
  #seen = 0;
  #rounds = 0;

  constructor(table: PlayerTable, chance: Chance, listener: PlayerListener = {}) {
    this.#table = table;
    this.#chance = chance;
    this.#listener = listener;
  }

  /** The number of settled rounds. */
  get rounds(): number {
    return this.#rounds;
  }

  /** Subscribes to the current conductor. */
  watch(): void {
    const { conductor } = this.#table;
    if (conductor === this.#watched) return;
    this.#watching?.unsubscribe();
    this.#watched = conductor;
    this.#watching = conductor?.frames$.subscribe((frame) => this.#see(frame)) ?? null;
  }

  /**
   * Plays this number of further rounds.
   *
   * @throws Error when the table rejects a command of its view
   */
  async play(rounds: number): Promise<void> {
    const last = this.#rounds + rounds;
    while (this.#rounds < last) await this.#playOn();
  }

  /** Dispatches one command and waits until all its frames are emitted. */
  async #playOn(): Promise<void> {
    this.watch();
    const asked = this.#watched;
    const command = asked === null ? null : choose(asked.view, this.#chance);
    if (asked === null || command === null) return macrotask();
    const seen = this.#seen;
    this.#listener.asks?.(command);
    const refused = this.#table.act(command, { expected: asked.version });
    if (refused !== null) throw new Error(`${JSON.stringify(command)} was rejected: ${refused.message}`);
    // The player dispatches at most one command per task, as a person does.
    do await macrotask();
    while (!this.#isShown(seen, asked));
  }

  #isShown(seen: number, asked: Conductor | null): boolean {
    this.watch();
    // The first command at a new shoe replaces the conductor. The player has missed the frames of the new conductor up
    // to now. A round that has already ended with its deal is therefore not counted.
    return (this.#seen > seen || this.#watched !== asked) && this.#watched?.isSettled === true;
  }

  #see(frame: Frame): void {
    if (frame.cue?.isStart === true) {
      this.#seen++;
      if (frame.cue.event.type === "RoundSettled") this.#rounds++;
    }
    this.#listener.sees?.(frame);
  }
}

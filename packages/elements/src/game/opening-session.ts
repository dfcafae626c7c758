import type { PublicTable } from "@thunderjack/core";
import { type BettingListener, BettingTable } from "./betting-table.js";
import type { GameSession, Jumped, PlayedShoe, ShoeControls, TableSettings } from "./game-session.js";

/** A session in which the player can bet while the code that shuffles, deals and records is still loading. */
export class OpeningSession implements GameSession {
  table: PublicTable;
  /**
   * `closed` before the shoes are requested and after a failure, `opening` while they are loaded, `open` afterwards.
   */
  state: "closed" | "opening" | "open" = "closed";
  readonly #first: BettingTable;
  #session: GameSession | null = null;
  #opening: Promise<void> | undefined;
  #jumped: Jumped | undefined;

  /** @throws Error when no table can be opened with these settings */
  constructor(settings: TableSettings, listener: BettingListener) {
    this.#first = new BettingTable(settings, listener);
    this.table = this.#first;
  }

  get controls(): ShoeControls | null {
    return this.#session?.controls ?? null;
  }

  get shoes(): readonly PlayedShoe[] {
    return this.#session?.shoes ?? [];
  }

  /**
   * Continues with a session that was opened with the same settings.
   *
   * @returns a promise that rejects if the session cannot be loaded; it can then be opened again
   */
  open(loading: Promise<GameSession>): Promise<void> {
    this.state = "opening";
    this.#opening = loading.then(
      (session) => this.#continue(session),
      (reason: unknown) => {
        this.state = "closed";
        throw reason;
      },
    );
    return this.#opening;
  }

  watch(jumped: Jumped): void {
    this.#jumped = jumped;
  }

  /** Waits for the shoes, which are then all in memory. */
  async read(): Promise<void> {
    await this.#opening;
  }

  /** Does nothing, because a session that the element has opened is not paused. */
  resume(): void {}

  /** Does nothing, for the same reason as {@link OpeningSession.resume}. */
  pause(): void {}

  #continue(session: GameSession): void {
    this.state = "open";
    this.#session = session;
    session.watch((isNextShoe) => {
      this.table = session.table;
      this.#jumped?.(isNextShoe);
    });
    this.#first.open(session.table);
  }
}

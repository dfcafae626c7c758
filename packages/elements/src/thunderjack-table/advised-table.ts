import type { Advice } from "@thunderjack/odds";
import type { Conductor } from "@thunderjack/stage";
import { nothing, type TemplateResult } from "lit";
import { TableCommands } from "./table-commands.js";
import { isForTable } from "./table-keys.js";

type Hints = import("../advice/hints.js").Hints;

/** The key that asks for a hint. */
const HINT_KEY = "t";

/** A table with hints, where the page wants them: all of their code is loaded only then. */
export abstract class AdvisedTable extends TableCommands {
  /** What paces the table; `null` while nobody plays. */
  abstract get conductor(): Conductor | null;
  abstract get isReplaying(): boolean;

  #hints: Hints | null = null;
  #opening: Promise<Hints | null> | null = null;
  #watched: Conductor | null = null;

  constructor() {
    super();
    this.addController({ hostUpdated: () => this.#mindHints(), hostDisconnected: () => this.#endHints() });
    this.addEventListener("keydown", (event) => {
      if (this.keys === "none" || event.repeat || event.key.toLowerCase() !== HINT_KEY || !isForTable(event)) return;
      void this.#hints?.show();
    });
  }

  /**
   * What each move of the hand that is asked is worth, for a page that shows it in its own way. Worked out beside the
   * main thread.
   *
   * @returns `null` without `hints`, while no hand is asked or cards are moving, and when the table has gone on meanwhile
   */
  async advice(): Promise<Advice | null> {
    await this.updateComplete;
    const hints = await this.#opening;
    return hints?.advice() ?? null;
  }

  /** The button of the bar that asks for a hint. */
  get hintButton(): TemplateResult | typeof nothing {
    return this.#hints?.button ?? nothing;
  }

  #mindHints(): void {
    if (!this.hints || !this.isConnected) this.#endHints();
    else if (this.#hints !== null) this.#watch(this.#hints);
    else this.#opening ??= this.#open();
  }

  async #open(): Promise<Hints | null> {
    const { Hints } = await import("../advice/hints.js").catch(() => ({ Hints: null }));
    if (Hints === null || !this.hints || !this.isConnected || this.#hints !== null) return this.#hints;
    this.#hints = new Hints(this);
    this.#watch(this.#hints);
    this.requestUpdate();
    return this.#hints;
  }

  #watch(hints: Hints): void {
    hints.mind();
    const { conductor } = this;
    if (conductor === null || conductor === this.#watched) return;
    this.#watched = conductor;
    // A conductor that is left tells nothing more.
    conductor.frames$.subscribe({
      next: () => this.#watched === conductor && this.#tellShown(conductor),
      error: () => null,
    });
  }

  #tellShown(conductor: Conductor): void {
    void conductor.whenSettled().then(() => {
      if (this.#watched === conductor) this.#hints?.shown();
    });
  }

  #endHints(): void {
    this.#opening = null;
    this.#watched = null;
    if (this.#hints === null) return;
    this.#hints.dispose();
    this.#hints = null;
    this.requestUpdate();
  }
}

import type { Advice } from "@thunderjack/odds";
import type { Conductor } from "@thunderjack/stage";
import { html, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { reasonOf } from "../reason.js";
import { SPOKEN_AT_FIRST, type Spoken } from "../words/spoken.js";
import type { PlayedTable } from "./played-table.js";
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
  abstract get played(): PlayedTable | null;

  /** Says a sentence to those who listen to the table, after those that came before. */
  abstract say(sentence: string): void;

  @state() spoken: Spoken = SPOKEN_AT_FIRST;

  #hints: Hints | null = null;
  #opening: Promise<Hints | null> | null = null;
  /** Why the hints could not be loaded. */
  #problem: string | null = null;

  constructor() {
    super();
    this.addController({ hostUpdated: () => this.#mindHints(), hostDisconnected: () => this.#endHints() });
    this.addEventListener("keydown", (event) => {
      if (this.keys === "none" || event.repeat || event.key.toLowerCase() !== HINT_KEY || !isForTable(event)) return;
      this.#askForHint();
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

  /** Stands where a hint would, while hints cannot be loaded; pressed, it tries again. */
  protected get hintProblem(): TemplateResult | typeof nothing {
    if (this.#problem === null || this.isReplaying) return nothing;
    return html`<button class="no-hints" type="button" @click=${() => this.#askForHint()}>
      <span role="alert">${this.spoken.bar.notLoaded(this.#problem)}</span>
    </button>`;
  }

  /** The return to player with its basis, as a sentence, worked out when it is first read; empty without `hints`. */
  get figure(): string {
    return this.#hints?.figure ?? "";
  }

  /** The code of the hints: a chunk of its own. */
  protected loadHints(): Promise<typeof import("../advice/hints.js")> {
    return import("../advice/hints.js");
  }

  #askForHint(): void {
    if (this.#hints !== null) void this.#hints.show();
    else if (this.#problem !== null) this.#tryAgain();
  }

  #tryAgain(): void {
    this.#problem = null;
    this.requestUpdate();
    const opening = this.#open();
    this.#opening = opening;
    void opening.then((hints) => hints?.show());
  }

  #mindHints(): void {
    if (!this.hints || !this.isConnected) this.#endHints();
    else if (this.#hints !== null) this.#hints.mind();
    else this.#opening ??= this.#open();
  }

  async #open(): Promise<Hints | null> {
    const loaded = await this.loadHints().catch((reason: unknown) => this.#tellProblem(reason));
    if (loaded === null || !this.hints || !this.isConnected || this.#hints !== null) return this.#hints;
    this.#hints = new loaded.Hints(this, (sentence) => this.say(sentence));
    this.requestUpdate();
    return this.#hints;
  }

  #tellProblem(reason: unknown): null {
    this.#problem = this.hints ? reasonOf(reason) : null;
    this.requestUpdate();
    return null;
  }

  #endHints(): void {
    this.#opening = null;
    if (this.#problem !== null) {
      this.#problem = null;
      this.requestUpdate();
    }
    if (this.#hints === null) return;
    this.#hints.dispose();
    this.#hints = null;
    this.requestUpdate();
  }
}

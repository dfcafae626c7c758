import { type Command, chosenSeeds, randomSeeds, SERVER_SEED_BYTES, type Seeds, Table } from "@thunderjack/core";
import { type Clock, type Conductor, conduct, isSpeed, type Speed } from "@thunderjack/stage";
import { html, LitElement, type PropertyValues, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import type { Subscription } from "rxjs";
import { type Lettering, letteringOf } from "../lettering.js";
import type { TjTable } from "../tj-table/tj-table.js";
import { BROWSER_CLOCK } from "./browser-clock.js";
import { thunderjackTableStyles } from "./thunderjack-table.styles.js";

/**
 * A table to play at, in one tag. It opens a table of its own, or shows the one it is given as `table`, and plays as
 * long as it is in the page.
 *
 * @element thunderjack-table
 * @fires tj-command - what the player asks for, before it is carried out: a listener in the capturing phase that
 *   prevents its default carries it out itself
 * @csspart table - the `tj-table` inside; its parts are exported
 */
export class ThunderjackTable extends LitElement {
  static override styles = thunderjackTableStyles;

  /** The name of a rule set, or, as a property, options that differ from one. Read when the table opens. */
  @property() rules: unknown = "thunderjack";

  /** What the player begins with, in hundredths of a credit; left out, what the rule set says. Read when the table opens. */
  @property({ type: Number }) credits: number | null = null;

  /** A text from which the cards are shuffled, so that they can be dealt again; left out, they are shuffled at random. */
  @property() seed: string | null = null;

  /**
   * How fast cards move: `normal`, `fast`, `instant` or `reduced-motion`, which is also what `normal` is for those who
   * ask their system for it. Any other word counts as `normal`.
   */
  @property() speed: Speed = "normal";

  /** The table that is shown. Set it before the element is in the page, or later to show another one. */
  @property({ attribute: false }) table: Table | null = null;

  /** The time that the cards move by; the page's unless a test sets its own. */
  @property({ attribute: false }) clock: Clock = BROWSER_CLOCK;

  @query("tj-table") private readonly drawn!: TjTable | null;
  @state() private problem: string | null = null;

  #conductor: Conductor | null = null;
  #frames: Subscription | null = null;
  #lettering: Lettering | null = null;
  #followed: Table | null = null;

  /** What paces the table while the element is in the page, for pausing and skipping; `null` otherwise. */
  get conductor(): Conductor | null {
    return this.#conductor;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.isConnected) return;
    if (this.#conductor === null || (changed.has("table") && this.table !== this.#followed)) this.#open();
    if (changed.has("speed")) this.#conductor?.setSpeed(this.#wantedSpeed);
  }

  /** Frames are handed on one by one: Lit would draw the last one of several and lose the cues of the others. */
  protected override updated(): void {
    const { drawn } = this;
    if (drawn === null || this.#conductor === null || this.#frames !== null) return;
    drawn.frame = null;
    this.#frames = this.#conductor.frames$.subscribe((frame) => {
      drawn.notice = null; // a refusal is told until the table goes on
      drawn.frame = frame;
    });
  }

  get #wantedSpeed(): Speed {
    const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const speed = isSpeed(this.speed) ? this.speed : "normal";
    return speed === "normal" && isReduced ? "reduced-motion" : speed;
  }

  #open(): void {
    this.#leave();
    try {
      this.table ??= new Table({
        rules: this.rules,
        seeds: this.#seeds(),
        ...(this.credits === null ? {} : { credits: this.credits }),
      });
      this.problem = null;
    } catch (reason) {
      this.problem = reason instanceof Error ? reason.message : String(reason);
      return;
    }
    this.#follow(this.table);
  }

  #follow(table: Table): void {
    this.#followed = table;
    this.#lettering = letteringOf(table.rules);
    this.#conductor = conduct({
      rules: table.rules,
      state: table.publicState,
      events$: table.publicEvents$,
      dispatch: (command) => table.dispatch(command),
      clock: this.clock,
      speed: this.#wantedSpeed,
    });
  }

  #leave(): void {
    this.#frames?.unsubscribe();
    this.#conductor?.dispose();
    this.#frames = null;
    this.#conductor = null;
    this.#followed = null;
  }

  #seeds(): Seeds {
    if (this.seed !== null) return chosenSeeds(this.seed);
    return randomSeeds(crypto.getRandomValues(new Uint8Array(SERVER_SEED_BYTES)), "");
  }

  #carryOut(event: CustomEvent<Command>): void {
    if (event.defaultPrevented || this.#conductor === null) return;
    const refused = this.#conductor.act(event.detail);
    if (refused !== null && this.drawn !== null) this.drawn.notice = refused.message;
  }

  /** A touch of the felt ends the movement that goes on. */
  #skip(event: Event): void {
    if (event.composedPath().some((target) => target instanceof HTMLButtonElement)) return;
    this.#conductor?.skip();
  }

  override render(): TemplateResult {
    if (this.problem !== null) return html`<p class="problem" role="alert">${this.problem}</p>`;
    return html`
      <tj-table
        part="table"
        exportparts="message, credits, staked, net, lettering, over"
        .lettering=${this.#lettering}
        @click=${this.#skip}
        @tj-command=${this.#carryOut}
      ></tj-table>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "thunderjack-table": ThunderjackTable;
  }
}

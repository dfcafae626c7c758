import type { Command, HandName, Rejection } from "@thunderjack/core";
import { type Conductor, type Frame, firstSelection, isSpeed } from "@thunderjack/stage";
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import { buttonStyles } from "../button.styles.js";
import { commandRequest } from "../requests.js";
import type { TjAnnouncer } from "../tj-announcer/tj-announcer.js";
import type { PastRound } from "../tj-history/past-round.js";
import { spokenIn } from "../words/spoken.js";
import { AdvisedTable } from "./advised-table.js";
import { expectedLabel, FocusKeeper } from "./focus-keeper.js";
import { loadPanels, tryPanels } from "./load-panels.js";
import { loadThemes } from "./load-themes.js";
import { MountedRenderer } from "./mounted-renderer.js";
import { openPanelTemplate } from "./open-panel.js";
import type { OwnTable, TableWishes } from "./own-table.js";
import { liveBar, type PanelName, replayBar } from "./table-bar.js";
import { closed } from "./table-commands.js";
import { beforeDeal, tableEvent } from "./table-events.js";
import { type GameOptions, TableGame } from "./table-game.js";
import { commandsOf, isForTable } from "./table-keys.js";
import { TableVoice } from "./table-voice.js";
import { thunderjackTableStyles } from "./thunderjack-table.styles.js";
import { type Question, questionOf } from "./told-aloud.js";

/**
 * A table to play at, in one tag. It opens a table of its own, or shows the one it is given as `table`, and plays as
 * long as it is in the page.
 *
 * Every public event of the game is told to the page as it is shown: `thunderjack-card-dealt`,
 * `thunderjack-round-settled`, …, with the event as detail; see {@link ThunderjackTableEventMap}.
 *
 * @element thunderjack-table
 * @fires tj-command - what the player asks for, before it is carried out: a listener in the capturing phase that
 *   prevents its default carries it out itself
 * @fires thunderjack-before-deal - cards are about to be dealt: who prevents its default does not allow it
 * @slot header - above the table
 * @slot footer - below it
 * @slot game-over - what is shown over the felt when the game is over, in place of the table's own words
 * @csspart bar - the row over the felt; `bar-button` and `replay-badge` are in it
 * @csspart table - the `tj-table` inside; its parts are exported
 * @csspart game-over - what holds the slot of that name
 */
export class ThunderjackTable extends AdvisedTable {
  static override styles = [buttonStyles, thunderjackTableStyles];

  @query(".stage") private readonly host!: HTMLElement | null;
  @query("tj-announcer") private readonly announcer!: TjAnnouncer | null;
  /** Why there is nothing to play at. */
  @state() private problem: string | null = null;
  @state() private isLoading = false;
  @state() private isOver = false;
  @state() private hasOwnEnd = false;
  @state() private panel: PanelName | null = null;

  readonly #game = new TableGame({
    heard: (frame) => this.#hear(frame),
    shown: () => this.requestUpdate(),
    failed: (reason) => this.#fail(reason),
  });
  readonly #mounted = new MountedRenderer(
    { frames$: this.#game.feed.frames$, dispatch: (command) => this.act(command) },
    {
      loading: () => this.#tellLoading(true),
      mounted: () => this.#tellLoading(false),
      failed: (reason) => this.#fail(this.spoken.bar.notLoaded(reason)),
    },
  );
  readonly #voice = new TableVoice(() => this.announcer);
  #focus: FocusKeeper | null = null;
  #minding = 0;
  #wantedCredits: number | null = null;
  /** What was set after the table was opened, and waits for the end of the round. */
  #wish: "credits" | "table" | null = null;
  /** Whether the touch that goes on has asked for something: then it does not skip the movement that it caused. */
  #hasAsked = false;

  constructor() {
    super();
    this.addEventListener("keydown", (event) => this.#pressKey(event));
  }

  /**
   * What the player has, in hundredths of a credit. Set between two rounds, as a page does that owns the wallet, it goes
   * on with a new shoe and a new commitment; before the first deal of a shoe, with the same one. During a round it
   * waits, and then replaces what the round has left. A table from outside keeps its own credits.
   */
  @property({ type: Number })
  set credits(credits: number | null) {
    this.#wantedCredits = credits;
    // Also where it is the number that was set before: the player may have another one by now.
    if (this.conductor !== null) this.#wish ??= "credits";
    this.requestUpdate();
  }

  get credits(): number | null {
    return this.#game.table?.state.credits ?? this.#wantedCredits;
  }

  /** What paces the table while the element is in the page, for pausing and skipping; `null` otherwise. */
  get conductor(): Conductor | null {
    return this.#game.conductor;
  }

  /** Whether a past round is shown in place of the table. */
  get isReplaying(): boolean {
    return this.#game.replay !== null;
  }

  protected override get askedHand(): HandName | null {
    return this.#game.table?.state.turn ?? null;
  }

  override act(command: Command): Rejection | null {
    const { phrases, bar } = this.spoken;
    if (this.conductor === null || this.isReplaying) return closed(phrases.onlyShown);
    if (this.disabled) return closed(bar.frozen);
    const isDealt = command.type === "Deal" && this.#game.whyNot(command) === null;
    if (isDealt && !this.dispatchEvent(beforeDeal(command))) return closed(bar.notDealt);
    // Who was asked may have changed the table.
    this.#hasAsked = true;
    return this.conductor?.act(command) ?? null;
  }

  /**
   * Retires the shoe and shows its seed, and goes on with a new one and a new commitment. Credits and bets stay.
   *
   * @returns whether it did: not during a round, not before the first one, not when the game is over, and not at a table
   *   from outside
   */
  newShoe(): boolean {
    const own = this.#ownTable;
    if (own === null || !own.canBeRetired) return false;
    this.#goOnAt(own.withNewShoe());
    return true;
  }

  /**
   * Mixes a text of the player's into the shuffle; the commitment stays what it was.
   *
   * @returns whether it did: only before the first deal of a shoe of the element's own
   */
  setClientSeed(text: string): boolean {
    const own = this.#ownTable;
    if (own === null || !own.takesClientSeed) return false;
    this.#goOnAt(own.withClientSeed(text));
    return true;
  }

  /** The rounds of the history, the latest first. */
  async pastRounds(): Promise<readonly PastRound[]> {
    const { pastRounds } = await loadPanels();
    return pastRounds(this.#game.session?.ledgers ?? [], this.historyLimit);
  }

  /** Shows a round of the history again, in place of the table; {@link ThunderjackTable.backToTable} ends it. */
  recall(round: PastRound): void {
    this.panel = null;
    this.#game.recall(round, this.#options);
    void this.#focusOn("[data-back]");
  }

  /** Ends a replay, and shows the table as it is. */
  backToTable(): void {
    if (!this.isReplaying) return;
    this.#game.endReplay();
    void this.#focusOn("[data-panel=history]");
  }

  /** All rounds of the shoe in play as one recording, still open and without its seed; `null` before the first deal. */
  async exportRecording(): Promise<string | null> {
    const { shoeRecording } = await loadPanels();
    const { session } = this.#game;
    return session === null ? null : shoeRecording(session.ledger);
  }

  /** Opens the history, the fairness of the shoe or the list of keys over the felt; `null` closes it. */
  async openPanel(panel: PanelName | null): Promise<void> {
    const before = this.panel;
    if (panel !== null) {
      const panels = await tryPanels((reason) => this.#sayNotLoaded(reason));
      if (panels === null || !this.isConnected) return;
    }
    this.panel = panel;
    if (panel === null && before !== null) await this.#focusOn(`[data-panel=${before}]`);
  }

  /** Says the hand whose turn it is, the dealer's, the bets or the credits to those who listen. */
  tell(question: Question): void {
    if (this.conductor !== null) this.#voice.answer(this.conductor.view, question);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    cancelAnimationFrame(this.#minding);
    this.panel = null;
    this.#mounted.dispose();
    this.#game.leave();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.isConnected) return;
    if (this.conductor === null || this.table !== this.#game.table) this.#begin();
    else if (changed.has("rules") || changed.has("seed") || changed.has("allowStacking")) this.#wish = "table";
    this.#fulfil();
    if (changed.has("speed")) this.#game.setSpeed(this.#options.speed);
    if (changed.has("sound")) void this.#voice.turn(this.sound, (reason) => this.#sayNotLoaded(reason));
    this.#voice.player = this.soundPlayer;
    if ((this.theme !== "felt" || this.deck !== "standard") && this.shadowRoot !== null)
      void loadThemes(this.shadowRoot);
    if (changed.has("lang")) void this.#speak();
    this.#game.setVeil({ frozen: this.disabled ? this.spoken.bar.frozen : null, hidesEnd: this.hasOwnEnd });
  }

  protected override updated(): void {
    const { host, table } = this;
    if (!this.isConnected || host === null || table === null) return;
    this.#focus ??= new FocusKeeper(host);
    this.#mounted.show(host, this.renderer, table.rules);
  }

  get #options(): GameOptions {
    const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const speed = isSpeed(this.speed) ? this.speed : "normal";
    return {
      clock: this.clock,
      speed: speed === "normal" && isReduced ? "reduced-motion" : speed,
      words: this.spoken.phrases,
    };
  }

  get #wishes(): TableWishes {
    const { rules, seed, allowStacking } = this;
    return { rules, seed, allowStacking, credits: this.#wantedCredits };
  }

  /** The table in play, where it is the element's own and not frozen. */
  get #ownTable(): OwnTable | null {
    return this.disabled || this.isReplaying ? null : (this.#game.session?.own ?? null);
  }

  #begin(): void {
    this.#wish = null;
    this.problem = null;
    try {
      this.#game.begin(this.table, this.#wishes, this.#options);
      this.table = this.#game.table;
    } catch (reason) {
      this.#fail(reason);
    }
  }

  #goOnAt(own: OwnTable): void {
    this.#game.goOnAt(own, this.#options);
    this.table = own.table;
  }

  /** Carries out what was set after the table was opened, as soon as no round is in play. */
  #fulfil(): void {
    if (this.#wish === null || this.#game.session?.isBetweenRounds !== true) return;
    const wish = this.#wish;
    this.#wish = null;
    try {
      if (wish === "table") this.#game.reopen(this.#wishes, this.#options);
      else this.#game.setCredits(this.#wantedCredits, this.#options);
      this.table = this.#game.table;
    } catch (reason) {
      this.#fail(reason);
    }
  }

  #hear(frame: Frame): void {
    const { view, cue } = frame;
    this.#voice.tell(frame, this.clock);
    this.isOver = view.isOver;
    if (cue !== undefined) this.dispatchEvent(tableEvent(cue.event));
    if (this.#wish !== null) this.requestUpdate();
    cancelAnimationFrame(this.#minding);
    this.#minding = requestAnimationFrame(() => this.#focus?.mind(expectedLabel(view)));
  }

  get #language(): string {
    return this.lang || this.ownerDocument.documentElement.lang || "en";
  }

  async #speak(): Promise<void> {
    const language = this.#language;
    const spoken = await spokenIn(language);
    // Another one may have been asked for while this one was loaded.
    if (language !== this.#language) return;
    this.spoken = spoken;
    this.#game.setWords(spoken.phrases);
  }

  #sayNotLoaded(reason: unknown): void {
    this.#game.feed.say(this.spoken.bar.notLoaded(reason instanceof Error ? reason.message : String(reason)));
  }

  #fail(reason: unknown): void {
    this.problem = reason instanceof Error ? reason.message : String(reason);
    this.isLoading = false;
  }

  #tellLoading(isLoading: boolean): void {
    this.isLoading = isLoading;
    this.problem = null;
  }

  /** Asks as a button would: the page may carry it out itself. */
  #ask(command: Command): void {
    if (this.host?.dispatchEvent(commandRequest(command)) !== true) return;
    const refused = this.act(command);
    if (refused !== null) this.#game.feed.say(refused.message);
  }

  #pressKey(event: KeyboardEvent): void {
    const isCovered = this.panel !== null || this.isReplaying;
    if (event.key === "Escape" && isCovered) {
      event.preventDefault();
      if (this.panel === null) this.backToTable();
      else void this.openPanel(null);
      return;
    }
    const { view } = this.conductor ?? {};
    if (this.keys === "none" || view === undefined || !isForTable(event)) return;
    const question = questionOf(event);
    if (question !== null) this.tell(question);
    else if (event.key === "?") void this.openPanel("keys");
    else if (!isCovered) {
      // The seats that are switched on are known to the Lit table; for any other they are those with bets.
      const selected = this.host?.querySelector("tj-table")?.selectedSeats ?? firstSelection(view.seats);
      for (const command of commandsOf(event, view, selected)) this.#ask(command);
    }
  }

  /** A touch of the felt ends the movement that goes on. */
  #skip(event: Event): void {
    if (this.#hasAsked || event.composedPath().some((target) => target instanceof HTMLButtonElement)) return;
    (this.#game.replay ?? this).conductor?.skip();
  }

  async #focusOn(selector: string): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }

  override render(): TemplateResult {
    const { direction, language } = this.spoken.phrases;
    // No white space around the frame: a page may have made lines of it.
    return html`<div class="frame">
      <slot name="header"></slot>
      <div lang=${language} dir=${direction}>${this.#barTemplate()}</div>
      <div class="felt">
        <div
          class="stage"
          tabindex="-1"
          ?inert=${this.panel !== null}
          @pointerdown=${() => {
            this.#hasAsked = false;
          }}
          @click=${this.#skip}
        ></div>
        ${this.isLoading && this.problem === null ? html`<p class="loading" role="status">${this.spoken.bar.loading}</p>` : nothing}
        ${this.problem === null ? nothing : html`<p class="problem" role="alert">${this.problem}</p>`}
        <div class="over" part="game-over" ?hidden=${!this.isOver || !this.hasOwnEnd || this.isReplaying}>
          <slot name="game-over" @slotchange=${this.#noteEnd}></slot>
        </div>
        ${openPanelTemplate(this.panel, this.#game.session, this.spoken, this)}
      </div>
      ${this.hintProblem}
      <tj-announcer></tj-announcer>
      <slot name="footer"></slot>
    </div>`;
  }

  #noteEnd({ target }: Event): void {
    this.hasOwnEnd = target instanceof HTMLSlotElement && target.assignedNodes().length > 0;
  }

  #barTemplate(): TemplateResult {
    const { bar: words } = this.spoken;
    const { replay, table } = this.#game;
    if (replay !== null) {
      return replayBar({ words, replay, changed: () => this.requestUpdate(), back: () => this.backToTable() });
    }
    return liveBar({ words, fairness: table?.fairness ?? null, opened: this.panel, owner: this });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "thunderjack-table": ThunderjackTable;
  }
}

import type { Command, HandName, Rejection } from "@thunderjack/core";
import { type Conductor, type Frame, isSpeed } from "@thunderjack/stage";
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import { buttonStyles } from "../button.styles.js";
import { reasonOf } from "../reason.js";
import { commandRequest } from "../requests.js";
import { prefersStillness } from "../stillness.js";
import type { TjAnnouncer } from "../tj-announcer/tj-announcer.js";
import { spokenIn } from "../words/spoken.js";
import { FocusKeeper } from "./focus-keeper.js";
import { loadThemes } from "./load-themes.js";
import { MountedRenderer } from "./mounted-renderer.js";
import type { TableWishes } from "./own-table.js";
import { PanelledTable } from "./panelled-table.js";
import type { OwnShoe, PlayedTable } from "./played-table.js";
import { liveBar } from "./table-bar.js";
import { closed } from "./table-commands.js";
import { beforeDeal, tableEvent } from "./table-events.js";
import { type GameOptions, TableGame } from "./table-game.js";
import { pressKey } from "./table-keys.js";
import { TableVoice } from "./table-voice.js";
import { thunderjackTableStyles } from "./thunderjack-table.styles.js";

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
 * @fires thunderjack-session - with `persist`: how it stands with what is saved, and who plays; the detail is the status
 * @slot header - above the table
 * @slot footer - below it
 * @slot game-over - what is shown over the felt when the game is over, in place of the table's own words
 * @csspart bar - the row over the felt
 * @csspart bar-button - a button in it
 * @csspart replay-badge - in it, what says that a round of the history is shown
 * @csspart session-followed - with `persist`, the row that says that another tab plays
 * @csspart session-notice - with `persist`, the row that says what happened to what is saved
 * @csspart table - the `tj-table` inside
 * @csspart hint-moves - with `hints`, the list of moves, best first
 * @csspart loading - over the felt, what says that something is being loaded
 * @csspart problem - over the felt, what says why there is nothing to play at
 * @csspart game-over - what holds the slot of that name
 */
export class ThunderjackTable extends PanelledTable {
  static override styles = [buttonStyles, thunderjackTableStyles];

  @query(".stage") private readonly host!: HTMLElement | null;
  @query("tj-announcer") private readonly announcer!: TjAnnouncer | null;
  /** Why there is nothing to play at. */
  @state() private problem: string | null = null;
  @state() private isLoading = false;
  @state() private isOver = false;
  @state() private hasOwnEnd = false;

  protected override readonly game = new TableGame({
    heard: (frame) => this.#hear(frame),
    replayed: ({ cue }) => this.voice.say(cue?.sentence ?? null),
    keep: async (name, wishes) => (await import("../kept-table/kept-session.js")).openKept(this, name, wishes),
    opening: (isOpening) => this.#tellLoading(isOpening),
    options: () => this.options,
    shown: () => this.requestUpdate(),
    failed: (reason) => this.fail(this.persist === null ? reason : this.spoken.bar.notLoaded(reasonOf(reason))),
  });
  readonly #mounted = new MountedRenderer(
    { frames$: this.game.feed.frames$, dispatch: (command) => this.#tellRefusal(this.act(command)) },
    {
      loading: () => this.#tellLoading(true),
      mounted: () => this.#tellLoading(false),
      failed: (reason) => this.fail(this.spoken.bar.notLoaded(reason)),
    },
  );
  protected override readonly voice = new TableVoice(() => this.announcer);
  #focus: FocusKeeper | null = null;
  /** What is spoken, or will be once it is loaded. */
  #language = "en";
  #wantedCredits: number | null = null;
  /** The same until they count; `null` where they are what the player has. */
  #newCredits: number | null = null;
  /** What the player had when no round was in play for the last time, as far as that was shown. */
  #shownCredits: number | null = null;
  /** What was set after the table was opened, and waits for the end of the round. */
  #wish: "credits" | "table" | null = null;
  /** What was `askedText` for when the table in play was opened. */
  #opened: string | null = null;
  /** Whether the touch that goes on has asked for something: then it does not skip the movement that it caused. */
  #hasAsked = false;

  constructor() {
    super();
    // What the page has put into the table has keys of its own.
    this.addEventListener("keydown", (event) => event.target === this && this.#pressKey(event));
  }

  /**
   * What the player has, in hundredths of a credit. Set between two rounds, as a page does that owns the wallet, it counts
   * from the next command on, with a new shoe and a new commitment; before the first deal of a shoe, with the same one.
   * During a round it waits until its end is shown, and then replaces what the round has left; but what the player had
   * when no round was in play for the last time is no news, so that a page may set what it is told. `undefined` and `null`
   * say nothing. A table from outside keeps its own credits.
   */
  @property({ type: Number })
  set credits(credits: number | null) {
    // Frameworks set what they leave out to `undefined`, and properties to the text of an attribute.
    if ((credits ?? "") === "") return;
    const amount = typeof credits === "string" ? Number(credits) : credits;
    this.#wantedCredits = amount;
    // Also where it is the number that was set before: the player may have another one by now.
    this.#newCredits = amount === this.#shownCredits ? null : amount;
    this.#wish ??= "credits";
    this.requestUpdate();
  }

  get credits(): number | null {
    const { session, played } = this.game;
    return (session?.isBetweenRounds ? this.#newCredits : null) ?? played?.state.credits ?? this.#wantedCredits;
  }

  /** What paces the table while the element is in the page, for pausing and skipping; `null` otherwise. */
  get conductor(): Conductor | null {
    return this.game.conductor;
  }

  /** What is played at: `table`, or the one that is kept, as everybody may see it; `null` while there is none. */
  get played(): PlayedTable | null {
    return this.game.played;
  }

  protected override get askedHand(): HandName | null {
    return this.game.played?.state.turn ?? null;
  }

  override act(command: Command): Rejection | null {
    const { phrases, bar } = this.spoken;
    if (this.conductor === null || this.isReplaying) return closed(phrases.onlyShown);
    if (this.disabled) return closed(bar.frozen);
    // What happened is told to the page, and what the page has set counts, before anything else is done.
    if (this.conductor.pending > 0) this.conductor.skip();
    this.scheduleUpdate();
    const isDealt = command.type === "Deal" && this.game.whyNot(command) === null;
    // Before the page is asked: then it is told of the shoe that is dealt from.
    if (isDealt && this.#ownTable?.isFull === true && this.newShoe()) this.voice.say(bar.otherShoe);
    if (isDealt && !this.dispatchEvent(beforeDeal(command))) return closed(bar.notDealt);
    // Who was asked may have changed the table.
    this.scheduleUpdate();
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

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.panel = null;
    this.#mounted.dispose();
    this.game.leave();
    // After the rest was told.
    this.#focus?.leave();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // What is set while it is out of the page counts when it is back.
    if (!this.isConnected) return;
    const isOther = this.noteAsked();
    // Who takes a wish back keeps the table.
    if (isOther) this.#wish = this.askedText === this.#opened ? "credits" : "table";
    if (!this.game.isAt(this.table ?? null, this.#wishes.name) || (isOther && this.conductor === null)) this.#begin();
    this.game.setSpeed(this.options.speed);
    this.#fulfil();
    if (changed.has("sound")) void this.voice.turn(this.sound, (reason) => this.sayNotLoaded(reason));
    this.voice.player = this.soundPlayer;
    if ((this.theme !== "felt" || this.deck !== "standard") && this.shadowRoot !== null)
      void loadThemes(this.shadowRoot);
    if (this.language !== this.#language) void this.#speak();
    if (changed.has("disabled") && this.disabled) this.voice.say(this.spoken.bar.frozen);
    this.game.setVeil({ frozen: this.disabled ? this.spoken.bar.frozen : null, hidesEnd: this.hasOwnEnd });
  }

  protected override updated(changed: PropertyValues<this>): void {
    const { host, played, conductor } = this;
    if (!this.isConnected || host === null || played === null) return;
    this.#focus ??= new FocusKeeper(host);
    if (changed.has("disabled") && conductor !== null) this.#focus.mind(conductor.view);
    this.#mounted.show(host, this.renderer ?? null, played.rules, this);
  }

  protected override get options(): GameOptions {
    const speed = isSpeed(this.speed) ? this.speed : "normal";
    return {
      clock: this.clock,
      speed: speed === "normal" && prefersStillness() ? "reduced-motion" : speed,
      words: this.spoken.phrases,
    };
  }

  get #wishes(): TableWishes {
    return { ...this.askedFor, credits: this.#wantedCredits };
  }

  /** The table in play, where it is the element's own and not frozen. */
  get #ownTable(): OwnShoe | null {
    return this.disabled || this.isReplaying ? null : (this.game.session?.own ?? null);
  }

  #begin(): void {
    this.#attempt(() => {
      const { name } = this.#wishes;
      // One that the element has opened itself gives way to one that is kept.
      if (name !== null && this.game.session?.own?.table === this.table) this.table = null;
      // One that goes on may have to become another one.
      if (this.game.begin(this.table ?? null, this.#wishes, this.options)) return;
      this.#wish = this.#newCredits = null;
      this.#opened = this.askedText;
    });
  }

  #goOnAt(own: OwnShoe): void {
    this.game.goOnAt(own, this.options);
    this.table = this.game.table;
  }

  /** Carries out what was set after the table was opened, as soon as the end of the round is shown. */
  #fulfil(): void {
    if (this.#wish === null || this.game.session?.isBetweenRounds !== true || this.conductor?.pending !== 0) return;
    const wish = this.#wish;
    const credits = this.#newCredits;
    this.#wish = this.#newCredits = null;
    this.#attempt(() => {
      if (wish === "credits") return this.game.setCredits(credits, this.options);
      this.game.reopen(this.#wishes, this.options);
      this.#opened = this.askedText;
    });
  }

  /** Does what may be impossible: then it says why. */
  #attempt(change: () => void): void {
    this.problem = null;
    try {
      change();
      this.table = this.game.table;
    } catch (reason) {
      this.fail(reason);
    }
  }

  #hear(frame: Frame): void {
    const { view, cue } = frame;
    this.voice.tell(frame, this.clock);
    this.isOver = view.isOver;
    if (view.betting.isOpen) this.#shownCredits = view.credits;
    if (cue !== undefined) this.dispatchEvent(tableEvent(cue.event));
    // What was set may count now, and the page and the system may have other settings.
    this.requestUpdate();
    this.#focus?.mind(view);
  }

  async #speak(): Promise<void> {
    const language = this.language;
    this.#language = language;
    const spoken = await spokenIn(language);
    // Another one may have been asked for while this one was loaded.
    if (language !== this.#language) return;
    this.spoken = spoken;
    this.game.setWords(spoken.phrases);
  }

  protected override fail(reason: unknown): void {
    this.problem = reasonOf(reason);
    this.isLoading = false;
  }

  #tellLoading(isLoading: boolean): void {
    this.isLoading = isLoading;
    if (isLoading) this.voice.say(this.spoken.bar.loading);
    this.problem = null;
  }

  /** Asks as a button would: the page may carry it out itself. */
  #ask(command: Command): void {
    if (this.host?.dispatchEvent(commandRequest(command)) !== true) return;
    const refused = this.act(command);
    if (refused !== null) this.refuse(refused);
  }

  /** Says why something was refused that was asked for. */
  refuse(refused: Rejection): void {
    this.game.feed.say(refused.message);
    this.#tellRefusal(refused);
  }

  /** What is written on the felt has no voice of its own. */
  #tellRefusal(refused: Rejection | null): Rejection | null {
    if (refused !== null) this.voice.tellAtOnce(refused.message);
    return refused;
  }

  #pressKey(event: KeyboardEvent): void {
    pressKey(event, this, {
      cover: this.panel !== null ? "panel" : this.isReplaying ? "replay" : null,
      stage: this.host,
      lead: () => this.#focus?.lead(),
      ask: (command) => this.#ask(command),
    });
  }

  /** A touch of the felt ends the movement that goes on. */
  #skip(event: Event): void {
    if (this.#hasAsked || event.composedPath().some((target) => target instanceof HTMLButtonElement)) return;
    (this.game.replay ?? this).conductor?.skip();
  }

  override render(): TemplateResult {
    const { direction, language } = this.spoken.phrases;
    // No white space around the frame: a page may have made lines of it.
    return html`<div class="frame">
      <slot name="header"></slot>
      <div lang=${language} dir=${direction}>${this.#barTemplate()}${this.game.lasting?.notes(this.spoken)}</div>
      <div class="felt" aria-busy=${this.isLoading ? "true" : nothing}>
        <div
          class="stage"
          tabindex="-1"
          ?inert=${this.panel !== null}
          @pointerdown=${() => {
            this.#hasAsked = false;
          }}
          @click=${this.#skip}
        ></div>
        ${this.isLoading && this.problem === null ? html`<p class="loading" part="loading">${this.spoken.bar.loading}</p>` : nothing}
        ${this.problem === null ? nothing : html`<p class="problem" part="problem" role="alert">${this.problem}</p>`}
        <div class="over" part="game-over" ?hidden=${!this.isOver || !this.hasOwnEnd || this.isReplaying}>
          <slot name="game-over" @slotchange=${this.#noteEnd}></slot>
        </div>
        ${this.panels?.openPanelTemplate(this.panel, this.game.session, this.spoken, this)}
      </div>
      ${this.hintProblem}
      <tj-announcer lang=${language}></tj-announcer>
      <slot name="footer"></slot>
    </div>`;
  }

  #noteEnd({ target }: Event): void {
    this.hasOwnEnd = target instanceof HTMLSlotElement && target.assignedNodes().length > 0;
  }

  #barTemplate(): TemplateResult {
    const { bar: words } = this.spoken;
    const { replay, played } = this.game;
    if (replay !== null && this.panels !== null) {
      return this.panels.replayBar({
        words,
        replay,
        changed: () => this.requestUpdate(),
        back: () => this.backToTable(),
      });
    }
    return liveBar({ words, fairness: played?.fairness ?? null, opened: this.panel, owner: this });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "thunderjack-table": ThunderjackTable;
  }
}

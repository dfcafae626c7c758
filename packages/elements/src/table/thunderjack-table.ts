import type { CardId } from "@thunderjack/cards";
import {
  type Amount,
  type Clock,
  type Command,
  type CommandOptions,
  type Move,
  type PublicTable,
  type Rejection,
  rejection,
  type Seat,
  type Table,
} from "@thunderjack/core";
import { systemClock } from "@thunderjack/core/system-clock";
import type { Advice } from "@thunderjack/odds";
import type { Session } from "@thunderjack/session";
import { type Frame, type LiveConductor, PressGuard, type ShownConductor, type Speed } from "@thunderjack/stage";
import { hasSideBar } from "@thunderjack/stage/layout";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import { ONLY_TEXT } from "../components/attribute-values.js";
import { commandRequest } from "../components/requests.js";
import type { Question } from "../components/tj-announcer/questions.js";
import type { TjAnnouncer } from "../components/tj-announcer/tj-announcer.js";
import { Announcements } from "../controllers/announcements.js";
import { FocusController } from "../controllers/focus-controller.js";
import { LanguageController } from "../controllers/language-controller.js";
import { showIgnored } from "../controllers/show-ignored.js";
import type { Spoken } from "../controllers/spoken.js";
import type { PastRound } from "../game/past-round.js";
import { tableEvent } from "../game/table-events.js";
import { HintsController, type HintsModule } from "../hints/hints-controller.js";
import type { PanelName } from "../panels/panel-name.js";
import type { TablePanels } from "../panels/panels.js";
import { composedEvent } from "../platform/composed-event.js";
import { reasonOf } from "../platform/error-message.js";
import { inTime, LOADING_DEADLINE } from "../platform/in-time.js";
import { Later } from "../platform/later.js";
import { SizeController } from "../platform/size-controller.js";
import { buttonStyles } from "../theme/button.styles.js";
import { ReturnedStakes } from "../wallet/returned-stakes.js";
import type { UnacknowledgedSettlements } from "../wallet/settlement.js";
import { isStake, stakeOf } from "../wallet/stake.js";
import { type AskedStake, askedStake } from "../wallet/stake-event.js";
import { GameController } from "./game-controller.js";
import { loadThemes } from "./load-themes.js";
import { MountedRenderer } from "./mounted-renderer.js";
import type { RendererChoice } from "./renderers.js";
import { SoundController } from "./sound/sound-controller.js";
import { BROWSER_SOUND_MEMORY, type SoundMemory, type SoundPlayer } from "./sound/sound-player.js";
import { liveBar } from "./table-bar.js";
import type { TableWallet } from "./table-wallet.js";
import { thunderjackTableStyles } from "./thunderjack-table.styles.js";

/**
 * A complete table in one tag. It opens its own table, or shows the table that is set as `table`, and plays while it is
 * connected.
 *
 * Every public event of the game is dispatched to the page when it is shown: `thunderjack-card-dealt`,
 * `thunderjack-round-settled`, …, with the event as detail; see {@link ThunderjackTableEventMap}.
 *
 * The methods that play return `null` if the command was carried out. Otherwise they return why the command was
 * rejected, with a sentence for the player.
 *
 * @element thunderjack-table
 * @fires tj-command - the player requests a command; a listener in the capturing phase can call `preventDefault()` and
 *   carry out the command itself
 * @fires thunderjack-before-deal - cards are about to be dealt; `preventDefault()` cancels the deal, and
 *   `waitUntil(promise)` makes the table wait
 * @fires thunderjack-before-stake - a hand is about to be doubled, split or insured; the event has the same methods
 * @fires thunderjack-settlement - the stakes for which the table has waited are settled; repeated until `acknowledge()`
 * @fires thunderjack-unacknowledged - the table was opened; the detail has the settlements of earlier visits that are
 *   not acknowledged, and whether they are stored
 * @fires thunderjack-session - with `persist`: the role of the tab, the save state or the notices changed; the detail
 *   is the status
 * @slot header - above the table
 * @slot footer - below the table
 * @slot bar - at the start of the bar, for example a link to the other pages of a site. The keys of the game also work
 *   while a link or a button in it has the focus
 * @slot game-over - shown over the table when the game is over, in place of the built-in text
 * @csspart bar - the row above the table
 * @csspart bar-button - a button in the bar
 * @csspart replay-badge - in the bar, the badge of a past round that is shown again
 * @csspart session-followed - with `persist`, the row shown while the table follows another tab
 * @csspart house - with `house`, the row with the state of the connection and the buttons of the seats
 * @csspart house-notes - in that row, the sentences
 * @csspart house-seats - in that row, the field of the buy-in and the buttons
 * @csspart house-refusal - in that row, the reason why the house refused a request
 * @csspart house-development - in that row, the notice of a house that is run for development
 * @csspart session-notice - with `persist`, a row with a notice about the saved table
 * @csspart table - the `tj-table` inside
 * @csspart hint-moves - with `hints`, the list of moves, best first
 * @csspart waiting - over Hit and Stand, the button that is shown while the table waits for the page
 * @csspart loading - over the table, the message while a part is being loaded
 * @csspart rescue - with `persist`, over the table, the panel that is shown if the stored table cannot be opened
 * @csspart problem - over the table, an error, such as the reason why the table cannot be opened
 * @csspart game-over - the container of the slot `game-over`
 */
export class ThunderjackTable extends LitElement {
  static override styles = [buttonStyles, thunderjackTableStyles];

  /**
   * The name of a rule set. The property also accepts an object of options that differ from a rule set. If `rules`,
   * `seed` or `allow-stacking` changes, another table is opened as soon as no round is in play. If the new values equal
   * the options of the table in play, that table stays.
   */
  @property({ reflect: true, useDefault: true, converter: ONLY_TEXT }) rules: unknown = "thunderjack";

  /**
   * The text from which the cards are shuffled. The same seed deals the same cards again. Defaults to `null`: a random
   * shuffle.
   */
  @property({ reflect: true }) seed: string | null = null;

  /**
   * The name under which the table is stored. Defaults to `null`: the table is not stored. Every move is saved before
   * it is shown, the table is restored after a reload, and other tabs with the same name follow. The code for storage
   * is loaded lazily.
   *
   * `rules`, `seed`, `credits` and `allow-stacking` apply to a table that is not stored yet. A stored table keeps its
   * shoe and its credits. It takes other rules with its next shoe, and then shows a notice. A table that is set as
   * `table` cannot be stored.
   */
  @property({ reflect: true }) persist: string | null = null;

  /**
   * The URL of a table that runs on a server: `wss:` or `ws:` for players, `https:` or `http:` for watchers. Defaults to
   * `null`: the table runs in the page. The code for tables on servers is loaded lazily. The table shows the state of the
   * connection, the other players and the time that is left; a player takes a seat with a buy-in, and _Deal_ means that the
   * player is ready. `rules`, `seed`, `credits`, `persist` and `allow-stacking` have no effect on such a table.
   */
  @property({ reflect: true }) house: string | null = null;

  /** The token with which the player connects to `house`. Defaults to `null`: a watcher without an account. */
  @property() token: string | null = null;

  /** Whether a deal may name the cards that are drawn next. Such a shoe is not provably fair. */
  @property({ type: Boolean, reflect: true, attribute: "allow-stacking" }) allowStacking = false;

  /**
   * The speed of the cards: `normal`, `fast`, `calm`, `instant` or `reduced-motion`. `normal` and `calm` are
   * `reduced-motion` for a player whose system asks for reduced motion. Other values are treated as `normal`.
   */
  @property({ reflect: true, useDefault: true }) speed: Speed = "normal";

  /**
   * The renderer: `lit`, `canvas` or `canvas2d`. The property also accepts another renderer, or a function that loads
   * one.
   */
  @property({ reflect: true, useDefault: true, converter: ONLY_TEXT }) renderer: RendererChoice = "lit";

  /**
   * The language as a BCP 47 tag. Defaults to the `lang` of the nearest ancestor, including ancestors outside of the
   * shadow root. That `lang` is read when the element is connected and at each update. A language that is not available
   * falls back to English.
   */
  @property({ reflect: true, useDefault: true }) override lang = "";

  /**
   * The theme, a set of tokens: `storm`, `felt`, `midnight`, `paper` or `high-contrast`. Other values are treated as
   * `storm`.
   */
  @property({ reflect: true, useDefault: true }) theme = "storm";

  /**
   * The card design: `standard`, or one or both of the words `four-colour` and `traditional`. `four-colour` has green
   * clubs and blue diamonds. `traditional` has traditional court cards, which are loaded with the first face-up card.
   * Other words are ignored.
   */
  @property({ reflect: true, useDefault: true }) deck = "standard";

  /** The keyboard shortcuts for moves and chips: `all` or `none`. */
  @property({ reflect: true, useDefault: true }) keys: "all" | "none" = "all";

  /** Whether the table is frozen. A frozen table is shown, and rejects all commands. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  /** Whether sounds are on. The player can turn them on or off in the bar, and `soundMemory` stores that choice. */
  @property({ type: Boolean, reflect: true }) sound = false;

  /**
   * The volume of the sounds, from 0 to 1. The player can change it in the bar, and `soundMemory` stores that choice.
   */
  @property({ type: Number, reflect: true, useDefault: true }) volume = 1;

  /** Whether a quiet room tone is played while sounds are on. It starts with the first sound. */
  @property({ type: Boolean, reflect: true, attribute: "room-tone" }) roomTone = false;

  /** The object that plays the sounds. Defaults to `null`: sounds are played through the speakers of the page. */
  @property({ attribute: false }) soundPlayer: SoundPlayer | null = null;

  /** The store of the player's choice of sounds and their volume. Defaults to the local storage of the browser. */
  @property({ attribute: false }) soundMemory: SoundMemory = BROWSER_SOUND_MEMORY;

  /** Whether the player can request hints. If so, the cost of mistakes is also shown after each round. */
  @property({ type: Boolean, reflect: true }) hints = false;

  /** The maximum number of rounds that the history shows. */
  @property({ type: Number, attribute: "history-limit" }) historyLimit = 20;

  /**
   * The public side of the table that is shown, without its hole card and its seeds; `null` while there is none. Set a
   * `Table`, or the public side of one, before the element is connected, or later to show another one. `null` lets the
   * element open its own table. The `Table` itself is only reachable by the code that created it.
   *
   * The code that shuffles and deals at the element's own table is loaded lazily. Until `updateComplete` resolves, bets
   * are placed, a deal waits, and `fairness` is `null`.
   */
  @property({ attribute: false })
  set table(table: Table | PublicTable | null) {
    this.#controller.given = table;
  }

  get table(): PublicTable | null {
    return this.#game.played;
  }

  /** The clock for the pace of the events, for timeouts, and for times in recordings. Defaults to the system clock. */
  @property({ attribute: false }) clock: Clock = systemClock;

  /**
   * The player's credits, in hundredths of a credit. A page that owns the wallet can set them:
   *
   * - Set between two rounds, they take effect with the next update of the element or with the next command, whichever
   *   comes first. They open a new shoe with a new commitment, except before the first deal of a shoe.
   * - Set during a round, they replace the player's credits once the end of the round is shown.
   * - Setting the credits that were last reported between two rounds is a no-op, so that a page may set the value that
   *   it has read.
   * - `undefined` and `null` are ignored.
   *
   * A table that is set as `table` keeps its own credits.
   */
  @property({ type: Number })
  set credits(credits: number | null) {
    this.#controller.credits = credits;
  }

  get credits(): number | null {
    return this.#controller.credits;
  }

  @query(".stage") private readonly host!: HTMLElement | null;
  @query("tj-announcer") private readonly announcer!: TjAnnouncer | null;
  /** The error that is shown over the table, such as the reason why the table cannot be opened; otherwise `null`. */
  @state() private problem: string | null = null;
  /** Whether the problem is that code or a stored table could not be loaded. */
  @state() private isNotLoaded = false;
  @state() private isLoading = false;
  /** The cover over a stored table that cannot be opened; `null` if there is none. */
  @state() cover: (() => TemplateResult) | null = null;
  /** The message while the table waits for the page; otherwise `null`. */
  @state() waiting: string | null = null;
  @state() private isOver = false;
  @state() private hasGameOverSlot = false;
  /** Whether the bar is a strip at the side, because the element is low. */
  @state() private hasStrip = false;

  readonly #announcements = new Announcements(() => this.announcer);
  readonly #language = new LanguageController(this, ({ phrases }) => this.#game.setWords(phrases));
  readonly #print = new Later(this, () => import("../components/tj-table/felt-print.js"));
  /** The code of the keys. */
  readonly #keys = new Later(this, () => import("../controllers/table-keys.js"));
  readonly #hints = new HintsController(this, () => this.loadHints());
  // Must be created before the focus controller. Controllers disconnect in creation order, so the focus controller can
  // cancel the focus change that the last frames of the game request.
  readonly #controller = new GameController(this, {
    shown: (frame) => this.#show(frame),
    replayed: ({ cue }) => this.#announcements.announce(cue?.sentence),
    shoeChanged: () => this.announce(this.spoken.bar.otherShoe),
    openStored: async (name, settings) => {
      if (settings.house) return (await import("../house/house-session.js")).openHouse(this, name, settings.house);
      const [{ openPersistent }] = await Promise.all([
        import("../persistence/persistent-session.js"),
        this.#loadWallet(),
      ]);
      return openPersistent(this, name, settings);
    },
    opening: (isOpening) => this.#setLoading(isOpening),
    changing: () => {
      this.problem = this.cover = null;
    },
    failed: (reason) => this.#fail(reason),
    refused: (rejection) => this.refuse(rejection),
    notLoaded: (reason) => this.#fail(reason, true),
  });
  readonly #game = this.#controller.game;
  readonly #renderer = new MountedRenderer(
    { frames$: this.#game.feed.frames$, dispatch: (command) => this.#announceRefusal(this.choose(command)) },
    {
      loading: () => this.#setLoading(true),
      mounted: () => this.#setLoading(false),
      failed: (reason) => this.#fail(reason, true),
    },
  );
  /** The controller of the panels, which is loaded on first use; `null` until then. */
  #panels: TablePanels | null = null;
  /** The controller that waits for the page, which is loaded on first use; `null` until then. */
  #wallet: TableWallet | null = null;
  /** The stakes for which that controller could not be loaded; `null` if there are none. */
  #returned: ReturnedStakes | null = null;
  readonly #capturePress = { handleEvent: (event: Event) => this.#guardPress(event), capture: true };
  readonly #sound = new SoundController(this, (reason) => this.#reportNotLoaded(reason));
  readonly #drawn = async () => {
    // The update mounts the renderer, if necessary.
    const isComplete = await super.getUpdateComplete();
    await this.host?.querySelector("tj-table")?.updateComplete;
    return isComplete;
  };
  readonly #focus = new FocusController(this, () => this.host, this.#drawn);
  readonly #guard = new PressGuard({ now: () => this.clock.now() });
  /**
   * Whether the current pointer press has requested a command. If so, its click does not skip the motion that the
   * command caused.
   */
  #hasRequested = false;
  #cancelDeadline: () => void = () => {};

  constructor() {
    super();
    new SizeController(this, () => {
      this.hasStrip = hasSideBar({ width: this.clientWidth, height: this.clientHeight });
    });
    this.addEventListener("keydown", (event) => {
      const path = event.composedPath();
      const press = () =>
        this.#keys.module?.pressKey(event, this, {
          path,
          cover: this.#openPanel ? "panel" : this.isReplaying ? "replay" : null,
          stage: this.host,
          focus: this.#focus,
          accepts: () => !event.isTrusted || this.#guard.accepts(),
          finish: () => this.#finish(),
          request: (command) => this.#request(command),
          hint: () => this.#hints.request(),
        });
      if (this.#keys.module) return press();
      // A key that is pressed before its code is loaded works as soon as it is loaded, unless the table has changed.
      const { table } = this;
      const version = this.shown?.version;
      void this.#keys.load().then(() => this.table === table && this.shown?.version === version && press());
    });
  }

  /**
   * The conductor that paces the table, for pausing and skipping; `null` while the element is not connected or has no
   * table, and until its code is loaded. It is loaded when `updateComplete` resolves.
   */
  get conductor(): LiveConductor | null {
    return this.#game.conductor;
  }

  /** The conductor whose frames are shown: until the code of `conductor` is loaded, one that only shows bets. */
  get shown(): ShownConductor | null {
    return this.#game.shown;
  }

  /** Whether a past round is shown in place of the table. */
  get isReplaying(): boolean {
    return this.#game.replay !== null;
  }

  /**
   * The open session of a table with `persist`, for its `status`, `takeOver()`, `forget()` and `export()`; otherwise
   * `null`. It is closed when the element is disconnected.
   */
  get session(): Session | null {
    return this.#game.stored?.session ?? null;
  }

  /** The strings of the table's language. */
  get spoken(): Spoken {
    return this.#language.strings;
  }

  /**
   * Places a bet on a seat, and replaces any bet that is there.
   *
   * @param amount in hundredths of a credit; 0 removes the bet
   */
  placeBet(seat: Seat, amount: Amount): Rejection | null {
    return this.act({ type: "PlaceBet", seat, amount });
  }

  /** Removes the bets of all seats. */
  clearBets(): Rejection | null {
    return this.act({ type: "ClearBets" });
  }

  /**
   * Deals a round.
   *
   * @param stack the cards that are drawn next, if the table allows stacking
   */
  deal(stack?: readonly CardId[]): Rejection | null {
    return this.act({ type: "Deal", ...(stack !== undefined && { stack }) });
  }

  /** Draws a card for the hand whose turn it is. */
  hit(): Rejection | null {
    return this.#answer("Hit");
  }

  /** Ends the turn. */
  stand(): Rejection | null {
    return this.#answer("Stand");
  }

  /** Doubles the bet and draws one last card. */
  double(): Rejection | null {
    return this.#answer("Double");
  }

  /** Splits a pair into two hands. */
  split(): Rejection | null {
    return this.#answer("Split");
  }

  /** Surrenders the hand for half its bet. Also accepts early surrender. */
  surrender(): Rejection | null {
    return this.#answer("Surrender");
  }

  /** Declines early surrender. */
  declineSurrender(): Rejection | null {
    return this.#answer("DeclineSurrender");
  }

  /**
   * Takes the offered insurance.
   *
   * @param amount in hundredths of a credit, at most half the bet; defaults to half the bet
   */
  insure(amount?: Amount): Rejection | null {
    return this.act({ type: "TakeInsurance", hand: this.#activeHand, ...(amount !== undefined && { amount }) });
  }

  /** Declines insurance. */
  declineInsurance(): Rejection | null {
    return this.#answer("DeclineInsurance");
  }

  /** Starts a new game after the game is over. */
  startAgain(): Rejection | null {
    return this.act({ type: "StartAgain" });
  }

  /**
   * Carries out a command of the player. The methods from `placeBet` to `startAgain` call this method and return its
   * result.
   *
   * @param options the version that was shown when the player chose the command. Absent for commands of a script, which
   *   apply to the current table
   * @returns the rejection; `null` if the command is accepted, or if it waits for the page. A stake that is rejected
   *   after it has waited is shown and announced
   */
  act(command: Command, options?: CommandOptions): Rejection | null {
    const { phrases, bar } = this.spoken;
    const { shown } = this;
    if (!shown || this.isReplaying) return closed(phrases.onlyShown);
    const frozen = this.#frozen;
    if (frozen !== null) return closed(frozen);
    // Before the command, pending frames are shown to the page, and the properties that the page has set take effect.
    if (shown.pending > 0) shown.skip();
    this.scheduleUpdate();
    const { table } = this;
    if (table && isStake(command)) {
      const refused =
        this.#game.whyNot(command) ?? (this.#game.stored?.hasUnsavedBets === true ? rejection("stale", null) : null);
      if (!refused) {
        const asked = askedStake(command, stakeOf(command, table.publicState));
        const isAllowed = this.dispatchEvent(asked.event);
        if (asked.answers.length) return this.#hold(asked, shown, options);
        if (!isAllowed) return closed(bar.notDealt);
      }
      // At a stored table, `publicState` may not contain the latest bets yet. The page cannot be asked about an unknown
      // amount, so a command of the player is rejected. A command of a script is sent, and is decided after these bets.
      else if (this.session && options) return closed(phrases.refusal(refused));
    }
    // The listeners may have changed the table. The command then applies to their table.
    this.scheduleUpdate();
    this.#hasRequested = true;
    return this.shown?.act(command, shown === this.shown ? options : undefined) ?? null;
  }

  /** Carries out a command that the player has just chosen on the screen, at the version that is shown. */
  choose(command: Command): Rejection | null {
    return this.act(command, this.shown ? { expected: this.shown.version } : {});
  }

  /**
   * Shows and announces why a command was rejected after it had waited: for the shoe, for the page, or for the tab that
   * owns the table.
   */
  refuse(refused: Rejection): void {
    // The pending events are shown first, because their frames would replace the message.
    this.conductor?.skip();
    this.#showRefusal({ ...refused, message: this.spoken.phrases.refusal(refused) });
  }

  /**
   * Retires the shoe, reveals its seed, and opens a new shoe with a new commitment. Credits and bets stay.
   *
   * @returns whether the shoe was retired. A shoe is not retired during a round, before its first round, when the game
   *   is over, while the table is disabled or a past round is shown, or at a table that is set as `table`
   */
  newShoe(): boolean {
    return this.#controller.newShoe();
  }

  /**
   * Mixes a text of the player into the shuffle of the shoe. The commitment stays the same.
   *
   * @returns whether the text was accepted. It is accepted only before the first deal of a shoe that the element has
   *   opened with a random seed, and not while the table is disabled or a past round is shown
   */
  setClientSeed(text: string): boolean {
    return this.#controller.setClientSeed(text);
  }

  /**
   * Returns the value of each move of the hand whose turn it is, for a page that shows hints itself. The values are
   * computed in a worker.
   *
   * @returns `null` without `hints`, while it is no hand's turn, while cards are moving, while a past round is shown,
   *   for a disabled table, or if the table changes before the answer
   */
  advice(): Promise<Advice | null> {
    return this.#hints.advice();
  }

  /** The button in the bar that requests a hint; `nothing` while no hint can be requested. */
  get hintButton(): TemplateResult | typeof nothing {
    return this.#hints.button;
  }

  /** The return to player with its basis, as a sentence, computed when it is first read; empty without `hints`. */
  get figure(): string {
    return this.#hints.figure;
  }

  /** Returns the rounds of the history, the latest first. */
  async pastRounds(): Promise<readonly PastRound[]> {
    return (await this.#loadPanels()).pastRounds();
  }

  /** Shows a round of the history again, in place of the table, until `backToTable()`. */
  async recall(round: PastRound): Promise<void> {
    // If the panels are already loaded, they show the round in this task.
    await (this.#panels ?? (await this.#tryPanels()))?.recall(round);
  }

  /** Ends the replay of a round, and shows the table again. */
  backToTable(): void {
    this.#panels?.backToTable();
  }

  /**
   * Returns the recording of the shoe in play, open and without its seed; `null` before the first deal of the shoe, or
   * if the element has not received every event since then. `exportRecordings()` includes the shoes before it.
   */
  async exportRecording(): Promise<string | null> {
    return (await this.#loadPanels()).exportRecording();
  }

  /**
   * Returns the recordings of all kept shoes, the oldest first: retired shoes with their seeds, then the shoe in play
   * as `exportRecording()` returns it.
   */
  async exportRecordings(): Promise<readonly string[]> {
    return (await this.#loadPanels()).exportRecordings();
  }

  /**
   * Opens a panel over the table; `null` closes it.
   *
   * @param opener the element that gets the focus when the panel is closed; defaults to the panel's button in the bar
   */
  async openPanel(panel: PanelName | null, opener?: EventTarget): Promise<void> {
    const panels = this.#panels ?? (panel ? await this.#tryPanels() : null);
    await panels?.open(panel, opener).catch((reason: unknown) => this.#reportNotLoaded(reason));
  }

  /** Announces the hand whose turn it is, the dealer's hand, the bets or the credits. */
  announceAnswer(question: Question): void {
    const { shown } = this;
    if (!shown) return;
    void import("../components/tj-announcer/answer-to.js").then(
      ({ answerTo }) => this.#announcements.announceNext(answerTo(shown.view, question, this.spoken.phrases)),
      (reason: unknown) => this.#reportNotLoaded(reason),
    );
  }

  /** Announces a sentence to screen readers, after the queued sentences. */
  announce(sentence: string): void {
    this.#announcements.announce(sentence);
  }

  /** The volume control in the bar; `nothing` while the sounds are off or not loaded. */
  get volumeControl(): TemplateResult | typeof nothing {
    return this.#sound.control(this.spoken.phrases);
  }

  /** Turns the sounds on or off, and stores the player's choice. */
  turnSound(): void {
    this.#sound.toggle();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.requestUpdate();
  }

  protected override firstUpdated(): void {
    // A stored table reports its settlements when it is open.
    const detail: UnacknowledgedSettlements = { areStored: false, settlements: [] };
    if (!this.persist) this.dispatchEvent(composedEvent("thunderjack-unacknowledged", detail));
  }

  override disconnectedCallback(): void {
    // The renderer is disposed of before the game, so that the last frames of the game are not drawn.
    this.#renderer.dispose();
    this.#cancelDeadline();
    super.disconnectedCallback();
  }

  /** Loads the code of the hints, a separate chunk. */
  protected loadHints(): Promise<HintsModule> {
    return import("../hints/hints.js");
  }

  /**
   * Shows the reason if a value that a page has set makes the update fail, and waits for another value. If nothing can
   * be rendered in this page, the reason is shown as plain text.
   */
  protected override scheduleUpdate(): void {
    try {
      void super.scheduleUpdate();
    } catch (reason) {
      const { problem, renderRoot } = this;
      if (problem === null || renderRoot.textContent !== "") this.#fail(reason);
      else renderRoot.textContent = this.spoken.bar.notLoaded(problem);
    }
  }

  /**
   * Resolves when the element and its table are rendered, its own table has the code that deals the cards, and the keys are
   * loaded.
   */
  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    if (!this.isConnected) return isComplete;
    await Promise.all([this.#game.opened, this.#keys.load()]);
    return this.#drawn();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.isConnected) return;
    if (this.theme !== "storm" || this.deck !== "standard") void loadThemes(this.renderRoot as ShadowRoot);
    if (changed.has("disabled") && this.disabled) this.announce(this.spoken.bar.frozen);
    this.#game.setFilter({ frozen: this.#frozen, hidesEnd: this.hasGameOverSlot });
  }

  protected override updated(changed: PropertyValues<this>): void {
    const { host, table, shown } = this;
    if (!this.isConnected || !host || !table) return;
    if ((changed.has("disabled") || changed.has("waiting")) && shown) void this.#focus.restoreAfter(shown.view);
    this.#renderer.show(host, this.renderer ?? null, table.rules, this);
  }

  /**
   * The hand whose turn it is. While it is no hand's turn, the table rejects a move for any hand with the reason, so
   * any hand can be used.
   */
  get #activeHand(): Move["hand"] {
    return this.table?.publicState.turn ?? "right";
  }

  /** The message of a table that accepts no commands now; otherwise `null`. */
  get #frozen(): string | null {
    return this.disabled ? this.spoken.bar.frozen : this.waiting;
  }

  get #openPanel(): PanelName | null {
    return this.#panels?.panel ?? null;
  }

  async #loadPanels(): Promise<TablePanels> {
    const { TablePanels } = await import("../panels/panels.js");
    this.#panels ??= new TablePanels(this, this.#controller, this.#announcements);
    return this.#panels;
  }

  async #loadWallet(): Promise<TableWallet> {
    const { TableWallet } = await import("./table-wallet.js");
    this.#wallet ??= new TableWallet(this);
    return this.#wallet;
  }

  #hold(asked: AskedStake, conductor: ShownConductor, options?: CommandOptions): null {
    this.waiting = this.spoken.bar.loading;
    const shown = options?.expected ?? conductor.version;
    // At a stored table, the stake is sent to the session, which does not know the version that the conductor shows.
    const expected = this.session ? this.#game.versionInPlay(shown) : shown;
    const owns = () => this.#game.isAt(null, null);
    const ownsBefore = owns();
    const rendered = () => super.getUpdateComplete();
    inTime(this.clock, this.#loadWallet())
      .then(
        (wallet) =>
          wallet.hold(
            asked,
            () => this.#game.isShown(conductor),
            expected,
            () => ownsBefore && owns(),
            rendered,
          ),
        (reason: unknown) => {
          asked.abort.abort();
          this.#returned ??= new ReturnedStakes(this);
          this.#returned.add(asked.event);
          throw reason;
        },
      )
      .catch(async (reason: unknown) => {
        this.waiting = null;
        // The update replaces the message of the table.
        await rendered();
        this.#reportNotLoaded(reason);
      });
    return null;
  }

  #tryPanels(): Promise<TablePanels | null> {
    return this.#loadPanels().catch((reason: unknown) => this.#reportNotLoaded(reason));
  }

  #answer(type: Move["type"]): Rejection | null {
    return this.act({ type, hand: this.#activeHand });
  }

  #show(frame: Frame): void {
    const { view, cue } = frame;
    // The first change, because a change of the page before it would force a layout.
    void this.#focus.restoreAfter(view);
    this.#guard.note(view);
    this.#announcements.announce(cue?.sentence);
    this.#sound.play(frame);
    this.isOver = view.isOver;
    if (cue?.isStart === true) this.dispatchEvent(tableEvent(cue.event));
  }

  #fail(reason: unknown, isNotLoaded = false): void {
    this.problem = reasonOf(reason);
    this.isNotLoaded = isNotLoaded;
    this.isLoading = false;
  }

  #setLoading(isLoading: boolean): void {
    this.isLoading = isLoading;
    this.#cancelDeadline();
    if (isLoading) {
      this.#cancelDeadline = this.clock.schedule(LOADING_DEADLINE * 1000, () => {
        if (this.isLoading && !this.cover) this.#fail(`> ${LOADING_DEADLINE} s`, true);
      });
      // The language may still be loading, too.
      this.#language.whenLoaded(() => this.isLoading && this.announce(this.spoken.bar.loading));
    }
    this.problem = null;
  }

  #reportNotLoaded(reason: unknown): null {
    const sentence = this.spoken.bar.notLoaded(reasonOf(reason));
    this.#game.feed.showNotice(sentence);
    this.announce(sentence);
    return null;
  }

  /** Requests a command as a button does. The page may carry it out itself. */
  #request(command: Command): void {
    if (this.host?.dispatchEvent(commandRequest(command)) !== true) return;
    const refused = this.choose(command);
    if (refused) this.#showRefusal(refused);
  }

  /** Shows and announces why a request of the player was rejected. */
  #showRefusal(refused: Rejection): void {
    this.#game.feed.showNotice(refused.message);
    this.#announceRefusal(refused);
  }

  /** Announces the message of a rejection, which the renderer shows outside of a live region. Returns the rejection. */
  #announceRefusal(refused: Rejection | null): Rejection | null {
    if (refused) this.#announcements.announceNext(refused.message);
    return refused;
  }

  /**
   * Stops a press that comes too soon after the button has appeared, and shows that it was ignored. A press during a
   * motion only ends the motion. Clicks by scripts are not stopped.
   */
  #guardPress(event: Event): void {
    const path = event.composedPath();
    const button = path.find((target) => target instanceof HTMLButtonElement);
    if (!button || !this.host || !path.includes(this.host)) return;
    if (!event.isTrusted) return;
    const isFinished = this.#finish();
    if (!isFinished && this.#guard.accepts(button.dataset.shortcut)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!isFinished) showIgnored(button);
  }

  /** Ends the motion in progress when the player presses the table outside of its buttons. */
  #skip(event: Event): void {
    if (this.#hasRequested || event.composedPath().some((target) => target instanceof HTMLButtonElement)) return;
    (this.#game.replay ?? this).conductor?.finish();
  }

  /**
   * Ends the motion in progress during a round. Between two rounds, moving chips are not finished, so that a press can
   * add another chip at once.
   *
   * @returns whether something moved
   */
  #finish(): boolean {
    const conductor = (this.#game.replay ?? this).conductor;
    return conductor !== null && !conductor.view.betting.isOpen && conductor.finish();
  }

  override render(): TemplateResult {
    const { phrases, bar: words } = this.spoken;
    const { direction, language } = phrases;
    const opened = this.#openPanel;
    const isLoading = this.isLoading && !this.cover;
    const fairness = this.table?.fairness ?? null;
    const namePath = this.#print.module?.NAME_PATH ?? "";
    const bar = this.#panels?.barTemplate ?? liveBar({ phrases, fairness, opened, namePath, owner: this });
    // The template has no white space around the frame, because the styles of the page may preserve it as lines.
    return html`<div class="frame" data-direction=${direction} ?data-strip=${this.hasStrip && !this.isReplaying}>
      <slot name="header"></slot>
      <div class="strip" lang=${language} dir=${direction}>${bar}</div>
      <div lang=${language} dir=${direction}>${this.#game.stored?.notes(this.spoken)}</div>
      <div class="felt" aria-busy=${isLoading ? "true" : nothing} @click=${this.#capturePress}>
        <div
          class="stage"
          tabindex="-1"
          ?inert=${opened}
          @pointerdown=${() => {
            this.#hasRequested = false;
          }}
          @click=${this.#skip}
        ></div>
        ${this.#wallet?.template}
        ${isLoading && this.problem === null ? html`<p class="loading" part="loading">${words.loading}</p>` : this.cover?.()}
        ${this.problem === null || this.cover ? nothing : html`<p class="problem" part="problem" role="alert">${this.isNotLoaded ? words.notLoaded(this.problem) : this.problem}</p>`}
        <div class="over" part="game-over" ?hidden=${!this.isOver || !this.hasGameOverSlot || this.isReplaying}>
          <slot name="game-over" @slotchange=${this.#noteGameOverSlot}></slot>
        </div>
        ${this.#panels?.panelTemplate}
      </div>
      ${this.#hints.problemTemplate}
      <tj-announcer lang=${language} .clock=${this.clock}></tj-announcer>
      <slot name="footer"></slot>
    </div>`;
  }

  #noteGameOverSlot({ target }: Event): void {
    this.hasGameOverSlot = (target as HTMLSlotElement).assignedNodes().length > 0;
  }
}

/** Returns the rejection of a command by the element itself. */
function closed(message: string): Rejection {
  return { ...rejection("table-closed", null), message };
}

declare global {
  interface HTMLElementTagNameMap {
    "thunderjack-table": ThunderjackTable;
  }
}

import type { Clock, Table } from "@thunderjack/core";
import { systemClock } from "@thunderjack/core/system-clock";
import {
  type LiveRecording,
  liveRecording,
  type Recording,
  type Tape,
  type Verification,
} from "@thunderjack/recording";
import type { TapeConductor, TapeStatus } from "@thunderjack/stage/tape-conductor";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import { adoptStyles } from "../platform/foreign-documents.js";
import { OnDemand } from "../platform/on-demand.js";
import { prefersReducedMotion } from "../platform/reduced-motion.js";
import type { ReplayRequest } from "../replay-components/replay-request.js";
import type { Transcript } from "../replay-components/tj-transcript/transcript.js";
import { SPEEDS } from "../replay-components/tj-transport/tj-transport.js";
import { loadThemes } from "../table/load-themes.js";
import type { RendererChoice } from "../table/renderers.js";
import { buttonStyles } from "../theme/button.styles.js";
import { dropCover, emptyCover, failedCover, loadingCover, posterCover, posterPicture } from "./covers.js";
import { FileDrop } from "./file-drop.js";
import { FullScreen } from "./full-screen.js";
import type { keysDialog } from "./keys-dialog.js";
import { ENGLISH_LANGUAGE, languageOf, loadLanguage, type ReplayLanguage } from "./language.js";
import { messageTemplate, problemTemplate, problemText } from "./messages.js";
import { ReplayController } from "./replay-controller.js";
import type { ReplayMessage } from "./replay-export.js";
import { keyRequest } from "./replay-keys.js";
import { REPLAY_PARTS } from "./replay-parts.js";
import { rateOf } from "./replay-player.js";
import { isShareLink } from "./replay-source.js";
import { replayStyles } from "./thunderjack-replay.styles.js";
import { isOtherSource } from "./wanted-source.js";
import type { Workshop } from "./workshop.js";

/** The time for which a message is shown, in milliseconds. */
const MESSAGE_TIME = 5000;

const workshops = new OnDemand(() => import("./workshop.js"));

/**
 * Plays, explains and verifies a recorded game.
 *
 * It plays the recording in `src`, `text` or `recording`, whichever was set last. If none of them is set, it plays the
 * content of a `<script type="application/x-thunderjack">` inside the element. A file can also be dropped on the
 * element. Only `src` is fetched, and without `crossorigin` only from the page's own origin; a picture in `poster` is
 * requested from any origin. No content of a recording becomes markup.
 *
 * @element thunderjack-replay
 * @fires replay-step - another position was reached: its number, its event, its sentence
 * @fires replay-chapter - a chapter was reached: a round, a split, a Thunderjack, …
 * @fires replay-end - the last event was shown while playing
 * @fires replay-error - the recording is not shown, or only in part
 * @fires replay-verdict - the recording was verified, or this took too long: the verdict, the line of the first fault, the
 *   reason
 * @csspart player - the whole replay, with its controls
 * @csspart table - the `tj-table` inside
 * @csspart bar - the controls under the table
 * @csspart cover - the cover over the table: loading, empty, failed, poster, drop
 * @csspart poster - the picture of `poster`
 * @csspart workshop - the notes and branches under the table
 * @csspart note-sign - each sign of a note on the timeline
 * @csspart notice - a message under the table
 * @csspart problem - the error of the recording
 * @cssproperty [--tj-replay-height] - the height of the table; defaults to 490 to 640 pixels, depending on the width
 */
export class ThunderjackReplay extends LitElement {
  static override styles = [buttonStyles, replayStyles];

  /**
   * The URL of a file, a `data:` URL, or a share link (`#tj1.…`, alone or at the end of a URL). A file of another origin
   * needs `crossorigin`.
   */
  @property() src: string | null = null;

  /**
   * How the file in `src` may be fetched from another origin, whose server must allow it (CORS): with cookies for
   * `use-credentials`, without them for every other value. Without this attribute, only files of the page's own origin
   * are fetched. It applies to the next `src`.
   */
  @property({ attribute: "crossorigin" }) crossOrigin: string | null = null;

  /** A recording as text; `null` if `src` or `recording` is used. */
  @property({ attribute: false }) text: string | null = null;

  /** A parsed recording, which is opened in slices; `null` if `src` or `text` is used. */
  @property({ attribute: false }) recording: Recording | null = null;

  /** Whether the recording plays as soon as it is loaded. Ignored if the system asks for reduced motion. */
  @property({ type: Boolean }) autoplay = false;

  /**
   * The initial position, as a number of events. Defaults to the beginning. A later change seeks to the new position.
   */
  @property({ type: Number }) at: number | null = null;

  /**
   * The position at which a clip begins. The replay starts, and starts again, there. Defaults to the beginning of the
   * recording. A later change opens the recording again.
   */
  @property({ type: Number }) from: number | null = null;

  /** The position at which a clip ends, and with it the timeline. Defaults to the end of the recording. */
  @property({ type: Number }) until: number | null = null;

  /** Where the replay pauses by itself while it plays: before each `decision`, or after each `outcome` of a round. */
  @property({ attribute: "pause-on" }) pauseOn: "decision" | "outcome" | string | null = null;

  /** Whether the notes, the branches and an inspector of the events are shown. Their code is loaded lazily. */
  @property({ type: Boolean }) inspect = false;

  /**
   * The address of the page that opens a copied share link. Its fragment is replaced. Defaults to the URL of the page
   * with `deep-link`, and otherwise to none: the link is then only a fragment.
   */
  @property({ attribute: "share-base" }) shareBase: string | null = null;

  /** The rate, from 0.25 to 16. The player can change it. */
  @property({ type: Number }) speed = 1;

  /** Whether the recording starts again at its end. The player can change it. */
  @property({ type: Boolean }) loop = false;

  /** Whether there are controls under the table. `controls="none"` and `controls="false"` hide them. */
  @property({ converter: (value) => value !== "none" && value !== "false" }) controls = true;

  /**
   * The renderer of the table: `lit`, `canvas` or `canvas2d`. The property also accepts another renderer, or a function
   * that loads one.
   */
  @property() renderer: RendererChoice | string | null = null;

  /**
   * The theme, a set of tokens: `storm`, `felt`, `midnight`, `paper` or `high-contrast`. Other values are treated as
   * `storm`.
   */
  @property({ reflect: true, useDefault: true }) theme = "storm";

  /** The card design: `standard`, `four-colour`, `traditional` or both of the latter; see `thunderjack-table`. */
  @property({ reflect: true, useDefault: true }) deck = "standard";

  /**
   * The position, or the URL of a picture, that is shown under a large play button until the replay is played. A
   * picture is also shown while the recording is loading. If it cannot be loaded, the initial position is shown
   * instead. No poster and no play button are shown for a recording that plays as soon as it is loaded, or whose
   * position is in the URL of the page.
   */
  @property() poster: number | string | null = null;

  /** The text alternative of a picture in `poster`. Without it, screen readers ignore the picture. */
  @property({ attribute: "poster-alt" }) posterAlt = "";

  /**
   * Whether the replay uses the URL of the page. `#t=12` or `?at=12` is the position, and copied links contain it. In a
   * page with several replays, `&replay=ID` chooses one by its id. A replay without a recording also plays a share link
   * at the end of the URL.
   */
  @property({ type: Boolean, attribute: "deep-link" }) deepLink = false;

  /**
   * The language as a BCP 47 tag. Defaults to the `lang` of the nearest ancestor, which is read when the element is
   * connected and when `lang` changes.
   */
  @property() override lang = "";

  /** The clock. Defaults to the system clock; a test can set its own. */
  @property({ attribute: false }) clock: Clock = systemClock;

  /** The strings of the current language. */
  @state() language: ReplayLanguage = ENGLISH_LANGUAGE;
  @state() private isTranscriptOpen = false;
  @state() private transcript: Transcript | null = null;
  @state() private message: ReplayMessage | null = null;
  @state() private isWorkshopOpen = false;

  @query(".stage") private readonly stage!: HTMLElement | null;
  @query("tj-transport") private readonly transport!: HTMLElement | null;
  @query("dialog") private readonly keysList!: HTMLDialogElement | null;
  @query("input[type=file]") private readonly filePicker!: HTMLInputElement | null;

  readonly #replay = new ReplayController(this);
  readonly #drop = new FileDrop(this, (file) => this.#replay.openFile(file));
  readonly #fullScreen = new FullScreen(this);
  readonly #followAddress = () => void this.#replay.followAddress().catch(globalThis.reportError);
  #scripts: MutationObserver | null = null;
  #cancelMessage: (() => void) | null = null;
  #languageTag = "en";
  #keysDialog: typeof keysDialog | null = null;
  #workshop: Workshop | null = null;

  /**
   * The conductor, which plays, pauses, steps and seeks the current recording; `null` without a recording.
   * `conductor.tape` has its events, chapters and times.
   */
  get conductor(): TapeConductor<Tape> | null {
    return this.#replay.conductor;
  }

  /**
   * The verdict on the current recording, with its checks; `null` until it is verified, if that took too long, and while
   * a live table is followed.
   */
  get verdict(): Verification | null {
    const { verdict } = this.#replay;
    return verdict && "checks" in verdict ? verdict : null;
  }

  /** Plays from the current position. At the end, starts again from the beginning. */
  play(): void {
    if (this.conductor?.isPaused === true) this.#carryOut({ do: "toggle" });
  }

  /** Pauses at the current event. */
  pause(): void {
    this.conductor?.pause();
  }

  /**
   * Follows a live table from its first deal and without its hole card, until another recording is set or the element
   * is disconnected.
   *
   * @param source a table before its first deal, or a live recording
   * @throws RangeError if the table has already dealt
   */
  follow(source: Table | LiveRecording): void {
    if ("lines$" in source) {
      this.#replay.follow(source, () => undefined);
      return;
    }
    const live = liveRecording(source, { now: () => this.clock.now(), createdAt: new Date().toISOString() });
    this.#replay.follow(live, () => live.stop());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#scripts = new MutationObserver(() => this.#replay.openInline());
    this.#scripts.observe(this, { childList: true, subtree: true, characterData: true });
    window.addEventListener("hashchange", this.#followAddress);
    void this.#updateLanguage();
    if (this.hasUpdated) this.#replay.restore();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#scripts?.disconnect();
    window.removeEventListener("hashchange", this.#followAddress);
    this.#cancelMessage?.();
    this.message = null;
    this.#replay.leave();
  }

  protected override firstUpdated(): void {
    this.addEventListener("keydown", (event) => {
      const request = keyRequest(event);
      if (!request) return;
      event.preventDefault();
      this.#carryOut(request);
    });
    this.addEventListener("tj-replay-request", (event) => {
      event.stopPropagation();
      this.#carryOut(event.detail);
    });
  }

  /** Shows an error when a property has an invalid value. The element stays usable. */
  protected override scheduleUpdate(): void {
    try {
      void super.scheduleUpdate();
    } catch (reason) {
      this.#replay.fail(reason);
    }
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.isConnected) return;
    if ((this.theme !== "storm" || this.deck !== "standard") && this.shadowRoot !== null)
      void loadThemes(this.shadowRoot);
    if (changed.has("lang")) void this.#updateLanguage();
    if (changed.has("loop")) this.conductor?.setLoop(this.loop);
    if (changed.has("speed")) this.conductor?.setRate(rateOf(this.speed));
    if (isOtherSource(changed) || !this.hasUpdated) this.#replay.openWanted(changed);
    else if (changed.has("at") && this.at !== null) this.#replay.goTo(this.at);
    if (this.#workshop || !(this.inspect || this.isWorkshopOpen || this.#replay.hasAdditions)) return;
    const code = workshops.for(this);
    if (code) this.#workshop = new code.Workshop(this, this.#replay);
  }

  protected override updated(): void {
    if (this.stage && this.isConnected) this.#replay.draw(this.stage, this.renderer, this);
    if (this.isTranscriptOpen) void this.#updateTranscript();
  }

  async #updateLanguage(): Promise<void> {
    const tag = typeof this.lang === "string" && this.lang !== "" ? this.lang : languageOf(this);
    if (tag === this.#languageTag) return;
    this.#languageTag = tag;
    const language = await loadLanguage(tag);
    if (tag !== this.#languageTag || language === this.language) return;
    this.language = language;
    this.#replay.setLanguage(language);
  }

  /** Creates the transcript of the current tape and language. Loads its panel lazily. */
  async #updateTranscript(): Promise<void> {
    const { Transcript } = await import("../replay-components/tj-transcript/transcript-panel.js");
    const { conductor, language, transcript } = this;
    if (!conductor || transcript?.isOf(conductor.tape, language.table) === true) return;
    this.transcript = new Transcript(conductor.tape, language.table);
  }

  #carryOut(request: ReplayRequest): void {
    if (this.#replay.carryOut(request)) return;
    switch (request.do) {
      case "workshop":
        this.isWorkshopOpen = !this.isWorkshopOpen;
        break;
      case "open-file":
        this.filePicker?.click();
        break;
      case "keys":
        void this.#showKeys();
        break;
      case "full-screen":
        void this.#fullScreen.toggle();
        break;
      case "speed":
        this.speed = request.speed;
        break;
      case "faster":
        this.speed = SPEEDS.find((speed) => speed > this.speed) ?? this.speed;
        break;
      case "slower":
        this.speed = [...SPEEDS].reverse().find((speed) => speed < this.speed) ?? this.speed;
        break;
      case "loop":
        this.loop = !this.loop;
        break;
      case "transcript":
        this.isTranscriptOpen = !this.isTranscriptOpen;
        break;
      case "check":
        this.#replay.check();
        break;
      default:
        if (this.conductor) void this.#export(request, this.conductor);
    }
  }

  /** Shows the list of keys. Loads it lazily. */
  async #showKeys(): Promise<void> {
    const { keysDialog, keysStyles } = await import("./keys-dialog.js");
    if (!this.shadowRoot || !this.isConnected) return;
    adoptStyles(this.shadowRoot, keysStyles);
    this.#keysDialog = keysDialog;
    this.requestUpdate();
    await this.updateComplete;
    if (this.isConnected) this.keysList?.showModal();
  }

  async #export(request: ReplayRequest, { tape, seq }: TapeConductor<Tape>): Promise<void> {
    const { src, transcript, deepLink, id, shareBase } = this;
    const isItsOwn = this.#replay.isFromPage && !isShareLink(location.hash);
    const page = deepLink ? { href: location.href, id, isItsOwn } : null;
    const { texts = null, recording = tape.recording } = this.#replay.opened ?? {};
    const source = {
      recording: tape.isLive ? tape.recording : (recording ?? tape.recording),
      texts,
      transcript,
      seq,
      src,
      page,
      base: shareBase ?? page?.href ?? "",
    };
    const { signal } = this.#replay;
    try {
      const { exportReplay } = await import("./replay-export.js");
      const message = await exportReplay(request, source, this.language.player, signal);
      if (message !== null && !signal.aborted) this.#showMessage(message);
    } catch (reason) {
      if (!signal.aborted) throw reason;
    }
  }

  /** Shows a message for a limited time. A message with text to copy stays until the next message. */
  #showMessage(message: ReplayMessage): void {
    this.#cancelMessage?.();
    this.message = message;
    if (message.copy !== null) return;
    this.#cancelMessage = this.clock.schedule(MESSAGE_TIME, () => {
      this.message = null;
    });
  }

  #pickFile({ target }: Event): void {
    const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
    if (file) this.#replay.openFile(file);
  }

  /** Plays or pauses after a click on the table. */
  #touch(event: Event): void {
    if (this.#replay.status !== "shown" || this.#replay.isCovered) return;
    if (event.composedPath().some((target) => target instanceof HTMLButtonElement)) return;
    this.#carryOut({ do: "toggle" });
    this.transport?.focus({ preventScroll: true });
  }

  override render(): TemplateResult {
    const { player } = this.language;
    const { status, opened, verdict, tapeStatus, isCovered, spoken } = this.#replay;
    const transcript = this.isTranscriptOpen && tapeStatus ? this.transcript : null;
    return html`<div class="frame">
      <div
        class="player"
        part="player"
        role="group"
        aria-label=${player.player}
        lang=${player.language}
        dir=${player.direction}
        ?data-transcript=${transcript}
      >
        <div class="screen" @click=${this.#touch}>
          <div class="stage" ?inert=${status !== "shown" || isCovered}></div>
          ${status === "loading" || isCovered ? posterPicture(this.poster, this.posterAlt) : nothing}
          ${this.#coverTemplate()}
        </div>
        ${status === "shown" ? problemTemplate(player, opened, verdict) : nothing}
        ${messageTemplate(this.message)}
        ${this.controls ? this.#barTemplate() : nothing}
        ${this.inspect || this.isWorkshopOpen ? this.#workshop?.panel() : nothing}
        ${
          transcript === null
            ? nothing
            : html`<tj-transcript exportparts=${REPLAY_PARTS}
                .words=${player}
                .transcript=${transcript}
                .seq=${tapeStatus?.seq ?? 0}
                .count=${this.#count}
              ></tj-transcript>`
        }
        <p class="spoken" role="status">${spoken}</p>
        ${this.#keysDialog?.(player)}
        <input
          type="file"
          hidden
          accept=".tjr,application/x-ndjson"
          @change=${this.#pickFile}
        />
      </div>
    </div>`;
  }

  get #count(): number {
    return this.conductor?.tape.length ?? 0;
  }

  #coverTemplate(): TemplateResult | typeof nothing {
    const { player } = this.language;
    const { status, opened, isCovered } = this.#replay;
    if (this.#drop.isOver) return dropCover(player);
    if (status === "loading") return loadingCover(player.loading, this.#replay.progress);
    if (status === "waiting") return loadingCover(player.waiting);
    if (status === "empty") return emptyCover(player);
    if (status === "failed") return failedCover(player, opened === null ? "" : problemText(opened, player));
    return isCovered ? posterCover(player, () => this.#carryOut({ do: "toggle" })) : nothing;
  }

  #barTemplate(): TemplateResult {
    const { language, conductor } = this;
    const { tapeStatus: status, verdict } = this.#replay;
    return html`
      <div class="bar" part="bar">
        ${
          status === null || conductor === null
            ? nothing
            : html`<tj-timeline exportparts=${REPLAY_PARTS}
                .words=${language}
                .status=${status}
                .chapters=${conductor.tape.chapters}
                .count=${this.#count}
                .position=${this.#position(status)}
                .timeNow=${prefersReducedMotion() ? null : () => conductor.status.time}
              >${this.#workshop?.signs()}</tj-timeline>`
        }
        <tj-transport exportparts=${REPLAY_PARTS}
          .words=${language.player}
          .status=${status}
          ?transcript-open=${this.isTranscriptOpen}
          ?full-screen=${this.#fullScreen.isOn}
          ?can-full-screen=${this.#fullScreen.isAllowed}
        >
          ${verdict === null ? nothing : html`<tj-verdict exportparts=${REPLAY_PARTS} .words=${language.player} .verdict=${verdict}></tj-verdict>`}
        </tj-transport>
      </div>
    `;
  }

  /** Returns the position as text. */
  #position({ seq }: TapeStatus): string {
    const { player, table } = this.language;
    const { round, sentence } = this.#replay;
    const place = round === 0 ? player.beforeFirst : player.round(round);
    return `${table.list([place, player.event(seq, this.#count)])}. ${sentence}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "thunderjack-replay": ThunderjackReplay;
  }
}

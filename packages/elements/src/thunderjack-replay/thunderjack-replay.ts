import type { Table } from "@thunderjack/core";
import {
  type LiveRecording,
  liveRecording,
  type Playback,
  type PlaybackStatus,
  type Recording,
} from "@thunderjack/recording";
import type { Clock } from "@thunderjack/stage";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import { buttonStyles } from "../button.styles.js";
import { prefersStillness } from "../stillness.js";
import { BROWSER_CLOCK } from "../thunderjack-table/browser-clock.js";
import { loadThemes } from "../thunderjack-table/load-themes.js";
import type { RendererChoice } from "../thunderjack-table/renderers.js";
import type { Transcript } from "../tj-transcript/transcript.js";
import { SPEEDS } from "../tj-transport/tj-transport.js";
import { dropCover, emptyCover, failedCover, loadingCover, posterCover } from "./covers.js";
import { FileDrop } from "./file-drop.js";
import { FullScreen } from "./full-screen.js";
import { keysDialog } from "./keys-dialog.js";
import { ENGLISH_LANGUAGE, languageOf, loadLanguage, type ReplayLanguage } from "./language.js";
import { noticeTemplate, problemTemplate } from "./messages.js";
import { keyRequest } from "./replay-keys.js";
import { REPLAY_PARTS } from "./replay-parts.js";
import type { ReplayRequest } from "./replay-request.js";
import { isShareLink } from "./replay-source.js";
import { type Screening, speedOf } from "./screening.js";
import { Show } from "./show.js";
import { NOTICE_TIME, type Notice, takeAway } from "./take-away.js";
import { replayStyles } from "./thunderjack-replay.styles.js";
import { isOtherSource } from "./wanted-source.js";

/**
 * A recorded game to be watched, argued about and checked, in one tag.
 *
 * The recording is what was set last of `src`, `text` and `recording`; without any of them, what stands in a
 * `<script type="application/x-thunderjack">` inside the element. A file can also be dropped on it. Nothing is fetched but
 * `src`, and that from the page's own site only. Nothing that stands in a recording is ever markup.
 *
 * @element thunderjack-replay
 * @fires replay-step - another position was come to: its number, its event, its sentence
 * @fires replay-chapter - a round, a split, a Thunderjack, … was reached
 * @fires replay-end - the last event was reached by playing
 * @fires replay-error - the recording cannot be shown, or not all of it
 * @csspart player - everything
 * @csspart table - the `tj-table` inside
 * @csspart bar - what stands under the felt
 * @csspart cover - what lies over the felt while there is nothing to see on it, or nothing is played yet
 * @csspart notice - something said under the felt, for a while
 * @csspart problem - what is wrong with the recording
 * @cssproperty [--tj-replay-height] - the height of the felt
 */
export class ThunderjackReplay extends LitElement {
  static override styles = [buttonStyles, replayStyles];

  /** The address of a file on this site, a data address, or a share link (`#tj1.…`, alone or at the end of an address). */
  @property() src: string | null = null;

  /** A recording as text. */
  @property({ attribute: false }) text: string | null = null;

  /** A recording that was read already. */
  @property({ attribute: false }) recording: Recording | null = null;

  /** Plays as soon as it can; not for those who asked their system for less motion. */
  @property({ type: Boolean }) autoplay = false;

  /** The position it stands at when it is opened: after so many events. Set later, it goes there. */
  @property({ type: Number }) at: number | null = null;

  /** How many times faster than it was played, from 0.25 to 16; the player can change it. */
  @property({ type: Number }) speed = 1;

  /** Whether it begins again at its end; the player can change it. */
  @property({ type: Boolean }) loop = false;

  /** Whether there is a bar under the felt: always, but for `controls="none"`. */
  @property({ converter: (value) => value !== "none" && value !== "false" }) controls = true;

  /** What draws the table: `lit`, `canvas`, or, as a property, any renderer. */
  @property() renderer: RendererChoice | string | null = null;

  /** The theme: `felt`, `midnight`, `paper` or `high-contrast`, each a set of tokens. Any other name counts as `felt`. */
  @property({ reflect: true, useDefault: true }) theme = "felt";

  /** The deck: `four-colour`, `traditional` or both, as on `thunderjack-table`. */
  @property({ reflect: true, useDefault: true }) deck = "standard";

  /** Shows the picture after so many events, and a large button over it, until it is played. */
  @property({ type: Number }) poster: number | null = null;

  /**
   * Follows the address of the page: `#t=12` or `?at=12` is the position after twelve events, and a link that is copied
   * says so. Where a page has several replays, `&replay=ID` names one by its id. A replay without a recording of its own
   * also plays a share link that the address ends in.
   */
  @property({ type: Boolean, attribute: "deep-link" }) deepLink = false;

  /** A BCP 47 tag; left out, the language of what it stands in. Read when it comes into the page and when it is set. */
  @property() override lang = "";

  /** The time it plays by; the page's unless a test sets its own. */
  @property({ attribute: false }) clock: Clock = BROWSER_CLOCK;

  /** What it speaks now. */
  @state() language: ReplayLanguage = ENGLISH_LANGUAGE;
  @state() private isTranscriptOpen = false;
  @state() private transcript: Transcript | null = null;
  @state() private notice: Notice | null = null;

  @query(".stage") private readonly stage!: HTMLElement | null;
  @query("tj-transport") private readonly transport!: HTMLElement | null;
  @query("dialog") private readonly keysList!: HTMLDialogElement | null;
  @query("input[type=file]") private readonly filePicker!: HTMLInputElement | null;

  readonly #show = new Show(this);
  readonly #drop = new FileDrop(this, (file) => void this.#show.openFile(file));
  readonly #fullScreen = new FullScreen(this);
  readonly #followAddress = () => this.#show.followAddress();
  #scripts: MutationObserver | null = null;
  #cancelNotice: (() => void) | null = null;
  #languageTag = "en";

  /** The engine of what is shown now: time line, chapters, positions. `null` while there is nothing. */
  get playback(): Playback | null {
    return this.#show.screening?.playback ?? null;
  }

  /** Plays on; from the end, from the beginning. */
  play(): void {
    if (this.#show.status?.isPlaying === false) this.#carryOut({ do: "toggle" });
  }

  /** Stays at the event that is shown. */
  pause(): void {
    this.playback?.pause();
  }

  /**
   * Shows a table that is still playing, from its first deal on and without its hole card, until another recording is
   * shown or it leaves the page.
   *
   * @param source a table that has not dealt yet, or one that is being recorded in public already
   * @throws RangeError when a table is given that has dealt already
   */
  follow(source: Table | LiveRecording): void {
    if ("lines$" in source) {
      this.#show.follow(source, () => undefined);
      return;
    }
    const live = liveRecording(source, { now: () => this.clock.now(), createdAt: new Date().toISOString() });
    this.#show.follow(live, () => live.stop());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#scripts = new MutationObserver(() => this.#show.openInline());
    this.#scripts.observe(this, { childList: true, subtree: true, characterData: true });
    window.addEventListener("hashchange", this.#followAddress);
    void this.#speak();
    if (this.hasUpdated) this.#show.comeBack();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#scripts?.disconnect();
    window.removeEventListener("hashchange", this.#followAddress);
    this.#cancelNotice?.();
    this.notice = null;
    this.#show.leave();
  }

  protected override firstUpdated(): void {
    this.addEventListener("keydown", (event) => {
      const request = keyRequest(event);
      if (request === null) return;
      event.preventDefault();
      this.#carryOut(request);
    });
    this.addEventListener("tj-replay-request", (event) => {
      event.stopPropagation();
      this.#carryOut(event.detail);
    });
  }

  /** What a page has set may be of no use at all: then that is said, and the element waits for something better. */
  protected override scheduleUpdate(): void {
    try {
      void super.scheduleUpdate();
    } catch (reason) {
      this.#show.fail(reason);
    }
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.isConnected) return;
    if ((this.theme !== "felt" || this.deck !== "standard") && this.shadowRoot !== null)
      void loadThemes(this.shadowRoot);
    if (changed.has("lang")) void this.#speak();
    if (changed.has("loop")) this.playback?.setLoop(this.loop);
    if (changed.has("speed")) this.#show.screening?.setSpeed(speedOf(this.speed));
    if (isOtherSource(changed) || !this.hasUpdated) this.#show.openWanted(changed);
    else if (changed.has("at") && this.at !== null) this.#show.goTo(this.at);
  }

  protected override updated(): void {
    if (this.stage !== null && this.isConnected) this.#show.draw(this.stage, this.renderer, this);
    if (this.isTranscriptOpen) void this.#tellTranscript();
  }

  async #speak(): Promise<void> {
    const tag = typeof this.lang === "string" && this.lang !== "" ? this.lang : languageOf(this);
    if (tag === this.#languageTag) return;
    this.#languageTag = tag;
    const language = await loadLanguage(tag);
    if (tag !== this.#languageTag || language === this.language) return;
    this.language = language;
    this.#show.setLanguage(language);
  }

  /** The transcript of what is shown, in the present language; the panel is loaded the first time. */
  async #tellTranscript(): Promise<void> {
    const { Transcript } = await import("../tj-transcript/transcript-panel.js");
    const { playback, language, transcript } = this;
    if (playback === null || transcript?.isOf(playback, language.table) === true) return;
    this.transcript = new Transcript(playback, language.table);
  }

  #carryOut(request: ReplayRequest): void {
    if (this.#show.carryOut(request)) return;
    switch (request.do) {
      case "open-file":
        this.filePicker?.click();
        break;
      case "keys":
        this.keysList?.showModal();
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
        this.#show.check();
        break;
      default:
        if (this.#show.screening !== null) void this.#takeAway(request, this.#show.screening);
    }
  }

  async #takeAway(request: ReplayRequest, { recording, status: { seq } }: Screening): Promise<void> {
    const { src, transcript, deepLink, id } = this;
    const isItsOwn = this.#show.isFromPage && !isShareLink(location.hash);
    const page = deepLink ? { href: location.href, id, isItsOwn } : null;
    const belongings = { recording, text: this.#show.opened?.text ?? null, transcript, seq, src, page };
    const notice = await takeAway(request, belongings, this.language.player);
    if (notice !== null && this.isConnected) this.#note(notice);
  }

  /** Says something for a while; what is to be copied by hand stays until something else is said. */
  #note(notice: Notice): void {
    this.#cancelNotice?.();
    this.notice = notice;
    if (notice.copy !== null) return;
    this.#cancelNotice = this.clock.after(NOTICE_TIME, () => {
      this.notice = null;
    });
  }

  #pickFile({ target }: Event): void {
    const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
    if (file !== undefined) void this.#show.openFile(file);
  }

  /** A touch of the felt plays and pauses, as in every player. */
  #touch(event: Event): void {
    if (this.#show.phase !== "shown" || this.#show.isCovered) return;
    if (event.composedPath().some((target) => target instanceof HTMLButtonElement)) return;
    this.#carryOut({ do: "toggle" });
    this.transport?.focus({ preventScroll: true });
  }

  override render(): TemplateResult {
    const { player } = this.language;
    const { phase, opened, verdict, status, isCovered, spoken } = this.#show;
    const transcript = this.isTranscriptOpen && status !== null ? this.transcript : null;
    return html`<div class="frame">
      <div
        class="player"
        part="player"
        role="group"
        aria-label=${player.player}
        lang=${player.language}
        dir=${player.direction}
        ?data-transcript=${transcript !== null}
      >
        <div class="screen" @click=${this.#touch}>
          <div class="stage" ?inert=${phase !== "shown" || isCovered}></div>
          ${this.#coverTemplate()}
        </div>
        ${phase === "shown" ? problemTemplate(player, opened, verdict) : nothing}
        ${noticeTemplate(this.notice)}
        ${this.controls ? this.#barTemplate() : nothing}
        ${
          transcript === null
            ? nothing
            : html`<tj-transcript exportparts=${REPLAY_PARTS}
                .words=${player}
                .transcript=${transcript}
                .seq=${status?.seq ?? 0}
                .count=${this.#count}
              ></tj-transcript>`
        }
        <p class="spoken" role="status">${spoken}</p>
        ${keysDialog(player)}
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
    return this.#show.screening?.length ?? 0;
  }

  #coverTemplate(): TemplateResult | typeof nothing {
    const { player } = this.language;
    const { phase, opened, isCovered } = this.#show;
    if (this.#drop.isOver) return dropCover(player);
    if (phase === "loading") return loadingCover(player.loading);
    if (phase === "waiting") return loadingCover(player.waiting);
    if (phase === "empty") return emptyCover(player);
    if (phase === "failed") return failedCover(player, opened?.problem ?? "");
    return isCovered ? posterCover(player, () => this.#carryOut({ do: "toggle" })) : nothing;
  }

  #barTemplate(): TemplateResult {
    const { language, playback } = this;
    const { status, verdict } = this.#show;
    return html`
      <div class="bar" part="bar">
        ${
          status === null || playback === null
            ? nothing
            : html`<tj-timeline exportparts=${REPLAY_PARTS}
                .words=${language}
                .status=${status}
                .chapters=${playback.chapters}
                .count=${this.#count}
                .position=${this.#position(status)}
                .timeNow=${prefersStillness() ? null : () => playback.status.time}
              ></tj-timeline>`
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

  /** Where it stands, in words. */
  #position({ seq }: PlaybackStatus): string {
    const { player } = this.language;
    const { round, sentence } = this.#show;
    const place = round === 0 ? player.beforeFirst : player.round(round);
    return `${place}, ${player.event(seq, this.#count)}. ${sentence}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "thunderjack-replay": ThunderjackReplay;
  }
}

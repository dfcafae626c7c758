import type { Clock } from "@thunderjack/core";
import { inSlices, type LiveRecording, type SliceOptions, Tape } from "@thunderjack/recording";
import { narrate, pacing } from "@thunderjack/stage";
import type { Step, TapeConductor, TapeStatus } from "@thunderjack/stage/tape-conductor";
import { reasonOf } from "../platform/error-message.js";
import { prefersReducedMotion } from "../platform/reduced-motion.js";
import { inPage } from "../platform/slices.js";
import type { ReplayRequest } from "../replay-components/replay-request.js";
import { AUTOMATIC_LIMIT, type Verdict, verifyWhenIdle } from "../replay-components/tj-verdict/verification.js";
import type { Look } from "../table/renderers.js";
import { isAnnounced } from "./announcement.js";
import { pictureOf } from "./covers.js";
import type { ReplayLanguage } from "./language.js";
import { replayEvent } from "./replay-events.js";
import { ReplayPlayer, rateOf } from "./replay-player.js";
import { isShareLink, type Opened, openFile, openSource, openText, unopened, withoutText } from "./replay-source.js";
import { TransportRequests } from "./transport-requests.js";
import { inlineText, type ReplaySources, wantedSource } from "./wanted-source.js";

/** The number of characters at the end of a recording in which additions are recognized. */
const NOTES_AT_END = 65_536;

/**
 * The content of the stage: nothing, a recording that is loading, a live table before its first deal, an error, or a
 * recording.
 */
export type ReplayStatus = "empty" | "loading" | "waiting" | "failed" | "shown";

/** The element of a {@link ReplayController}, with the properties that a page can set. */
export interface ReplayHost extends HTMLElement, ReplaySources {
  readonly autoplay: boolean;
  readonly at: number | null;
  readonly from: number | null;
  readonly until: number | null;
  readonly pauseOn: string | null;
  readonly speed: number;
  readonly loop: boolean;
  readonly poster: number | string | null;
  readonly crossOrigin: string | null;
  readonly deepLink: boolean;
  readonly clock: Clock;
  readonly language: ReplayLanguage;
  requestUpdate(): void;
}

/** Opens recordings, plays them, and dispatches the events of a `thunderjack-replay`. */
export class ReplayController {
  readonly #host: ReplayHost;
  readonly #player: ReplayPlayer;
  readonly #transport = new TransportRequests();
  #status: ReplayStatus = "empty";
  #opened: Opened | null = null;
  #tapeStatus: TapeStatus | null = null;
  #step: Step | null = null;
  #verdict: Verdict | null = null;
  #progress = 0;
  #isCovered = false;
  #isDrawable = true;
  #spoken = "";
  /** The position at which a recording starts after its poster. */
  #start = 0;
  #isFromPage = true;
  /** The recording and position at which the element was disconnected; `null` while it is connected. */
  #saved: { readonly opened: Opened; readonly tape: Tape; readonly seq: number } | null = null;
  /** Aborts the loading of a source. */
  #opening = new AbortController();
  #endLive: (() => void) | null = null;
  #cancelCheck: (() => void) | null = null;

  constructor(host: ReplayHost) {
    this.#host = host;
    this.#player = new ReplayPlayer({
      stepped: (step) => this.#take(step),
      changed: (status) => {
        this.#tapeStatus = status;
        host.requestUpdate();
      },
      loading: () => undefined,
      mounted: () => undefined,
      failed: (reason) => this.#fail(unopened(reason)),
    });
  }

  get status(): ReplayStatus {
    return this.#status;
  }

  get opened(): Opened | null {
    return this.#opened;
  }

  /** Aborts when the current recording is closed. */
  get signal(): AbortSignal {
    return this.#opening.signal;
  }

  /** The conductor of the current recording; `null` if there is none. */
  get conductor(): TapeConductor<Tape> | null {
    return this.#player.conductor;
  }

  /** The last status of the conductor; `null` before the first one. */
  get tapeStatus(): TapeStatus | null {
    return this.#tapeStatus;
  }

  /** The progress of loading, from 0 to 1. */
  get progress(): number {
    return this.#progress;
  }

  get verdict(): Verdict | null {
    return this.#verdict;
  }

  /** Whether a poster covers the stage. */
  get isCovered(): boolean {
    return this.#isCovered;
  }

  /** The last sentence for screen readers. */
  get spoken(): string {
    return this.#spoken;
  }

  /** Whether the recording comes from the page, and not from a file that the player has opened. */
  get isFromPage(): boolean {
    return this.#isFromPage;
  }

  /** The last event as a sentence, or the message of the table if the event has no sentence. */
  get sentence(): string {
    const { conductor } = this;
    if (this.#step === null || conductor === null) return "";
    const { seq, state } = this.#step;
    const event = seq === 0 ? null : conductor.tape.event(seq);
    const sentence = event === null ? null : narrate(event, state, this.#host.language.table, conductor.tape.rules);
    return sentence ?? conductor.view.message;
  }

  /** The number of the current round; 0 before the first. */
  get round(): number {
    return this.#step?.state.round ?? 0;
  }

  /**
   * Opens the source that was set last. If it was removed, opens another source that is set. Without one, opens the
   * recording inside the element, or with `deep-link` the share link in the URL of the page.
   */
  openWanted(changed: Pick<ReadonlyMap<PropertyKey, unknown>, "has">): void {
    this.#saved = null;
    const { recording, text, src, deepLink } = this.#host;
    const name = wantedSource(this.#host, changed);
    if (name === "recording" && recording !== null)
      return this.#load(async (slices) => (await import("./written-recording.js")).openRecording(recording, slices));
    if (name === "text" && text !== null) return this.#load((slices) => openText(text, slices));
    if (name === "src" && src !== null) return this.#loadSource(src);
    this.close("empty");
    this.openInline();
    if (this.#status === "empty" && deepLink && isShareLink(location.hash)) this.#loadSource(location.hash);
  }

  /** Opens the recording in a script inside the element, unless another source is set. */
  openInline(): void {
    if (wantedSource(this.#host, new Set()) !== null) return;
    const text = inlineText(this.#host);
    const [opened, ...others] = this.#opened?.texts ?? [];
    const isOpen = text === opened && others.length === 0;
    if (text !== null && !isOpen) this.#load((slices) => openText(text, slices));
  }

  /** Shows an error. */
  fail(thrown: unknown): void {
    const reason = reasonOf(thrown);
    // If the error itself cannot be rendered, another attempt would start an endless loop.
    if (this.#status === "failed" && this.#opened?.problem === reason) return;
    this.close("failed");
    this.#fail(unopened(reason));
  }

  /** Whether the text of the recording has lines after its trailer, which may be notes or branches. */
  get hasAdditions(): boolean {
    return this.#opened?.texts?.at(-1)?.slice(-NOTES_AT_END).includes('{"x_') === true;
  }

  /** Replaces the text of the recording by one with other lines after its trailer. */
  annotate(text: string): void {
    if (this.#opened !== null) this.#opened = { ...this.#opened, texts: [text] };
    this.check();
    this.#host.requestUpdate();
  }

  /** Opens a file that the player has chosen. */
  openFile(file: File): void {
    this.#load((slices) => openFile(file, this.#host.clock, slices), false);
  }

  /** Plays a live recording, to which a table still adds events. */
  follow(live: LiveRecording, end: () => void): void {
    this.close("waiting");
    this.#endLive = end;
    const begin = (seq: number) => {
      const { recording } = live;
      if (recording !== null) this.#begin(withoutText(recording), seq, { live: true })?.play();
    };
    begin(live.recording?.events.length ?? 0);
    const subscription = live.events$.subscribe({
      next: (event) => {
        const { conductor } = this;
        if (conductor === null) {
          begin(0);
          return;
        }
        conductor.tape.grow([event]);
        conductor.followGrowth();
      },
      error: (reason: unknown) => this.#fail(unopened(reasonOf(reason))),
    });
    this.#endLive = () => {
      subscription.unsubscribe();
      end();
    };
  }

  /** With `deep-link`, seeks to the position in the URL of the page, or loads the share link in it. */
  async followAddress(): Promise<void> {
    if (!this.#host.deepLink) return;
    const seq = await this.#named(this.conductor?.tape ?? null);
    if (seq !== null) this.goTo(seq);
    else if (wantedSource(this.#host, new Set()) === null) this.openWanted(new Set());
  }

  /** Returns the position in the URL of the page; `null` if there is none, and without `deep-link`. */
  async #named(tape: Tape | null): Promise<number | null> {
    const { deepLink, id } = this.#host;
    return deepLink ? (await import("./moment-address.js")).momentIn(location, id, tape) : null;
  }

  /** Seeks to a position, or to the nearest one that exists. */
  goTo(seq: number): void {
    const { conductor } = this;
    if (conductor === null) return;
    this.#isCovered = false;
    conductor.seek(clamp(seq, conductor.tape.length));
  }

  /**
   * Handles a request that plays, pauses or seeks.
   *
   * @returns `false` without a recording and for other requests
   */
  carryOut(request: ReplayRequest): boolean {
    const { conductor } = this;
    if (conductor === null) return false;
    if (this.#isCovered && request.do === "toggle") conductor.seek(clamp(this.#start, conductor.tape.length));
    if (!this.#transport.carryOut(request, conductor)) return false;
    this.#isCovered = false;
    return true;
  }

  /** Verifies the recording when the page is idle. */
  check(): void {
    this.#cancelCheck?.();
    const { texts = null, verdict = null } = this.#opened ?? {};
    if (verdict !== null) this.#setVerdict(verdict);
    if (verdict !== null || texts === null) return;
    this.#setVerdict({ status: "checking", progress: 0 });
    this.#cancelCheck = verifyWhenIdle(texts, (changed) => this.#setVerdict(changed));
  }

  #setVerdict(verdict: Verdict): void {
    this.#verdict = verdict;
    this.#host.requestUpdate();
    if (!("why" in verdict) || verdict.why === undefined) return;
    const failed = "checks" in verdict ? verdict.checks.find(({ holds }) => !holds) : null;
    const line = failed?.line ?? failed?.lines?.[0] ?? null;
    const unfinished =
      "unfinished" in verdict && verdict.unfinished === "tookTooLong" ? "took-too-long" : "not-verified";
    const status = verdict.status === "unchecked" ? unfinished : verdict.status;
    this.#host.dispatchEvent(replayEvent("replay-verdict", { status, line, reason: verdict.why }));
  }

  setLanguage({ table }: ReplayLanguage): void {
    this.conductor?.setWords(table);
  }

  /** Draws the recording into the host with the chosen renderer. */
  draw(host: HTMLElement, renderer: unknown, look: Look): void {
    if (this.#isDrawable) this.#player.draw(host, renderer, look);
  }

  /** Saves the position and ends the replay when the element is disconnected. */
  leave(): void {
    const { conductor } = this;
    const opened = this.#opened;
    const saved = opened === null || conductor === null ? null : { opened, tape: conductor.tape, seq: conductor.seq };
    this.close("empty");
    this.#saved = saved;
    this.#player.dispose();
  }

  /** Restores the recording and the position when the element is connected again. */
  restore(): void {
    const saved = this.#saved;
    this.#saved = null;
    if (saved === null) this.openWanted(new Set());
    else this.#begin(saved.opened, saved.seq, { tape: saved.tape.isLive ? null : saved.tape });
  }

  /**
   * Ends the current recording and cancels loading.
   *
   * @returns the signal that cancels the loading of the next recording
   */
  close(status: ReplayStatus): AbortSignal {
    this.#opening.abort();
    this.#opening = new AbortController();
    this.#endLive?.();
    this.#endLive = null;
    this.#cancelCheck?.();
    this.#cancelCheck = null;
    this.#player.stop();
    this.#opened = null;
    this.#tapeStatus = null;
    this.#step = null;
    this.#verdict = null;
    this.#progress = 0;
    this.#isCovered = false;
    this.#spoken = "";
    this.#status = status;
    this.#host.requestUpdate();
    return this.#opening.signal;
  }

  #loadSource(src: string): void {
    const { baseURI, crossOrigin, language, clock } = this.#host;
    this.#load((slices, signal) =>
      openSource({ src, crossOrigin: crossOrigin ?? null }, baseURI, language.player, { signal, clock }, slices),
    );
  }

  /** Opens a recording and prepares its tape, in slices between which the page responds. */
  #load(open: (slices: SliceOptions, signal: AbortSignal) => Promise<Opened>, isFromPage = true): void {
    const signal = this.close("loading");
    const slices = inPage(signal, (progress) => {
      this.#progress = progress;
      this.#host.requestUpdate();
    });
    const load = async () => {
      const opened = await open(slices, signal);
      const { recording } = opened;
      const { from, until } = this.#host;
      const clip = (from ?? until ?? null) === null ? null : await import("./clip.js");
      const range = { from: from ?? null, until: until ?? null };
      const tape =
        recording &&
        (await inSlices(
          Tape.inSteps(clip?.clipOf(recording, range) ?? recording, { pace: clip?.paceOf(range) ?? pacing() }),
          inPage(signal),
        ));
      const named = await this.#named(tape);
      await slices.pause();
      if (signal.aborted) return;
      // The controls of a long recording take so long that its table is drawn in another task.
      this.#isDrawable = recording === null || recording.events.length <= AUTOMATIC_LIMIT;
      try {
        this.#open(opened, isFromPage, tape, named);
        if (!this.#isDrawable) await slices.pause();
      } finally {
        this.#isDrawable = true;
      }
      this.#host.requestUpdate();
    };
    load().catch((reason: unknown) => {
      if (!signal.aborted) this.fail(reason);
    });
  }

  #open(opened: Opened, isFromPage: boolean, tape: Tape | null, named: number | null): void {
    this.close("empty");
    this.#isFromPage = isFromPage;
    if (opened.recording === null) {
      this.#fail(opened);
      return;
    }
    const { at, poster, autoplay } = this.#host;
    const plays = autoplay && !prefersReducedMotion();
    this.#start = named ?? opened.at ?? at ?? 0;
    this.#isCovered = (poster ?? null) !== null && !plays && named === null;
    const isMoment = this.#isCovered && pictureOf(poster) === null;
    try {
      const conductor = this.#begin(opened, isMoment ? Number(poster) : this.#start, { tape });
      if (plays) conductor?.play();
    } catch (reason) {
      // A page may set a recording that was not parsed.
      this.fail(reason);
    }
  }

  /** Loads a recording, paused at a position. Returns its conductor; `null` if nothing can be shown. */
  #begin(
    opened: Opened,
    seq: number,
    { live = false, tape = null }: { readonly live?: boolean; readonly tape?: Tape | null } = {},
  ): TapeConductor<Tape> | null {
    const { recording } = opened;
    if (recording === null) return null;
    this.#opened = opened;
    this.#status = "shown";
    const { clock, speed, loop, language } = this.#host;
    const conductor = this.#player.load(tape ?? new Tape(recording, { live, pace: pacing() }), {
      clock,
      rate: rateOf(speed),
      loop,
      words: language.table,
      isStill: prefersReducedMotion(),
    });
    conductor.seek(clamp(seq, conductor.tape.length));
    this.#spoken = "";
    if (live) this.#verdict = { status: "live" };
    else if (recording.events.length > AUTOMATIC_LIMIT) this.#verdict = { status: "unchecked" };
    else this.check();
    if (opened.problem !== null) this.#dispatchError(opened);
    return conductor;
  }

  #fail(opened: Opened): void {
    this.#player.stop();
    this.#tapeStatus = null;
    this.#opened = opened;
    this.#status = "failed";
    this.#dispatchError(opened);
    this.#host.requestUpdate();
  }

  #dispatchError({ problem, fault, recording }: Opened): void {
    const message = problem ?? "";
    this.#host.dispatchEvent(replayEvent("replay-error", { message, fault, isPlayable: recording !== null }));
  }

  #take(step: Step): void {
    const { conductor } = this;
    if (conductor === null) return;
    this.#step = step;
    const { seq, event, sentence } = step;
    const { tape, status } = conductor;
    const { from, pauseOn } = this.#host;
    // The beginning of a clip takes the place of the beginning of its recording.
    if (seq < Math.min(from ?? 0, tape.length)) return this.goTo(from ?? 0);
    if (event !== null && status.isPlaying && seq < tape.length) {
      if (pauseOn === "outcome" && event.type === "RoundSettled") conductor.pause();
      if (pauseOn === "decision" && tape.decisionAfter(seq - 1) === seq) conductor.pause();
    }
    const chapter = tape.chapterAt(seq);
    // A seek of a paused replay announces its position.
    const spoken = sentence ?? (event === null && !status.isPlaying ? this.sentence : null);
    if (spoken !== null && isAnnounced(status, chapter?.kind ?? null)) this.#spoken = spoken;
    this.#host.dispatchEvent(
      replayEvent("replay-step", { seq, event: event === null ? null : tape.event(seq), sentence }),
    );
    if (chapter !== null) this.#host.dispatchEvent(replayEvent("replay-chapter", chapter));
    if (event !== null && status.isAtEnd && status.isPlaying && !status.isLive) {
      this.#host.dispatchEvent(replayEvent("replay-end", { seq }));
    }
  }
}

function clamp(seq: number, most: number): number {
  return Number.isFinite(seq) ? Math.min(most, Math.max(0, Math.round(seq))) : 0;
}

import type { Chapter, LiveRecording, PlaybackStatus } from "@thunderjack/recording";
import type { Clock } from "@thunderjack/stage";
import { reasonOf } from "../reason.js";
import { prefersStillness } from "../stillness.js";
import type { Look } from "../thunderjack-table/renderers.js";
import { isTold } from "./announcement.js";
import type { ReplayLanguage } from "./language.js";
import { momentIn } from "./moment-address.js";
import { Projector } from "./projector.js";
import { Remote } from "./remote.js";
import { replayEvent } from "./replay-events.js";
import type { ReplayRequest } from "./replay-request.js";
import { isShareLink, type Opened, openFile, openRecording, openSource, openText, unopened } from "./replay-source.js";
import { type Screening, speedOf, type ToldStep } from "./screening.js";
import { CHECKED_UNASKED, type Verdict, verifyWhenIdle } from "./verification.js";
import { inlineText, type ReplaySources, wantedSource } from "./wanted-source.js";

/** What stands on the felt: nothing, the wait for a file or for a first deal, the reason why there is nothing, a recording. */
export type Phase = "empty" | "loading" | "waiting" | "failed" | "shown";

/** The element that a show is in, with what a page can set on it. */
export interface Stall extends HTMLElement, ReplaySources {
  readonly autoplay: boolean;
  readonly at: number | null;
  readonly speed: number;
  readonly loop: boolean;
  readonly poster: number | null;
  readonly deepLink: boolean;
  readonly clock: Clock;
  readonly language: ReplayLanguage;
  requestUpdate(): void;
}

/** One recording after the other, from its source to its last event: what an element draws is here. */
export class Show {
  readonly #stall: Stall;
  readonly #projector: Projector;
  readonly #remote = new Remote();
  #phase: Phase = "empty";
  #opened: Opened | null = null;
  #status: PlaybackStatus | null = null;
  #step: ToldStep | null = null;
  #verdict: Verdict | null = null;
  #isCovered = false;
  #spoken = "";
  /** Where to begin when the poster is taken away. */
  #start = 0;
  /** Whether the page gave the recording, and not the player. */
  #isFromPage = true;
  /** What was shown when the element left the page, to be shown again. */
  #kept: { readonly opened: Opened; readonly seq: number } | null = null;
  /** Gives up what is still being opened. */
  #opening = new AbortController();
  #endLive: (() => void) | null = null;
  #cancelCheck: (() => void) | null = null;

  constructor(stall: Stall) {
    this.#stall = stall;
    this.#projector = new Projector({
      stepped: (step, chapter, status) => this.#take(step, chapter, status),
      changed: (status) => {
        this.#status = status;
        stall.requestUpdate();
      },
      loading: () => undefined,
      mounted: () => undefined,
      failed: (reason) => this.#fail(unopened(reason)),
    });
  }

  get phase(): Phase {
    return this.#phase;
  }

  get opened(): Opened | null {
    return this.#opened;
  }

  /** What is shown now; `null` where nothing is. */
  get screening(): Screening | null {
    return this.#projector.screening;
  }

  get status(): PlaybackStatus | null {
    return this.#status;
  }

  get verdict(): Verdict | null {
    return this.#verdict;
  }

  /** Whether a poster is shown that waits to be played. */
  get isCovered(): boolean {
    return this.#isCovered;
  }

  /** What is told to those who listen. */
  get spoken(): string {
    return this.#spoken;
  }

  get isFromPage(): boolean {
    return this.#isFromPage;
  }

  /** What happened last, in words. */
  get sentence(): string {
    return this.#step === null ? "" : (this.screening?.sentenceAt(this.#step) ?? "");
  }

  /** The round that is shown; 0 before the first. */
  get round(): number {
    return this.#step?.state.round ?? 0;
  }

  /** Opens what was set last; where something was taken away, what is left. */
  openWanted(changed: Pick<ReadonlyMap<PropertyKey, unknown>, "has">): void {
    this.#kept = null;
    const { recording, text, src, deepLink } = this.#stall;
    const name = wantedSource(this.#stall, changed);
    if (name === "recording" && recording !== null) return this.#open(openRecording(recording));
    if (name === "text" && text !== null) return this.#open(openText(text));
    if (name === "src" && src !== null) return this.#load(src);
    this.close("empty");
    this.openInline();
    if (this.#phase === "empty" && deepLink && isShareLink(location.hash)) this.#load(location.hash);
  }

  /** Opens what stands inside the element, unless there is another source or it is shown already. */
  openInline(): void {
    if (wantedSource(this.#stall, new Set()) !== null) return;
    const text = inlineText(this.#stall);
    if (text !== null && text !== this.#opened?.text) this.#open(openText(text));
  }

  /** Says that something cannot be shown, and why. */
  fail(thrown: unknown): void {
    const reason = reasonOf(thrown);
    // Where it fails again while that is to be said, nothing more can be done.
    if (this.#phase === "failed" && this.#opened?.problem === reason) return;
    this.close("failed");
    this.#fail(unopened(reason));
  }

  /** Opens a file that the player chose. */
  async openFile(file: File): Promise<void> {
    const signal = this.close("loading");
    const opened = await openFile(file);
    if (!signal.aborted) this.#open(opened, false);
  }

  /** Shows what happens at a table, as long as it does. */
  follow(live: LiveRecording, end: () => void): void {
    this.close("waiting");
    this.#endLive = end;
    const begin = (seq: number) => {
      const { recording } = live;
      if (recording !== null) this.#begin({ ...openRecording(recording), text: null }, seq, true)?.playback.play();
    };
    begin(live.recording?.events.length ?? 0);
    const subscription = live.events$.subscribe({
      next: (event) => {
        if (this.screening === null) begin(0);
        else this.screening.playback.grow([event]);
      },
      error: (reason: unknown) => this.#fail(unopened(reasonOf(reason))),
    });
    this.#endLive = () => {
      subscription.unsubscribe();
      end();
    };
  }

  /** Goes where the address of the page says, if the element listens to it. */
  followAddress(): void {
    const { deepLink, id } = this.#stall;
    if (!deepLink) return;
    const seq = momentIn(location, id);
    if (seq !== null) this.goTo(seq);
    else if (wantedSource(this.#stall, new Set()) === null) this.openWanted(new Set());
  }

  goTo(seq: number): void {
    const { screening } = this;
    if (screening === null) return;
    this.#isCovered = false;
    screening.playback.seek(clamp(seq, screening.length));
  }

  /** @returns whether the request is one that moves the recording, and there is one */
  carryOut(request: ReplayRequest): boolean {
    const { screening } = this;
    if (screening === null) return false;
    if (this.#isCovered && request.do === "toggle") screening.playback.seek(clamp(this.#start, screening.length));
    if (!this.#remote.carryOut(request, screening)) return false;
    this.#isCovered = false;
    return true;
  }

  /** Checks the recording when the page has time for it. */
  check(): void {
    this.#cancelCheck?.();
    const { text = null, verdict = null } = this.#opened ?? {};
    if (verdict !== null) {
      this.#verdict = verdict;
      this.#stall.requestUpdate();
      return;
    }
    if (text === null) return;
    this.#verdict = { status: "checking" };
    this.#stall.requestUpdate();
    this.#cancelCheck = verifyWhenIdle(text, (verification) => {
      this.#verdict = verification;
      this.#stall.requestUpdate();
    });
  }

  setLanguage({ table }: ReplayLanguage): void {
    this.#projector.setWords(table);
  }

  /** Draws into the host what there is to draw, with the renderer that is chosen. */
  draw(host: HTMLElement, renderer: unknown, look: Look): void {
    this.#projector.draw(host, renderer, look);
  }

  /** The element has left the page: everything ends, and the position is remembered. */
  leave(): void {
    const kept =
      this.#opened === null || this.screening === null
        ? null
        : { opened: this.#opened, seq: this.screening.status.seq };
    this.close("empty");
    this.#kept = kept;
    this.#projector.dispose();
  }

  /** The element is in a page again. */
  comeBack(): void {
    const kept = this.#kept;
    this.#kept = null;
    if (kept === null) this.openWanted(new Set());
    else this.#begin(kept.opened, kept.seq);
  }

  /**
   * Ends what is shown or opened.
   *
   * @returns is aborted when what is opened next is given up
   */
  close(phase: Phase): AbortSignal {
    this.#opening.abort();
    this.#opening = new AbortController();
    this.#endLive?.();
    this.#endLive = null;
    this.#cancelCheck?.();
    this.#cancelCheck = null;
    this.#projector.stop();
    this.#opened = null;
    this.#status = null;
    this.#step = null;
    this.#verdict = null;
    this.#isCovered = false;
    this.#spoken = "";
    this.#phase = phase;
    this.#stall.requestUpdate();
    return this.#opening.signal;
  }

  #load(src: string): void {
    const signal = this.close("loading");
    openSource(src, document.baseURI, this.#stall.language.player, signal).then(
      (opened) => {
        if (!signal.aborted) this.#open(opened);
      },
      // It was given up.
      () => undefined,
    );
  }

  #open(opened: Opened, isFromPage = true): void {
    this.close("empty");
    this.#isFromPage = isFromPage;
    if (opened.recording === null) {
      this.#fail(opened);
      return;
    }
    const { deepLink, id, at, poster, autoplay } = this.#stall;
    const named = deepLink ? momentIn(location, id) : null;
    const plays = autoplay && !prefersStillness();
    this.#start = named ?? opened.at ?? at ?? 0;
    this.#isCovered = poster !== null && !plays && named === null;
    try {
      const screening = this.#begin(opened, this.#isCovered ? (poster ?? 0) : this.#start);
      if (plays) screening?.playback.play();
    } catch (reason) {
      // A page may set a recording that nobody has read.
      this.fail(reason);
    }
  }

  /** Shows a recording at a position. */
  #begin(opened: Opened, seq: number, live = false): Screening | null {
    const { recording } = opened;
    if (recording === null) return null;
    this.#opened = opened;
    this.#phase = "shown";
    const { clock, speed, loop, language } = this.#stall;
    const screening = this.#projector.show(recording, {
      clock,
      speed: speedOf(speed),
      loop,
      words: language.table,
      live,
      isStill: prefersStillness(),
    });
    screening.playback.seek(clamp(seq, screening.length));
    this.#spoken = "";
    if (live) this.#verdict = { status: "live" };
    else if (recording.events.length > CHECKED_UNASKED) this.#verdict = { status: "unchecked" };
    else this.check();
    if (opened.problem !== null) this.#tellError(opened);
    return screening;
  }

  #fail(opened: Opened): void {
    this.#projector.stop();
    this.#status = null;
    this.#opened = opened;
    this.#phase = "failed";
    this.#tellError(opened);
    this.#stall.requestUpdate();
  }

  #tellError({ problem, fault, recording }: Opened): void {
    const message = problem ?? "";
    this.#stall.dispatchEvent(replayEvent("replay-error", { message, fault, isPlayable: recording !== null }));
  }

  #take(step: ToldStep, chapter: Chapter | null, status: PlaybackStatus): void {
    this.#step = step;
    const { seq, event, sentence } = step;
    // Whoever jumps while it stands still wants to know where to.
    const said = sentence ?? (event === null && !status.isPlaying ? this.sentence : null);
    if (said !== null && isTold(status, chapter?.kind ?? null)) this.#spoken = said;
    this.#stall.dispatchEvent(replayEvent("replay-step", { seq, event, sentence }));
    if (chapter !== null) this.#stall.dispatchEvent(replayEvent("replay-chapter", chapter));
    if (event !== null && status.isAtEnd && status.isPlaying && !status.isLive) {
      this.#stall.dispatchEvent(replayEvent("replay-end", { seq }));
    }
  }
}

function clamp(seq: number, most: number): number {
  return Number.isFinite(seq) ? Math.min(most, Math.max(0, Math.round(seq))) : 0;
}

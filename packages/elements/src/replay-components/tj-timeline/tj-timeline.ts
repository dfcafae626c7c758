import type { Chapter } from "@thunderjack/recording";
import type { Phrasebook, ReplayStrings } from "@thunderjack/stage";
import type { TapeStatus } from "@thunderjack/stage/tape-conductor";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, query, queryAll, state } from "lit/decorators.js";
import { repeat } from "../../components/repeat.js";
import { SizeController } from "../../platform/size-controller.js";
import { buttonStyles } from "../../theme/button.styles.js";
import { replayRequest, type SimpleRequest } from "../replay-request.js";
import { markSign } from "./mark-signs.js";
import { type Mark, marksOf } from "./marks.js";
import { timelineStyles } from "./tj-timeline.styles.js";

/** The width of a mark, in CSS pixels: large enough for touch. */
const SIGN_WIDTH = 44;

/** The maximum number of rounds for which the track shows where each round starts. */
const MOST_ROUNDS = 60;

/** The strings of the timeline. */
export interface TimelineWords {
  readonly player: ReplayStrings;
  readonly table: Phrasebook;
}

const KEYS: Readonly<Record<string, SimpleRequest>> = {
  ArrowLeft: "step-back",
  ArrowDown: "step-back",
  ArrowRight: "step-forward",
  ArrowUp: "step-forward",
  PageDown: "previous-round",
  PageUp: "next-round",
  Home: "start",
  End: "end",
};

/**
 * A slider for the position in a recording, with marks for the chapters above it.
 *
 * @element tj-timeline
 * @fires tj-replay-request - the position or time to seek to
 * @slot - signs beside the slider, such as those of notes
 * @csspart timeline - the slider
 * @csspart track - the line of the slider
 * @csspart played - the part of the line that was played
 * @csspart thumb - the current position
 * @csspart time - the current time and the duration, in minutes and seconds
 * @csspart mark - each mark above the slider, for one or several chapters
 */
export class TjTimeline extends LitElement {
  static override styles = [buttonStyles, timelineStyles];

  /** The strings of the replay and of its table. Without them, nothing is drawn. */
  @property({ attribute: false }) words: TimelineWords | null = null;
  /** The status of the replay. Without it, nothing is drawn. */
  @property({ attribute: false }) status: TapeStatus | null = null;
  /** The chapters of the recording, which are marked above the slider. */
  @property({ attribute: false }) chapters: readonly Chapter[] = [];
  /** The number of events. */
  @property({ type: Number }) count = 0;
  /** The position as text. */
  @property({ attribute: false }) position = "";
  /** Returns the current time while the replay plays, in milliseconds. Without it, the thumb moves only with events. */
  @property({ attribute: false }) timeNow: (() => number) | null = null;

  /** The number of marks that fit beside each other; 0 until the element has a size. */
  @state() private room = 0;
  @query(".marks") private readonly marksRow!: HTMLElement | null;
  @query(".slider") private readonly slider!: HTMLElement | null;
  @queryAll("[data-place]") private readonly signs!: NodeListOf<HTMLElement>;
  @query(".now") private readonly now!: HTMLElement | null;

  #marks: readonly Mark[] = [];
  #duration = 0;
  #rounds: readonly Chapter[] = [];
  #frame: number | null = null;
  #isDragged = false;

  constructor() {
    super();
    new SizeController(this, () => {
      if (this.marksRow !== null) this.room = Math.max(1, Math.floor(this.marksRow.clientWidth / SIGN_WIDTH));
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopMoving();
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { words, chapters, room, status } = this;
    if (changed.has("chapters")) this.#rounds = firstRounds(chapters, MOST_ROUNDS + 1);
    const duration = status?.duration ?? 0;
    const isOther = ["words", "chapters", "room"].some((name) => changed.has(name)) || duration !== this.#duration;
    this.#duration = duration;
    // To compute the marks of a long recording takes 20 ms, so it waits until their number is known.
    if (words !== null && room > 0 && isOther) {
      this.#marks = marksOf({ chapters, duration, room }, words.player, words.table);
    }
  }

  protected override updated(): void {
    // The styles are set by script, because a Content Security Policy may forbid `style` attributes.
    for (const sign of this.signs) sign.style.setProperty("--place", sign.dataset.place ?? "0");
    this.#place();
    if (this.status?.isPlaying === true && this.timeNow !== null && this.isConnected) this.#frame ??= this.#nextFrame();
    else this.#stopMoving();
  }

  #nextFrame(): number {
    return requestAnimationFrame(() => {
      this.#place();
      this.#frame = this.#nextFrame();
    });
  }

  #stopMoving(): void {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#frame = null;
  }

  /** Moves the thumb and updates the time, without a render. */
  #place(): void {
    const { status } = this;
    if (status === null) return;
    const time = status.isPlaying && this.timeNow !== null ? this.timeNow() : status.time;
    this.slider?.style.setProperty("--at", String(placeOf(time, status.duration)));
    const text = timeText(time);
    if (this.now !== null && this.now.textContent !== text) this.now.textContent = text;
  }

  #request(request: SimpleRequest): void {
    this.dispatchEvent(replayRequest({ do: request }));
  }

  #press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || !Object.hasOwn(KEYS, event.key)) return;
    const request = KEYS[event.key];
    if (request === undefined) return;
    event.preventDefault();
    this.#request(request);
  }

  #startDrag(event: PointerEvent): void {
    if (event.button !== 0 || this.slider === null) return;
    this.#isDragged = true;
    this.slider.setPointerCapture(event.pointerId);
    this.slider.focus({ preventScroll: true });
    event.preventDefault();
    this.#request("scrub");
    this.#drag(event);
  }

  #drag({ clientX }: PointerEvent): void {
    if (!this.#isDragged || this.slider === null || this.status === null) return;
    const { left, width } = this.slider.getBoundingClientRect();
    const place = Math.min(1, Math.max(0, width === 0 ? 0 : (clientX - left) / width));
    this.dispatchEvent(replayRequest({ do: "seek-time", time: place * this.status.duration }));
  }

  #endDrag(): void {
    if (!this.#isDragged) return;
    this.#isDragged = false;
    this.#request("scrubbed");
  }

  override render(): TemplateResult | typeof nothing {
    const { words, status } = this;
    if (words === null || status === null) return nothing;
    const { player } = words;
    return html`
      <div class="line" dir="ltr">
        <div class="marks" role="group" aria-label=${player.moments}>
          ${repeat(
            this.#marks,
            ({ seq }) => seq,
            (mark) => this.#markTemplate(mark),
          )}
        </div>
        <slot></slot>
        <span class="time now" part="time" aria-hidden="true"></span>
        <div
          class="slider"
          part="timeline"
          role="slider"
          tabindex="0"
          aria-label=${player.timeline}
          aria-valuemin="0"
          aria-valuemax=${this.count}
          aria-valuenow=${status.seq}
          aria-valuetext=${this.position}
          @keydown=${this.#press}
          @pointerdown=${this.#startDrag}
          @pointermove=${this.#drag}
          @pointerup=${this.#endDrag}
          @pointercancel=${this.#endDrag}
          @lostpointercapture=${this.#endDrag}
        >
          <div class="track" part="track">
            <div class="fill" part="played"></div>
            ${
              this.#rounds.length > MOST_ROUNDS
                ? nothing
                : this.#rounds.map(
                    ({ time }) => html`<div class="round" data-place=${placeOf(time, status.duration)}></div>`,
                  )
            }
          </div>
          <div class="thumb" part="thumb"></div>
        </div>
        <span class="time" part="time" aria-hidden="true">${timeText(status.duration)}</span>
      </div>
    `;
  }

  #markTemplate(mark: Mark): TemplateResult {
    return html`
      <button
        class="mark"
        part="mark"
        type="button"
        data-kind=${mark.kind}
        data-place=${mark.place}
        aria-label=${mark.label}
        @click=${() => this.dispatchEvent(replayRequest({ do: "seek", seq: mark.seq }))}
      >
        <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">${markSign(mark)}</svg>
        <span class="tip" aria-hidden="true">${mark.label}</span>
      </button>
    `;
  }
}

/** Returns the chapters of the first rounds, without reading the others. */
function firstRounds(chapters: readonly Chapter[], count: number): readonly Chapter[] {
  const rounds: Chapter[] = [];
  for (let place = 0; place < chapters.length && rounds.length < count; place++) {
    const chapter = chapters[place];
    if (chapter?.kind === "round") rounds.push(chapter);
  }
  return rounds;
}

function placeOf(time: number, duration: number): number {
  return duration === 0 ? 0 : time / duration;
}

/** Returns milliseconds as minutes and seconds: `1:05`. */
function timeText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-timeline": TjTimeline;
  }
}

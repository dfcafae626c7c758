import type { ReplayStrings } from "@thunderjack/stage";
import type { TapeStatus } from "@thunderjack/stage/tape-conductor";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import { buttonStyles } from "../../theme/button.styles.js";
import { replayRequest, type SimpleRequest } from "../replay-request.js";
import { type IconName, icon } from "./icons.js";
import { transportStyles } from "./tj-transport.styles.js";

/** The speeds in the menu. */
export const SPEEDS = [0.25, 0.5, 1, 1.5, 2, 4, 8, 16] as const;

/**
 * The buttons of a replay. The element dispatches requests, and stores no state of the replay.
 *
 * @element tj-transport
 * @fires tj-replay-request - a request to the replay
 * @slot - a badge before the speed
 * @csspart transport - the row of buttons
 * @csspart transport-button - a button in the row
 * @csspart speed - the menu of speeds
 * @csspart menu - the menu of the button for more actions
 * @csspart menu-item - each item of the menu
 */
export class TjTransport extends LitElement {
  static override styles = [buttonStyles, transportStyles];

  /** The strings of the replay. Without them, nothing is drawn. */
  @property({ attribute: false }) words: ReplayStrings | null = null;
  /** The status of the replay; `null` without a recording. A file can be opened in either case. */
  @property({ attribute: false }) status: TapeStatus | null = null;
  /** Whether the transcript is shown. */
  @property({ type: Boolean, attribute: "transcript-open" }) isTranscriptOpen = false;
  /** Whether the replay is shown in full screen. */
  @property({ type: Boolean, attribute: "full-screen" }) isFullScreen = false;
  /** Whether the page allows full screen. */
  @property({ type: Boolean, attribute: "can-full-screen" }) canFullScreen = false;

  @state() private isMenuOpen = false;
  @query(".more > button") private readonly moreButton!: HTMLButtonElement | null;
  @query(".play") private readonly playButton!: HTMLButtonElement | null;

  /** Moves the focus to the play button. */
  override focus(options?: FocusOptions): void {
    this.playButton?.focus(options);
  }

  #request(request: SimpleRequest): void {
    this.dispatchEvent(replayRequest({ do: request }));
  }

  #choose(request: SimpleRequest): void {
    this.isMenuOpen = false;
    this.moreButton?.focus();
    this.#request(request);
  }

  #setSpeed({ target }: Event): void {
    if (target instanceof HTMLSelectElement) {
      this.dispatchEvent(replayRequest({ do: "speed", speed: Number(target.value) }));
    }
  }

  #closeMenu(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !this.isMenuOpen) return;
    event.preventDefault();
    event.stopPropagation();
    this.isMenuOpen = false;
    this.moreButton?.focus();
  }

  #leaveMenu({ currentTarget, relatedTarget }: FocusEvent): void {
    const stays =
      relatedTarget instanceof Node && currentTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!stays) this.isMenuOpen = false;
  }

  override render(): TemplateResult | typeof nothing {
    const { words } = this;
    if (words === null) return nothing;
    return html`
      <div class="bar" part="transport" role="group" aria-label=${words.controls} dir="ltr">
        ${this.status === null ? nothing : this.#movesTemplate(words, this.status)}
        <div class="ways">
          <slot></slot>
          ${this.status === null ? nothing : this.#speedTemplate(words, this.status)}
          ${this.status === null ? nothing : this.#toggleTemplate("loop", words.loop, this.status.loop)}
          ${this.status === null ? nothing : this.#toggleTemplate("transcript", words.transcript, this.isTranscriptOpen)}
          ${this.#menuTemplate(words)}
          ${this.canFullScreen ? this.#toggleTemplate("full-screen", words.fullScreen, this.isFullScreen) : nothing}
        </div>
      </div>
    `;
  }

  #movesTemplate(words: ReplayStrings, { isPlaying, isAtEnd, isLive, seq }: TapeStatus): TemplateResult {
    const isOver = isAtEnd && !isPlaying && !isLive;
    const [sign, label]: [IconName, string] = isPlaying
      ? ["pause", words.pause]
      : isOver
        ? ["again", words.playAgain]
        : ["play", words.play];
    const isAtStart = seq === 0;
    return html`
      <div class="moves">
        ${this.#buttonTemplate("previous-round", words.previousRound, isAtStart)}
        ${this.#buttonTemplate("previous-decision", words.previousDecision, isAtStart)}
        ${this.#buttonTemplate("step-back", words.stepBack, isAtStart)}
        <button class="play" part="transport-button" type="button" aria-label=${label} title=${label} @click=${() => this.#request("toggle")}>
          ${icon(sign)}
        </button>
        ${this.#buttonTemplate("step-forward", words.stepForward, isAtEnd)}
        ${this.#buttonTemplate("next-decision", words.nextDecision, isAtEnd)}
        ${this.#buttonTemplate("next-round", words.nextRound, isAtEnd)}
      </div>
    `;
  }

  /** Returns a button that uses `aria-disabled`, so that it keeps the focus when it becomes disabled. */
  #buttonTemplate(request: SimpleRequest & IconName, label: string, isDisabled: boolean): TemplateResult {
    return html`
      <button
        part="transport-button"
        type="button"
        data-do=${request}
        aria-label=${label}
        title=${label}
        aria-disabled=${isDisabled ? "true" : "false"}
        @click=${() => (isDisabled ? undefined : this.#request(request))}
      >
        ${icon(request)}
      </button>
    `;
  }

  #toggleTemplate(request: SimpleRequest & IconName, label: string, isOn: boolean): TemplateResult {
    return html`
      <button
        part="transport-button"
        type="button"
        data-do=${request}
        aria-label=${label}
        title=${label}
        aria-pressed=${isOn ? "true" : "false"}
        @click=${() => this.#request(request)}
      >
        ${icon(request)}
      </button>
    `;
  }

  #speedTemplate({ speed: label, language }: ReplayStrings, { rate }: TapeStatus): TemplateResult {
    const figures = new Intl.NumberFormat(language, { numberingSystem: "latn" });
    const speeds = [...new Set([...SPEEDS, rate])].sort((one, other) => one - other);
    return html`
      <select part="speed" aria-label=${label} title=${label} .value=${String(rate)} @change=${this.#setSpeed}>
        ${speeds.map((one) => html`<option value=${one} ?selected=${one === rate}>×${figures.format(one)}</option>`)}
      </select>
    `;
  }

  #menuTemplate(words: ReplayStrings): TemplateResult {
    const items: [SimpleRequest, string][] = [
      ...(this.status === null
        ? []
        : ([
            ["copy-link", words.copyLink],
            ["download", words.download],
            ["workshop", words.workshop],
          ] satisfies [SimpleRequest, string][])),
      ["open-file", words.openFile],
      ["keys", words.keys],
    ];
    return html`
      <div class="more" @keydown=${this.#closeMenu} @focusout=${this.#leaveMenu}>
        <button
          part="transport-button"
          type="button"
          aria-label=${words.more}
          title=${words.more}
          aria-expanded=${this.isMenuOpen ? "true" : "false"}
          @click=${() => {
            this.isMenuOpen = !this.isMenuOpen;
          }}
        >
          ${icon("more")}
        </button>
        ${
          this.isMenuOpen
            ? html`<div class="menu" part="menu">
                ${items.map(
                  ([request, label]) =>
                    html`<button part="menu-item" type="button" data-do=${request} @click=${() => this.#choose(request)}>${label}</button>`,
                )}
              </div>`
            : nothing
        }
      </div>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-transport": TjTransport;
  }
}

import { MOVES_BY_WORD } from "@thunderjack/core";
import type { Advice, AdvisedMove } from "@thunderjack/odds";
import { ENGLISH, type HintStrings, type Phrasebook } from "@thunderjack/stage";
import { ENGLISH_HINTS } from "@thunderjack/stage/english/hints";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import * as tj from "../../theme/tokens.js";

/** The contents of a hint, and the bet of its hand, in hundredths of a credit. */
export interface Hint {
  readonly advice: Advice;
  readonly bet: number;
}

/** The width of an average character and the height of a line, relative to the font size. */
const CHARACTER = 0.53;
const LINE = 1.3;

/** The padding and the edges of the text, in CSS pixels. */
const PADDING = { x: 22, y: 10 } as const;

/**
 * A hint, or the note after a round. Without either, nothing is drawn. It is not a live region, because the host
 * announces {@link TjAdvice.aloud}.
 *
 * @element tj-advice
 * @csspart moves - the list of moves, best first
 */
export class TjAdvice extends LitElement {
  static override styles = css`
    :host {
      display: grid !important;
      position: relative;
      isolation: isolate;
      align-items: var(--tj-advice-align, center) !important;
      justify-items: center !important;
      color: ${tj.railText} !important;
      font-size: var(--tj-advice-size, 13px) !important;
      line-height: 1.3 !important;
      pointer-events: none;
    }

    .advice {
      padding: 4px 10px;
      border: 1px solid ${tj.faint(tj.gold, 45)};
      border-radius: ${tj.radiusLabel};
      background: ${tj.railDark};
      text-align: center;
      text-wrap: balance;
    }

    /* A table blurs the printing under the whole panel, because a plate across its letters looks torn. */
    .advice::before {
      content: "";
      position: absolute;
      z-index: -1;
      inset: 0;
      backdrop-filter: blur(var(--tj-advice-blur, 0));
      mask: linear-gradient(90deg, #0000, #000 8% 92%, #0000);
    }

    ul,
    li,
    p {
      display: inline;
      margin: 0;
      padding: 0;
    }

    li:not(:last-child)::after {
      content: " · " / "";
      color: ${tj.railQuiet};
    }

    strong {
      color: ${tj.goldLight};
    }

    .faint {
      color: ${tj.railQuiet};
    }

    .faint::before {
      content: " ";
    }

    :host([extent^="brief"]) .faint,
    :host([extent="briefest"]) li:nth-child(n + 3) {
      position: absolute;
      clip-path: inset(50%);
    }

    :host([extent="briefest"]) li:nth-child(2)::after,
    :host([extent="bars"]) li::after {
      content: none;
    }

    :host([extent="bars"]) {
      justify-items: stretch !important;
    }

    :host([extent="bars"]) .advice {
      padding: 12px 14px;
      border-color: ${tj.shadeLine};
      border-radius: ${tj.radius};
      text-align: start;
      text-wrap: pretty;
    }

    :host([extent="bars"]) :is(.title, ul) {
      display: grid;
      gap: 6px;
      margin-block-end: 8px;
    }

    :host([extent="bars"]) ul {
      grid-template-columns: minmax(7.5em, max-content) minmax(4em, 1fr) minmax(4.6em, max-content);
      column-gap: 10px;
    }

    :host([extent="bars"]) li {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      align-items: center;
    }

    .title {
      color: ${tj.goldLight};
      font-weight: 800;
      font-size: 1.15em;
    }

    .amount {
      font-weight: 700;
      font-variant-numeric: tabular-nums;
      text-align: end;
    }

    svg {
      width: 100%;
      height: 14px;
      border: 1px solid ${tj.shadeLine};
      border-radius: 2px 7px;
      background: ${tj.shade};
      fill: ${tj.railQuiet};
    }

    .loss {
      fill: ${tj.lost};
    }

    li:first-child svg {
      fill: ${tj.turn};
    }

    line {
      stroke: ${tj.railText};
      vector-effect: non-scaling-stroke;
    }

    [dir="rtl"] svg {
      transform: scaleX(-1);
    }

    /* The colours of drawings are not forced. */
    @media (forced-colors: active) {
      svg,
      .loss {
        border-color: CanvasText;
        background: Canvas;
        fill: CanvasText;
      }

      li:first-child svg {
        fill: Highlight;
      }

      line {
        stroke: CanvasText;
      }
    }
  `;

  /** The hint; `null` for none. */
  @property({ attribute: false }) hint: Hint | null = null;

  /** The sentences of the note after a round. */
  @property({ attribute: false }) notes: readonly string[] = [];

  /** The strings of the table, such as the names of the cards. English by default. */
  @property({ attribute: false }) phrases: Phrasebook = ENGLISH;

  /** The strings of the hints. English by default. */
  @property({ attribute: false }) words: HintStrings = ENGLISH_HINTS;

  /**
   * How much of a hint is visible: everything, everything but its basis (`brief`), or only the two best moves
   * (`briefest`). Screen readers read everything. With `bars`, each move has a line with its expected result as an
   * amount and as a bar, for a panel beside the table.
   */
  @property({ reflect: true, useDefault: true }) extent: "all" | "brief" | "briefest" | "bars" = "all";

  /** Whether there is neither a hint nor a note. */
  get isEmpty(): boolean {
    return this.hint === null && this.notes.length === 0;
  }

  /**
   * Returns the largest extent and font size with which the text fits into a box.
   *
   * @param fontWidth the width of the font, relative to the usual fonts of systems
   */
  fit({ width, height }: Pick<DOMRect, "width" | "height">, fontWidth: number) {
    const { aloud, hint, words } = this;
    const basis = hint === null ? 0 : words.basis[hint.advice.basis].length;
    for (const [extent, hidden] of [
      ["all", 0],
      ["brief", basis],
    ] as const) {
      for (const size of [13, 12, 11]) {
        const lines = Math.ceil(((aloud.length - hidden) * size * CHARACTER * fontWidth) / (width - PADDING.x));
        if (lines * size * LINE + PADDING.y <= height) return { size, extent, isTight: false };
      }
    }
    return { size: 11, extent: "briefest" as const, isTight: true };
  }

  /** The shown text as sentences for a screen reader. */
  get aloud(): string {
    const { hint, notes, words, phrases } = this;
    if (hint === null) return notes.join(" ");
    const { advice, bet } = hint;
    const moves = advice.moves.map((move, place) => this.#moveWords(move, place === 0, bet));
    return `${phrases.list(moves)}. ${words.basis[advice.basis]}`;
  }

  override render(): TemplateResult {
    const { hint, phrases, isEmpty } = this;
    return html`<div lang=${phrases.language} dir=${phrases.direction}>${
      isEmpty
        ? nothing
        : html`<div class="advice">${hint === null ? this.#notesTemplate() : this.#hintTemplate(hint)}</div>`
    }</div>`;
  }

  #notesTemplate(): TemplateResult {
    return html`${this.notes.map((note) => html`<p>${note} </p>`)}`;
  }

  #hintTemplate({ advice, bet }: Hint): TemplateResult {
    if (this.extent === "bars") return this.#barsTemplate(advice, bet);
    return html`
      <ul part="moves">${advice.moves.map((move, place) => html`<li>${this.#moveTemplate(move, place === 0, bet)}</li>`)}</ul>
      <p class="faint">${this.words.basis[advice.basis]}</p>
    `;
  }

  #barsTemplate({ moves, basis }: Advice, bet: number): TemplateResult {
    const { words, phrases } = this;
    // Half of the width is one bet, or more if a move is expected to gain or lose more.
    const scale = Math.max(1, ...moves.map(({ value }) => Math.abs(value)));
    return html`
      <p class="title">${words.hint}</p>
      <ul part="moves">${moves.map(({ move, value }, place) => {
        const name = phrases.commands[MOVES_BY_WORD[move]];
        return html`<li>
          ${place === 0 ? html`<strong>★ ${name}</strong>` : html`<span>${name}</span>`}
          ${barTemplate(value / scale)}
          <span class="amount">${phrases.gain(Math.round(value * bet))}</span>
        </li>`;
      })}</ul>
      <p class="faint">${words.expected(phrases.credits(bet))} ${words.basis[basis]}</p>
    `;
  }

  #moveTemplate(move: AdvisedMove, isBest: boolean, bet: number): TemplateResult {
    const words = this.#moveWords(move, isBest, bet);
    return isBest ? html`<strong>★ ${words}</strong>` : html`${words}`;
  }

  #moveWords({ move, cost }: AdvisedMove, isBest: boolean, bet: number): string {
    const { words, phrases } = this;
    const name = phrases.commands[MOVES_BY_WORD[move]];
    if (isBest) return phrases.pair(words.best, name);
    return `${name} ${words.costs(phrases.credits(Math.round(cost * bet)), share(cost, phrases))}`;
  }
}

/** Draws a value from -1 to 1 as a bar that begins in the middle. */
function barTemplate(value: number): TemplateResult {
  return html`<svg class=${value < 0 ? "loss" : ""} viewBox="-1 0 2 1" preserveAspectRatio="none" aria-hidden="true">
    <rect x=${Math.min(0, value)} width=${Math.abs(value)} height="1"></rect>
    <line y2="1"></line>
  </svg>`;
}

/** Returns a share as a percentage: "13.0%" for 0.13. The number of decimals defaults to one. */
export function share(of: number, { language }: Phrasebook, digits = 1): string {
  return new Intl.NumberFormat(language, {
    style: "percent",
    numberingSystem: "latn",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(of);
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-advice": TjAdvice;
  }
}

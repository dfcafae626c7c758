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
      display: block !important;
      background: ${tj.railDark} !important;
      color: ${tj.railText} !important;
      font-size: 13px !important;
      line-height: 1.4 !important;
    }

    .advice {
      padding: 8px 12px;
      border-top: 1px solid ${tj.faint(tj.gold, 45)};
      text-align: center;
    }

    ul {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: 2px 16px;
      margin: 0;
      padding: 0;
      list-style: none;
    }

    strong {
      color: ${tj.goldLight};
    }

    p {
      margin: 0;
    }

    .faint {
      color: ${tj.railQuiet};
      font-size: 12px;
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

  /** The shown text as sentences for a screen reader. */
  get aloud(): string {
    const { hint, notes, words, phrases } = this;
    if (hint === null) return notes.join(" ");
    const { advice, bet } = hint;
    const moves = advice.moves.map((move, place) => this.#moveWords(move, place === 0, bet));
    return `${phrases.list(moves)}. ${words.basis[advice.basis]}`;
  }

  override render(): TemplateResult {
    const { hint, notes, phrases } = this;
    const isEmpty = hint === null && notes.length === 0;
    return html`<div lang=${phrases.language} dir=${phrases.direction}>${
      isEmpty
        ? nothing
        : html`<div class="advice">${hint === null ? this.#notesTemplate() : this.#hintTemplate(hint)}</div>`
    }</div>`;
  }

  #notesTemplate(): TemplateResult {
    return html`${this.notes.map((note) => html`<p>${note}</p>`)}`;
  }

  #hintTemplate({ advice, bet }: Hint): TemplateResult {
    return html`
      <ul part="moves">${advice.moves.map((move, place) => html`<li>${this.#moveTemplate(move, place === 0, bet)}</li>`)}</ul>
      <p class="faint">${this.words.basis[advice.basis]}</p>
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

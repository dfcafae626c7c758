import { MOVES_BY_WORD } from "@thunderjack/core";
import type { Advice, AdvisedMove } from "@thunderjack/odds";
import { ENGLISH, type Phrasebook } from "@thunderjack/stage";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import type { AdviceWords } from "../advice/advice-words.js";
import { ENGLISH_ADVICE } from "../advice/english.js";
import * as tj from "../tokens.js";

/** What a hint says, and the bet that it is about, in hundredths. */
export interface Hint {
  readonly advice: Advice;
  readonly bet: number;
}

/**
 * A hint, or the note after a round; nothing where there is nothing to say. It is no live region: who shows it has it
 * said, see {@link TjAdvice.aloud}.
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

  /** What is advised; `null` for no hint. */
  @property({ attribute: false }) hint: Hint | null = null;

  /** What is said after the round, a sentence each. */
  @property({ attribute: false }) notes: readonly string[] = [];

  @property({ attribute: false }) phrases: Phrasebook = ENGLISH;

  @property({ attribute: false }) words: AdviceWords = ENGLISH_ADVICE;

  /** All that it shows, in sentences to be read out. */
  get aloud(): string {
    const { hint, notes, words } = this;
    if (hint === null) return notes.join(" ");
    const { advice, bet } = hint;
    const moves = advice.moves.map((move, place) => this.#moveWords(move, place === 0, bet));
    return `${moves.join(", ")}. ${words.basis[advice.basis]}`;
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
    if (isBest) return `${words.best}: ${name}`;
    return `${name} ${words.costs(phrases.credits(Math.round(cost * bet)), share(cost, phrases))}`;
  }
}

/** A share of the bet in per cent, with one decimal. */
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

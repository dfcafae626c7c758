import { storm, wordmark } from "@thunderjack/artwork";
import type { CardId } from "@thunderjack/cards";
import { html, nothing, svg, type TemplateResult } from "lit";

/** The height of the capitals of the wordmark, in units of its box. */
const CAP = 100;

/** The hook of the J extends below the other capitals by this share of their height. */
const HOOK = 0.52;

const MARK = wordmark("THUNDERJACK", CAP, Number.POSITIVE_INFINITY);

/** The name of the game in large storm capitals. The page has the name as text, too. */
export function wordmarkTemplate(): TemplateResult {
  const width = Math.ceil(MARK.width);
  return html`<svg
    class="wordmark"
    viewBox="${-width / 2} ${-CAP / 2} ${width} ${CAP * (1 + HOOK)}"
    aria-hidden="true"
  >
    <defs>
      <linearGradient id="gold" x1="0" y1=${-CAP / 2} x2="0" y2=${CAP / 2} gradientUnits="userSpaceOnUse">
        <stop class="gold-0" offset="0"></stop>
        <stop class="gold-1" offset=".5"></stop>
        <stop class="gold-2" offset="1"></stop>
      </linearGradient>
    </defs>
    ${MARK.letters.map(({ path }) => svg`<path d=${path}></path>`)}
  </svg>`;
}

/** A word in storm capitals. The caller provides its text for screen readers. */
export function stormTemplate(word: string): TemplateResult | string {
  const lettering = storm(word, CAP);
  if (lettering === null) return word;
  return html`<svg class="storm" viewBox="0 0 ${Math.ceil(lettering.width)} ${CAP}" aria-hidden="true">
    <path d=${lettering.path}></path>
  </svg>`;
}

/** A few overlapping cards. They are an illustration and have no accessible names. */
export function fanTemplate(cards: readonly CardId[], deck: string): TemplateResult | typeof nothing {
  if (cards.length === 0) return nothing;
  return html`<div class="fan" aria-hidden="true">
    ${cards.map((card) => html`<tj-card card=${card.replace(/_\d+$/, "")} deck=${deck}></tj-card>`)}
  </div>`;
}

/** An icon in a box of 24 by 24. */
export function iconTemplate(path: string): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>`;
}

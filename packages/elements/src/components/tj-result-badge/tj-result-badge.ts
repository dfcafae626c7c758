import { BOLT_PATH, RESULT_ICONS } from "@thunderjack/artwork";
import type { BadgeView } from "@thunderjack/stage";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { resultBadgeStyles } from "./tj-result-badge.styles.js";

/** The signs of the results, as path data to stroke in a view box of 24 by 24. */
const SIGNS: Readonly<Record<BadgeView["tone"], string>> = {
  win: RESULT_ICONS.check,
  award: RESULT_ICONS.check,
  push: RESULT_ICONS.equal,
  lose: RESULT_ICONS.cross,
};

/** The tones of the results that are not an award. */
const TONES: Partial<Record<BadgeView["kind"], BadgeView["tone"]>> = {
  win: "win",
  push: "push",
  lose: "lose",
  bust: "lose",
  surrender: "lose",
  "dealer-bust": "lose",
};

/**
 * The result of a hand. A sign distinguishes wins, losses and pushes without colours.
 *
 * @element tj-result-badge
 * @slot - the amount that was won or lost, after the text
 * @csspart badge - the badge with its sign, its text and the amount
 * @cssproperty [--tj-badge-size=14px] - the font size
 */
export class TjResultBadge extends LitElement {
  static override styles = resultBadgeStyles;

  /**
   * The look: `win`, `push`, `lose`, `bust`, `surrender`, `blackjack`, `blitz`, `thunderjack`, `dealer-bust`,
   * `dealer-blackjack`.
   */
  @property() kind: BadgeView["kind"] = "push";

  /** The text. Without text, nothing is drawn. */
  @property() label = "";

  /** Whether the text is hidden because only the sign and the amount fit. Screen readers still read the text. */
  @property({ type: Boolean, reflect: true, attribute: "brief" }) isBrief = false;

  /** Whether the sign is hidden because only the amount fits. */
  @property({ type: Boolean, reflect: true, attribute: "bare" }) isBare = false;

  override render(): TemplateResult | typeof nothing {
    if (this.label === "") return nothing;
    const { kind, label } = this;
    const sign =
      kind === "thunderjack" || kind === "blitz"
        ? html`<svg class="bolt" viewBox="-.5 -.5 1 1" aria-hidden="true"><path d=${BOLT_PATH}></path></svg>`
        : html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${SIGNS[TONES[kind] ?? "award"]}></path></svg>`;
    return html`<span class="badge" part="badge" data-kind=${kind}>${sign}<span class="word">${label}</span><slot></slot></span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-result-badge": TjResultBadge;
  }
}

import { BOLT_PATH } from "@thunderjack/artwork";
import type { BadgeView } from "@thunderjack/stage";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { resultBadgeStyles } from "./tj-result-badge.styles.js";

/**
 * The result of a hand.
 *
 * @element tj-result-badge
 * @csspart badge - the whole label
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

  override render(): TemplateResult | typeof nothing {
    if (this.label === "") return nothing;
    const hasBolt = this.kind === "thunderjack" || this.kind === "blitz";
    const bolt = html`<svg viewBox="-.5 -.5 1 1" aria-hidden="true"><path d=${BOLT_PATH}></path></svg>`;
    return html`<span class="badge" part="badge" data-kind=${this.kind}>${hasBolt ? bolt : nothing}${this.label}</span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-result-badge": TjResultBadge;
  }
}

import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { figureStyles } from "../../theme/figure.styles.js";
import * as tj from "../../theme/tokens.js";

/**
 * An amount that was won or lost. The amount is the content of the element: `<tj-winnings sign="1"
 * label="Round">+15</tj-winnings>`.
 *
 * @element tj-winnings
 * @slot - the amount with its sign
 * @csspart label - the label of the amount
 * @csspart amount - the amount
 */
export class TjWinnings extends LitElement {
  static override styles = [
    figureStyles,
    css`
      :host([sign="0"]) {
        --tj-amount: ${tj.push};
      }

      :host([sign="1"]) {
        --tj-amount: ${tj.won};
      }

      :host([sign="-1"]) {
        --tj-amount: ${tj.lost};
      }
    `,
  ];

  /** The sign of the amount: 1 for a win, -1 for a loss, 0 for neither. */
  @property({ type: Number, reflect: true }) sign = 0;

  /** The label before the amount; empty for no label. */
  @property() label = "";

  override render(): TemplateResult {
    const label = this.label === "" ? nothing : html`<span class="label" part="label">${this.label}</span> `;
    return html`${label}<b part="amount"><slot></slot></b>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-winnings": TjWinnings;
  }
}

import { html, LitElement, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { figureStyles } from "../figure.styles.js";

/**
 * An amount of credits with its name, as it is written in it: `<tj-credits label="Credits">1,250</tj-credits>`.
 *
 * @element tj-credits
 * @slot - the amount
 * @csspart label - its name
 * @csspart amount - the amount
 * @cssproperty [--tj-amount] - the colour of the amount
 */
export class TjCredits extends LitElement {
  static override styles = figureStyles;

  /** What is had, or lies on the table: "Credits", "Bets". */
  @property() label = "";

  override render(): TemplateResult {
    return html`<span class="label" part="label">${this.label}</span> <b part="amount"><slot></slot></b>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-credits": TjCredits;
  }
}

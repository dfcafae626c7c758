import { isAmount } from "@thunderjack/core";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { totalStyles } from "./tj-total.styles.js";

/**
 * The total of a hand, with the words around the figure, such as "soft", in smaller letters.
 *
 * @element tj-total
 * @csspart total - the whole label
 * @csspart soft - the words around the figure
 * @cssproperty [--tj-total-size=14px] - the size of the figure
 */
export class TjTotal extends LitElement {
  static override styles = totalStyles;

  /** The total. Without a total, nothing is drawn. */
  @property({ type: Number }) value: number | null = null;

  /** The text of the total, with the value in figures: "15" or "soft 15". Defaults to the value. */
  @property() label = "";

  /** Whether it is the turn of the hand. */
  @property({ type: Boolean, reflect: true, attribute: "turn" }) isTurn = false;

  override render(): TemplateResult | typeof nothing {
    if (this.value === null || !isAmount(Number(this.value))) return nothing;
    const figure = `${this.value}`;
    const [before = "", after = ""] = (this.label || figure).split(figure);
    const words = (text: string) =>
      text === "" ? nothing : html`<span class="soft" part="soft">${text.trim()}</span>`;
    // Screen readers need the space between the words, although the style sets the visible gap.
    return html`<span class="total" part="total">${words(before)}${before && " "}${figure}${after && " "}${words(after)}</span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-total": TjTotal;
  }
}

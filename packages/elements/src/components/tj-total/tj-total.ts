import { isAmount } from "@thunderjack/core";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { totalStyles } from "./tj-total.styles.js";

/**
 * The total of a hand. The words around the number, such as "soft", are smaller than the number.
 *
 * @element tj-total
 * @csspart total - the number and the words around it
 * @csspart soft - the words around the number
 * @cssproperty [--tj-total-size=14px] - the font size of the number
 */
export class TjTotal extends LitElement {
  static override styles = totalStyles;

  /** The total. Without a total, nothing is drawn. */
  @property({ type: Number }) value: number | null = null;

  /** The text of the total, which contains the value in digits: "15" or "soft 15". Defaults to the value. */
  @property() label = "";

  /** Whether it is the turn of the hand. */
  @property({ type: Boolean, reflect: true, attribute: "turn" }) isTurn = false;

  override render(): TemplateResult | typeof nothing {
    if (this.value === null || !isAmount(Number(this.value))) return nothing;
    const figure = `${this.value}`;
    const [before = "", after = ""] = (this.label || figure).split(figure);
    const words = (text: string) =>
      text === "" ? nothing : html`<span class="soft" part="soft">${text.trim()}</span>`;
    // Screen readers need the spaces, although the styles already separate the words visibly.
    return html`<span class="total" part="total">${words(before)}${before && " "}${figure}${after && " "}${words(after)}</span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-total": TjTotal;
  }
}

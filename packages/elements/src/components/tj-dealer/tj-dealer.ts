import { type DealerView, loneDealer } from "@thunderjack/stage";
import { html, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { fanStyles } from "../../theme/fan.styles.js";
import { cardsIn } from "../attribute-values.js";
import { badgeTemplate, totalTemplate } from "../badge.js";
import { CardFan } from "../card-fan.js";
import { repeat } from "../repeat.js";
import { dealerStyles } from "./tj-dealer.styles.js";

/**
 * The dealer's hand, with a hidden hole card until it is revealed: `<tj-dealer cards="10_h ?"></tj-dealer>`.
 *
 * @element tj-dealer
 * @csspart cards - the cards
 * @csspart total - the total of the cards that lie face up
 * @csspart badge - the badge of a bust or a blackjack
 * @cssproperty [--tj-card-width=72px] - the width of the cards
 */
export class TjDealer extends CardFan {
  static override styles = [fanStyles, dealerStyles];

  /** The hand of a table's view. If set, `cards` and `label` are ignored. */
  @property({ attribute: false }) view: DealerView | null = null;

  override render(): TemplateResult | typeof nothing {
    const view = this.view ?? loneDealer(cardsIn(this.cards), this.label);
    if (view === null) return nothing;
    const { label, cards, total, badge } = view;
    const places = cards.length > 0 ? nothing : html`<div class="empty"></div><div class="empty"></div>`;
    return html`
      <div class="dealer" role="group" aria-label=${label}>
        <div class="cards" part="cards">
          <div class="fan">
            ${places}${repeat(
              cards,
              ({ key }) => key,
              (card) => html`<tj-card exportparts="card" .view=${card} .deck=${this.deck}></tj-card>`,
            )}
          </div>
          <div class="result">${badgeTemplate(badge)}</div>
        </div>
        <div class="foot">${totalTemplate(total)}</div>
      </div>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-dealer": TjDealer;
  }
}

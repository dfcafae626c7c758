import type { DealerView } from "@thunderjack/stage";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, query, queryAll } from "lit/decorators.js";
import { badgeTemplate, totalTemplate } from "../badge.js";
import { fanStyles } from "../fan.styles.js";
import { repeat } from "../repeat.js";
import type { TjCard } from "../tj-card/tj-card.js";
import { dealerStyles } from "./tj-dealer.styles.js";

/**
 * The dealer's hand, with a hidden hole card until it is shown.
 *
 * @element tj-dealer
 * @csspart cards - the cards
 * @csspart total - the total of what lies face up
 * @csspart badge - that the dealer went over 21 or has a blackjack
 * @cssproperty [--tj-card-width=72px] - how wide the cards are
 */
export class TjDealer extends LitElement {
  static override styles = [fanStyles, dealerStyles];

  /** The hand to draw; nothing is drawn without one. */
  @property({ attribute: false }) view: DealerView | null = null;

  /** What deck the cards are of, as on `tj-card`. */
  @property({ reflect: true, useDefault: true }) deck = "standard";

  @query(".fan") private readonly fan!: HTMLElement | null;
  @queryAll("tj-total, tj-result-badge") private readonly labels!: NodeListOf<LitElement>;
  @queryAll("tj-card") private readonly drawnCards!: NodeListOf<TjCard>;

  /** The cards as they are drawn now, in the order in which they were taken. */
  get cards(): readonly TjCard[] {
    return [...this.drawnCards];
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    await Promise.all([...this.cards, ...this.labels].map((part) => part.updateComplete));
    return isComplete;
  }

  protected override updated(): void {
    this.fan?.style.setProperty("--gaps", String(Math.max(1, this.drawnCards.length - 1)));
  }

  override render(): TemplateResult | typeof nothing {
    if (this.view === null) return nothing;
    const { label, cards, total, badge } = this.view;
    const places = cards.length > 0 ? nothing : html`<div class="empty"></div><div class="empty"></div>`;
    return html`
      <div class="dealer" role="group" aria-label=${label}>
        <div class="cards" part="cards">
          <div class="fan">
            ${places}${repeat(
              cards,
              ({ key }) => key,
              (card) => html`<tj-card .view=${card} .deck=${this.deck}></tj-card>`,
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

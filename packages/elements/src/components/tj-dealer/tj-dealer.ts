import type { DealerView } from "@thunderjack/stage";
import type { DealerLayout, TextSizes } from "@thunderjack/stage/layout";
import { dealerCaption } from "@thunderjack/stage/round-layout";
import { html, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { hasChanged } from "../../platform/has-changed.js";
import { fanStyles } from "../../theme/fan.styles.js";
import { dealerBadgeTemplate, totalTemplate } from "../badge.js";
import { CardFan, loneHands } from "../card-fan.js";
import { dealerBox } from "../dealer-box.js";
import { beside, centred, placed, px } from "../placed.js";
import { repeat } from "../repeat.js";
import { dealerStyles } from "./tj-dealer.styles.js";

/**
 * The dealer's hand, for example with a face-down hole card: `<tj-dealer cards="10_h ?"></tj-dealer>`.
 *
 * @element tj-dealer
 * @csspart cards - the cards
 * @csspart total - the total of the face-up cards
 * @csspart badge - the badge of a bust or a blackjack
 * @cssproperty [--tj-card-width=72px] - the width of the cards
 */
export class TjDealer extends CardFan {
  static override styles = [fanStyles, dealerStyles];

  /** The hand of a table's view; `null` without a table. If set, `cards` and `label` are ignored. */
  @property({ attribute: false, hasChanged }) view: DealerView | null = null;

  /** The layout of the table, which places the parts. Without a layout, they are in normal flow. */
  @property({ attribute: false, hasChanged }) layout: DealerLayout | null = null;

  /** The font sizes of the table, used with `layout`. */
  @property({ attribute: false, hasChanged }) text: TextSizes | null = null;

  override render(): TemplateResult | typeof nothing {
    const { layout, text } = this;
    const lone = layout === null || this.view === null ? loneHands.for(this) : null;
    if (layout === null && lone === null) return nothing;
    const view = this.view ?? lone?.loneDealerView(this) ?? null;
    if (view === null) return nothing;
    const { label, cards, total, badge } = view;
    const room = layout === null ? undefined : dealerBox(layout);
    const places = [0, 1].map((place) => html`<div class="empty" style=${placed(layout?.places[place], room)}></div>`);
    const caption = layout === null || text === null ? null : dealerCaption(view, layout, text);
    const sizes: Readonly<Record<string, string>> =
      caption === null ? {} : { "--tj-total-size": px(caption.totalSize), "--tj-badge-size": px(caption.resultSize) };
    const result = dealerBadgeTemplate(badge, caption?.result);
    const box = layout?.result ?? null;
    return html`
      <div class="dealer" role="group" aria-label=${label} ?data-lost=${badge?.tone === "lose"} ?data-placed=${layout !== null}>
        <div class="cards" part="cards">
          <div class="fan">
            ${cards.length > 0 ? nothing : places}${repeat(
              cards,
              ({ key }) => key,
              (card) =>
                html`<tj-card exportparts="card" .view=${card} .deck=${this.deck} style=${this.placedCard(card, layout === null || room === undefined ? null : { cards: layout.cards, room })}></tj-card>`,
            )}
          </div>
        </div>
        <div class="foot" ?data-brief=${caption?.hasWords === false} ?data-named=${caption?.hasName} style=${beside(layout?.caption, room, { ...sizes, "--tj-dealer-name": JSON.stringify(label) })}>${totalTemplate(total)}${box === null ? result : nothing}</div>
        ${box === null ? nothing : html`<div class="foot" style=${centred(box, room, sizes)}>${result}</div>`}
      </div>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-dealer": TjDealer;
  }
}

import type { Amount } from "@thunderjack/core";
import { type BadgeView, type HandView, loneHand } from "@thunderjack/stage";
import { html, nothing, type TemplateResult } from "lit";
import { property, query } from "lit/decorators.js";
import { fanStyles } from "../../theme/fan.styles.js";
import { cardsIn } from "../attribute-values.js";
import { badgeTemplate, totalTemplate } from "../badge.js";
import { CardFan } from "../card-fan.js";
import { repeat } from "../repeat.js";
import { handStyles } from "./tj-hand.styles.js";

/**
 * A player's hand: its cards, its total, its bet, its result, and a marker during its turn. Without a table: `<tj-hand
 * cards="a_s j_s" bet="1000" outcome="thunderjack"></tj-hand>`.
 *
 * @element tj-hand
 * @csspart cards - the cards
 * @csspart total - the total, with the part `soft` if an ace counts as 11
 * @csspart bet - the bet
 * @csspart badge - the result of the hand
 * @csspart won - the winnings, without the stake
 * @cssproperty [--tj-card-width=72px] - the width of its cards
 * @cssproperty [--tj-fan-step=0.4] - the preferred distance between two cards, in card widths
 */
export class TjHand extends CardFan {
  static override styles = [fanStyles, handStyles];

  /** The hand of a table's view. If set, all other properties except `deck` are ignored. */
  @property({ attribute: false }) view: HandView | null = null;

  /** The bet, in hundredths of a credit. */
  @property({ type: Number }) bet: Amount = 0;

  /** The result, in the words of `tj-result-badge`. */
  @property() outcome: BadgeView["kind"] | null = null;

  /** The winnings without the stake, in hundredths of a credit. */
  @property({ type: Number }) won: Amount = 0;

  /** Whether it is the turn of this hand. */
  @property({ type: Boolean, attribute: "turn" }) isTurn = false;

  /** Whether the hand was doubled. The third card of a doubled hand lies across the others. */
  @property({ type: Boolean, attribute: "doubled" }) isDoubled = false;

  @query(".won") private readonly winnings!: HTMLElement | null;

  /** Animates the won amount, which rises from the table. */
  riseWinnings(duration: number): Animation | null {
    if (this.winnings === null) return null;
    return this.winnings.animate(
      [
        { transform: "translateY(160%) scale(.6)", opacity: 0 },
        { transform: "translateY(-18%) scale(1.12)", opacity: 1, offset: 0.7 },
        { transform: "none", opacity: 1 },
      ],
      { duration, easing: "cubic-bezier(.2, .8, .3, 1)" },
    );
  }

  override render(): TemplateResult | typeof nothing {
    const view = this.view ?? loneHand(cardsIn(this.cards), this);
    if (view === null) return nothing;
    const { label, cards, total, bet, betText, insuranceText, isTurn, badge, wonText } = view;
    const isLost = badge?.kind === "lose" || badge?.kind === "bust";
    return html`
      <div
        class="hand"
        ?data-lost=${isLost}
        role="group"
        aria-label=${label || nothing}
        aria-current=${isTurn ? "true" : nothing}
      >
        <div class="cards" part="cards">
          <div class="fan" ?data-many=${cards.length > 4}>
            ${isTurn ? html`<tj-turn-marker part="turn"></tj-turn-marker>` : nothing}
            ${repeat(
              cards,
              ({ key }) => key,
              (card) =>
                html`<tj-card exportparts="card" .view=${card} .deck=${this.deck} ?data-across=${card.isAcross}></tj-card>`,
            )}
          </div>
          <div class="result">${badgeTemplate(badge)}${wonText === null ? nothing : html`<tj-winnings class="won" part="won" exportparts="amount: won-amount" sign="1">${wonText}</tj-winnings>`}</div>
        </div>
        <div class="foot">
          ${totalTemplate(total, isTurn)}
          ${bet === 0 ? nothing : html`<span class="bet" part="bet">${betText}</span>`}
          ${insuranceText === null ? nothing : html`<span class="bet" part="insurance">${insuranceText}</span>`}
        </div>
      </div>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-hand": TjHand;
  }
}

import type { HandView } from "@thunderjack/stage";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, query, queryAll } from "lit/decorators.js";
import { badgeTemplate, totalTemplate } from "../badge.js";
import { fanStyles } from "../fan.styles.js";
import { repeat } from "../repeat.js";
import type { TjCard } from "../tj-card/tj-card.js";
import { handStyles } from "./tj-hand.styles.js";

/**
 * A player's hand: its cards, its total, its bet, whose turn it is, and how it ended.
 *
 * @element tj-hand
 * @csspart cards - the cards
 * @csspart total - the total, with `soft` in it where an ace counts as 11
 * @csspart bet - what is at stake
 * @csspart badge - how the hand ended
 * @csspart won - what was won besides the stake
 * @cssproperty [--tj-card-width=72px] - how wide its cards are
 * @cssproperty [--tj-fan-step=0.4] - how far apart they lie, in card widths, where there is room
 */
export class TjHand extends LitElement {
  static override styles = [fanStyles, handStyles];

  /** The hand to draw; nothing is drawn without one. */
  @property({ attribute: false }) view: HandView | null = null;

  /** What deck the cards are of, as on `tj-card`. */
  @property({ reflect: true, useDefault: true }) deck = "standard";

  @query(".fan") private readonly fan!: HTMLElement | null;
  @query(".won") private readonly won!: HTMLElement | null;
  @queryAll("tj-total, tj-result-badge") private readonly labels!: NodeListOf<LitElement>;
  @queryAll("tj-card") private readonly drawnCards!: NodeListOf<TjCard>;

  /** The cards as they are drawn now, in the order in which they were taken. */
  get cards(): readonly TjCard[] {
    return [...this.drawnCards];
  }

  /** Lets the amount that was won rise from the table. */
  riseWinnings(duration: number): Animation | null {
    if (this.won === null) return null;
    return this.won.animate(
      [
        { transform: "translateY(160%) scale(.6)", opacity: 0 },
        { transform: "translateY(-18%) scale(1.12)", opacity: 1, offset: 0.7 },
        { transform: "none", opacity: 1 },
      ],
      { duration, easing: "cubic-bezier(.2, .8, .3, 1)" },
    );
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    await Promise.all([...this.cards, ...this.labels].map((part) => part.updateComplete));
    return isComplete;
  }

  protected override updated(_changed: PropertyValues<this>): void {
    this.fan?.style.setProperty("--gaps", String(Math.max(1, this.drawnCards.length - 1)));
  }

  override render(): TemplateResult | typeof nothing {
    if (this.view === null) return nothing;
    const { label, cards, total, betText, insuranceText, isTurn, badge, wonText } = this.view;
    const isLost = badge?.kind === "lose" || badge?.kind === "bust";
    return html`
      <div
        class="hand"
        ?data-lost=${isLost}
        role="group"
        aria-label=${label}
        aria-current=${isTurn ? "true" : nothing}
      >
        <div class="cards" part="cards">
          <div class="fan" ?data-many=${cards.length > 4}>
            ${isTurn ? html`<tj-turn-marker></tj-turn-marker>` : nothing}
            ${repeat(
              cards,
              ({ key }) => key,
              (card) => html`<tj-card .view=${card} .deck=${this.deck} ?data-across=${card.isAcross}></tj-card>`,
            )}
          </div>
          <div class="result">${badgeTemplate(badge)}${wonText === null ? nothing : html`<tj-winnings class="won" part="won" sign="1">${wonText}</tj-winnings>`}</div>
        </div>
        <div class="foot">
          ${totalTemplate(total, isTurn)}
          <span class="bet" part="bet">${betText}</span>
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

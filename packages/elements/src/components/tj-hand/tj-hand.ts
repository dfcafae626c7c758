import type { Amount, HandName } from "@thunderjack/core";
import type { BadgeView, HandView } from "@thunderjack/stage";
import { type Box, boxOf, CHIP_IN_RING, type HandLayout, type TextSizes } from "@thunderjack/stage/layout";
import { hasBolt, hasInsurance, isBetReplaced, ringLabel } from "@thunderjack/stage/round-layout";
import { html, nothing, type TemplateResult } from "lit";
import { property, queryAll } from "lit/decorators.js";
import { composedEvent } from "../../platform/composed-event.js";
import { hasChanged } from "../../platform/has-changed.js";
import { buttonStyles } from "../../theme/button.styles.js";
import { fanStyles } from "../../theme/fan.styles.js";
import type { Written } from "../attribute-values.js";
import { badgeTemplate, totalTemplate } from "../badge.js";
import { handCaptionWidth } from "../caption-width.js";
import { CardFan, loneHands } from "../card-fan.js";
import { meterTemplate } from "../meter.js";
import { centred, placed, px } from "../placed.js";
import { repeat } from "../repeat.js";
import type { TjChipStack } from "../tj-chip-stack/tj-chip-stack.js";
import { handStyles } from "./tj-hand.styles.js";

/** The width of the bolt before the caption of the hand in turn, with its gap, in CSS pixels. */
const BOLT = 13;

/** A distance that is larger than the width of any table, in CSS pixels. */
const FAR = 10_000;

/**
 * A player's hand: its cards, and under them its total, its bet and its result. During its turn, the hand has a marker.
 * Without a table: `<tj-hand cards="a_s j_s" bet="1000" outcome="thunderjack"></tj-hand>`.
 *
 * @element tj-hand
 * @fires tj-hand-opened - the player pressed the caption of a collapsed hand, which has no space for its cards; the
 *   detail is the name of the hand
 * @csspart cards - the cards
 * @csspart total - the total
 * @csspart bet - the bet
 * @csspart meter - the number of cards towards a Blitz
 * @csspart badge - the result of the hand
 * @csspart won - the amount that was won or lost; a win does not include the bet
 * @cssproperty [--tj-card-width=72px] - the width of the cards
 * @cssproperty [--tj-fan-step=0.4] - the preferred distance between two cards, in card widths
 */
export class TjHand extends CardFan {
  static override styles = [buttonStyles, fanStyles, handStyles];

  /**
   * The hand of a table's view; `null` without a table. If set, `cards`, `label`, `bet`, `outcome`, `won`, `isTurn` and
   * `isDoubled` are ignored.
   */
  @property({ attribute: false, hasChanged }) view: HandView | null = null;

  /** The layout of the table, which places the parts. Without a layout, they are in normal flow. */
  @property({ attribute: false, hasChanged }) layout: HandLayout | null = null;

  /** The font sizes of the table, used with `layout`. */
  @property({ attribute: false, hasChanged }) text: TextSizes | null = null;

  /** Whether the bet lies in a ring of the hand and not in the circle of the seat. Used with `layout`. */
  @property({ attribute: false }) hasRing = false;

  /** The label of the seat, for the name beside the bet of one of several hands. Used with `hasRing`. */
  @property({ attribute: false }) seatLabel = "";

  /** The chip values with which the bet and the insurance bet are drawn, in hundredths of a credit. */
  @property({ attribute: false, hasChanged }) chips: Written<Amount> = [];

  /** The bet, in hundredths of a credit. */
  @property({ type: Number }) bet: Amount = 0;

  /** The result, as in `kind` of `tj-result-badge`; `null` before there is one. */
  @property() outcome: BadgeView["kind"] | null = null;

  /** The winnings without the bet, in hundredths of a credit. Ignored if the hand lost, busted or surrendered. */
  @property({ type: Number }) won: Amount = 0;

  /** Whether it is the turn of this hand. */
  @property({ type: Boolean, attribute: "turn" }) isTurn = false;

  /** Whether the hand was doubled. The third card of a doubled hand lies across the others. */
  @property({ type: Boolean, attribute: "doubled" }) isDoubled = false;

  @queryAll("tj-chip-stack") private readonly piles!: NodeListOf<TjChipStack>;

  /** The piles of chips: the bet of a split hand, and the insurance bet. */
  get drawnPiles(): readonly TjChipStack[] {
    return [...this.piles];
  }

  protected override willUpdate(): void {
    const { layout } = this;
    if (layout === null) return;
    // The shoe is at the top right. A card on its way passes over the hands above and to the right of its hand.
    const { x, y } = layout.room;
    this.style.zIndex = `${Math.round(y) * FAR - Math.round(x)}`;
  }

  override render(): TemplateResult | typeof nothing {
    const { layout, text } = this;
    const lone = layout === null || this.view === null ? loneHands.for(this) : null;
    if (layout === null && lone === null) return nothing;
    const view = this.view ?? lone?.loneHandView(this) ?? null;
    if (view === null) return nothing;
    const { label, cards, total, isTurn, blitz, badge } = view;
    const isLost = badge?.tone === "lose";
    const hasMeter = isTurn && badge === null && blitz !== null && (layout === null || layout.meter !== null);
    const isFull = this.#isCaptionFull(view);
    return html`
      <div
        class="hand"
        ?data-lost=${isLost}
        ?data-placed=${layout !== null}
        ?data-collapsed=${layout?.isCollapsed}
        role="group"
        aria-label=${label || nothing}
        aria-current=${isTurn ? "true" : nothing}
      >
        <div class="cards" part="cards">
          <div class="fan" ?data-many=${cards.length > 4}>
            ${isTurn ? this.#markerTemplate() : nothing}
            ${repeat(
              cards,
              ({ key }) => key,
              (card) =>
                html`<tj-card exportparts="card" .view=${card} .deck=${this.deck} ?data-across=${card.isAcross} style=${this.placedCard(card, layout)}></tj-card>`,
            )}
          </div>
        </div>
        ${layout === null ? nothing : this.#chipsTemplate(view, layout)}
        <div class="foot" ?data-full=${isFull} ?data-replaced=${layout !== null && isBetReplaced(view, layout)} ?data-brief=${badge !== null && layout !== null && !layout.hasWords} style=${centred(layout?.caption, layout?.room, this.#captionSizes(view))}>
          ${isTurn && layout !== null && text !== null && hasBolt(layout, text) ? html`<span class="lead"></span>` : nothing}
          ${totalTemplate(total, isTurn)}
          ${badgeTemplate(badge, layout !== null && !layout.hasWords, this.#hasNoSign(view))}
          ${hasMeter ? meterTemplate(blitz) : nothing}
          ${layout === null || layout.isBetInCaption ? betTemplate(view) : layout.amount === null ? insuranceTemplate(view, "bet spoken") : nothing}
        </div>
        ${layout?.isCollapsed === true ? openerTemplate(view, layout) : nothing}
        ${layout === null || layout.isBetInCaption ? nothing : html`<div class="amount" ?data-hidden=${layout.amount === null} ?data-narrow=${layout.amount !== null && !hasInsurance(layout.amount)} ?data-sole=${!this.hasRing} style=${placed(layout.amount ?? layout.caption, layout.room, text === null ? {} : { "--tj-label-size": px(text.label) })}>${layout.amount === null ? stakeTemplate(view) : this.#amountTemplate(view, layout.amount)}</div>`}
      </div>
    `;
  }

  #markerTemplate(): TemplateResult {
    const { layout } = this;
    const marker = layout?.marker ?? null;
    const isBare = layout !== null && marker === null;
    const size = marker === null ? {} : { "--tj-marker-size": px(marker.height) };
    return html`<div class="frame" style=${placed(layout?.frame, layout?.room, size)}><tj-turn-marker part="turn" ?bare=${isBare}></tj-turn-marker></div>`;
  }

  /** Returns the template for the bet under its ring, with the name of a hand of a split seat if there is room. */
  #amountTemplate(view: HandView, box: Box): TemplateResult {
    const { hasRing, seatLabel, text } = this;
    const label = hasRing && text !== null ? ringLabel(view, seatLabel, box, text) : null;
    return html`${label === null ? nothing : html`<span class="name" aria-hidden="true">${label}</span>`}${betTemplate(view)}`;
  }

  /** Returns the template for the bet in its ring and the insurance bet beside it. */
  #chipsTemplate({ name, pile, insured }: HandView, { bet: ring, hasRing, pay, room }: HandLayout): TemplateResult {
    return html`
      ${
        this.hasRing && hasRing
          ? html`<div class="ring" style=${placed(boxOf(ring), room, { "--tj-chip-size": px(ring.radius * CHIP_IN_RING) })}>${pile === 0 ? nothing : html`<tj-chip-stack data-pile=${name} .amount=${pile} .chips=${this.chips}></tj-chip-stack>`}</div>`
          : nothing
      }
      ${insured === 0 || !hasRing ? nothing : html`<tj-chip-stack class="pay" data-pile="insured-${name}" .amount=${insured} .chips=${this.chips} style=${placed(boxOf(pay), room, { "--tj-chip-size": px(pay.radius * 2) })}></tj-chip-stack>`}
    `;
  }

  /**
   * Returns whether the caption is too wide for the bet, or for the bolt before it. The caption then shows only the total
   * and the amount, which are smaller if they do not fit either.
   */
  #isCaptionFull(view: HandView): boolean {
    const { layout, text } = this;
    if (layout === null || text === null) return false;
    const bolts = view.isTurn && hasBolt(layout, text) && layout.isBetInCaption ? 2 * BOLT : 0;
    return handCaptionWidth(view, layout, text) + bolts > layout.caption.width;
  }

  /** Returns whether the caption has no room for the sign of the result, even without the bet and in the smallest size. */
  #hasNoSign(view: HandView): boolean {
    const { layout, text } = this;
    if (layout === null || text === null) return false;
    const smallest = { ...text, total: text.least, result: text.least };
    return handCaptionWidth(view, layout, smallest, false) > layout.caption.width;
  }

  /** Returns the font sizes with which the caption fits into its box, but not less than the smallest readable size. */
  #captionSizes(view: HandView): Readonly<Record<string, string>> {
    const { layout, text } = this;
    if (layout === null || text === null) return {};
    const width = handCaptionWidth(view, layout, text, !this.#isCaptionFull(view), !this.#hasNoSign(view));
    const scale = Math.min(1, layout.caption.width / width);
    return {
      "--tj-total-size": px(Math.max(text.least, text.total * scale)),
      "--tj-badge-size": px(Math.max(text.least, text.result * scale)),
      "--tj-label-size": px(Math.max(text.least, text.label * (layout.isBetInCaption ? scale : 1))),
    };
  }
}

/** Returns the template for the button that covers the caption of a collapsed hand and opens the hand. */
function openerTemplate({ label, name }: HandView, { caption, room }: HandLayout): TemplateResult {
  return html`<button
    class="opener"
    type="button"
    aria-label=${label}
    aria-expanded="false"
    @click=${({ currentTarget }: Event) => currentTarget?.dispatchEvent(composedEvent("tj-hand-opened", name))}
    style=${placed(caption, room)}
  ></button>`;
}

function betTemplate(view: HandView): TemplateResult {
  return html`${stakeTemplate(view)} ${insuranceTemplate(view)}`;
}

function stakeTemplate({ bet, betText }: HandView): TemplateResult | typeof nothing {
  return bet === 0 ? nothing : html`<span class="bet" part="bet">${betText}</span>`;
}

/** @param classes "spoken" if the label of the seat shows the insurance, so that only screen readers read it here */
function insuranceTemplate({ insuranceText }: HandView, classes = "bet"): TemplateResult | typeof nothing {
  return insuranceText === null ? nothing : html`<span class=${classes} part="insurance">${insuranceText}</span>`;
}

declare global {
  interface GlobalEventHandlersEventMap {
    "tj-hand-opened": CustomEvent<HandName>;
  }
  interface HTMLElementTagNameMap {
    "tj-hand": TjHand;
  }
}

import type { CardId } from "@thunderjack/cards";
import type { Amount, Seat } from "@thunderjack/core";
import { type HandView, hasNextBet, type SeatPicture, type SpotControl } from "@thunderjack/stage";
import { around, type Box, fittingSize, REGULAR, type SeatLayout, type TextSizes } from "@thunderjack/stage/layout";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, query, queryAll } from "lit/decorators.js";
import { hasChanged } from "../../platform/has-changed.js";
import { OnDemand } from "../../platform/on-demand.js";
import { buttonStyles } from "../../theme/button.styles.js";
import type { Written } from "../attribute-values.js";
import { centred, placed, px } from "../placed.js";
import { repeat } from "../repeat.js";
import { chipTaken, seatToggled } from "../requests.js";
import { TABLE_PARTS } from "../table-parts.js";
import type { TjChipStack } from "../tj-chip-stack/tj-chip-stack.js";
import type { TjHand } from "../tj-hand/tj-hand.js";
import { seatStyles } from "./tj-seat.styles.js";

/** The code for seats without a table. */
export const loneSeats = new OnDemand(
  () => import("./lone-seat.js"),
  ({ loneSeatStyles }) => loneSeatStyles,
);

/**
 * A seat: its hands, and the circle for its bet, which also selects the seat. Without a table: `<tj-seat
 * seat="right" bet="1000" chips="500 1000" hands="8_s 3_h, 8_d 10_c"></tj-seat>`.
 *
 * @element tj-seat
 * @fires tj-seat-toggled - the player pressed the circle; the detail is the seat
 * @fires tj-chip-taken - the player takes back the last chip; the detail is the seat
 * @csspart switch - the circle
 * @csspart take-back - the button that takes back the last chip
 * @csspart bet - the amount in the label: the bet, or during a round the bets of the hands
 * @cssproperty [--tj-spot-size=76px] - the diameter of the circle
 * @cssproperty [--tj-card-width=72px] - the width of the cards
 */
export class TjSeat extends LitElement {
  static override styles = [buttonStyles, seatStyles];

  /** The seat of a table's view; `null` without a table. If set, `seat`, `label`, `bet` and `hands` are ignored. */
  @property({ attribute: false, hasChanged }) view: SeatPicture | null = null;

  /** The layout of the table, which places the parts. Without a layout, they are in normal flow. */
  @property({ attribute: false, hasChanged }) layout: SeatLayout | null = null;

  /** The font sizes of the table, used with `layout`. */
  @property({ attribute: false, hasChanged }) text: TextSizes | null = null;

  /** The seat: `right`, `middle` or `left`. For any other value, nothing is drawn. */
  @property() seat: Seat | null = null;

  /** The accessible name. Defaults to the English name of the seat. */
  @property() label = "";

  /** The bet of each hand, or the bet before the deal, in hundredths of a credit. */
  @property({ type: Number }) bet: Amount = 0;

  /** The cards of at most four hands. In the attribute, commas separate the hands: `8_s 3_h, 8_d 10_c`. */
  @property() hands: Written<Written<CardId | null>> = [];

  /** The card design: `standard`, `four-colour`, `traditional` or `four-colour traditional`, as on `tj-card`. */
  @property({ reflect: true, useDefault: true }) deck = "standard";

  /** The chip values with which the bets are drawn, in hundredths of a credit; see `chips` of `tj-chip-stack`. */
  @property({ hasChanged }) chips: Written<Amount> = [];

  /** Whether the seat is selected. A picked chip is placed on every selected seat. */
  @property({ type: Boolean, attribute: "on" }) isOn = false;

  /** Whether the circle is disabled. */
  @property({ type: Boolean, attribute: "locked" }) isLocked = false;

  /** The state of the circle in a table; `null` without a table. If set, `isOn` and `isLocked` are ignored. */
  @property({ attribute: false, hasChanged }) spot: SpotControl | null = null;

  /** Whether a dragged chip is over the circle. If the player releases it there, the seat receives the chip. */
  @property({ type: Boolean, attribute: false }) isTarget = false;

  @query("tj-chip-stack") private readonly stack!: TjChipStack | null;
  @queryAll("tj-hand") private readonly laid!: NodeListOf<TjHand>;

  /** The hand elements, in turn order. */
  get drawnHands(): readonly TjHand[] {
    return [...this.laid];
  }

  /** Returns a pile of chips by its name, or `null`. The name is the seat, the hand, or `insured-` and the hand. */
  pileNamed(name: string): TjChipStack | null {
    const piles = [...this.drawnHands.flatMap(({ drawnPiles }) => drawnPiles), this.stack];
    return piles.find((pile) => pile?.getAttribute("data-pile") === name) ?? null;
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await loneSeats.loading;
    const isComplete = await super.getUpdateComplete();
    await Promise.all([...this.drawnHands, this.stack].map((part) => part?.updateComplete));
    return isComplete;
  }

  override render(): TemplateResult | typeof nothing {
    const { layout } = this;
    const lone = layout === null || this.view === null ? loneSeats.for(this) : null;
    if (layout === null && lone === null) return nothing;
    const view = this.view ?? lone?.loneSeatView(this) ?? null;
    if (view === null) return nothing;
    const { seat, label, switchLabel, staked, stakedText, pile, hands } = view;
    const { isOn, isLocked, addLabel = null, takeChipLabel = null }: Partial<SpotControl> = this.spot ?? this;
    const box = layout === null ? undefined : seatBox(layout);
    const [first] = hands;
    // A split seat has a ring for each hand.
    const isSplit = hands.length > 1;
    const hasNoRing = layout?.hands.some(({ hasRing }) => !hasRing) === true;
    const own = layout === null || !(isSplit || hasNoRing) ? first : undefined;
    const place = layout?.hands[0];
    // Without a label and with no text in the only hand, only the chips show the bet.
    const isSilent = hands.length === 0 || (hands.length === 1 && place?.amount === null && !place.isBetInCaption);
    const isSpoken = isSilent || hasNextBet(view);
    const insurances = layout === null ? [] : hands.flatMap(({ insuranceText }) => insuranceText ?? []);
    const stake = layout === null ? staked : pile + (own?.pile ?? 0);
    return html`
      <div class="seat" ?data-placed=${layout !== null} ?data-split=${isSplit} ?data-playing=${hands.length > 0}>
        <div class="hands" data-count=${hands.length}>
          ${hands.length === 0 && layout === null ? html`<div class="place" ?data-on=${this.isOn}></div>` : nothing}
          ${repeat(
            hands,
            // A change of the number of hands changes the places of all hands. New elements are created at the new
            // places, and the cards then move there.
            ({ name }) => `${name} of ${hands.length}`,
            // The table sets the attribute while it accepts no bets.
            (hand) =>
              this.#handTemplate(hand, isSplit, box, isOn && hand === first && !this.hasAttribute("data-closed")),
          )}
        </div>
        <tj-seat-toggle
          exportparts="switch"
          .seat=${seat}
          label=${switchLabel}
          .addLabel=${addLabel ?? ""}
          ?on=${isOn}
          ?locked=${isLocked}
          ?target=${this.isTarget}
          ?placed=${layout !== null}
          ?data-bare=${hasNoRing}
          ?data-inert=${isLocked && takeChipLabel === null}
          @tj-seat-toggled=${() => this.dispatchEvent(seatToggled(seat))}
          style=${placed(layout?.target, box, layout === null ? {} : spotSizes(layout))}
        >${staked === 0 ? nothing : html`<tj-chip-stack part="stack" data-pile=${own?.name ?? seat} .amount=${stake} .chips=${this.chips}></tj-chip-stack>`}</tj-seat-toggle>
        ${takeChipLabel === null ? nothing : this.#takeBackTemplate(seat, takeChipLabel, box)}
        <div class="foot" ?data-hidden=${layout?.label === null} ?data-spoken=${isSpoken} style=${centred(layout === null ? null : (layout.label ?? layout.target), box, this.#labelSize(`${label} ${stakedText ?? ""}`))}>
          <div><span class="name" aria-hidden="true">${label}</span>${stakedText === null ? nothing : html`<span class="bet" part="bet">${stakedText}</span>`}</div>
          ${insurances.map((insurance) => html`<span class="insured" aria-hidden="true">${insurance}</span>`)}
        </div>
      </div>
    `;
  }

  #takeBackTemplate(seat: Seat, label: string, box: Box | undefined): TemplateResult {
    const { takeBack = null, target = null } = this.layout ?? {};
    // Without a box in the layout, the button is visible only with the keyboard focus, and then covers the circle.
    return html`<button
      class="take-back"
      part="take-back"
      type="button"
      aria-label=${label}
      ?data-unplaced=${takeBack === null}
      @click=${() => this.dispatchEvent(chipTaken(seat))}
      style=${placed(takeBack ?? target, box)}
    ></button>`;
  }

  #handTemplate(hand: HandView, isSplit: boolean, box: Box | undefined, isSelected: boolean): TemplateResult {
    const layout = this.layout?.hands.find(({ name }) => name === hand.name) ?? null;
    return html`<tj-hand
      part="hand"
      exportparts="cards: hand-cards, bet: hand-bet, ${TABLE_PARTS}"
      .view=${hand}
      .layout=${layout}
      .text=${this.text}
      .hasRing=${isSplit}
      .seatLabel=${this.view?.label}
      ?data-selected=${isSelected}
      .chips=${this.chips}
      .deck=${this.deck}
      style=${placed(layout?.room, box)}
    ></tj-hand>`;
  }

  #labelSize(words: string): Readonly<Record<string, string>> {
    const { text, layout } = this;
    if (text === null) return {};
    // Many screen readers ignore a box without a size.
    const { width, height } = layout?.label ?? { width: 9999, height: 20 };
    const size = fittingSize(words, text.label, width, text.least, REGULAR * text.fontWidth);
    return {
      "--tj-total-size": px(Math.max(text.least, size * 1.12)),
      "--tj-small-size": px(size),
      "max-width": px(width),
      "line-height": px(height),
    };
  }
}

/** Returns the box that contains all parts of a seat in a table. */
export function seatBox({ target, takeBack, label, hands }: SeatLayout): Box {
  return around([target, ...[takeBack, label].filter((part) => part !== null), ...hands.map(({ room }) => room)]);
}

/** Returns the size of the ring and its place in its touch target, which may be larger. */
function spotSizes({ spot, target }: SeatLayout): Readonly<Record<string, string>> {
  return {
    "--tj-spot-size": px(spot.radius * 2),
    "--tj-spot-x": px(spot.x - spot.radius - target.x),
    "--tj-spot-y": px(spot.y - spot.radius - target.y),
  };
}

declare global {
  interface GlobalEventHandlersEventMap {
    "tj-seat-toggled": CustomEvent<Seat>;
    "tj-chip-taken": CustomEvent<Seat>;
  }
  interface HTMLElementTagNameMap {
    "tj-seat": TjSeat;
  }
}

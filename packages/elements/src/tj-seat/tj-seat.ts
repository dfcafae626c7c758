import type { Amount, Seat } from "@thunderjack/core";
import type { SeatView } from "@thunderjack/stage";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, query, queryAll } from "lit/decorators.js";
import { repeat } from "../repeat.js";
import { seatToggled } from "../requests.js";
import type { TjChipStack } from "../tj-chip-stack/tj-chip-stack.js";
import type { TjHand } from "../tj-hand/tj-hand.js";
import { seatStyles } from "./tj-seat.styles.js";

/**
 * A seat: its hands, and the circle for its bet, which is also the switch that turns the seat on and off.
 *
 * @element tj-seat
 * @fires tj-seat-toggled - the switch was used; the detail is the seat
 * @csspart switch - the circle
 * @csspart bet - the bet that lies in the circle
 * @cssproperty [--tj-spot-size=76px] - the diameter of the circle
 * @cssproperty [--tj-card-width=72px] - how wide the cards are
 */
export class TjSeat extends LitElement {
  static override styles = seatStyles;

  /** The seat to draw; nothing is drawn without one. */
  @property({ attribute: false }) view: SeatView | null = null;

  /** What deck the cards are of, as on `tj-card`. */
  @property({ reflect: true, useDefault: true }) deck = "standard";

  /** The chips that the table offers, in hundredths: the bet is laid in them. */
  @property({ attribute: false }) chips: readonly Amount[] = [];

  /** Whether chips go to this seat. */
  @property({ type: Boolean, attribute: "on" }) isOn = false;

  /** Whether the switch does anything now. */
  @property({ type: Boolean, attribute: "locked" }) isLocked = false;

  @query("tj-chip-stack") private readonly stack!: TjChipStack | null;
  @queryAll("tj-hand") private readonly drawnHands!: NodeListOf<TjHand>;

  /** The hands as they are drawn now, in table order. */
  get hands(): readonly TjHand[] {
    return [...this.drawnHands];
  }

  /** Lets the top chip fall on its pile. */
  dropChip(duration: number): Animation | null {
    return this.stack?.dropChip(duration) ?? null;
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    await Promise.all([...this.hands, this.stack].map((part) => part?.updateComplete));
    return isComplete;
  }

  override render(): TemplateResult | typeof nothing {
    if (this.view === null) return nothing;
    const { seat, label, switchLabel, lying, lyingText, hands } = this.view;
    return html`
      <div class="seat">
        <div class="hands" data-count=${hands.length}>
          ${hands.length === 0 ? html`<div class="place" ?data-on=${this.isOn}></div>` : nothing}
          ${repeat(
            hands,
            // Another number of hands lies in other places: they are laid out once more, and their cards slide there.
            ({ name }) => `${name} of ${hands.length}`,
            (hand) => html`<tj-hand .view=${hand} .deck=${this.deck}></tj-hand>`,
          )}
        </div>
        <tj-seat-toggle
          exportparts="switch"
          .seat=${seat}
          label=${switchLabel}
          ?on=${this.isOn}
          ?locked=${this.isLocked}
          @tj-seat-toggled=${() => this.dispatchEvent(seatToggled(seat))}
        >${lying > 0 ? html`<tj-chip-stack .amount=${lying} .chips=${this.chips}></tj-chip-stack>` : nothing}</tj-seat-toggle>
        <div class="foot">
          <span class="name" aria-hidden="true">${label}</span>
          ${lyingText === null ? nothing : html`<span class="bet" part="bet">${lyingText}</span>`}
        </div>
      </div>
    `;
  }
}

declare global {
  interface HTMLElementEventMap {
    "tj-seat-toggled": CustomEvent<Seat>;
  }
  interface HTMLElementTagNameMap {
    "tj-seat": TjSeat;
  }
}

import { chipsFor } from "@thunderjack/artwork";
import type { Amount, Seat } from "@thunderjack/core";
import { formatCredits, type SeatView } from "@thunderjack/stage";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, query, queryAll } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { buttonStyles } from "../button.styles.js";
import { seatToggled } from "../requests.js";
import type { TjChip } from "../tj-chip/tj-chip.js";
import type { TjHand } from "../tj-hand/tj-hand.js";
import { seatStyles } from "./tj-seat.styles.js";

/** A pile of more chips than this is drawn with its largest ones. */
const HIGHEST_PILE = 9;

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
  static override styles = [buttonStyles, seatStyles];

  /** The seat to draw; nothing is drawn without one. */
  @property({ attribute: false }) view: SeatView | null = null;

  /** The chips that the table offers, in hundredths: the bet is laid in them. */
  @property({ attribute: false }) chips: readonly Amount[] = [];

  /** Whether chips go to this seat. */
  @property({ type: Boolean, attribute: "on" }) isOn = false;

  /** Whether the switch does anything now. */
  @property({ type: Boolean, attribute: "locked" }) isLocked = false;

  /** Whether bets may be changed: then the circle shows the bet for the next round, else what is at stake. */
  @property({ type: Boolean, attribute: "betting" }) isBetting = false;

  @query(".chips tj-chip:last-child") private readonly topChip!: TjChip | null;
  @queryAll(".chips tj-chip") private readonly pile!: NodeListOf<TjChip>;
  @queryAll("tj-hand") private readonly drawnHands!: NodeListOf<TjHand>;

  /** The hands as they are drawn now, in table order. */
  get hands(): readonly TjHand[] {
    return [...this.drawnHands];
  }

  /** Lets the top chip fall on its pile. */
  dropChip(duration: number): Animation | null {
    if (this.topChip === null) return null;
    return this.topChip.animate([{ transform: "translateY(-28px)", opacity: 0 }, {}], {
      duration,
      easing: "cubic-bezier(.3, 0, .6, 1.3)",
    });
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    await Promise.all(this.hands.map((hand) => hand.updateComplete));
    return isComplete;
  }

  protected override updated(): void {
    for (const [lying, chip] of [...this.pile].entries()) chip.style.setProperty("--lying", String(lying));
  }

  override render(): TemplateResult | typeof nothing {
    if (this.view === null) return nothing;
    const { seat, label, bet, hands } = this.view;
    const lying = this.isBetting ? bet : hands.reduce((sum, hand) => sum + hand.bet, 0) || bet;
    return html`
      <div class="seat">
        <div class="hands" data-count=${hands.length}>
          ${hands.length === 0 ? html`<div class="place" ?data-on=${this.isOn}></div>` : nothing}
          ${repeat(
            hands,
            ({ name }) => name,
            (hand) => html`<tj-hand .view=${hand}></tj-hand>`,
          )}
        </div>
        <button
          class="spot"
          part="switch"
          type="button"
          role="switch"
          aria-checked=${this.isOn ? "true" : "false"}
          aria-disabled=${this.isLocked ? "true" : "false"}
          aria-label="${label} seat"
          @click=${() => {
            if (!this.isLocked) this.dispatchEvent(seatToggled(seat));
          }}
        >
          ${lying > 0 ? this.#pileTemplate(lying) : signTemplate(this.isOn)}
        </button>
        <div class="foot">
          <span class="name" aria-hidden="true">${label}</span>
          ${lying > 0 ? html`<span class="bet" part="bet">${formatCredits(lying)}</span>` : nothing}
        </div>
      </div>
    `;
  }

  #pileTemplate(amount: Amount): TemplateResult {
    const pile = chipsFor(amount, this.chips, HIGHEST_PILE);
    return html`<span class="chips">${pile.map((value) => html`<tj-chip .value=${value}></tj-chip>`)}</span>`;
  }
}

/** A tick in a seat that is on, a plus in one that can be switched on. */
function signTemplate(isOn: boolean): TemplateResult {
  const path = isOn ? "M4 12.5L9.5 18L20 7" : "M12 4V20M4 12H20";
  return html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>`;
}

declare global {
  interface HTMLElementEventMap {
    "tj-seat-toggled": CustomEvent<Seat>;
  }
  interface HTMLElementTagNameMap {
    "tj-seat": TjSeat;
  }
}

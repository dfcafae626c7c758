import type { Seat } from "@thunderjack/core";
import { html, LitElement, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { buttonStyles } from "../button.styles.js";
import { seatToggled } from "../requests.js";
import { seatToggleStyles } from "./tj-seat-toggle.styles.js";

/**
 * The circle of a seat: the switch that turns the seat on and off, and the place where its bet lies.
 *
 * @element tj-seat-toggle
 * @fires tj-seat-toggled - the switch was used; the detail is the seat
 * @slot - what lies in the circle; without it, whether the seat is on
 * @csspart switch - the circle
 * @cssproperty [--tj-spot-size=76px] - the diameter of the circle
 */
export class TjSeatToggle extends LitElement {
  static override shadowRootOptions: ShadowRootInit = { mode: "open", delegatesFocus: true };
  static override styles = [buttonStyles, seatToggleStyles];

  /** Which seat it switches. */
  @property() seat: Seat = "right";

  /** What it is called: "Right seat". */
  @property() label = "";

  /** Whether chips go to this seat. */
  @property({ type: Boolean, attribute: "on" }) isOn = false;

  /** Whether the switch does nothing now. */
  @property({ type: Boolean, attribute: "locked" }) isLocked = false;

  override render(): TemplateResult {
    // A tick in a seat that is on, a plus in one that can be switched on.
    const sign = this.isOn ? "M4 12.5L9.5 18L20 7" : "M12 4V20M4 12H20";
    return html`
      <button
        class="spot"
        part="switch"
        type="button"
        role="switch"
        aria-checked=${this.isOn ? "true" : "false"}
        aria-disabled=${this.isLocked ? "true" : "false"}
        aria-label=${this.label}
        @click=${() => {
          if (!this.isLocked) this.dispatchEvent(seatToggled(this.seat));
        }}
      >
        <slot><svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${sign}></path></svg></slot>
      </button>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-seat-toggle": TjSeatToggle;
  }
}

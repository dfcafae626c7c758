import { BOLT_PATH } from "@thunderjack/artwork";
import type { Seat } from "@thunderjack/core";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { buttonStyles } from "../../theme/button.styles.js";
import { seatToggled } from "../requests.js";
import { seatToggleStyles } from "./tj-seat-toggle.styles.js";

/**
 * The circle of a seat: the switch of the seat, and the place of its bet. While a chip is chosen, it is the button that
 * adds the chip.
 *
 * @element tj-seat-toggle
 * @fires tj-seat-toggled - the player pressed the circle; the detail is the seat
 * @slot - the content of the circle; defaults to a bolt. A circle that is on has a solid line, and one that is off a
 *   dashed line
 * @csspart switch - the circle
 * @cssproperty [--tj-spot-size=76px] - the diameter of the circle
 */
export class TjSeatToggle extends LitElement {
  static override shadowRootOptions: ShadowRootInit = { mode: "open", delegatesFocus: true };
  static override styles = [buttonStyles, seatToggleStyles];

  /** The seat that the circle switches on or off. */
  @property() seat: Seat = "right";

  /** The accessible name: "Right seat". */
  @property() label = "";

  /** Whether the seat is on. Picked chips are placed on every seat that is on. */
  @property({ type: Boolean, attribute: "on" }) isOn = false;

  /** Whether the switch is disabled. */
  @property({ type: Boolean, attribute: "locked" }) isLocked = false;

  /** The accessible name while the circle adds a chip: "Bet 10 more". Empty while it is a switch. */
  @property({ attribute: "add-label" }) addLabel = "";

  override render(): TemplateResult {
    const isSwitch = this.addLabel === "";
    return html`
      <button
        class="spot"
        part="switch"
        type="button"
        role=${isSwitch ? "switch" : nothing}
        aria-checked=${isSwitch ? String(this.isOn) : nothing}
        aria-disabled=${this.isLocked ? "true" : "false"}
        aria-label=${isSwitch ? this.label : this.addLabel}
        ?data-on=${this.isOn}
        @click=${() => {
          if (!this.isLocked) this.dispatchEvent(seatToggled(this.seat));
        }}
      >
        <span class="ring"><slot><svg class="sign" viewBox="-.5 -.5 1 1" aria-hidden="true"><path d=${BOLT_PATH}></path></svg></slot></span>
      </button>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-seat-toggle": TjSeatToggle;
  }
}

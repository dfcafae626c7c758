import { BOLT_PATH } from "@thunderjack/artwork";
import type { Seat } from "@thunderjack/core";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { buttonStyles } from "../../theme/button.styles.js";
import { seatToggled } from "../requests.js";
import { seatToggleStyles } from "./tj-seat-toggle.styles.js";

/**
 * The circle of a seat: the switch that selects the seat, and the place of the bet. While a chip is chosen, the circle
 * is a button that adds the chip.
 *
 * @element tj-seat-toggle
 * @fires tj-seat-toggled - the player pressed the circle; the detail is the seat
 * @slot - the content of the circle; defaults to a bolt
 * @csspart switch - the circle; its line is solid if the seat is selected, and dashed if not
 * @cssproperty [--tj-spot-size=76px] - the diameter of the circle
 */
export class TjSeatToggle extends LitElement {
  static override shadowRootOptions: ShadowRootInit = { mode: "open", delegatesFocus: true };
  static override styles = [buttonStyles, seatToggleStyles];

  /** The seat to which the circle belongs. */
  @property() seat: Seat = "right";

  /** The accessible name of the switch, such as "Right seat". */
  @property() label = "";

  /** Whether the seat is selected. A picked chip is placed on every selected seat. */
  @property({ type: Boolean, attribute: "on" }) isOn = false;

  /** Whether the circle is disabled. */
  @property({ type: Boolean, attribute: "locked" }) isLocked = false;

  /** The accessible name of the button that adds a chip, such as "Bet 10 more". If empty, the circle is a switch. */
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

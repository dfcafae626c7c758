import { CHIP_BOX, chipColours, chipFace, chipText } from "@thunderjack/artwork";
import { type Amount, isAmount } from "@thunderjack/core";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { drawn } from "../drawing.js";
import { chipStyles } from "./tj-chip.styles.js";

/** Returns the function that converts a colour of a chip into its token, such as `--tj-chip-10-body` for 10 credits. */
function chipInk(value: Amount): (colour: string) => string {
  const parts = new Map<string, string>(Object.entries(chipColours(value)).map(([part, colour]) => [colour, part]));
  // The name of a custom property cannot contain a decimal point.
  const name = chipText(value).replace(".", "-");
  return (colour) => `var(--tj-chip-${name}-${parts.get(colour) ?? "body"}, ${colour})`;
}

/**
 * One chip, seen from above, without text for screen readers. The surrounding element must show the amount as text.
 *
 * @element tj-chip
 * @cssproperty [--tj-chip-size=48px] - the diameter
 * @cssproperty [--tj-chip-10-body] - the body colour of a chip of 10 credits. Each value has a property for its `body`,
 *   `side`, `stripe`, `plate` and `ink`.
 */
export class TjChip extends LitElement {
  static override styles = chipStyles;

  /** The value in hundredths of a credit. */
  @property({ type: Number }) value: Amount = 0;

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("value"))
      this.style.setProperty("--tj-chip-side", chipInk(this.value)(chipColours(this.value).side));
  }

  override render(): TemplateResult | typeof nothing {
    if (!isAmount(Number(this.value))) return nothing;
    return html`<svg viewBox="0 0 ${CHIP_BOX.width} ${CHIP_BOX.height}" aria-hidden="true">${drawn(chipFace(this.value), chipInk(this.value))}</svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-chip": TjChip;
  }
}

import type { Amount } from "@thunderjack/core";
import { chipsFor, PILE } from "@thunderjack/stage/layout";
import { css, html, LitElement, type TemplateResult, unsafeCSS } from "lit";
import { property, queryAll } from "lit/decorators.js";
import { hasChanged } from "../../platform/has-changed.js";
import { chipsIn, type Written } from "../attribute-values.js";
import type { TjChip } from "../tj-chip/tj-chip.js";

/**
 * An amount as a pile of chips, without text for screen readers. The surrounding element must show the amount as text.
 *
 * @element tj-chip-stack
 * @cssproperty [--tj-chip-size=48px] - the diameter of the chips
 */
export class TjChipStack extends LitElement {
  static override styles = css`
    :host {
      display: block !important;
      contain: layout !important;
      width: var(--tj-chip-size, 48px) !important;
      height: var(--tj-chip-size, 48px) !important;
    }

    tj-chip {
      position: absolute;
      inset: auto 0 calc((var(--below, 0) * ${unsafeCSS(PILE.rise)} - ${unsafeCSS(PILE.drop)}) * var(--tj-chip-size, 48px));
    }
  `;

  /** The amount, in hundredths of a credit. */
  @property({ type: Number }) amount: Amount = 0;

  /** The chip values to use, in hundredths of a credit; in the attribute, separated by spaces: `100 500 2500`. */
  @property({ hasChanged }) chips: Written<Amount> = [];

  @queryAll("tj-chip") private readonly drawn!: NodeListOf<TjChip>;

  /** The chip elements, from the bottom to the top. */
  get drawnChips(): readonly TjChip[] {
    return [...this.drawn];
  }

  protected override updated(): void {
    for (const [below, chip] of [...this.drawn].entries()) chip.style.setProperty("--below", String(below));
  }

  override render(): TemplateResult {
    const pile = chipsFor(Number(this.amount), chipsIn(this.chips));
    return html`${pile.map((value) => html`<tj-chip .value=${value}></tj-chip>`)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-chip-stack": TjChipStack;
  }
}

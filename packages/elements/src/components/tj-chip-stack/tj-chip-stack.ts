import { chipsFor } from "@thunderjack/artwork";
import type { Amount } from "@thunderjack/core";
import { css, html, LitElement, type TemplateResult } from "lit";
import { property, query, queryAll } from "lit/decorators.js";
import { chipsIn, type Written } from "../attribute-values.js";
import type { TjChip } from "../tj-chip/tj-chip.js";

/** The maximum number of chips that are drawn. Of a higher pile, only the largest chips are drawn. */
const HIGHEST = 9;

/**
 * A bet as a pile of chips. It is decorative; the surrounding element shows the amount beside it.
 *
 * @element tj-chip-stack
 * @cssproperty [--tj-chip-size=48px] - the diameter of its chips
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
      inset: auto 0 calc(var(--lying, 0) * 3.5px);
    }
  `;

  /** The bet, in hundredths of a credit. */
  @property({ type: Number }) amount: Amount = 0;

  /** The available chip values, in hundredths of a credit; in the attribute, separated by spaces: `100 500 2500`. */
  @property() chips: Written<Amount> = [];

  @query("tj-chip:last-child") private readonly top!: TjChip | null;
  @queryAll("tj-chip") private readonly drawn!: NodeListOf<TjChip>;

  /** Animates the fall of the top chip onto the other chips. */
  dropChip(duration: number): Animation | null {
    if (this.top === null) return null;
    return this.top.animate([{ transform: "translateY(-28px)", opacity: 0 }, {}], {
      duration,
      easing: "cubic-bezier(.3, 0, .6, 1.3)",
    });
  }

  protected override updated(): void {
    for (const [lying, chip] of [...this.drawn].entries()) chip.style.setProperty("--lying", String(lying));
  }

  override render(): TemplateResult {
    const pile = chipsFor(this.amount, chipsIn(this.chips), HIGHEST);
    return html`${pile.map((value) => html`<tj-chip .value=${value}></tj-chip>`)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-chip-stack": TjChipStack;
  }
}

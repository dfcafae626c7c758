import type { PileView } from "@thunderjack/stage";
import { make, type Part } from "./part.js";

/** The shoe or the tray: what it is called, and how many cards there are in it. */
export class Pile implements Part<PileView & { readonly label: string }> {
  readonly #label = document.createTextNode("");
  readonly #count = make("b");
  readonly element = make("span", { class: "words", "data-part": "cards" }, this.#label, " ", this.#count);

  show({ label, cards }: PileView & { readonly label: string }): void {
    if (this.#label.data !== label) this.#label.data = label;
    const count = String(cards);
    if (this.#count.textContent !== count) this.#count.textContent = count;
  }
}

import type { PileView } from "@thunderjack/stage";
import { type Component, createElement } from "./component.js";

/** The label of the shoe or the tray, and the number of its cards. */
export class PileComponent implements Component<PileView & { readonly label: string }> {
  readonly #label = document.createTextNode("");
  readonly #count = createElement("b");
  readonly element = createElement("span", { class: "words", "data-part": "cards" }, this.#label, " ", this.#count);

  update({ label, cards }: PileView & { readonly label: string }): void {
    if (this.#label.data !== label) this.#label.data = label;
    const count = String(cards);
    if (this.#count.textContent !== count) this.#count.textContent = count;
  }
}

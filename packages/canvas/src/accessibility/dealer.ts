import type { DealerView } from "@thunderjack/stage";
import { CardRow } from "./card-row.js";
import { type Component, createElement, setAttribute, setText } from "./component.js";

/** The dealer's hand. */
export class DealerComponent implements Component<DealerView> {
  readonly #cards = new CardRow();
  readonly #badge = createElement("span", { "data-part": "badge" });
  readonly #total = createElement("span", { "data-part": "total" });
  readonly element = createElement(
    "div",
    { class: "words", role: "group", "data-part": "dealer" },
    this.#cards.element,
    createElement("div", {}, this.#total),
    createElement("div", {}, this.#badge),
  );

  update({ label, cards, total, badge }: DealerView): void {
    setAttribute(this.element, "aria-label", label);
    this.#cards.update(cards);
    setText(this.#badge, badge?.label ?? null);
    setText(this.#total, total?.label ?? null);
  }
}

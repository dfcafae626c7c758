import type { DealerView } from "@thunderjack/stage";
import { CardRow } from "./card-row.js";
import { make, mark, type Part, write } from "./part.js";

/** The dealer's hand. */
export class Dealer implements Part<DealerView> {
  readonly #cards = new CardRow();
  readonly #badge = make("span", { "data-part": "badge" });
  readonly #total = make("span", { "data-part": "total" });
  readonly element = make(
    "div",
    { class: "words", role: "group", "data-part": "dealer" },
    this.#cards.element,
    make("div", {}, this.#badge),
    make("div", {}, this.#total),
  );

  show({ label, cards, total, badge }: DealerView): void {
    mark(this.element, "aria-label", label);
    this.#cards.show(cards);
    write(this.#badge, badge?.label ?? null);
    write(this.#total, total?.label ?? null);
  }
}

import type { HandView } from "@thunderjack/stage";
import { CardRow } from "./card-row.js";
import { make, mark, type Part, write } from "./part.js";

/** A hand with what is to be known of its seat. */
export interface ShownHand {
  readonly view: HandView;
  /** Whether it is the only hand of its seat: then the seat says its bet. */
  readonly isAlone: boolean;
}

/** A player's hand: its cards, how it ended, its total and what is at stake. */
export class Hand implements Part<ShownHand> {
  readonly #cards = new CardRow();
  readonly #badge = make("span", { "data-part": "badge" });
  readonly #won = make("span", { "data-part": "won" });
  readonly #total = make("span", { "data-part": "total" });
  readonly #bet = make("span", { "data-part": "bet" });
  readonly #insurance = make("span", { "data-part": "insurance" });
  readonly element = make(
    "div",
    { role: "group", "data-part": "hand" },
    this.#cards.element,
    make("div", {}, this.#badge, " ", this.#won),
    make("div", {}, this.#total, " ", this.#bet, " ", this.#insurance),
  );

  show({ view, isAlone }: ShownHand): void {
    mark(this.element, "aria-label", view.label);
    mark(this.element, "aria-current", view.isTurn ? "true" : null);
    this.#cards.show(view.cards);
    write(this.#badge, view.badge?.label ?? null);
    write(this.#won, view.wonText);
    write(this.#total, view.total?.label ?? null);
    write(this.#bet, view.betText);
    this.#bet.hidden = isAlone;
    write(this.#insurance, view.insuranceText);
  }
}

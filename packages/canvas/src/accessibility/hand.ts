import type { HandView } from "@thunderjack/stage";
import { CardRow } from "./card-row.js";
import { type Component, createElement, setAttribute, setText } from "./component.js";

export interface HandProps {
  readonly view: HandView;
  /** Whether the hand is the only hand of its seat. The bet is then shown beside the seat. */
  readonly isOnly: boolean;
}

/** A player's hand: its cards, result, total and bets. */
export class HandComponent implements Component<HandProps> {
  readonly #cards = new CardRow();
  readonly #badge = createElement("span", { "data-part": "badge" });
  readonly #won = createElement("span", { "data-part": "won" });
  readonly #total = createElement("span", { "data-part": "total" });
  readonly #bet = createElement("span", { "data-part": "bet" });
  readonly #insurance = createElement("span", { "data-part": "insurance" });
  readonly element = createElement(
    "div",
    { role: "group", "data-part": "hand" },
    this.#cards.element,
    createElement("div", {}, this.#badge, " ", this.#won),
    createElement("div", {}, this.#total, " ", this.#bet, " ", this.#insurance),
  );

  update({ view, isOnly }: HandProps): void {
    setAttribute(this.element, "aria-label", view.label);
    setAttribute(this.element, "aria-current", view.isTurn ? "true" : null);
    this.#cards.update(view.cards);
    setText(this.#badge, view.badge?.label ?? null);
    setText(this.#won, view.wonText);
    setText(this.#total, view.total?.label ?? null);
    setText(this.#bet, view.betText);
    this.#bet.hidden = isOnly;
    setText(this.#insurance, view.insuranceText);
  }
}

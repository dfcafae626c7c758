import type { HandName } from "@thunderjack/core";
import type { HandView } from "@thunderjack/stage";
import { CardRow } from "./card-row.js";
import { type Component, createElement, setAttribute, setText } from "./component.js";
import { createControl } from "./control.js";

export interface HandProps {
  readonly view: HandView;
  /** Whether the hand is the only hand of its seat. The bet is then part of the seat. */
  readonly isOnly: boolean;
  /** Whether the player has opened the hand, which was collapsed to a caption. */
  readonly isOpened: boolean;
}

/** A player's hand: its cards, result, total and bets. */
export class HandComponent implements Component<HandProps> {
  readonly #cards = new CardRow();
  readonly #badge = createElement("span", { "data-part": "badge" });
  readonly #amount = createElement("span", { "data-part": "amount" });
  /** The progress of the hand in turn towards a Blitz. */
  readonly #meter = createElement("span", { role: "meter", "data-part": "meter" });
  readonly #total = createElement("span", { "data-part": "total" });
  readonly #bet = createElement("span", { "data-part": "bet" });
  readonly #insurance = createElement("span", { "data-part": "insurance" });
  /** Opens and closes the hand. It is hidden unless the hand is collapsed or opened. */
  readonly #opener: HTMLButtonElement;
  readonly element: HTMLElement;

  constructor(name: HandName, onToggle: () => void) {
    this.#opener = createControl(`hand:${name}`, onToggle, { hidden: "" });
    this.element = createElement(
      "div",
      { role: "group", "data-part": "hand" },
      createElement("div", { class: "words" }, this.#cards.element, this.#total),
      createElement("div", { class: "words" }, this.#badge, " ", this.#amount),
      createElement("div", { class: "words" }, this.#meter),
      createElement("div", { class: "words" }, this.#bet, " ", this.#insurance),
      this.#opener,
    );
  }

  update({ view, isOnly, isOpened }: HandProps): void {
    setAttribute(this.#opener, "aria-label", view.label);
    setAttribute(this.#opener, "aria-expanded", isOpened ? "true" : "false");
    setAttribute(this.element, "aria-label", view.label);
    setAttribute(this.element, "aria-current", view.isTurn ? "true" : null);
    this.#cards.update(view.cards);
    setText(this.#badge, view.badge?.label ?? null);
    setText(this.#amount, view.badge?.amountText ?? null);
    this.#updateMeter(view);
    setText(this.#total, view.total?.label ?? null);
    setText(this.#bet, view.betText);
    this.#bet.hidden = isOnly;
    setText(this.#insurance, view.insuranceText);
  }

  #updateMeter({ blitz, isTurn, badge }: HandView): void {
    this.#meter.hidden = blitz === null || !isTurn || badge !== null;
    setAttribute(this.#meter, "aria-label", blitz?.label ?? null);
    setAttribute(this.#meter, "aria-valuenow", blitz === null ? null : `${blitz.cards}`);
    setAttribute(this.#meter, "aria-valuemax", blitz === null ? null : `${blitz.needed}`);
  }
}

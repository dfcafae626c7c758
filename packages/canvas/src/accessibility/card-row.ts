import type { CardView } from "@thunderjack/stage";
import { type Component, createElement, setAttribute } from "./component.js";
import { KeyedList } from "./keyed-list.js";

/** The cards of a hand in the order of the deal. */
export class CardRow implements Component<readonly CardView[]> {
  readonly element = createElement("div");
  readonly #cards = new KeyedList<CardView>(
    this.element,
    ({ key }) => key,
    () => new Card(),
  );

  update(cards: readonly CardView[]): void {
    this.#cards.update(cards);
  }
}

class Card implements Component<CardView> {
  readonly element = createElement("span", { role: "img" });

  update({ label }: CardView): void {
    setAttribute(this.element, "aria-label", label);
  }
}

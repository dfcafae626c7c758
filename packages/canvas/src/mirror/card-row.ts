import type { CardView } from "@thunderjack/stage";
import { KeyedList } from "./keyed-list.js";
import { make, mark, type Part } from "./part.js";

/** Cards in the order in which they were taken. Of one that lies face down, nothing is in the page but that it does. */
export class CardRow implements Part<readonly CardView[]> {
  readonly element = make("div");
  readonly #cards = new KeyedList<CardView>(
    this.element,
    ({ key }) => key,
    () => new Card(),
  );

  show(cards: readonly CardView[]): void {
    this.#cards.show(cards);
  }
}

class Card implements Part<CardView> {
  readonly element = make("span", { role: "img" });

  show({ label }: CardView): void {
    mark(this.element, "aria-label", label);
  }
}

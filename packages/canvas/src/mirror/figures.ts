import type { TableView } from "@thunderjack/stage";
import { make, type Part, write } from "./part.js";

/** What the player has, what lies on the table, and what the round brought. */
export class Figures implements Part<TableView> {
  readonly #credits = new Figure("credits");
  readonly #staked = new Figure("staked");
  readonly #net = new Figure("net");
  readonly element = make(
    "div",
    { class: "words figures" },
    ...[this.#credits.element, " ", this.#staked.element, " ", this.#net.element],
  );

  show({ labels, creditsText, stakedText, netText }: TableView): void {
    this.#credits.show([labels.credits, creditsText]);
    this.#staked.show([labels.bets, stakedText]);
    this.#net.show([labels.round, netText]);
  }
}

class Figure implements Part<readonly [label: string, amount: string | null]> {
  readonly #label = make("span");
  readonly #amount: HTMLElement;
  readonly element: HTMLElement;

  constructor(part: string) {
    this.#amount = make("b", { "data-part": part });
    this.element = make("span", {}, this.#label, " ", this.#amount);
  }

  show([label, amount]: readonly [label: string, amount: string | null]): void {
    write(this.#label, label);
    write(this.#amount, amount);
    this.element.hidden = amount === null;
  }
}

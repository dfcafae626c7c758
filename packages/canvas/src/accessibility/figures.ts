import type { TableView } from "@thunderjack/stage";
import { type Component, createElement, setText } from "./component.js";

/** The player's credits and the total bet. */
export class Figures implements Component<TableView> {
  readonly #credits = new Figure("credits");
  readonly #staked = new Figure("staked");
  readonly element = createElement(
    "div",
    { class: "words figures" },
    ...[this.#credits.element, " ", this.#staked.element],
  );

  update({ labels, creditsText, stakedText }: TableView): void {
    this.#credits.update([labels.credits, creditsText]);
    this.#staked.update([labels.bets, stakedText]);
  }
}

/** The net result of the round. */
export class NetResult implements Component<TableView> {
  readonly #net = new Figure("net");
  readonly element = createElement("div", { class: "words figures" }, this.#net.element);

  update({ labels, netText }: TableView): void {
    this.#net.update([labels.result, netText]);
  }
}

class Figure implements Component<readonly [label: string, amount: string | null]> {
  readonly #label = createElement("span");
  readonly #amount: HTMLElement;
  readonly element: HTMLElement;

  constructor(part: string) {
    this.#amount = createElement("b", { "data-part": part });
    this.element = createElement("span", {}, this.#label, " ", this.#amount);
  }

  update([label, amount]: readonly [label: string, amount: string | null]): void {
    setText(this.#label, label);
    setText(this.#amount, amount);
    this.element.hidden = amount === null;
  }
}

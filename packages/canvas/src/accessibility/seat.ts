import type { HandName, Seat } from "@thunderjack/core";
import type { SeatView } from "@thunderjack/stage";
import { type Component, createElement, setAttribute, setText } from "./component.js";
import { createControl } from "./control.js";
import { HandComponent, type HandProps } from "./hand.js";
import { KeyedList } from "./keyed-list.js";

export interface SeatProps {
  readonly view: SeatView;
  /** Whether the seat receives chips. */
  readonly isOn: boolean;
  /** Whether its switch is disabled. */
  readonly isLocked: boolean;
  /** The opened hand, where hands collapse to captions. */
  readonly opened: HandName | null;
}

/** A seat: its hands, its switch and its bet. */
export class SeatComponent implements Component<SeatProps> {
  readonly #handGroup = createElement("div");
  readonly #switch: HTMLButtonElement;
  readonly #bet = createElement("span", { class: "words", "data-part": "bet" });
  readonly #hands: KeyedList<HandProps>;
  readonly element: HTMLElement;
  #isLocked = false;

  constructor(seat: Seat, onToggle: () => void, onToggleHand: (hand: HandName) => void) {
    this.#hands = new KeyedList<HandProps>(
      this.#handGroup,
      ({ view: { name } }) => name,
      ({ view: { name } }) => new HandComponent(name, () => onToggleHand(name)),
    );
    const onClick = () => {
      if (!this.#isLocked) onToggle();
    };
    this.#switch = createControl(`seat:${seat}`, onClick, { role: "switch", class: "round" });
    this.element = createElement("div", { "data-part": "seat" }, this.#handGroup, this.#switch, this.#bet);
  }

  update({ view: { switchLabel, hands, lyingText }, isOn, isLocked, opened }: SeatProps): void {
    this.#isLocked = isLocked;
    this.#hands.update(hands.map((view) => ({ view, isOnly: hands.length === 1, isOpened: view.name === opened })));
    setAttribute(this.#switch, "aria-label", switchLabel);
    setAttribute(this.#switch, "aria-checked", isOn ? "true" : "false");
    setAttribute(this.#switch, "aria-disabled", isLocked ? "true" : "false");
    setText(this.#bet, lyingText);
    // Each of several hands has its own bet.
    this.#bet.hidden = hands.length > 1;
  }
}

import type { Seat as SeatName } from "@thunderjack/core";
import type { SeatView } from "@thunderjack/stage";
import { control } from "./control.js";
import { Hand, type ShownHand } from "./hand.js";
import { KeyedList } from "./keyed-list.js";
import { make, mark, type Part, write } from "./part.js";

/** A seat with what is to be known of its switch. */
export interface ShownSeat {
  readonly view: SeatView;
  /** Whether chips go to it. */
  readonly isOn: boolean;
  /** Whether its switch does nothing now. */
  readonly isLocked: boolean;
}

/** A seat: its hands, and the switch that turns it on and off. */
export class Seat implements Part<ShownSeat> {
  readonly #hands = make("div", { class: "words" });
  readonly #switch: HTMLButtonElement;
  readonly #bet = make("span", { class: "words", "data-part": "bet" });
  readonly #row = new KeyedList<ShownHand>(
    this.#hands,
    ({ view: { name } }) => name,
    () => new Hand(),
  );
  readonly element: HTMLElement;
  #isLocked = false;

  constructor(seat: SeatName, toggle: () => void) {
    const press = () => {
      if (!this.#isLocked) toggle();
    };
    this.#switch = control(`seat:${seat}`, press, { role: "switch", class: "round" });
    this.element = make("div", { "data-part": "seat" }, this.#hands, this.#switch, this.#bet);
  }

  show({ view: { switchLabel, hands, lyingText }, isOn, isLocked }: ShownSeat): void {
    this.#isLocked = isLocked;
    this.#row.show(hands.map((view) => ({ view, isAlone: hands.length === 1 })));
    mark(this.#switch, "aria-label", switchLabel);
    mark(this.#switch, "aria-checked", isOn ? "true" : "false");
    mark(this.#switch, "aria-disabled", isLocked ? "true" : "false");
    write(this.#bet, lyingText);
  }
}

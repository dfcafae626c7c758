import type { HandName, Seat } from "@thunderjack/core";
import { hasNextBet, type SeatView, type SpotControl } from "@thunderjack/stage";
import { type Component, createElement, setAttribute, setText } from "./component.js";
import { createControl } from "./control.js";
import { HandComponent, type HandProps } from "./hand.js";
import { KeyedList } from "./keyed-list.js";

export interface SeatProps {
  readonly view: SeatView;
  readonly spot: SpotControl;
  /** The hand that was collapsed to a caption and that the player has opened; `null` for none. */
  readonly opened: HandName | null;
}

/** The callbacks of a seat. */
export interface SeatEvents {
  /** Called when the ring is pressed. */
  onSpot(seat: Seat): void;
  /** Called when the last chip is taken back. */
  onTakeChip(seat: Seat): void;
  onToggleHand(hand: HandName): void;
}

/** A seat: its hands, the control on its ring, the button that takes back a chip, and its bet. */
export class SeatComponent implements Component<SeatProps> {
  readonly #handGroup = createElement("div");
  readonly #spot: HTMLButtonElement;
  readonly #takeBack: HTMLButtonElement;
  readonly #bet = createElement("span", { class: "words", "data-part": "bet" });
  readonly #hands: KeyedList<HandProps>;
  readonly element: HTMLElement;
  #isLocked = false;

  constructor(seat: Seat, { onSpot, onTakeChip, onToggleHand }: SeatEvents) {
    this.#hands = new KeyedList<HandProps>(
      this.#handGroup,
      ({ view: { name } }) => name,
      ({ view: { name } }) => new HandComponent(name, () => onToggleHand(name)),
    );
    const onClick = () => {
      if (!this.#isLocked) onSpot(seat);
    };
    this.#spot = createControl(`seat:${seat}`, onClick, { class: "round" });
    this.#takeBack = createControl(`take-back:${seat}`, () => onTakeChip(seat), { class: "round" });
    this.element = createElement(
      "div",
      { "data-part": "seat" },
      this.#handGroup,
      this.#spot,
      this.#takeBack,
      this.#bet,
    );
  }

  update({ view, spot, opened }: SeatProps): void {
    const { switchLabel, hands, stakedText } = view;
    const { isOn, isLocked, addLabel, takeChipLabel } = spot;
    this.#isLocked = isLocked;
    this.#hands.update(
      hands.map((hand) => ({ view: hand, isOnly: hands.length === 1, isOpened: hand.name === opened })),
    );
    const isSwitch = addLabel === null;
    setAttribute(this.#spot, "role", isSwitch ? "switch" : null);
    setAttribute(this.#spot, "aria-label", addLabel ?? switchLabel);
    setAttribute(this.#spot, "aria-checked", isSwitch ? String(isOn) : null);
    setAttribute(this.#spot, "aria-disabled", isLocked ? "true" : "false");
    setAttribute(this.#spot, "data-on", isOn ? "" : null);
    setAttribute(this.#spot, "data-chips", takeChipLabel === null ? null : "");
    setAttribute(this.#takeBack, "aria-label", takeChipLabel);
    this.#takeBack.hidden = takeChipLabel === null;
    setText(this.#bet, stakedText);
    // Each of several hands has its own bet. After the round, the seat has a bet for the next one.
    this.#bet.hidden = hands.length > 1 && !hasNextBet(view);
  }
}

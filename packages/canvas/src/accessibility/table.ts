import type { Betting, TableView } from "@thunderjack/stage";
import type { BettingControls } from "../layout/controls.js";
import { BetButtons, type ButtonEvents, CommandButton, MoveButtons } from "./buttons.js";
import { type Component, createElement, setAttribute, setText } from "./component.js";
import { DealerComponent } from "./dealer.js";
import { Figures, NetResult } from "./figures.js";
import { KeyedList } from "./keyed-list.js";
import { PileComponent } from "./pile.js";
import { SeatComponent, type SeatEvents, type SeatProps } from "./seat.js";

export interface TableProps extends BettingControls {
  readonly view: TableView;
  readonly betting: Betting;
}

/** The callbacks of the table. */
export interface TableEvents extends ButtonEvents, SeatEvents {}

/** The whole table, in reading order and tab order. */
export class TableComponent implements Component<TableProps> {
  readonly #tray = new PileComponent();
  readonly #dealer = new DealerComponent();
  readonly #shoe = new PileComponent();
  readonly #lettering = createElement("div", { class: "words", role: "img" });
  /** The message. It is a live region. If the page announces the messages itself, the layer removes its role. */
  readonly message = createElement("p", { class: "words", role: "status", "data-part": "message" });
  readonly #seatGroup = createElement("div");
  readonly #seats: KeyedList<SeatProps>;
  readonly #net = new NetResult();
  readonly #figures = new Figures();
  readonly #betButtons: BetButtons;
  readonly #moveButtons: MoveButtons;
  /** The parent of the buttons. It keeps the keyboard focus while there are no buttons. */
  readonly buttons = createElement("div", { class: "controls" });
  readonly #finalMessage = createElement("p", { class: "words" });
  readonly #startAgain: CommandButton;
  readonly #over: HTMLElement;
  readonly element: HTMLElement;

  constructor(events: TableEvents) {
    this.#seats = new KeyedList<SeatProps>(
      this.#seatGroup,
      ({ view: { seat } }) => seat,
      ({ view: { seat } }) => new SeatComponent(seat, events),
    );
    this.#betButtons = new BetButtons(events);
    this.#moveButtons = new MoveButtons(events);
    this.#startAgain = new CommandButton("start-again", events.onCommand);
    this.#over = createElement(
      "div",
      { role: "group", "data-part": "over" },
      this.#finalMessage,
      this.#startAgain.element,
    );
    this.element = createElement(
      "div",
      { role: "group" },
      createElement("div", {}, this.#tray.element, this.#dealer.element, this.#shoe.element),
      this.#lettering,
      this.#seatGroup,
      this.#net.element,
      this.message,
      createElement("div", {}, this.#figures.element, this.buttons),
    );
  }

  update({ view, betting: player, chosen, shortcuts, notice, opened }: TableProps): void {
    const { labels, lettering, betting, message } = view;
    setAttribute(this.element, "aria-label", labels.table);
    setAttribute(this.element, "lang", view.language);
    setAttribute(this.element, "dir", view.direction);
    this.#tray.update({ ...view.tray, label: labels.tray });
    this.#dealer.update(view.dealer);
    this.#shoe.update({ ...view.shoe, label: labels.shoe });
    setAttribute(this.#lettering, "aria-label", [...lettering.headline, ...lettering.terms].join(". "));
    setText(this.message, notice ?? message);
    this.#seats.update(
      // The seats are placed from left to right. The view lists them in turn order, which begins with the right seat.
      [...view.seats].reverse().map((seat) => ({
        view: seat,
        spot: player.spot(seat),
        opened,
      })),
    );
    this.#net.update(view);
    this.#figures.update(view);
    if (betting.isOpen) this.#betButtons.update({ betting, labels, chosen, shortcuts });
    else this.#moveButtons.update(view);
    const { element } = betting.isOpen ? this.#betButtons : this.#moveButtons;
    if (element.parentElement === null) this.buttons.replaceChildren(element);
    this.#updateGameOver(view);
  }

  #updateGameOver({ isOver, labels, message, betting: { startAgain } }: TableView): void {
    if (!isOver) {
      this.#over.remove();
      return;
    }
    setAttribute(this.#over, "aria-label", labels.gameOver);
    setText(this.#finalMessage, message);
    this.#startAgain.update(startAgain);
    if (this.#over.parentElement === null) this.element.append(this.#over);
  }
}

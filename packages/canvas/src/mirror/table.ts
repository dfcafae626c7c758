import type { Seat as SeatName } from "@thunderjack/core";
import { type BetShortcut, isOnlyOne, type SeatSelection, type TableView } from "@thunderjack/stage";
import { BetButtons, CommandButton, MoveButtons, type Requests } from "./buttons.js";
import { Dealer } from "./dealer.js";
import { Figures } from "./figures.js";
import { KeyedList } from "./keyed-list.js";
import { make, mark, type Part, write } from "./part.js";
import { Pile } from "./pile.js";
import { Seat, type ShownSeat } from "./seat.js";

/** A view with what the player has done in between. */
export interface ShownTable {
  readonly view: TableView;
  readonly selection: SeatSelection;
  readonly shortcuts: readonly BetShortcut[];
  /** In place of the view's message. */
  readonly notice: string | null;
}

/** What the player may ask of the whole table. */
export interface TableRequests extends Requests {
  toggle(seat: SeatName): void;
}

/** The whole table, in the order in which it is read and in which Tab goes through it. */
export class Table implements Part<ShownTable> {
  readonly #tray = new Pile();
  readonly #dealer = new Dealer();
  readonly #shoe = new Pile();
  readonly #lettering = make("div", { class: "words", role: "img" });
  /** The sentence that says what is going on. */
  readonly message = make("p", { class: "words", role: "status", "data-part": "message" });
  readonly #seats = make("div");
  readonly #row: KeyedList<ShownSeat>;
  readonly #figures = new Figures();
  readonly #betButtons: BetButtons;
  readonly #moveButtons: MoveButtons;
  /** Where the focus waits while there is nothing to press. */
  readonly controls = make("div", { class: "controls" });
  readonly #verdict = make("p", { class: "words" });
  readonly #startAgain: CommandButton;
  readonly #over: HTMLElement;
  readonly element: HTMLElement;

  constructor(requests: TableRequests) {
    this.#row = new KeyedList<ShownSeat>(
      this.#seats,
      ({ view: { seat } }) => seat,
      ({ view: { seat } }) => new Seat(seat, () => requests.toggle(seat)),
    );
    this.#betButtons = new BetButtons(requests);
    this.#moveButtons = new MoveButtons(requests);
    this.#startAgain = new CommandButton("start-again", requests.command);
    this.#over = make("div", { role: "group", "data-part": "over" }, this.#verdict, this.#startAgain.element);
    this.element = make(
      "div",
      { role: "group" },
      make("div", {}, this.#tray.element, this.#dealer.element, this.#shoe.element),
      make("div", {}, this.#lettering, this.message),
      this.#seats,
      make("div", {}, this.#figures.element, this.controls),
    );
  }

  show({ view, selection, shortcuts, notice }: ShownTable): void {
    const { labels, lettering, betting, message } = view;
    mark(this.element, "aria-label", labels.table);
    mark(this.element, "lang", view.language);
    mark(this.element, "dir", view.direction);
    this.#tray.show({ ...view.tray, label: labels.tray });
    this.#dealer.show(view.dealer);
    this.#shoe.show({ ...view.shoe, label: labels.shoe });
    mark(this.#lettering, "aria-label", [...lettering.headline, ...lettering.terms].join(". "));
    write(this.message, notice ?? message);
    this.#row.show(
      // On the table the right seat is on the right, though it plays first.
      [...view.seats].reverse().map((seat) => ({
        view: seat,
        isOn: selection.includes(seat.seat),
        isLocked: !betting.isOpen || isOnlyOne(selection, seat.seat),
      })),
    );
    this.#figures.show(view);
    if (betting.isOpen) this.#betButtons.show({ betting, labels, shortcuts });
    else this.#moveButtons.show(view);
    const buttons = betting.isOpen ? this.#betButtons : this.#moveButtons;
    if (buttons.element.parentElement === null) this.controls.replaceChildren(buttons.element);
    this.#showOver(view);
  }

  #showOver({ isOver, labels, message, betting: { startAgain } }: TableView): void {
    if (!isOver) {
      this.#over.remove();
      return;
    }
    mark(this.#over, "aria-label", labels.gameOver);
    write(this.#verdict, message);
    this.#startAgain.show(startAgain);
    if (this.#over.parentElement === null) this.element.append(this.#over);
  }
}

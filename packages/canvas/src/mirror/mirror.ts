import type { Command, Seat } from "@thunderjack/core";
import {
  BetMemory,
  type BetShortcut,
  type Dispatch,
  firstSelection,
  type SeatSelection,
  type TableView,
  toggleSeat,
  withBets,
} from "@thunderjack/stage";
import { unpaintedSentence } from "../unpainted.js";
import { ALONE_STYLES } from "./alone.styles.js";
import type { Area, AreaId } from "./area.js";
import { FocusKeeper } from "./focus.js";
import { MIRROR_STYLES } from "./mirror.styles.js";
import { make, write } from "./part.js";
import { layOut } from "./placement.js";
import { type Pointed, Pointing } from "./pointing.js";
import { Table } from "./table.js";

export type { Area, AreaId } from "./area.js";

/** What the mirror knows and a picture may show. */
export interface MirrorState extends Pointed {
  /** Why the last request was refused, to be written in place of the view's message; `null` when it was not. */
  readonly notice: string | null;
  /** The seats that chips go to. */
  readonly selectedSeats: readonly Seat[];
  /** What can be done with several bets at once. */
  readonly shortcuts: readonly BetShortcut[];
}

/** What a mirror needs. */
export interface MirrorOptions {
  readonly dispatch: Dispatch;
  /** Whether something else says aloud what happens; left out, the mirror does. */
  readonly isNarrated?: boolean;
  /** Called whenever something in the state is another; never while the mirror is made. */
  onState(state: MirrorState): void;
}

/**
 * The table as plain elements over its picture: what a screen reader reads, what the keyboard goes through, and what a
 * pointer presses. It is transparent, and says and does what the table of web components does.
 */
export class Mirror {
  readonly #dispatch: Dispatch;
  readonly #onState: (state: MirrorState) => void;
  readonly #host: HTMLElement;
  readonly #element = make("div");
  readonly #root = this.#element.attachShadow({ mode: "open" });
  readonly #table: Table;
  readonly #focus: FocusKeeper;
  readonly #pointing: Pointing;
  readonly #bets = new BetMemory();
  #view: TableView | null = null;
  #areas: ReadonlyMap<AreaId, Area> = new Map();
  #selection: SeatSelection = [];
  #shortcuts: readonly BetShortcut[] = [];
  #notice: string | null = null;
  #told: MirrorState;
  /** What is said in place of a picture; `null` as long as there may be one. */
  #apology: HTMLElement | null = null;

  /** @param host a positioned element, which the mirror covers */
  constructor(host: HTMLElement, { dispatch, isNarrated = false, onState }: MirrorOptions) {
    this.#host = host;
    this.#dispatch = dispatch;
    this.#onState = onState;
    this.#table = new Table({
      command: (command) => this.#ask(command),
      layChip: (place) => this.#layChip(place),
      toggle: (seat) => this.#toggle(seat),
    });
    if (isNarrated) this.#table.message.removeAttribute("role");
    host.append(this.#element);
    const styles = new (host.ownerDocument.defaultView ?? window).CSSStyleSheet();
    styles.replaceSync(MIRROR_STYLES + ALONE_STYLES);
    this.#root.adoptedStyleSheets = [styles];
    this.#root.append(this.#table.element);
    this.#focus = new FocusKeeper(this.#root, this.#table.controls);
    this.#pointing = new Pointing(this.#root, () => this.#tell());
    this.#told = this.state;
    // Before any control hears of it: what is done next may be refused too.
    host.addEventListener("click", this.#beginAnew, { capture: true });
  }

  /** The same as was told last. */
  get state(): MirrorState {
    const { pointed } = this.#pointing;
    return { notice: this.#notice, selectedSeats: this.#selection, shortcuts: this.#shortcuts, ...pointed };
  }

  /** Shows a view. Call it once for every frame: what was refused before is forgotten. */
  show(view: TableView): void {
    const { seats } = view;
    this.#view = view;
    this.#notice = null;
    this.#selection = this.#selection.length === 0 ? firstSelection(seats) : withBets(this.#selection, seats);
    this.#bets.note(view);
    this.#shortcuts = this.#bets.shortcuts(view);
    this.#patch();
  }

  /** Where each control lies; one that is left out can be reached, but not pressed with a pointer. */
  place(areas: ReadonlyMap<AreaId, Area>): void {
    if (this.#apology !== null) return;
    this.#areas = areas;
    layOut(this.#root, areas);
  }

  /** There is no picture to lie over: from now on the words and the buttons are to be seen, one below the other. */
  standAlone(): void {
    this.place(new Map());
    this.#apology ??= make("p", { class: "apology" });
    this.#element.setAttribute("data-alone", "");
    this.#root.prepend(this.#apology);
    this.#patch();
  }

  /** Takes away what was made. Does nothing the second time. */
  dispose(): void {
    this.#host.removeEventListener("click", this.#beginAnew, { capture: true });
    this.#view = null;
    this.#element.remove();
  }

  #patch(): void {
    const view = this.#view;
    if (view === null) return;
    if (this.#apology !== null) write(this.#apology, unpaintedSentence(view.language));
    this.#focus.keep(() => {
      this.#table.show({ view, selection: this.#selection, shortcuts: this.#shortcuts, notice: this.#notice });
      layOut(this.#root, this.#areas);
    });
    this.#tell();
  }

  #tell(): void {
    const { state } = this;
    const isSame = (Object.keys(state) as (keyof MirrorState)[]).every((key) => state[key] === this.#told[key]);
    if (isSame || this.#view === null) return;
    this.#told = state;
    this.#onState(state);
  }

  #ask(command: Command): void {
    const refused = this.#dispatch(command);
    if (refused === null) return;
    this.#notice = refused.message;
    this.#patch();
  }

  #layChip(place: number): void {
    for (const { seat, raises } of this.#view?.seats ?? []) {
      const raise = raises[place];
      if (raise !== undefined && this.#selection.includes(seat)) this.#ask(raise.command);
    }
  }

  #toggle(seat: Seat): void {
    const before = this.#selection;
    this.#selection = toggleSeat(before, seat);
    this.#patch();
    const { bet = 0, takeBack } = this.#view?.seats.find((other) => other.seat === seat) ?? {};
    const isOff = before.includes(seat) && !this.#selection.includes(seat);
    if (isOff && bet > 0 && takeBack !== undefined) this.#ask(takeBack.command);
  }

  readonly #beginAnew = (): void => {
    this.#bets.begin();
    if (this.#notice === null) return;
    this.#notice = null;
    this.#patch();
  };
}

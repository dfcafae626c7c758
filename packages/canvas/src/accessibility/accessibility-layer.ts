import type { Command, HandName, Seat } from "@thunderjack/core";
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
import type { ControlId, InteractionState } from "../layout/controls.js";
import type { Box } from "../layout/geometry.js";
import { createElement, setText } from "./component.js";
import { placeControls } from "./control.js";
import { FALLBACK_STYLES } from "./fallback.styles.js";
import { fallbackMessage } from "./fallback-message.js";
import { FocusController } from "./focus-controller.js";
import { LAYER_STYLES } from "./layer.styles.js";
import { PointerTracker } from "./pointer-tracker.js";
import { TableComponent } from "./table.js";

/** The options of an accessibility layer. */
export interface AccessibilityLayerOptions {
  readonly dispatch: Dispatch;
  /** Whether the page announces the messages itself. Defaults to `false`, which makes the message a live region. */
  readonly isNarrated?: boolean;
  /** Called after each change of the state, but not during construction. */
  onInteraction(state: InteractionState): void;
}

/**
 * The table as transparent DOM elements over the canvas. Screen readers read them, the keyboard reaches their controls,
 * and they are the hit areas of the pointer. Their text and behaviour are the same as in the table of web components.
 */
export class AccessibilityLayer {
  readonly #dispatch: Dispatch;
  readonly #onInteraction: (state: InteractionState) => void;
  readonly #host: HTMLElement;
  readonly #element = createElement("div");
  readonly #root = this.#element.attachShadow({ mode: "open" });
  readonly #table: TableComponent;
  readonly #focus: FocusController;
  readonly #pointer: PointerTracker;
  readonly #bets = new BetMemory();
  #view: TableView | null = null;
  #boxes: ReadonlyMap<ControlId, Box> = new Map();
  #selection: SeatSelection = [];
  #shortcuts: readonly BetShortcut[] = [];
  #notice: string | null = null;
  #opened: HandName | null = null;
  #lastState: InteractionState;
  /** The message above the visible layer; `null` while the layer is transparent. */
  #fallbackMessage: HTMLElement | null = null;

  /** @param host a positioned element, which the layer covers */
  constructor(host: HTMLElement, { dispatch, isNarrated = false, onInteraction }: AccessibilityLayerOptions) {
    this.#host = host;
    this.#dispatch = dispatch;
    this.#onInteraction = onInteraction;
    this.#table = new TableComponent({
      onCommand: (command) => this.#send(command),
      onChip: (position) => this.#placeChip(position),
      onToggleSeat: (seat) => this.#toggle(seat),
      onToggleHand: (hand) => this.#toggleHand(hand),
    });
    if (isNarrated) this.#table.message.removeAttribute("role");
    host.append(this.#element);
    const styles = new (host.ownerDocument.defaultView ?? window).CSSStyleSheet();
    styles.replaceSync(LAYER_STYLES + FALLBACK_STYLES);
    this.#root.adoptedStyleSheets = [styles];
    this.#root.append(this.#table.element);
    this.#focus = new FocusController(this.#root, this.#table.buttons);
    this.#pointer = new PointerTracker(this.#root, () => this.#notify());
    this.#lastState = this.state;
    // The capture phase precedes the listeners of the controls, whose requests may be rejected again.
    host.addEventListener("click", this.#onClick, { capture: true });
  }

  get state(): InteractionState {
    return {
      notice: this.#notice,
      selectedSeats: this.#selection,
      shortcuts: this.#shortcuts,
      opened: this.#opened,
      ...this.#pointer.state,
    };
  }

  /** Shows a view and removes the notice of a rejected request. Call it once per frame. */
  show(view: TableView): void {
    const { seats } = view;
    this.#view = view;
    this.#notice = null;
    // The hand has left the table.
    if (!seats.some(({ hands }) => hands.some(({ name }) => name === this.#opened))) this.#opened = null;
    this.#selection = this.#selection.length === 0 ? firstSelection(seats) : withBets(this.#selection, seats);
    this.#bets.note(view);
    this.#shortcuts = this.#bets.shortcuts(view);
    this.#update();
  }

  /**
   * Places the controls. A control without a box can be reached by keyboard and screen reader, but not with a pointer.
   */
  placeControls(boxes: ReadonlyMap<ControlId, Box>): void {
    if (this.#fallbackMessage !== null) return;
    this.#boxes = boxes;
    placeControls(this.#root, boxes);
  }

  /** Makes the layer visible, as text and buttons in the flow of the page. */
  showFallback(): void {
    this.placeControls(new Map());
    this.#fallbackMessage ??= createElement("p", { class: "notice" });
    this.#element.setAttribute("data-fallback", "");
    this.#root.prepend(this.#fallbackMessage);
    this.#update();
  }

  /** Removes the layer. A second call has no effect. */
  dispose(): void {
    this.#host.removeEventListener("click", this.#onClick, { capture: true });
    this.#view = null;
    this.#element.remove();
  }

  #update(): void {
    const view = this.#view;
    if (view === null) return;
    if (this.#fallbackMessage !== null) setText(this.#fallbackMessage, fallbackMessage(view.language));
    this.#focus.restoreAfter(() => {
      this.#table.update({ view, ...this.state });
      placeControls(this.#root, this.#boxes);
    });
    this.#notify();
  }

  #notify(): void {
    const { state } = this;
    const isSame = (Object.keys(state) as (keyof InteractionState)[]).every(
      (key) => state[key] === this.#lastState[key],
    );
    if (isSame || this.#view === null) return;
    this.#lastState = state;
    this.#onInteraction(state);
  }

  #send(command: Command): void {
    const rejection = this.#dispatch(command);
    if (rejection === null) return;
    this.#notice = rejection.message;
    this.#update();
  }

  #placeChip(position: number): void {
    for (const { seat, raises } of this.#view?.seats ?? []) {
      const raise = raises[position];
      if (raise !== undefined && this.#selection.includes(seat)) this.#send(raise.command);
    }
  }

  #toggle(seat: Seat): void {
    const before = this.#selection;
    this.#selection = toggleSeat(before, seat);
    this.#update();
    const { bet = 0, takeBack } = this.#view?.seats.find((other) => other.seat === seat) ?? {};
    const isOff = before.includes(seat) && !this.#selection.includes(seat);
    if (isOff && bet > 0 && takeBack !== undefined) this.#send(takeBack.command);
  }

  #toggleHand(hand: HandName): void {
    this.#opened = this.#opened === hand ? null : hand;
    this.#update();
  }

  /** Begins a new step of the bet history and removes the notice. */
  readonly #onClick = (): void => {
    this.#bets.begin();
    if (this.#notice === null) return;
    this.#notice = null;
    this.#update();
  };
}

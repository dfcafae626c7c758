import type { Clock, Command, HandName } from "@thunderjack/core";
import { type BetShortcut, Betting, type Dispatch, type TableView } from "@thunderjack/stage";
import { ChipGesture, type ChipSource, type SpotTarget } from "@thunderjack/stage/chip-gesture";
import type { ControlId, InteractionState } from "../layout/controls.js";
import type { Box } from "../layout/geometry.js";
import { ChipPointer } from "./chip-pointer.js";
import { createElement, setText } from "./component.js";
import { controlAt, controlIdOf, placeControls } from "./control.js";
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
  /** Called after each change of the state, except during construction and {@link AccessibilityLayer.show}. */
  onInteraction(state: InteractionState): void;
}

/**
 * The table as transparent DOM elements over the canvas, for screen readers, for the keyboard, and as the hit areas of
 * the pointer. Their text and behaviour are the same as in the table of web components.
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
  readonly #betting = new Betting();
  readonly #chips: ChipPointer;
  #view: TableView | null = null;
  #boxes: ReadonlyMap<ControlId, Box> = new Map();
  #shortcuts: readonly BetShortcut[] = [];
  #notice: string | null = null;
  #opened: HandName | null = null;
  #dragged: InteractionState["dragged"] = null;
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
      onChip: (position) => this.#bet(this.#betting.pressChip(position)),
      onSpot: (seat) => this.#bet(this.#betting.pressSpot(seat)),
      onTakeChip: (seat) => this.#bet(this.#betting.takeChip(seat)),
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
    this.#chips = new ChipPointer(this.#table.element, host, this.#chipGesture());
    this.#lastState = this.state;
    // Listens in the capture phase, so that the old notice is removed before the request of a control sets a new one.
    host.addEventListener("click", this.#onClick, { capture: true });
    this.#table.element.addEventListener("keydown", this.#onKey);
  }

  get state(): InteractionState {
    return {
      notice: this.#notice,
      selectedSeats: this.#betting.selection,
      chosen: this.#betting.chosen,
      dragged: this.#dragged,
      shortcuts: this.#shortcuts,
      opened: this.#opened,
      ...this.#pointer.state,
    };
  }

  /**
   * Shows a view and removes the notice of a rejected request. Call it once per frame.
   *
   * @returns the new state of the controls, which is not also passed to `onInteraction`
   */
  show(view: TableView): InteractionState {
    const { seats, betting } = view;
    const replacesButtons = betting.isOpen !== this.#view?.betting.isOpen;
    this.#view = view;
    this.#notice = null;
    // The opened hand may not be in the new view.
    if (!seats.some(({ hands }) => hands.some(({ name }) => name === this.#opened))) this.#opened = null;
    this.#betting.note(view);
    this.#shortcuts = this.#betting.shortcuts;
    this.#draw(view, replacesButtons);
    this.#lastState = this.state;
    return this.#lastState;
  }

  /**
   * Places the controls. A control without a box can be reached by keyboard and screen reader, but not with a pointer.
   */
  placeControls(boxes: ReadonlyMap<ControlId, Box>, spots: readonly SpotTarget[] = []): void {
    if (this.#fallbackMessage !== null) return;
    this.#boxes = boxes;
    this.#chips.spots = spots;
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
    this.#chips.stop();
    this.#view = null;
    this.#element.remove();
  }

  #update(): void {
    if (this.#view === null) return;
    this.#draw(this.#view);
    this.#notify();
  }

  #draw(view: TableView, replacesButtons = false): void {
    if (this.#fallbackMessage !== null) setText(this.#fallbackMessage, fallbackMessage(view.language));
    this.#focus.restoreAfter(() => {
      this.#table.update({ view, betting: this.#betting, ...this.state });
      placeControls(this.#root, this.#boxes);
    }, replacesButtons);
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

  /** Updates the betting controls, and dispatches the commands that change the bets. */
  #bet(commands: readonly Command[]): void {
    if (this.#view === null) return;
    this.#update();
    for (const command of commands) this.#send(command);
  }

  #chipGesture(): ChipGesture {
    const bet = (commands: () => readonly Command[]) => {
      this.#onClick();
      this.#bet(commands());
    };
    return new ChipGesture(timerOf(this.#host), {
      dragged: (chip) => {
        this.#dragged = chip === null ? null : { ...chip, value: this.#valueOf(chip.source) };
        this.#notify();
      },
      dropped: (source, over) =>
        bet(() => {
          if ("seat" in source) return this.#betting.takeChip(source.seat, over);
          return over === null ? [] : this.#betting.placeChip(source.chip, over);
        }),
      held: (seat) => bet(() => this.#betting.takeChip(seat)),
    });
  }

  #valueOf(source: ChipSource): number {
    return "chip" in source ? this.#betting.chipAt(source.chip) : this.#betting.lastChip(source.seat);
  }

  /** Takes back the last chip of the focused seat (Delete, Backspace), or deselects the chosen chip (Escape). */
  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Escape" && this.#betting.putBack()) this.#update();
    const [, seat] = /^(?:seat|take-back):(.*)$/.exec(controlIdOf(controlAt(event.target)) ?? "") ?? [];
    const name = this.#view?.seats.find((other) => other.seat === seat)?.seat;
    if ((event.key !== "Delete" && event.key !== "Backspace") || name === undefined) return;
    this.#onClick();
    this.#bet(this.#betting.takeChip(name));
  };

  #toggleHand(hand: HandName): void {
    this.#opened = this.#opened === hand ? null : hand;
    this.#update();
  }

  /** Starts a new betting gesture, and removes the notice. */
  readonly #onClick = (): void => {
    this.#betting.begin();
    if (this.#notice === null) return;
    this.#notice = null;
    this.#update();
  };
}

/** Returns the timer of the page that contains an element. */
function timerOf({ ownerDocument: { defaultView } }: Element): Pick<Clock, "schedule"> {
  return {
    schedule(milliseconds, callback) {
      const timer = defaultView?.setTimeout(callback, milliseconds);
      return () => defaultView?.clearTimeout(timer);
    },
  };
}

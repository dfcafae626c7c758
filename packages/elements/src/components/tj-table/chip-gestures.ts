import type { Command, Seat } from "@thunderjack/core";
import { systemClock } from "@thunderjack/core/system-clock";
import type { Betting } from "@thunderjack/stage";
import { ChipGesture, type ChipSource, type DraggedChip } from "@thunderjack/stage/chip-gesture";
import type { Point, SeatLayout } from "@thunderjack/stage/layout";
import { adoptStyles } from "../../platform/foreign-documents.js";
import { newElement } from "../../platform/new-element.js";
import { px } from "../placed.js";
import type { TjChip } from "../tj-chip/tj-chip.js";
import { TjSeat } from "../tj-seat/tj-seat.js";
import { chipGesturesStyles } from "./chip-gestures.styles.js";

/** The table on which the player drags chips. */
export interface ChipTable {
  readonly betting: Betting;
  /** Returns the current layouts of the seats. */
  readonly seats: () => readonly SeatLayout[];
  /** Starts a new action of the player, then calls the function and requests the returned commands. */
  readonly bet: (commands: () => readonly Command[]) => void;
}

/**
 * Handles the drag of a chip from a chip button or a circle to another circle or off the circles, and the long press
 * that takes back a chip.
 */
export class ChipGestures {
  readonly #root: HTMLElement;
  readonly #table: ChipTable;
  readonly #gesture: ChipGesture;
  #pointer: number | null = null;
  /** The dragged chip; `null` while none is dragged. */
  #chip: TjChip | null = null;
  /** Whether the next click belongs to a gesture and is ignored. */
  #ignoresClick = false;

  /** @param root the element of the table that receives the listeners */
  constructor(root: HTMLElement, table: ChipTable) {
    this.#root = root;
    this.#table = table;
    this.#gesture = new ChipGesture(systemClock, {
      dragged: (chip) => this.#show(chip),
      dropped: (source, over) => this.#table.bet(() => this.#drop(source, over)),
      held: (seat) => {
        // Removing the pressed chip also removes the target of a touch, so no `pointerup` follows, but a click does.
        this.#ignoresClick = true;
        this.#table.bet(() => this.#table.betting.takeChip(seat));
      },
    });
    root.addEventListener("pointerdown", (event) => this.#down(event));
    root.addEventListener("pointermove", (event) => {
      if (event.pointerId === this.#pointer) this.#gesture.move(this.#pointOf(event), this.#table.seats());
    });
    root.addEventListener("pointerup", (event) => {
      if (event.pointerId !== this.#pointer) return;
      this.#pointer = null;
      this.#ignoresClick = this.#gesture.up();
    });
    root.addEventListener("pointercancel", () => this.stop());
    root.addEventListener("contextmenu", (event) => this.#pointer !== null && event.preventDefault());
    root.addEventListener("keydown", (event) => this.#press(event), { capture: true });
    root.addEventListener("click", (event) => this.#click(event), { capture: true });
  }

  /** Cancels the gesture in progress. */
  stop(): void {
    this.#gesture.cancel();
    this.#gesture.up();
    this.#pointer = null;
  }

  #down(event: PointerEvent): void {
    this.#ignoresClick = false;
    this.#pointer = null;
    if (event.button !== 0 || !event.isPrimary) return;
    const source = this.#sourceOf(event.composedPath());
    if (source === null) return;
    this.#pointer = event.pointerId;
    // The pointer may leave the table during a drag.
    const [target] = event.composedPath();
    if (target instanceof Element && event.isTrusted) target.setPointerCapture(event.pointerId);
    this.#gesture.down(source, this.#pointOf(event));
  }

  /** Returns the pressed chip button, or the seat whose chips are pressed; `null` for any other target. */
  #sourceOf(path: readonly EventTarget[]): ChipSource | null {
    const button = path.find((target) => target instanceof HTMLButtonElement);
    if (button?.dataset.chip !== undefined) return { chip: Number(button.dataset.chip) };
    const { spot, view } = path.find((target) => target instanceof TjSeat) ?? {};
    return button?.classList.contains("spot") && spot?.takeChipLabel && view ? { seat: view.seat } : null;
  }

  #press(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !this.#gesture.isDragging) return;
    this.#gesture.cancel();
    event.preventDefault();
    event.stopPropagation();
  }

  #click(event: MouseEvent): void {
    // A click from the keyboard has a `detail` of 0, and never belongs to a gesture.
    if (!this.#ignoresClick || event.detail === 0) return;
    this.#ignoresClick = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  #drop(source: ChipSource, over: Seat | null): readonly Command[] {
    const { betting } = this.#table;
    if ("seat" in source) return betting.takeChip(source.seat, over);
    return over === null ? [] : betting.placeChip(source.chip, over);
  }

  #show(dragged: DraggedChip | null): void {
    for (const seat of this.#root.querySelectorAll("tj-seat")) {
      seat.isTarget = dragged !== null && dragged.over === seat.view?.seat;
    }
    if (dragged === null) {
      this.#chip?.remove();
      this.#chip = null;
      return;
    }
    const chip = this.#chip ?? this.#newChip(dragged.source);
    const { x, y } = dragged.at;
    chip.style.setProperty("translate", `calc(${px(x)} - 50%) calc(${px(y)} - 50%)`);
  }

  #newChip(source: ChipSource): TjChip {
    adoptStyles(this.#root.getRootNode() as ShadowRoot, chipGesturesStyles);
    const { betting } = this.#table;
    const chip = newElement("tj-chip");
    chip.className = "dragged";
    chip.value = "chip" in source ? betting.chipAt(source.chip) : betting.lastChip(source.seat);
    this.#root.append(chip);
    this.#chip = chip;
    return chip;
  }

  #pointOf({ clientX, clientY }: PointerEvent): Point {
    const { left, top } = this.#root.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }
}

import type { Seat } from "@thunderjack/core";
import type { ChipGesture, ChipSource, SpotTarget } from "@thunderjack/stage/chip-gesture";
import type { Point } from "../layout/geometry.js";
import { controlAt, controlIdOf } from "./control.js";

/** Passes pointer events to a gesture with chips, and ignores the click at the end of the gesture. */
export class ChipPointer {
  /** The rings, in CSS pixels from the top left of the area. */
  spots: readonly SpotTarget[] = [];
  readonly #area: HTMLElement;
  readonly #gesture: ChipGesture;
  #pointer: number | null = null;
  #ignoresClick = false;

  /**
   * @param table the element with the controls
   * @param area the element whose top left corner is that of the table
   */
  constructor(table: HTMLElement, area: HTMLElement, gesture: ChipGesture) {
    this.#area = area;
    this.#gesture = gesture;
    table.addEventListener("pointerdown", (event) => this.#down(event));
    table.addEventListener("pointermove", (event) => {
      if (event.pointerId !== this.#pointer) return;
      gesture.move(this.#pointOf(event), this.spots);
      // The felt must not scroll while a chip is dragged.
      if (gesture.isDragging) event.stopPropagation();
    });
    table.addEventListener("pointerup", (event) => {
      if (event.pointerId !== this.#pointer) return;
      this.#pointer = null;
      this.#ignoresClick = gesture.up();
    });
    table.addEventListener("pointercancel", () => this.stop());
    table.addEventListener("contextmenu", (event) => this.#pointer !== null && event.preventDefault());
    table.addEventListener("keydown", (event) => this.#press(event), { capture: true });
    table.addEventListener("click", (event) => this.#click(event), { capture: true });
  }

  /** Cancels the gesture in progress. */
  stop(): void {
    this.#gesture.cancel();
    this.#gesture.up();
    this.#pointer = null;
  }

  #down(event: PointerEvent): void {
    this.#ignoresClick = false;
    if (event.button !== 0 || !event.isPrimary) return;
    const control = controlAt(event.target);
    const source = control === null ? null : sourceOf(control);
    if (control === null || source === null) return;
    this.#pointer = event.pointerId;
    // The pointer may leave the table during a drag.
    if (event.isTrusted) control.setPointerCapture(event.pointerId);
    this.#gesture.down(source, this.#pointOf(event));
  }

  #press(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !this.#gesture.isDragging) return;
    this.#gesture.cancel();
    event.preventDefault();
    event.stopPropagation();
  }

  #click(event: MouseEvent): void {
    // A click that the keyboard causes has a `detail` of 0.
    if (!this.#ignoresClick || event.detail === 0) return;
    this.#ignoresClick = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  #pointOf({ clientX, clientY }: PointerEvent): Point {
    const { left, top } = this.#area.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }
}

/** Returns the chip of a chip button, or the seat of a ring with chips; `null` for any other control. */
function sourceOf(control: HTMLButtonElement): ChipSource | null {
  const [, kind, name] = /^(chip|seat):(.*)$/.exec(controlIdOf(control) ?? "") ?? [];
  if (kind === "chip") return { chip: Number(name) };
  return kind === "seat" && control.hasAttribute("data-chips") ? { seat: name as Seat } : null;
}

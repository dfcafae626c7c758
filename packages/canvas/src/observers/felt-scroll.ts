/** The scroll position of the felt on a small table. The wheel and a dragging pointer change it. */
export class FeltScroll {
  readonly #element: HTMLElement;
  readonly #onChange: () => void;
  #position = 0;
  #range = 0;

  /** @param onChange called when the player has changed the position */
  constructor(element: HTMLElement, onChange: () => void) {
    this.#element = element;
    this.#onChange = onChange;
    element.addEventListener("wheel", this.#onWheel, { passive: false });
    element.addEventListener("pointermove", this.#onPointerMove);
  }

  /** The position in CSS pixels, from 0 to the range. */
  get position(): number {
    return this.#position;
  }

  /** Sets the range, in CSS pixels. If the range is 0, the wheel and a drag scroll the page as usual. */
  setRange(range: number): void {
    if (range === this.#range) return;
    this.#range = range;
    this.moveTo(this.#position);
    if (range > 0) this.#element.style.setProperty("touch-action", "pan-x pinch-zoom");
    else this.#element.style.removeProperty("touch-action");
  }

  /** Sets the position and returns whether it changed. */
  moveTo(position: number): boolean {
    const next = Math.round(Math.min(this.#range, Math.max(0, position)));
    const hasChanged = next !== this.#position;
    this.#position = next;
    return hasChanged;
  }

  dispose(): void {
    this.#element.removeEventListener("wheel", this.#onWheel);
    this.#element.removeEventListener("pointermove", this.#onPointerMove);
  }

  readonly #onWheel = (event: WheelEvent): void => {
    if (!this.moveTo(this.#position + event.deltaY)) return;
    // At an end of the felt, the page scrolls.
    event.preventDefault();
    this.#onChange();
  };

  readonly #onPointerMove = ({ buttons, movementY }: PointerEvent): void => {
    if ((buttons & 1) === 1 && this.moveTo(this.#position - movementY)) this.#onChange();
  };
}

import type { CardId } from "@thunderjack/cards";
import { systemClock } from "@thunderjack/core/system-clock";
import { px } from "../../components/placed.js";

/** The source of a drag: a card that can be picked, or a chosen card by its place. */
export type DragSource = { readonly card: CardId } | { readonly place: number };

/** The distance that the pointer must move before a press becomes a drag, in CSS pixels. */
const DRAG = 8;

/** The time after which a touch becomes a drag, in milliseconds. A finger that moves earlier scrolls the panel. */
const HOLD = 250;

/**
 * Handles the drag of a card to a place in the list of chosen cards. A chosen card that is dropped below the list is
 * removed.
 */
export class CardDrag {
  readonly #root: ShadowRoot;
  /** Called when a card is dropped. `place` is the number of chosen cards before it; `null` below the list. */
  readonly #drop: (source: DragSource, place: number | null) => void;
  #press: { readonly source: DragSource; readonly event: PointerEvent } | null = null;
  /** The image of the card that follows the pointer; `null` while none is dragged. */
  #image: HTMLElement | null = null;
  #place: number | null = null;
  #ignoresClick = false;
  #cancelHold = () => {};

  constructor(root: ShadowRoot, drop: (source: DragSource, place: number | null) => void) {
    this.#root = root;
    this.#drop = drop;
    root.addEventListener("pointerdown", (event) => this.#down(event as PointerEvent));
    root.addEventListener("pointermove", (event) => this.#move(event as PointerEvent));
    root.addEventListener("pointerup", () => this.#up());
    root.addEventListener("pointercancel", () => this.cancel());
    root.addEventListener("touchmove", (event) => this.#image !== null && event.preventDefault(), { passive: false });
    root.addEventListener("contextmenu", (event) => this.#press !== null && event.preventDefault());
    root.addEventListener("keydown", (event) => {
      if (this.#image === null || (event as KeyboardEvent).key !== "Escape") return;
      event.stopPropagation();
      this.#ignoresClick = true;
      this.cancel();
    });
    root.addEventListener(
      "click",
      (event) => {
        if (!this.#ignoresClick || (event as MouseEvent).detail === 0) return;
        this.#ignoresClick = false;
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
  }

  /** Ends the drag in progress without a drop. */
  cancel(): void {
    this.#cancelHold();
    this.#image?.remove();
    this.#image = null;
    this.#press = null;
    this.#mark(null);
  }

  #down(event: PointerEvent): void {
    this.cancel();
    this.#ignoresClick = false;
    const source = sourceOf(event.target);
    if (source === null || event.button !== 0 || !event.isPrimary) return;
    this.#press = { source, event };
    if (event.isTrusted) (event.target as Element).setPointerCapture(event.pointerId);
    if (event.pointerType === "touch") this.#cancelHold = systemClock.schedule(HOLD, () => this.#begin());
  }

  #move(event: PointerEvent): void {
    const { event: start } = this.#press ?? {};
    if (start === undefined || start.pointerId !== event.pointerId) return;
    if (this.#image === null) {
      if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < DRAG) return;
      if (event.pointerType === "touch") return this.cancel();
      this.#begin();
    }
    this.#show(event);
  }

  #up(): void {
    const { source } = this.#press ?? {};
    const place = this.#place;
    const isDrag = this.#image !== null;
    if (isDrag) this.#ignoresClick = true;
    this.cancel();
    if (isDrag && source !== undefined) this.#drop(source, place);
  }

  #begin(): void {
    if (this.#press === null) return;
    const { event } = this.#press;
    const sign = (event.target as Element).closest("li")?.querySelector("[data-suit]") ?? (event.target as Element);
    this.#image = sign.cloneNode(true) as HTMLElement;
    this.#image.className = "dragged";
    this.#image.setAttribute("aria-hidden", "true");
    this.#image.inert = true;
    this.#root.append(this.#image);
    this.#show(event);
  }

  #show({ clientX, clientY }: PointerEvent): void {
    const { left, top } = this.#root.host.getBoundingClientRect();
    this.#image?.style.setProperty("translate", `calc(${px(clientX - left)} - 50%) calc(${px(clientY - top)} - 50%)`);
    const end = this.#root.querySelector(".row")?.getBoundingClientRect().top ?? 0;
    const rows = [...this.#root.querySelectorAll("li")].map((row) => row.getBoundingClientRect());
    this.#mark(clientY > end ? null : rows.filter((row) => row.top + row.height / 2 < clientY).length);
  }

  /** Marks the place at which the card would be inserted. */
  #mark(place: number | null): void {
    this.#place = place;
    const rows = [...this.#root.querySelectorAll("li")];
    for (const [index, row] of rows.entries()) row.toggleAttribute("data-before", index === place);
    this.#root.querySelector("ol")?.toggleAttribute("data-end", place === rows.length);
  }
}

function sourceOf(target: EventTarget | null): DragSource | null {
  if (!(target instanceof HTMLElement)) return null;
  const { card } = target.dataset;
  if (card !== undefined) return target.matches(":disabled") ? null : { card: card as CardId };
  const row = target.closest("li");
  const list = row?.parentElement;
  return row === null || !list || target.closest("button") !== null ? null : { place: [...list.children].indexOf(row) };
}

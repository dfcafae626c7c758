import { systemClock } from "@thunderjack/core/system-clock";
import { px } from "../../components/placed.js";

/** The distance that the pointer must move before a press becomes a drag, in CSS pixels. */
const DRAG = 8;

/** The time after which a touch becomes a drag, in milliseconds. A finger that moves earlier scrolls the panel. */
const HOLD = 250;

/**
 * Drags a card to a place between the rows of a list. The dragged element is a row, or an element with `data-card`.
 *
 * @param drop called when an element is dropped. `place` is the number of other rows above it; `null` below the list
 * @returns a function that ends the drag in progress without a drop
 */
export function dragCards(root: ShadowRoot, drop: (dragged: HTMLElement, place: number | null) => void): () => void {
  let dragged: HTMLElement | null = null;
  let from: PointerEvent | null = null;
  let isMoved = false;
  let place: number | null = null;
  let cancelHold = () => {};

  const cancel = () => {
    cancelHold();
    dragged?.style.removeProperty("translate");
    root.querySelector("[data-before]")?.removeAttribute("data-before");
    dragged = null;
  };
  const moveTo = (start: PointerEvent, { clientX, clientY }: PointerEvent) => {
    isMoved = true;
    dragged?.style.setProperty("translate", `${px(clientX - start.clientX)} ${px(clientY - start.clientY)}`);
    // The row with the buttons follows the list.
    const rows = [...root.querySelectorAll("li, .row")].filter((row) => row !== dragged);
    const index = rows.findIndex((row) => {
      const { top, height } = row.getBoundingClientRect();
      return clientY < top + height / 2;
    });
    place = index === -1 ? null : index;
    for (const [at, row] of rows.entries()) row.toggleAttribute("data-before", at === index);
  };
  const listen = (type: string, handle: (event: PointerEvent) => void) =>
    root.addEventListener(type, (event) => handle(event as PointerEvent), { capture: true, passive: false });

  listen("pointerdown", (event) => {
    cancel();
    isMoved = false;
    const target = event.target as Element;
    const element = target.closest<HTMLElement>("button, li");
    // The button of a row does not drag it.
    if (event.button !== 0 || element === null || !element.matches("li, [data-card]")) return;
    dragged = element;
    from = event;
    if (event.isTrusted) element.setPointerCapture(event.pointerId);
    if (event.pointerType === "touch") cancelHold = systemClock.schedule(HOLD, () => moveTo(event, event));
  });
  listen("pointermove", (event) => {
    if (dragged === null || from === null) return;
    const isFar = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) >= DRAG;
    if (!isMoved && isFar && event.pointerType === "touch") cancel();
    else if (isMoved || isFar) moveTo(from, event);
  });
  listen("pointerup", () => {
    const dropped = isMoved ? dragged : null;
    cancel();
    if (dropped !== null) drop(dropped, place);
  });
  listen("pointercancel", cancel);
  listen("touchmove", (event) => isMoved && event.preventDefault());
  listen("click", (event) => {
    // A click from the keyboard has a `detail` of 0, and never belongs to a drag.
    if (isMoved && event.detail !== 0) event.stopPropagation();
  });
  return cancel;
}

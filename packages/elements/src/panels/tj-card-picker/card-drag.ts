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
  let pressed: { readonly element: HTMLElement; readonly event: PointerEvent } | null = null;
  let isDragged = false;
  let isClickIgnored = false;
  let place: number | null = null;
  let cancelHold = () => {};

  const cancel = () => {
    cancelHold();
    pressed?.element.style.removeProperty("translate");
    for (const marked of root.querySelectorAll(MARKED)) for (const mark of MARKS) marked.removeAttribute(mark);
    pressed = null;
    isDragged = false;
  };
  const show = ({ clientX, clientY }: PointerEvent) => {
    if (pressed === null) return;
    const { element, event } = pressed;
    isDragged = isClickIgnored = true;
    const rows = [...root.querySelectorAll("li")].filter((row) => row !== element);
    const above = rows.filter((row) => middleOf(row) < clientY).length;
    place = clientY < middleOf(root.querySelector(".row")) ? above : null;
    element.setAttribute("data-dragged", "");
    element.style.setProperty("translate", `${px(clientX - event.clientX)} ${px(clientY - event.clientY)}`);
    for (const [index, row] of rows.entries()) row.toggleAttribute("data-before", index === place);
    root.querySelector("ol")?.toggleAttribute("data-end", place === rows.length);
  };

  const listen = <Type extends Event>(type: string, handle: (event: Type) => void) =>
    root.addEventListener(type, (event) => handle(event as Type), { capture: true, passive: false });
  listen<PointerEvent>("pointerdown", (event) => {
    cancel();
    isClickIgnored = false;
    const target = event.target as Element;
    // The buttons of a row do not drag it.
    const element = target.closest<HTMLElement>("button")?.matches(":not([data-card])")
      ? null
      : target.closest<HTMLElement>("li, [data-card]");
    if (event.button !== 0 || !event.isPrimary || element === null) return;
    pressed = { element, event };
    if (event.isTrusted) element.setPointerCapture(event.pointerId);
    if (event.pointerType === "touch") cancelHold = systemClock.schedule(HOLD, () => show(event));
  });
  listen<PointerEvent>("pointermove", (event) => {
    if (pressed === null) return;
    const { clientX, clientY } = pressed.event;
    const isFar = Math.hypot(event.clientX - clientX, event.clientY - clientY) >= DRAG;
    if (!isDragged && isFar && event.pointerType === "touch") cancel();
    else if (isDragged || isFar) show(event);
  });
  listen("pointerup", () => {
    const dropped = isDragged ? pressed : null;
    cancel();
    if (dropped !== null) drop(dropped.element, place);
  });
  listen("pointercancel", cancel);
  for (const type of ["touchmove", "contextmenu"]) listen(type, (event) => isDragged && event.preventDefault());
  listen<KeyboardEvent>("keydown", (event) => {
    if (!isDragged || event.key !== "Escape") return;
    event.stopPropagation();
    cancel();
  });
  listen<MouseEvent>("click", (event) => {
    // A click from the keyboard has a `detail` of 0, and never belongs to a drag.
    if (isClickIgnored && event.detail !== 0) event.stopPropagation();
  });
  return cancel;
}

const MARKS = ["data-dragged", "data-before", "data-end"];
const MARKED = MARKS.map((mark) => `[${mark}]`).join();

function middleOf(element: Element | null): number {
  const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return top + height / 2;
}

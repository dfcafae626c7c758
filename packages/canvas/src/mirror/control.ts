import type { AreaId } from "./area.js";
import { make } from "./part.js";

/** A button of the mirror: what can be pressed where the picture shows it. */
export function control(
  area: AreaId,
  press: () => void,
  attributes: Readonly<Record<string, string>> = {},
): HTMLButtonElement {
  const button = make("button", { type: "button", "data-area": area, "data-unplaced": "", ...attributes });
  button.addEventListener("click", press);
  return button;
}

/** The control that is, or is around, an element. */
export function controlAt(target: EventTarget | null): HTMLButtonElement | null {
  return target instanceof Element ? target.closest<HTMLButtonElement>("button[data-area]") : null;
}

/** What a control is the control of. */
export function areaOf(button: HTMLButtonElement | null): AreaId | null {
  // Written by `control` and by nobody else.
  return (button?.dataset.area ?? null) as AreaId | null;
}

/** Whether it does anything when it is pressed. */
export function isLive(button: HTMLButtonElement): boolean {
  return !button.matches(":disabled, [aria-disabled='true']");
}

/** All controls in the order of the page. */
export function controlsIn(root: ParentNode): readonly HTMLButtonElement[] {
  return [...root.querySelectorAll<HTMLButtonElement>("button[data-area]")];
}

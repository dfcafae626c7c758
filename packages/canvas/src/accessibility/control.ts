import type { ControlId } from "../layout/controls.js";
import type { Box } from "../layout/geometry.js";
import { createElement } from "./component.js";

/** Creates a control: a transparent button over its image on the canvas. */
export function createControl(
  id: ControlId,
  onClick: () => void,
  attributes: Readonly<Record<string, string>> = {},
): HTMLButtonElement {
  const button = createElement("button", {
    type: "button",
    "data-control": id,
    "data-unplaced": "",
    ...attributes,
  });
  button.addEventListener("click", onClick);
  return button;
}

/** Returns the control that contains an event target, or `null`. */
export function controlAt(target: EventTarget | null): HTMLButtonElement | null {
  return target instanceof Element ? target.closest<HTMLButtonElement>("button[data-control]") : null;
}

/** Returns the id of a control, or `null` for `null`. */
export function controlIdOf(button: HTMLButtonElement | null): ControlId | null {
  return (button?.dataset.control ?? null) as ControlId | null;
}

/** Returns whether a control is enabled. */
export function isEnabled(button: HTMLButtonElement): boolean {
  return !button.matches(":disabled, [aria-disabled='true']");
}

/** Returns all controls in document order. */
export function controlsIn(root: ParentNode): readonly HTMLButtonElement[] {
  return [...root.querySelectorAll<HTMLButtonElement>("button[data-control]")];
}

const SIDES = { left: "x", top: "y", width: "width", height: "height" } as const;

/**
 * Places each control over its image on the canvas. A control without a box can be reached by keyboard and screen
 * reader, but not with a pointer.
 */
export function placeControls(root: ParentNode, boxes: ReadonlyMap<ControlId, Box>): void {
  for (const button of controlsIn(root)) {
    const id = controlIdOf(button);
    const box = id === null ? undefined : boxes.get(id);
    button.toggleAttribute("data-unplaced", box === undefined);
    // Only a collapsed hand and the opened hand have a box. The other hands need no button.
    if (id?.startsWith("hand:")) button.hidden = box === undefined;
    for (const [side, property] of Object.entries(SIDES) as [keyof typeof SIDES, keyof Box][]) {
      const length = box === undefined ? "" : `${box[property]}px`;
      if (button.style.getPropertyValue(side) !== length) button.style.setProperty(side, length);
    }
  }
}

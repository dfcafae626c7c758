import type { ControlId } from "../layout/controls.js";
import { controlAt, controlIdOf, controlsIn, isEnabled } from "./control.js";

/**
 * Keeps the keyboard focus in the table when controls are replaced. The focus moves to the last focused control if it
 * is enabled, or else to the deal button, or else to the first enabled button that is not part of a seat. If there is
 * no such button, the focus moves to the parent of the buttons until new controls appear. Focus that was set with a
 * pointer is not moved.
 */
export class FocusController {
  readonly #root: ShadowRoot;
  /** The parent of the buttons. */
  readonly #buttons: HTMLElement;
  /** The last focused control; `null` before the first focus. */
  #last: ControlId | null = null;

  constructor(root: ShadowRoot, buttons: HTMLElement) {
    this.#root = root;
    this.#buttons = buttons;
    buttons.addEventListener("blur", () => buttons.removeAttribute("tabindex"));
  }

  /**
   * Performs a change of the controls and restores the focus.
   *
   * @param replacesButtons whether the change replaces the buttons
   */
  restoreAfter(change: () => void, replacesButtons: boolean): void {
    const focused = this.#root.activeElement;
    const isWaiting = focused === this.#buttons;
    const isByKeyboard = isWaiting || focused?.matches(":focus-visible") === true;
    if (isByKeyboard && !isWaiting) this.#last = controlIdOf(controlAt(focused));
    // A browser computes the layout when it removes the focused button, so the button loses the focus before, while the
    // layout is still valid.
    const isRemoved = replacesButtons && !isByKeyboard && this.#buttons.contains(focused);
    if (isRemoved && focused instanceof HTMLElement) focused.blur();
    change();
    if (isByKeyboard && (isWaiting || !this.#isUsable(focused))) this.#moveFocus();
  }

  #isUsable(focused: Element): boolean {
    return this.#root.activeElement === focused && !focused.matches(":disabled");
  }

  #moveFocus(): void {
    const controls = controlsIn(this.#root).filter((button) => isEnabled(button) && !button.hidden);
    const find = (id: ControlId | null) => controls.find((button) => controlIdOf(button) === id);
    // The controls of seats and hands are always present. The focus moves to them only if they had it last.
    const isOutsideSeats = (button: HTMLButtonElement) => button.closest("[data-part=seat]") === null;
    const next = find(this.#last) ?? find("deal") ?? controls.find(isOutsideSeats);
    if (next === undefined) this.#buttons.tabIndex = -1;
    (next ?? this.#buttons).focus({ preventScroll: true });
  }
}

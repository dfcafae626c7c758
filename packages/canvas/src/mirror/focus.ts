import type { AreaId } from "./area.js";
import { areaOf, controlAt, controlsIn, isLive } from "./control.js";

/**
 * Keeps the focus of who plays from the keyboard in the table while its controls come and go: on the control that was
 * pressed when it is there again, else on what is expected next, and, while nothing is, on the place where the next
 * controls come. Under a pointer nothing gets the focus that was not pressed.
 */
export class FocusKeeper {
  readonly #root: ShadowRoot;
  /** Where the controls come and go. */
  readonly #place: HTMLElement;
  /** What had the focus when there was nothing left to press. */
  #last: AreaId | null = null;

  constructor(root: ShadowRoot, place: HTMLElement) {
    this.#root = root;
    this.#place = place;
    place.addEventListener("blur", () => place.removeAttribute("tabindex"));
  }

  /** Carries out a change of the controls. */
  keep(change: () => void): void {
    const focused = this.#root.activeElement;
    const isWaiting = focused === this.#place;
    const isKept = isWaiting || focused?.matches(":focus-visible") === true;
    if (isKept && !isWaiting) this.#last = areaOf(controlAt(focused));
    change();
    if (isKept && (isWaiting || !this.#isUsable(focused))) this.#moveOn();
  }

  #isUsable(focused: Element): boolean {
    return this.#root.activeElement === focused && !focused.matches(":disabled");
  }

  #moveOn(): void {
    const controls = controlsIn(this.#root).filter(isLive);
    const named = (area: AreaId | null) => controls.find((button) => areaOf(button) === area);
    // The switches of the seats are always there: they are no answer to a question.
    const next = named(this.#last) ?? named("deal") ?? controls.find(({ role }) => role !== "switch");
    if (next === undefined) this.#place.tabIndex = -1;
    (next ?? this.#place).focus({ preventScroll: true });
  }
}

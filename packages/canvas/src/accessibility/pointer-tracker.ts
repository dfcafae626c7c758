import type { PointerState } from "../layout/controls.js";
import { controlAt, controlIdOf, isEnabled } from "./control.js";

/** The keys that press a focused button. */
const KEYS = ["Enter", " "];

/** Tracks the control under the pointer, and the control that is held down by pointer or keyboard. */
export class PointerTracker {
  readonly #root: ShadowRoot;
  #hovered: HTMLButtonElement | null = null;
  #pressed: HTMLButtonElement | null = null;

  /** @param onChange called when {@link PointerTracker.state} may have changed */
  constructor(root: ShadowRoot, onChange: () => void) {
    this.#root = root;
    const table = root.firstElementChild ?? root;
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ): void => {
      table.addEventListener(type, (event) => {
        listener(event as HTMLElementEventMap[Type]);
        onChange();
      });
    };
    // Touch input does not hover. A touched control would stay highlighted.
    on("pointerover", ({ target, pointerType }) => {
      this.#hovered = pointerType === "touch" ? null : controlAt(target);
    });
    on("pointerout", () => {
      this.#hovered = null;
      this.#pressed = null;
    });
    on("pointerdown", ({ target, button }) => {
      this.#pressed = button === 0 ? controlAt(target) : null;
    });
    on("keydown", ({ target, key }) => {
      if (KEYS.includes(key)) this.#pressed = controlAt(target);
    });
    for (const type of ["pointerup", "pointercancel", "keyup", "focusout"] as const) {
      on(type, () => {
        this.#pressed = null;
      });
    }
  }

  get state(): PointerState {
    return { hovered: this.#enabledId(this.#hovered), pressed: this.#enabledId(this.#pressed) };
  }

  /**
   * Returns the id of an enabled control, or `null`. A removed control receives no further events, so its presence is
   * checked on each read.
   */
  #enabledId(button: HTMLButtonElement | null) {
    return button !== null && this.#root.contains(button) && isEnabled(button) ? controlIdOf(button) : null;
  }
}

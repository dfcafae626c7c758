import type { AreaId } from "./area.js";
import { areaOf, controlAt, isLive } from "./control.js";

/** Which control the pointer is over, which one has the focus from the keyboard, and which one is held down. */
export interface Pointed {
  readonly hovered: AreaId | null;
  readonly focused: AreaId | null;
  readonly pressed: AreaId | null;
}

const KEYS = ["Enter", " "];

/** Watches the pointer, the keyboard and the focus over the controls. */
export class Pointing {
  readonly #root: ShadowRoot;
  readonly #tell: () => void;
  #hovered: HTMLButtonElement | null = null;
  #pressed: HTMLButtonElement | null = null;

  /** @param tell called when something in {@link Pointing.pointed} may be another */
  constructor(root: ShadowRoot, tell: () => void) {
    this.#root = root;
    this.#tell = tell;
    const table = root.firstElementChild ?? root;
    const on = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      listen: (event: HTMLElementEventMap[Kind]) => void,
    ): void => {
      table.addEventListener(kind, (event) => {
        listen(event as HTMLElementEventMap[Kind]);
        this.#tell();
      });
    };
    // A finger hovers over nothing: what it has left would stay lit up.
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
    for (const kind of ["pointerup", "pointercancel", "keyup", "focusout"] as const) {
      on(kind, () => {
        this.#pressed = null;
      });
    }
    on("focusin", () => {});
  }

  get pointed(): Pointed {
    const { activeElement } = this.#root;
    return {
      hovered: areaOf(this.#live(this.#hovered)),
      focused: activeElement?.matches(":focus-visible") === true ? areaOf(controlAt(activeElement)) : null,
      pressed: areaOf(this.#live(this.#pressed)),
    };
  }

  /** A control that was taken away hears no more of the pointer. */
  #live(button: HTMLButtonElement | null): HTMLButtonElement | null {
    return button !== null && this.#root.contains(button) && isLive(button) ? button : null;
  }
}

import type { Size } from "./scene/scene.js";

/** How large an element is, and how many pixels there are to a CSS pixel. */
export interface Measures extends Size {
  readonly resolution: number;
}

/** Watches how large an element is: windows are resized, telephones turned, pages zoomed and moved to other screens. */
export class Extent {
  readonly #element: HTMLElement;
  /** `null` where the browser has none: then only the window tells. */
  readonly #observer: ResizeObserver | null;
  readonly #onChange: () => void;
  #density: MediaQueryList | undefined;
  #measures: Measures;

  /** @param onChange is told when they are others than before */
  constructor(element: HTMLElement, onChange: () => void) {
    this.#element = element;
    this.#onChange = onChange;
    this.#measures = this.#measured();
    this.#observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(this.#changed);
    if (this.#observer === null) this.#window?.addEventListener("resize", this.#changed);
    else this.#observer.observe(element);
    this.#watchDensity();
  }

  /** What was measured last: to ask the page anew for each frame would have it laid out for each. */
  get measures(): Measures {
    return this.#measures;
  }

  dispose(): void {
    this.#observer?.disconnect();
    this.#window?.removeEventListener("resize", this.#changed);
    this.#density?.removeEventListener("change", this.#densityChanged);
  }

  get #window(): Window | null {
    return this.#element.ownerDocument.defaultView;
  }

  #measured(): Measures {
    const { clientWidth: width, clientHeight: height } = this.#element;
    return { width, height, resolution: this.#window?.devicePixelRatio ?? 1 };
  }

  readonly #changed = () => {
    const before = this.#measures;
    const { width, height, resolution } = this.#measured();
    if (width === before.width && height === before.height && resolution === before.resolution) return;
    this.#measures = { width, height, resolution };
    this.#onChange();
  };

  /** A query tells that the density is another than it was; then it has to be asked anew. */
  #watchDensity(): void {
    this.#density = this.#window?.matchMedia?.(`(resolution: ${this.measures.resolution}dppx)`);
    this.#density?.addEventListener("change", this.#densityChanged, { once: true });
  }

  readonly #densityChanged = () => {
    this.#changed();
    this.#watchDensity();
  };
}

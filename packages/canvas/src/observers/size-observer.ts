import type { Size } from "../layout/geometry.js";

/** The size of an element in CSS pixels, and the device pixels per CSS pixel. */
export interface MeasuredSize extends Size {
  readonly resolution: number;
}

/** Observes the size of an element and the resolution of its screen. */
export class SizeObserver {
  readonly #element: HTMLElement;
  /**
   * The observer of the element; `null` if the browser has no `ResizeObserver`. Window resizes are then observed
   * instead.
   */
  readonly #observer: ResizeObserver | null;
  readonly #onChange: () => void;
  #resolutionQuery: MediaQueryList | undefined;
  #size: MeasuredSize;

  /** @param onChange called after the size or the resolution changed */
  constructor(element: HTMLElement, onChange: () => void) {
    this.#element = element;
    this.#onChange = onChange;
    this.#size = this.#measure();
    // The `ResizeObserver` belongs to the window of the element. If that window is an iframe, removing the iframe also
    // ends the observer.
    const Observer = this.#window?.ResizeObserver;
    this.#observer = Observer === undefined ? null : new Observer(this.#update);
    if (this.#observer === null) this.#window?.addEventListener("resize", this.#update);
    else this.#observer.observe(element);
    this.#observeResolution();
  }

  /** The last measured size. It is cached because each measurement may recalculate the layout of the page. */
  get size(): MeasuredSize {
    return this.#size;
  }

  dispose(): void {
    this.#observer?.disconnect();
    this.#window?.removeEventListener("resize", this.#update);
    this.#resolutionQuery?.removeEventListener("change", this.#updateResolution);
  }

  get #window(): (Window & typeof globalThis) | null {
    return this.#element.ownerDocument.defaultView;
  }

  #measure(): MeasuredSize {
    const { clientWidth: width, clientHeight: height } = this.#element;
    return { width, height, resolution: this.#window?.devicePixelRatio ?? 1 };
  }

  readonly #update = () => {
    const before = this.#size;
    const { width, height, resolution } = this.#measure();
    if (width === before.width && height === before.height && resolution === before.resolution) return;
    this.#size = { width, height, resolution };
    this.#onChange();
  };

  /** Observes the next change of the resolution. A media query matches only one resolution, so it is used only once. */
  #observeResolution(): void {
    this.#resolutionQuery = this.#window?.matchMedia?.(`(resolution: ${this.size.resolution}dppx)`);
    this.#resolutionQuery?.addEventListener("change", this.#updateResolution, { once: true });
  }

  readonly #updateResolution = () => {
    this.#update();
    this.#observeResolution();
  };
}

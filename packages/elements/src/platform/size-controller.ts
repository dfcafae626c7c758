import type { ReactiveController, ReactiveControllerHost } from "lit";

/**
 * Calls a callback when the size of the element changes, and once after the element is connected. The `ResizeObserver`
 * belongs to the window of the element. If that window is an iframe, removing the iframe also ends the observer.
 */
export class SizeController implements ReactiveController {
  readonly #host: Element;
  readonly #onSize: () => void;
  #observer: ResizeObserver | null = null;

  constructor(host: ReactiveControllerHost & Element, onSize: () => void) {
    this.#host = host;
    this.#onSize = onSize;
    host.addController(this);
  }

  hostConnected(): void {
    const { ownerDocument } = this.#host;
    // `defaultView` of the page can be an image or a form with this name.
    const view = ownerDocument === document ? window : ownerDocument.defaultView;
    if (view === null) return;
    if (typeof view.ResizeObserver === "undefined") {
      view.requestAnimationFrame(this.#onSize);
      return;
    }
    this.#observer = new view.ResizeObserver(this.#onSize);
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = null;
  }
}

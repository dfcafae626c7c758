import type { ReactiveController, ReactiveControllerHost } from "lit";

/**
 * Calls back when the size of its element changes, and once after the element is connected. The observer is created in
 * the window of the element, so that it ends together with the frame of the element.
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
    const view = this.#host.ownerDocument.defaultView;
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

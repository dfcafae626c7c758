import type { ReactiveController, ReactiveControllerHost } from "lit";

/**
 * Calls a callback when the size of the element changes, and once after the next layout. The `ResizeObserver` belongs to
 * the window of the element. If that window is an iframe, removing the iframe also ends the observer. An observer of
 * another window would then report an error with each frame.
 *
 * @returns the observer; `null` if the window has none, or if the document has no window
 */
export function observeSize(element: Element, onSize: () => void): ResizeObserver | null {
  const { ownerDocument } = element;
  // `defaultView` of the page can be an image or a form with this name.
  const view = ownerDocument === document ? window : ownerDocument.defaultView;
  // A simulated page may have none.
  if (view?.ResizeObserver === undefined) return null;
  const observer = new view.ResizeObserver(onSize);
  observer.observe(element);
  return observer;
}

/** Calls a callback when the size of the element changes, and once after the element is connected. */
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
    this.#observer = observeSize(this.#host, this.#onSize);
    if (this.#observer === null) requestAnimationFrame(this.#onSize);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = null;
  }
}

import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Shows an element in full screen. */
export class FullScreen implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #isOn = false;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /** Whether the page allows full screen. */
  get isAllowed(): boolean {
    return document.fullscreenEnabled;
  }

  hostConnected(): void {
    EventTarget.prototype.addEventListener.call(document, "fullscreenchange", this.#look);
  }

  hostDisconnected(): void {
    EventTarget.prototype.removeEventListener.call(document, "fullscreenchange", this.#look);
  }

  async toggle(): Promise<void> {
    try {
      await (this.#isOn ? document.exitFullscreen() : this.#host.requestFullscreen());
    } catch {
      // The browser has rejected the request, so nothing changes.
    }
  }

  readonly #look = (): void => {
    const root = this.#host.getRootNode();
    const { fullscreenElement } = root instanceof ShadowRoot ? root : document;
    this.#isOn = fullscreenElement === this.#host;
    this.#host.requestUpdate();
  };
}

import type { ReactiveController, ReactiveControllerHost } from "lit";

/**
 * A module that an element does not need for its first picture. It is requested as soon as the element is connected, and
 * the element is updated when it is loaded. Without the module, the element stays as it is.
 */
export class Later<Module> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #load: () => Promise<Module>;
  #module: Module | null = null;

  constructor(host: ReactiveControllerHost, load: () => Promise<Module>) {
    this.#host = host;
    this.#load = load;
    host.addController(this);
  }

  /** The module, or `null` until it is loaded. */
  get module(): Module | null {
    return this.#module;
  }

  async hostConnected(): Promise<void> {
    if (this.#module !== null) return;
    this.#module = await this.#load().catch(() => null);
    if (this.#module !== null) this.#host.requestUpdate();
  }
}

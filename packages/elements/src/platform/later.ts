import type { ReactiveController, ReactiveControllerHost } from "lit";

/**
 * A module that an element does not need for its first render. It is requested as soon as the element is connected, and
 * the element is updated when it is loaded. A failure is reported, and `load()` tries again.
 */
export class Later<Module> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #import: () => Promise<Module>;
  #module: Module | null = null;
  #coming: Promise<void> | null = null;

  constructor(host: ReactiveControllerHost, load: () => Promise<Module>) {
    this.#host = host;
    this.#import = load;
    host.addController(this);
  }

  /** The module, or `null` until it is loaded. */
  get module(): Module | null {
    return this.#module;
  }

  hostConnected(): void {
    void this.load();
  }

  /** Requests the module, unless it is loaded or already requested. Resolves when the request has ended. */
  load(): Promise<void> {
    this.#coming ??= this.#import().then(
      (module) => {
        this.#module = module;
        this.#host.requestUpdate();
      },
      (reason: unknown) => {
        this.#coming = null;
        globalThis.reportError?.(reason);
      },
    );
    return this.#coming;
  }
}

import type { ReactiveController, ReactiveControllerHost } from "lit";

/**
 * Loads a module that an element does not need for its first render. The module is requested when the element is
 * connected, and the element is updated when the module is loaded. A failure is passed to `reportError`; the next call
 * of `load()` requests the module again.
 */
export class Later<Module> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #import: () => Promise<Module>;
  #module: Module | null = null;
  #loading: Promise<void> | null = null;

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

  /** Requests the module, unless it is loaded or requested already. Resolves when the request succeeds or fails. */
  load(): Promise<void> {
    this.#loading ??= this.#import().then(
      (module) => {
        this.#module = module;
        this.#host.requestUpdate();
      },
      (reason: unknown) => {
        this.#loading = null;
        globalThis.reportError?.(reason);
      },
    );
    return this.#loading;
  }
}

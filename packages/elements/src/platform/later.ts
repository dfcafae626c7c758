import type { CSSResult, ReactiveController, ReactiveControllerHost } from "lit";
import { adoptStyles } from "./foreign-documents.js";

/** The element that loads a module. */
interface LaterHost extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

/**
 * Loads a module that an element does not need for its first render. The module is requested when the element is
 * connected, and the element is updated when the module is loaded. A failure is passed to `reportError`; the next call
 * of `load()` requests the module again.
 */
export class Later<Module> implements ReactiveController {
  readonly #host: LaterHost;
  readonly #import: () => Promise<Module>;
  readonly #stylesOf: ((module: Module) => CSSResult) | undefined;
  #module: Module | null = null;
  #loading: Promise<void> | null = null;

  /** @param stylesOf returns the styles of the module, which the element adopts before it renders with the module */
  constructor(host: LaterHost, load: () => Promise<Module>, stylesOf?: (module: Module) => CSSResult) {
    this.#host = host;
    this.#import = load;
    this.#stylesOf = stylesOf;
    host.addController(this);
  }

  /** The module, or `null` until it is loaded. */
  get module(): Module | null {
    return this.#module;
  }

  hostConnected(): void {
    void this.load();
  }

  hostUpdate(): void {
    if (this.#module && this.#stylesOf) adoptStyles(this.#host.renderRoot as ShadowRoot, this.#stylesOf(this.#module));
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

import type { CSSResult, ReactiveControllerHost } from "lit";
import { adoptStyles } from "./foreign-documents.js";

/** An element that needs the module. */
interface DemandingHost extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

/**
 * A module that only some elements of a class need. It is loaded when the first of them is rendered, unless
 * it is set before. A failure is passed to `reportError`; the next update requests the module again.
 */
export class OnDemand<Module> {
  /** The module; `null` until it is loaded. */
  module: Module | null = null;
  readonly #import: () => Promise<Module>;
  readonly #stylesOf: ((module: Module) => CSSResult) | undefined;
  #loading: Promise<void> | null = null;

  /** @param stylesOf returns the styles of the module, which the elements adopt */
  constructor(load: () => Promise<Module>, stylesOf?: (module: Module) => CSSResult) {
    this.#import = load;
    this.#stylesOf = stylesOf;
  }

  /** Resolves when the requested module is loaded, or cannot be loaded; `null` before the first request. */
  get loading(): Promise<void> | null {
    return this.#loading;
  }

  /**
   * Returns the module for an element that is being rendered, and adds its styles to the element. Until the module is
   * loaded, returns `null`; the element is updated when it is loaded.
   */
  for(host: DemandingHost): Module | null {
    if (this.module === null) {
      this.#loading ??= this.#import().then(
        (module) => {
          this.module = module;
        },
        (reason: unknown) => {
          this.#loading = null;
          globalThis.reportError?.(reason);
        },
      );
      void this.#loading.then(() => this.module !== null && host.requestUpdate());
    } else if (this.#stylesOf !== undefined) {
      adoptStyles(host.renderRoot as ShadowRoot, this.#stylesOf(this.module));
    }
    return this.module;
  }
}

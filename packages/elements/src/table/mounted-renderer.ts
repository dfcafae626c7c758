import type { RuleSet } from "@thunderjack/core";
import type { Dispose, Renderer, RendererStage } from "@thunderjack/stage";
import { litRenderer } from "../components/tj-table/lit-renderer.js";
import { reasonOf } from "../platform/error-message.js";
import { isPainted, type Look, rendererFor } from "./renderers.js";

/** The callbacks of a renderer that is mounted. */
export interface Mounting {
  /** Called when a renderer begins to load. */
  readonly loading: () => void;
  readonly mounted: () => void;
  /** Called when the renderer could not be loaded, or has failed. The Lit renderer draws the table instead. */
  readonly failed: (reason: string) => void;
}

/** Mounts a renderer, loads it if necessary, and replaces it when another one is chosen. */
export class MountedRenderer {
  readonly #stage: Omit<RendererStage, "options">;
  readonly #callbacks: Mounting;
  #choice: unknown = null;
  #rules: RuleSet | null = null;
  #look: Look | null = null;
  #dispose: Dispose | null = null;
  /** Counts the changes. A renderer that finishes loading after a later change is not mounted. */
  #change = 0;

  constructor(stage: Omit<RendererStage, "options">, callbacks: Mounting) {
    this.#stage = stage;
    this.#callbacks = callbacks;
  }

  /** Draws into the host with a renderer and a look. A no-op if nothing has changed. */
  show(host: HTMLElement, choice: unknown, rules: RuleSet, { theme, deck }: Look): void {
    this.#draw(host, choice, rules, { theme, deck });
    // The Lit renderer inherits the tokens of a theme, but not the deck.
    const table = host.querySelector("tj-table");
    if (table !== null) table.deck = deck;
  }

  #draw(host: HTMLElement, choice: unknown, rules: RuleSet, look: Look): void {
    const isMounted = this.#choice === choice && this.#rules !== null && isEqual(this.#rules, rules);
    if (isMounted && (!isPainted(choice) || isEqual(this.#look, look))) return;
    this.dispose();
    this.#look = look;
    this.#choice = choice;
    this.#rules = rules;
    const change = this.#change;
    const mount = (renderer: Renderer<HTMLElement>): void => {
      if (change !== this.#change) return;
      this.#dispose = renderer.mount(host, { ...this.#stage, options: { rules, isNarrated: true } });
      this.#callbacks.mounted();
    };
    const failed = (reason: unknown): void => {
      if (change !== this.#change) return;
      this.#dispose?.();
      try {
        mount(litRenderer);
      } catch {
        // If the elements are not registered, only the reason is shown.
      }
      this.#callbacks.failed(reasonOf(reason));
    };
    try {
      const renderer = rendererFor(choice, host, look, failed);
      if (renderer instanceof Promise) {
        this.#callbacks.loading();
        renderer.then(mount).catch(failed);
      } else mount(renderer);
    } catch (reason) {
      failed(reason);
    }
  }

  /** Disposes of the renderer, or cancels its loading. */
  dispose(): void {
    this.#change++;
    this.#rules = null;
    this.#dispose?.();
    this.#dispose = null;
  }
}

/** Compares by value, because the next shoe has equal rules in another object. */
function isEqual<Value extends RuleSet | Look>(value: Value | null, other: Value): boolean {
  return value === other || JSON.stringify(value) === JSON.stringify(other);
}

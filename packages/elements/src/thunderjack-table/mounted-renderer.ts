import type { RuleSet } from "@thunderjack/core";
import type { Dispose, Renderer, RendererStage } from "@thunderjack/stage";
import { litRenderer } from "../lit-renderer.js";
import { reasonOf } from "../reason.js";
import { isPainted, type Look, rendererFor } from "./renderers.js";

/** What is told while a renderer comes and goes. */
export interface Mounting {
  /** It has to be loaded first. */
  readonly loading: () => void;
  readonly mounted: () => void;
  /** It could not be loaded or begun, for this reason: the elements draw the table in its place. */
  readonly failed: (reason: string) => void;
}

/** The renderer that draws a table now: it can be changed for another one, and is loaded where it has to be. */
export class MountedRenderer {
  readonly #stage: Omit<RendererStage, "options">;
  readonly #told: Mounting;
  #choice: unknown = null;
  #rules: RuleSet | null = null;
  #look: Look | null = null;
  #dispose: Dispose | null = null;
  /** Counts the changes, so that what is loaded too late is not mounted. */
  #change = 0;

  constructor(stage: Omit<RendererStage, "options">, told: Mounting) {
    this.#stage = stage;
    this.#told = told;
  }

  /** Draws into the host with the renderer that was chosen, in a look; does nothing where that is already done. */
  show(host: HTMLElement, choice: unknown, rules: RuleSet, { theme, deck }: Look): void {
    this.#draw(host, choice, rules, { theme, deck });
    // The styles of a theme reach it by themselves. Any other renderer has none.
    const table = host.querySelector("tj-table");
    if (table !== null) table.deck = deck;
  }

  #draw(host: HTMLElement, choice: unknown, rules: RuleSet, look: Look): void {
    const isKnown = this.#choice === choice && this.#rules !== null && isSame(this.#rules, rules);
    if (isKnown && (!isPainted(choice) || isSame(this.#look, look))) return;
    this.dispose();
    this.#look = look;
    this.#choice = choice;
    this.#rules = rules;
    const change = this.#change;
    const mount = (renderer: Renderer<HTMLElement>): void => {
      if (change !== this.#change) return;
      this.#dispose = renderer.mount(host, { ...this.#stage, options: { rules, isNarrated: true } });
      this.#told.mounted();
    };
    const failed = (reason: unknown): void => {
      if (change !== this.#change) return;
      this.#dispose?.();
      try {
        // So that the table can be played all the same.
        mount(litRenderer);
      } catch {
        // Without elements there is only the reason.
      }
      this.#told.failed(reasonOf(reason));
    };
    try {
      const renderer = rendererFor(choice, host, look, failed);
      if (renderer instanceof Promise) {
        this.#told.loading();
        renderer.then(mount).catch(failed);
      } else mount(renderer);
    } catch (reason) {
      failed(reason);
    }
  }

  /** Ends the renderer, and what is still being loaded. */
  dispose(): void {
    this.#change++;
    this.#choice = null;
    this.#rules = null;
    this.#dispose?.();
    this.#dispose = null;
  }
}

/** The rules of the next shoe are the same rules, though no longer the same object; so is a look. */
function isSame<Value extends RuleSet | Look>(value: Value | null, other: Value): boolean {
  return value === other || JSON.stringify(value) === JSON.stringify(other);
}

import type { Advice } from "@thunderjack/odds";
import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from "lit";
import { reasonOf } from "../platform/error-message.js";
import type { Hints, HintsHost } from "./hints.js";

/** The code of the hints, in a separate chunk. */
export type HintsModule = typeof import("./hints.js");

/** The element that shows the hints. */
export interface HintsControllerHost extends HintsHost, ReactiveControllerHost {
  readonly hints: boolean;
  readonly isConnected: boolean;
  announce(sentence: string): void;
}

/** Shows hints while the property `hints` of the element is `true`. Loads their code when it is first needed. */
export class HintsController implements ReactiveController {
  readonly #host: HintsControllerHost;
  readonly #load: () => Promise<HintsModule>;
  #hints: Hints | null = null;
  #loading: Promise<Hints | null> | null = null;
  /** The reason why the hints could not be loaded; otherwise `null`. */
  #problem: string | null = null;

  /** @param load loads the code of the hints */
  constructor(host: HintsControllerHost, load: () => Promise<HintsModule>) {
    this.#host = host;
    this.#load = load;
    host.addController(this);
  }

  /** Returns the value of each move; `null` if the hints are not loaded, and in the cases of {@link Hints.advice}. */
  async advice(): Promise<Advice | null> {
    await this.#host.updateComplete;
    const hints = await this.#loading;
    return hints?.advice() ?? null;
  }

  /** The button in the bar that requests a hint; `nothing` while no hint can be requested. */
  get button(): TemplateResult | typeof nothing {
    return this.#hints?.button ?? nothing;
  }

  /** The message that the hints could not be loaded, on a button that loads them again; otherwise `nothing`. */
  get problemTemplate(): TemplateResult | typeof nothing {
    if (this.#problem === null || this.#host.isReplaying) return nothing;
    return html`<button class="no-hints" type="button" @click=${() => this.request()}>
      <span role="alert">${this.#host.spoken.bar.notLoaded(this.#problem)}</span>
    </button>`;
  }

  /** The return to player as a sentence; empty without hints, and until it is computed. */
  get figure(): string {
    return this.#hints?.figure ?? "";
  }

  /** Shows a hint. Loads the code of the hints again if it could not be loaded. */
  request(): void {
    if (this.#hints !== null) void this.#hints.show();
    else if (this.#problem !== null) {
      this.#setProblem(null);
      this.#loading = this.#open();
      void this.#loading.then((hints) => hints?.show());
    }
  }

  hostUpdated(): void {
    const { hints, isConnected } = this.#host;
    if (!hints || !isConnected) this.hostDisconnected();
    else if (this.#hints !== null) this.#hints.update();
    else this.#loading ??= this.#open();
  }

  hostDisconnected(): void {
    this.#loading = null;
    if (this.#problem === null && this.#hints === null) return;
    this.#problem = null;
    this.#hints?.dispose();
    this.#hints = null;
    this.#host.requestUpdate();
  }

  async #open(): Promise<Hints | null> {
    const host = this.#host;
    const module = await this.#load().catch((reason: unknown) =>
      this.#setProblem(host.hints ? reasonOf(reason) : null),
    );
    if (module === null || !host.hints || !host.isConnected || this.#hints !== null) return this.#hints;
    this.#hints = new module.Hints(host, (sentence) => host.announce(sentence));
    host.requestUpdate();
    return this.#hints;
  }

  #setProblem(problem: string | null): null {
    this.#problem = problem;
    this.#host.requestUpdate();
    return null;
  }
}

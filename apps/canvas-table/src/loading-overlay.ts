import type { Clock } from "@thunderjack/core";
import { systemClock } from "@thunderjack/core/system-clock";
import type { Phrasebook } from "@thunderjack/stage";

/** The time for which an overlay may show that the table is loading, in seconds. After it, the overlay shows an error. */
const LOADING_DEADLINE = 15;

/** An overlay that covers a table while its renderer loads. It shows an error if that fails or takes too long. */
export class LoadingOverlay {
  readonly #parent: HTMLElement;
  readonly #words: Phrasebook;
  readonly #element = document.createElement("div");
  readonly #cancelDeadline: () => void;

  constructor(parent: HTMLElement, words: Phrasebook, clock: Clock = systemClock) {
    this.#parent = parent;
    this.#words = words;
    this.#element.className = "overlay";
    this.#show("status", words.bar.loading);
    parent.append(this.#element);
    this.#cancelDeadline = clock.schedule(LOADING_DEADLINE * 1000, () =>
      this.showError(secondsIn(words.language).format(LOADING_DEADLINE)),
    );
  }

  /** Removes the overlay, also if it shows that the table takes too long. */
  remove(): void {
    this.#cancelDeadline();
    this.#element.remove();
  }

  /** Replaces the content of the overlay with an error message and its reason. */
  showError(reason: unknown): void {
    this.#cancelDeadline();
    this.#show("alert", this.#words.bar.notLoaded(reason instanceof Error ? reason.message : String(reason)));
    this.#parent.append(this.#element);
  }

  #show(role: "status" | "alert", message: string): void {
    const sign = document.createElement("div");
    sign.className = "sign";
    const text = document.createElement("p");
    text.textContent = message;
    this.#element.setAttribute("role", role);
    this.#element.replaceChildren(sign, text);
  }
}

function secondsIn(language: string): Intl.NumberFormat {
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: "second",
    unitDisplay: "long",
    numberingSystem: "latn",
  });
}

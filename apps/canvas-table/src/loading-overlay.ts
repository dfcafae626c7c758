import type { Clock } from "@thunderjack/core";
import { systemClock } from "@thunderjack/core/system-clock";

/** The time for which an overlay may show that the table is loading, in seconds. After it, the overlay shows an error. */
const LOADING_DEADLINE = 15;

/** An overlay that covers a table while its renderer loads. It shows an error if that fails or takes too long. */
export class LoadingOverlay {
  readonly #parent: HTMLElement;
  readonly #element = document.createElement("div");
  readonly #cancelDeadline: () => void;

  constructor(parent: HTMLElement, clock: Clock = systemClock) {
    this.#parent = parent;
    this.#element.className = "overlay";
    this.#show("status", "Loading table…");
    parent.append(this.#element);
    this.#cancelDeadline = clock.schedule(LOADING_DEADLINE * 1000, () =>
      this.showError(`It was not loaded in ${LOADING_DEADLINE} seconds.`),
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
    this.#show("alert", "The table cannot be shown.");
    const details = document.createElement("p");
    details.textContent = reason instanceof Error ? reason.message : String(reason);
    this.#element.append(details);
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

/** An overlay that covers a table while its renderer loads. It can show an error. */
export class LoadingOverlay {
  readonly #parent: HTMLElement;
  readonly #element = document.createElement("div");

  constructor(parent: HTMLElement) {
    this.#parent = parent;
    this.#element.className = "overlay";
    this.#show("status", "Loading table…");
    parent.append(this.#element);
  }

  /** Removes the overlay. */
  remove(): void {
    this.#element.remove();
  }

  /** Replaces the content of the overlay with an error message and its reason. */
  showError(reason: unknown): void {
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

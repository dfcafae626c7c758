/** What covers a felt while its renderer is on the way, and says so when it does not come. */
export class Curtain {
  readonly #felt: HTMLElement;
  readonly #element = document.createElement("div");

  constructor(felt: HTMLElement) {
    this.#felt = felt;
    this.#element.className = "curtain";
    this.#show("status", "The table is being laid …");
    felt.append(this.#element);
  }

  /** The table can be seen. */
  open(): void {
    this.#element.remove();
  }

  /** The table cannot be shown. */
  complain(reason: unknown): void {
    this.#show("alert", "This table cannot be shown here.");
    const why = document.createElement("p");
    why.textContent = reason instanceof Error ? reason.message : String(reason);
    this.#element.append(why);
    this.#felt.append(this.#element);
  }

  #show(role: "status" | "alert", sentence: string): void {
    const sign = document.createElement("div");
    sign.className = "sign";
    const words = document.createElement("p");
    words.textContent = sentence;
    this.#element.setAttribute("role", role);
    this.#element.replaceChildren(sign, words);
  }
}

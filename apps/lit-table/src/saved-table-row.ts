import type { ThunderjackTable } from "@thunderjack/elements/define";
import type { SavedTableStrings } from "@thunderjack/stage";

/** The row below a saved table. It shows the save state, the button to start over, and the menu of languages. */
export class SavedTableRow {
  readonly element = document.createElement("p");
  readonly #text = document.createElement("span");
  readonly #button = document.createElement("button");
  readonly #menu: HTMLSelectElement;
  #strings: SavedTableStrings | null = null;

  constructor(table: ThunderjackTable, menu: HTMLSelectElement) {
    this.#menu = menu;
    this.element.slot = "footer";
    this.element.className = "kept";
    this.#button.type = "button";
    this.#button.addEventListener("click", () => {
      if (this.#strings !== null && confirm(this.#strings.askToStartOver)) table.session?.forget();
    });
    this.element.append(this.#text, this.#button, menu);
    // Only the tab that plays can start over, and only if the table is stored.
    table.addEventListener("thunderjack-session", ({ detail: { role, saving } }) =>
      this.#show(role === "owner" && saving !== "memory"),
    );
    this.#show(false);
  }

  /** Changes the language of the row. */
  speak(strings: SavedTableStrings): void {
    this.#strings = strings;
    this.#text.textContent = strings.savedHere;
    this.#button.textContent = strings.startOver;
    this.#menu.setAttribute("aria-label", strings.language);
  }

  #show(isSaved: boolean): void {
    this.#text.hidden = !isSaved;
    this.#button.hidden = !isSaved;
  }
}

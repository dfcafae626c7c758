import { BOLT_PATH, PAGE_ICONS } from "@thunderjack/artwork";
import type { ThunderjackTable } from "@thunderjack/elements/define";
import { loadPanelStrings, type SavedTableStrings } from "@thunderjack/stage";
import { ENGLISH_SAVED } from "@thunderjack/stage/english/saved";
import { html, nothing, render, type TemplateResult } from "lit";
import type { Pointer } from "./pointers.js";
import type { PageStrings } from "./strings/page-strings.js";

/**
 * The row below a table: the save state of a stored table or a tip in its place, the button that starts over, and the
 * language menu. The link to the lobby is in the bar of the table.
 */
export class TableRow {
  readonly element = document.createElement("footer");
  readonly #table: ThunderjackTable;
  readonly #home = document.createElement("a");
  readonly #menu: HTMLSelectElement;
  readonly #startOver: (question: string) => void;
  readonly #dismiss: () => void;
  #strings: PageStrings | null = null;
  #saved: SavedTableStrings = ENGLISH_SAVED;
  #pointer: Pointer | null = null;
  #isOpen = false;
  #isSaved = false;

  constructor(table: ThunderjackTable, menu: HTMLSelectElement, dismiss: () => void) {
    this.#table = table;
    this.#menu = menu;
    this.#dismiss = dismiss;
    this.#startOver = (question) => {
      if (confirm(question)) table.session?.forget();
    };
    this.element.className = "row";
    this.#home.className = "home";
    this.#home.slot = "bar";
    this.#home.href = "./";
    render(icon(PAGE_ICONS.home), this.#home);
    table.append(this.#home);
    // Only the tab that owns the table can start over, and only if the table is stored.
    table.addEventListener("thunderjack-session", ({ detail: { role, saving } }) => {
      this.#isOpen = true;
      this.#isSaved = role === "owner" && saving !== "memory";
      this.#draw();
    });
    table.addEventListener("thunderjack-turn-started", async () => {
      await table.conductor?.whenSettled();
      this.#draw();
    });
  }

  /** Sets the language of the row, and loads its strings. */
  async setLanguage(language: string, strings: PageStrings): Promise<void> {
    this.#saved = (await loadPanelStrings(language))?.saved ?? ENGLISH_SAVED;
    this.#strings = strings;
    this.#menu.setAttribute("aria-label", strings.language);
    this.#home.setAttribute("aria-label", strings.lobby);
    this.#home.title = strings.lobby;
    this.#draw();
  }

  /**
   * Shows a pointer in place of the save state; `null` for none. It appears when the table is open, and not beside the
   * panel of a table that cannot be opened. The pointer to the moves waits for a turn of the player.
   */
  showPointer(pointer: Pointer | null): void {
    this.#pointer = pointer;
    this.#draw();
  }

  #draw(): void {
    if (this.#strings !== null) render(this.#content(this.#strings), this.element);
  }

  get #isTurn(): boolean {
    return this.#table.conductor?.view.turn != null;
  }

  #content(strings: PageStrings): TemplateResult {
    const { savedHere, startOver, askToStartOver } = this.#saved;
    const state = this.#isSaved ? html`<span class="saved">${savedHere}</span>` : nothing;
    const pointer = this.#isOpen && (this.#pointer !== "moves" || this.#isTurn) ? this.#pointer : null;
    return html`
      ${pointer === null ? state : pointerTemplate(strings, pointer, this.#dismiss)}
      ${
        this.#isSaved
          ? html`<button type="button" @click=${() => this.#startOver(askToStartOver)}>${startOver}</button>`
          : nothing
      }
      ${this.#menu}
    `;
  }
}

function pointerTemplate(strings: PageStrings, pointer: Pointer, dismiss: () => void): TemplateResult {
  return html`<p class="pointer">
    <svg class="bolt" viewBox="-.5 -.5 1 1" aria-hidden="true"><path d=${BOLT_PATH}></path></svg>
    <span>${strings.pointers[pointer]}</span>
    <button type="button" aria-label=${strings.dismiss} @click=${dismiss}>${icon(PAGE_ICONS.close)}</button>
  </p>`;
}

function icon(path: string): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>`;
}

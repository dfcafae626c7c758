import { type CardId, rankOf, suitOf } from "@thunderjack/cards";
import { ENGLISH, type Phrasebook } from "@thunderjack/stage";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import { buttonStyles } from "../button.styles.js";
import { panelStyles } from "../panel.styles.js";
import { commandRequest } from "../requests.js";
import { ENGLISH_PANEL } from "../words/english-panel.js";
import type { PanelWords } from "../words/table-words.js";
import { freeCopy, withTyped } from "./card-stack.js";
import { cardPickerStyles } from "./tj-card-picker.styles.js";

const RANKS = ["a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"];
const SUITS = { s: "♠", h: "♥", d: "♦", c: "♣" } as const;

/**
 * The ace up the sleeve: chooses the cards that are drawn next, by click or by id, and deals them.
 *
 * @element tj-card-picker
 * @fires tj-command - a deal with the chosen cards
 */
export class TjCardPicker extends LitElement {
  static override styles = [buttonStyles, panelStyles, cardPickerStyles];

  /** How many packs there are: as many copies of a card can be chosen. */
  @property({ type: Number }) decks = 1;

  /** Whether nothing can be dealt now. */
  @property({ type: Boolean }) frozen = false;

  @property({ attribute: false }) phrases: Phrasebook = ENGLISH;

  @property({ attribute: false }) words: PanelWords = ENGLISH_PANEL;

  /** The cards that are chosen, the first to be drawn first. */
  @property({ attribute: false }) chosen: readonly CardId[] = [];

  @state() private isUnknown = false;

  @query("input") private readonly field!: HTMLInputElement | null;

  override render(): TemplateResult {
    const { picker: words } = this.words;
    const { chosen } = this;
    const isEmpty = chosen.length === 0;
    return html`
      <p>${words.intro}</p>
      <h3 id="chosen">${words.chosen}</h3>
      ${isEmpty ? html`<p class="faint">${words.none}</p>` : nothing}
      <ol aria-labelledby="chosen" aria-live="polite">${chosen.map((card, place) => this.#chosenTemplate(card, place))}</ol>
      <div class="row">
        <button class="plain" data-look="go" type="button" ?disabled=${isEmpty || this.frozen} @click=${this.#deal}>${words.deal}</button>
        <button class="plain" type="button" ?disabled=${isEmpty} @click=${() => this.#choose(chosen.slice(0, -1))}>${words.undo}</button>
        <button class="plain" type="button" ?disabled=${isEmpty} @click=${() => this.#choose([])}>${words.clear}</button>
      </div>
      <div class="cards" dir="ltr">${Object.keys(SUITS).map((suit) => RANKS.map((rank) => this.#cardTemplate(`${rank}_${suit}`)))}</div>
      <form @submit=${this.#addTyped}>
        <label for="typed">${words.type}</label>
        <input id="typed" dir="ltr" autocomplete="off" autocapitalize="off" spellcheck="false" aria-invalid=${this.isUnknown ? "true" : "false"} aria-describedby="unknown" />
        <button class="plain" type="submit">${words.add}</button>
        <p id="unknown" role="status">${this.isUnknown ? words.unknown : nothing}</p>
      </form>
    `;
  }

  #chosenTemplate(card: CardId, place: number): TemplateResult {
    const name = this.phrases.card(card);
    return html`
      <li>
        <span data-suit=${suitOf(card)} aria-hidden="true">${signOf(card)}</span><span class="name">${name}</span>
        <button
          class="plain"
          data-sign="↑"
          type="button"
          aria-label=${`${this.words.picker.earlier}: ${name}`}
          ?disabled=${place === 0}
          @click=${() => this.#moveForward(place)}
        ></button>
      </li>
    `;
  }

  #cardTemplate(name: string): TemplateResult {
    const free = freeCopy(name, this.chosen, this.decks);
    const shown = free ?? (`${name}_0` as CardId);
    return html`
      <button
        class="card"
        data-sign=${signOf(shown)}
        type="button"
        data-suit=${suitOf(shown)}
        aria-label=${this.phrases.card(shown)}
        ?disabled=${free === null}
        @click=${() => free !== null && this.#choose([...this.chosen, free])}
      ></button>
    `;
  }

  #choose(chosen: readonly CardId[]): void {
    this.chosen = chosen;
    this.isUnknown = false;
  }

  #moveForward(place: number): void {
    const chosen = [...this.chosen];
    chosen.splice(place - 1, 0, ...chosen.splice(place, 1));
    this.#choose(chosen);
  }

  #addTyped(event: Event): void {
    event.preventDefault();
    const all = withTyped(this.field?.value ?? "", this.chosen, this.decks);
    this.isUnknown = all === null;
    if (all === null) return;
    this.#choose(all);
    if (this.field !== null) this.field.value = "";
  }

  #deal(): void {
    this.dispatchEvent(commandRequest({ type: "Deal", stack: this.chosen }));
  }
}

function signOf(card: CardId): string {
  return `${rankOf(card).toUpperCase()}${SUITS[suitOf(card)]}`;
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-card-picker": TjCardPicker;
  }
}

import { type CardId, deckOf, rankOf, suitOf } from "@thunderjack/cards";
import { ENGLISH, type Phrasebook, type TablePanelStrings } from "@thunderjack/stage";
import { ENGLISH_PANEL } from "@thunderjack/stage/english/panels";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import type { Written } from "../../components/attribute-values.js";
import { cardsIn, freeCard } from "../../components/card-list.js";
import { commandRequest } from "../../components/requests.js";
import { buttonStyles } from "../../theme/button.styles.js";
import { panelStyles } from "../panel.styles.js";
import { dragCards } from "./card-drag.js";
import { withTyped } from "./card-stack.js";
import { cardPickerStyles } from "./tj-card-picker.styles.js";

const RANKS = ["a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"];
const SUITS = { s: "♠", h: "♥", d: "♦", c: "♣" } as const;

/**
 * The card picker. The player picks the next cards by click, drag or id, and deals them. A dragged card can be dropped at
 * any place of the list.
 *
 * @element tj-card-picker
 * @fires tj-command - a deal with the picked cards
 * @csspart picker-card - each card that can be picked
 * @csspart panel-button - every other button
 * @csspart panel-field - the text field
 */
export class TjCardPicker extends LitElement {
  static override styles = [buttonStyles, panelStyles, cardPickerStyles];

  /** The number of decks, which is also the number of copies of each card. */
  @property({ type: Number }) decks = 1;

  /** Whether dealing is disabled. */
  @property({ type: Boolean }) frozen = false;

  /** The strings of the table, such as the names of the cards. English by default. */
  @property({ attribute: false }) phrases: Phrasebook = ENGLISH;

  /** The strings of the panels. English by default. */
  @property({ attribute: false }) words: TablePanelStrings = ENGLISH_PANEL;

  /** The picked cards, in the order in which they are drawn; in the attribute, separated by spaces: `a_s 10_h`. */
  @property() chosen: Written<CardId> = [];

  @state() private isUnknown = false;

  @query("input") private readonly field!: HTMLInputElement | null;

  get #cards(): readonly CardId[] {
    return cardsIn(this.chosen).flatMap((card) => (card === null || deckOf(card) >= this.decks ? [] : card));
  }

  #cancelDrag = () => {};

  protected override firstUpdated(): void {
    if (this.shadowRoot !== null) this.#cancelDrag = dragCards(this.shadowRoot, (...dropped) => this.#drop(...dropped));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#cancelDrag();
  }

  override render(): TemplateResult {
    const { picker: words } = this.words;
    const chosen = this.#cards;
    const isEmpty = chosen.length === 0;
    return html`
      <p>${words.intro}</p>
      <h3 id="chosen">${words.chosen}</h3>
      ${isEmpty ? html`<p class="faint">${words.none}</p>` : nothing}
      <ol aria-labelledby="chosen" aria-live="polite">${chosen.map((card, place) => this.#chosenTemplate(card, place))}</ol>
      <div class="row">
        <button class="plain" part="panel-button" data-look="go" type="button" ?disabled=${isEmpty || this.frozen} @click=${this.#deal}>${words.deal}</button>
        <button class="plain" part="panel-button" type="button" ?disabled=${isEmpty} @click=${() => this.#choose(chosen.slice(0, -1))}>${words.undo}</button>
        <button class="plain" part="panel-button" type="button" ?disabled=${isEmpty} @click=${() => this.#choose([])}>${words.clear}</button>
      </div>
      <div class="cards" dir="ltr">${Object.keys(SUITS).map((suit) => RANKS.map((rank) => this.#cardTemplate(`${rank}_${suit}`)))}</div>
      <form @submit=${this.#addTyped}>
        <label for="typed">${words.type}</label>
        <input id="typed" part="panel-field" dir="ltr" autocomplete="off" autocapitalize="off" spellcheck="false" aria-invalid=${this.isUnknown ? "true" : "false"} aria-describedby="unknown" />
        <button class="plain" part="panel-button" type="submit">${words.add}</button>
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
          part="panel-button"
          data-sign="↑"
          type="button"
          aria-label=${this.phrases.pair(this.words.picker.earlier, name)}
          ?disabled=${place === 0}
          @click=${() => this.#move(place, place - 1)}
        ></button>
      </li>
    `;
  }

  #cardTemplate(name: string): TemplateResult {
    const free = freeCard(name, this.#cards, this.decks);
    const shown = free ?? (`${name}_0` as CardId);
    return html`
      <button
        class="card"
        part="picker-card"
        data-card=${shown}
        data-sign=${signOf(shown)}
        type="button"
        data-suit=${suitOf(shown)}
        aria-label=${this.phrases.card(shown)}
        ?disabled=${free === null}
        @click=${() => free !== null && this.#choose([...this.#cards, free])}
      ></button>
    `;
  }

  #choose(chosen: readonly CardId[]): void {
    this.chosen = chosen;
    this.isUnknown = false;
  }

  #move(from: number, to: number): void {
    const chosen = [...this.#cards];
    chosen.splice(to, 0, ...chosen.splice(from, 1));
    this.#choose(chosen);
  }

  /** Inserts a dragged card at a place, or removes it. The element is a row of the list or a card below the list. */
  #drop(element: HTMLElement, place: number | null): void {
    const chosen = [...this.#cards];
    const { card } = element.dataset;
    const from = [...(element.parentElement?.children ?? [])].indexOf(element);
    const moved = card === undefined ? chosen.splice(from, 1) : [card as CardId];
    if (place !== null) chosen.splice(place, 0, ...moved);
    this.#choose(chosen);
  }

  #addTyped(event: Event): void {
    event.preventDefault();
    const all = withTyped(this.field?.value ?? "", this.#cards, this.decks);
    this.isUnknown = all === null;
    if (all === null) return;
    this.#choose(all);
    if (this.field !== null) this.field.value = "";
  }

  #deal(): void {
    this.dispatchEvent(commandRequest({ type: "Deal", stack: this.#cards }));
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

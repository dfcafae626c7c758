import { type Command, type HandName, MOVES_BY_WORD, type Move, type MoveWord } from "@thunderjack/core";
import { loneMoves, type MoveView } from "@thunderjack/stage";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, queryAll } from "lit/decorators.js";
import { actionButtonStyles } from "../../theme/action-button.styles.js";
import { buttonStyles } from "../../theme/button.styles.js";
import { itemsIn, type Written } from "../attribute-values.js";
import { repeat } from "../repeat.js";
import { commandRequest } from "../requests.js";
import { moveButtonsStyles } from "./tj-move-buttons.styles.js";

/** The styles of the highlighted moves. All other moves have the plain style. */
const LOOKS: Partial<Record<Command["type"], string>> = {
  Hit: "hit",
  Stand: "stand",
  DeclineSurrender: "hit",
  DeclineInsurance: "stand",
  TakeInsurance: "hit",
};

/**
 * The legal moves of the hand whose turn it is. Without a table: `<tj-move-buttons label="Moves" moves="hit
 * stand double"></tj-move-buttons>`.
 *
 * @element tj-move-buttons
 * @fires tj-command - the chosen move
 * @csspart button - each button
 */
export class TjMoveButtons extends LitElement {
  static override styles = [buttonStyles, actionButtonStyles, moveButtonsStyles];

  /**
   * The available moves, as in a table's view. The attribute contains the words `hit`, `stand`, `double`, `split`,
   * `surrender`, `no-surrender`, `insurance` and `no-insurance`, separated by spaces.
   */
  @property() moves: Written<MoveView> = [];

  /** The hand whose turn it is, such as `middle-2`, if the moves are text. Defaults to `right`. */
  @property() hand: HandName | null = null;

  /** The accessible name of the group: "Moves". */
  @property() label = "";

  @queryAll("button") private readonly buttons!: NodeListOf<HTMLButtonElement>;

  /** The move last chosen with the keyboard. Its button gets the focus when the move is available again. */
  #chosen: string | null = null;

  protected override updated(): void {
    if (this.#chosen === null || this.buttons.length === 0) return;
    const again = [...this.buttons].find(({ dataset }) => dataset.move === this.#chosen) ?? this.buttons[0];
    if (this.ownerDocument.activeElement === this.ownerDocument.body) again?.focus();
    this.#chosen = null;
  }

  override render(): TemplateResult {
    const { moves } = this;
    const offered = typeof moves === "string" ? loneMoves(movesIn(moves), this.hand ?? "right") : (moves ?? []);
    const legal = offered.filter(({ isLegal }) => isLegal);
    return html`
      <div class="moves" role="group" aria-label=${this.label || nothing}>
        ${repeat(
          legal,
          ({ command }) => command.type,
          ({ command, label }) => html`
            <button
              class="action"
              part="button"
              type="button"
              data-move=${command.type}
              data-look=${LOOKS[command.type] ?? "quiet"}
              ?data-wide=${command.type in LOOKS}
              @click=${() => this.#choose(command)}
            >
              ${label}
            </button>
          `,
        )}
      </div>
    `;
  }

  #choose(command: Command): void {
    this.#chosen = this.shadowRoot?.activeElement?.matches(":focus-visible") === true ? command.type : null;
    this.dispatchEvent(commandRequest(command));
  }
}

function movesIn(text: string): readonly Move["type"][] {
  const words = new Set(itemsIn(text).map((word) => word.toLowerCase()));
  return [...words].filter(isMove).map((word) => MOVES_BY_WORD[word]);
}

function isMove(word: string): word is MoveWord {
  return Object.hasOwn(MOVES_BY_WORD, word);
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-move-buttons": TjMoveButtons;
  }
}

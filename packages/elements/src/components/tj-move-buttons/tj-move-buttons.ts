import { MOVE_ICONS } from "@thunderjack/artwork";
import type { Command, HandName } from "@thunderjack/core";
import type { MoveView } from "@thunderjack/stage";
import {
  BOLD,
  type Box,
  type DockLayout,
  type MoveCaption,
  type MoveSlot,
  moveCaption,
  type TextSizes,
} from "@thunderjack/stage/layout";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, queryAll } from "lit/decorators.js";
import { OnDemand } from "../../platform/on-demand.js";
import { actionButtonStyles } from "../../theme/action-button.styles.js";
import { buttonStyles } from "../../theme/button.styles.js";
import type { Written } from "../attribute-values.js";
import { placed, px } from "../placed.js";
import { repeat } from "../repeat.js";
import { commandRequest } from "../requests.js";
import { moveButtonsStyles } from "./tj-move-buttons.styles.js";

/** The code for moves without a table. */
export const loneMoveButtons = new OnDemand(() => import("./lone-moves.js"));

/** The icon and the colour of each move. */
const LOOKS: Partial<Record<Command["type"], keyof typeof MOVE_ICONS>> = {
  Hit: "hit",
  Stand: "stand",
  Double: "double",
  Split: "split",
  Surrender: "surrender",
  DeclineSurrender: "no-insurance",
  TakeInsurance: "insurance",
  DeclineInsurance: "no-insurance",
};

/**
 * The moves of the hand whose turn it is, each with its icon and its cost. An illegal move stays at its place, and its
 * title is the reason why it is illegal. Without a table: `<tj-move-buttons label="Moves" moves="hit
 * stand double"></tj-move-buttons>`.
 *
 * @element tj-move-buttons
 * @fires tj-command - the player chooses a move; the detail is the command. An illegal move is also requested, so that
 *   the table shows why it is rejected. If no move is legal, nothing is requested
 * @csspart button - each button
 */
export class TjMoveButtons extends LitElement {
  static override styles = [buttonStyles, actionButtonStyles, moveButtonsStyles];

  /**
   * The moves of a table's view. In the attribute, they are the words `hit`, `stand`, `double`, `split`, `surrender`,
   * `no-surrender`, `insurance` and `no-insurance`, separated by spaces.
   */
  @property() moves: Written<MoveView> = [];

  /** The hand whose turn it is, such as `middle-2`. Used only if `moves` is text. Defaults to `right`. */
  @property() hand: HandName | null = null;

  /** The accessible name of the group, such as "Moves". */
  @property() label = "";

  /** The layout of the dock of a table, which places the buttons. Without a layout, they are in normal flow. */
  @property({ attribute: false }) layout: DockLayout | null = null;

  /** The font sizes of the table, used with `layout`. */
  @property({ attribute: false }) text: TextSizes | null = null;

  @queryAll("button") private readonly buttons!: NodeListOf<HTMLButtonElement>;

  /**
   * The move last chosen with the keyboard, until the next update with buttons; otherwise `null`. If no element has the
   * focus at that update, the button of this move gets the focus, or the first button if the move has no button.
   */
  #chosen: string | null = null;

  protected override updated(): void {
    if (this.#chosen === null || this.buttons.length === 0) return;
    const again = [...this.buttons].find(({ dataset }) => dataset.move === this.#chosen) ?? this.buttons[0];
    if (this.ownerDocument.activeElement === this.ownerDocument.body) again?.focus();
    this.#chosen = null;
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await loneMoveButtons.loading;
    return super.getUpdateComplete();
  }

  override render(): TemplateResult {
    const { moves, layout } = this;
    const offered =
      (typeof moves === "string" ? loneMoveButtons.for(this)?.loneMovesIn(moves, this.hand) : moves) ?? [];
    const isAsked = offered.some(({ isLegal }) => isLegal);
    return html`
      <div class="moves" role="group" aria-label=${this.label || nothing} ?data-placed=${layout !== null}>
        ${repeat(
          offered,
          ({ command }) => command.type,
          (move, place) => this.#buttonTemplate(move, place, isAsked),
        )}
      </div>
    `;
  }

  #buttonTemplate(move: MoveView, place: number, isAsked: boolean): TemplateResult {
    const { command, label, detail, isLegal, reason } = move;
    const { layout, text } = this;
    const look = LOOKS[command.type] ?? "hit";
    const slot = layout?.controls === "answers" ? layout.answers[place] : layout?.moves[command.type as MoveSlot];
    const caption =
      slot === undefined || text === null || layout === null ? null : moveCaption(move, slot, layout, text);
    return html`
      <button
        class="action move"
        part="button"
        type="button"
        data-move=${command.type}
        data-look=${look}
        aria-label=${label}
        ?data-upright=${caption?.isUpright}
        aria-disabled=${isLegal ? nothing : "true"}
        title=${(reason ?? detail) || nothing}
        @click=${() => isAsked && this.#choose(command)}
        style=${placed(slot, undefined, caption === null || slot === undefined || text === null ? {} : sizesOf(caption, label, slot, text))}
      >
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${MOVE_ICONS[look]}></path></svg>
        <span class="words" aria-hidden="true"><span class="name">${label}</span> ${detail === "" ? nothing : html`<span class="detail" data-text=${detail}></span>`}</span>
      </button>
    `;
  }

  #choose(command: Command): void {
    this.#chosen = this.shadowRoot?.activeElement?.matches(":focus-visible") === true ? command.type : null;
    this.dispatchEvent(commandRequest(command));
  }
}

/** Returns the sizes of a caption as custom properties. */
function sizesOf(
  { name, detail, icon, gap, room }: MoveCaption,
  label: string,
  { height }: Box,
  { fontWidth }: TextSizes,
) {
  return {
    "--name-size": px(name),
    "--detail-size": px(detail),
    "--icon-size": px(icon),
    "--icon-gap": px(gap),
    "--middle": px(height / 2),
    // At a zoom of 400 %, a button may be narrower than its label.
    "--wrap": label.length * name * BOLD * fontWidth > room ? "anywhere" : "normal",
  };
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-move-buttons": TjMoveButtons;
  }
}

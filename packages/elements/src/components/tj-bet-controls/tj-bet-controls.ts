import { BET_ICONS, BOLT_PATH } from "@thunderjack/artwork";
import type { Amount } from "@thunderjack/core";
import type { BetButtons, BetShortcut, ButtonView } from "@thunderjack/stage";
import {
  BOLD,
  type Box,
  type DockLayout,
  fittingSize,
  type PrintedText,
  smallName,
  type TextSizes,
} from "@thunderjack/stage/layout";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { OnDemand } from "../../platform/on-demand.js";
import { actionButtonStyles } from "../../theme/action-button.styles.js";
import { buttonStyles } from "../../theme/button.styles.js";
import { chipsIn, jsonIn, type Written } from "../attribute-values.js";
import { placed, px } from "../placed.js";
import { chipPicked, commandRequest } from "../requests.js";
import { betControlsStyles } from "./tj-bet-controls.styles.js";

/** The code for controls without a table. */
export const loneBetControls = new OnDemand(
  () => import("./lone-bet-controls.js"),
  ({ loneBetControlsStyles }) => loneBetControlsStyles,
);

/**
 * The controls between two rounds: the player picks chips, changes or clears bets, and deals. Without a table:
 * `<tj-bet-controls label="Chips" chips="500 1000 5000"></tj-bet-controls>`.
 *
 * @element tj-bet-controls
 * @fires tj-chip-picked - the player picks a chip for every selected seat; the detail is its value in hundredths of a
 *   credit
 * @fires tj-command - the player changes or clears bets, or deals; the detail is the command
 * @csspart chip - each chip button
 * @csspart button - the buttons clear and deal
 * @csspart shortcut - the buttons undo, double and repeat
 */
export class TjBetControls extends LitElement {
  static override styles = [buttonStyles, actionButtonStyles, betControlsStyles];

  /** The controls of a table's view; `null` without a table. If set, `chips` is ignored. */
  @property({ attribute: false }) view: BetButtons | null = null;

  /**
   * The values of the chips, in hundredths of a credit; in the attribute, separated by spaces. Without chips, nothing
   * is drawn.
   */
  @property() chips: Written<Amount> = [];

  /** The accessible name of the group of chips, such as "Chips". */
  @property() label = "";

  /** The buttons that change several bets at once: undo, double and repeat. In the attribute, the list is JSON. */
  @property() shortcuts: Written<BetShortcut> = [];

  /** The layout of the dock of a table, which places the controls. Without a layout, they are in normal flow. */
  @property({ attribute: false }) layout: DockLayout | null = null;

  /** The font sizes of the table, used with `layout`. */
  @property({ attribute: false }) text: TextSizes | null = null;

  /** The value of the chosen chip, in hundredths of a credit; 0 for no chip, and `null` if chips cannot be chosen. */
  @property({ type: Number }) chosen: Amount | null = null;

  /** The sum of all bets as text, which the deal button shows. */
  @property() stake = "";

  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await loneBetControls.loading;
    return super.getUpdateComplete();
  }

  override render(): TemplateResult | typeof nothing {
    const { layout } = this;
    const lone = layout === null || this.view === null ? loneBetControls.for(this) : null;
    if (layout === null && lone === null) return nothing;
    const view = this.view ?? lone?.loneBetButtons(chipsIn(this.chips)) ?? null;
    if (view === null) return nothing;
    const { chips, clear, deal } = view;
    return html`
      <div class="controls" ?data-placed=${layout !== null}>
        <div class="chips" role="group" aria-label=${this.label || nothing}>
          ${chips.map((value, place) => this.#chipTemplate(view, value, place))}
        </div>
        ${jsonIn(this.shortcuts)
          .filter(isShortcut)
          .map((shortcut) => this.#shortcutTemplate(shortcut))}
        ${this.#actionTemplate(clear, "quiet", layout?.clear)}${this.#actionTemplate(deal, "go", layout?.deal)}
      </div>
    `;
  }

  #chipTemplate({ chipLabels, chipReasons }: BetButtons, value: Amount, place: number): TemplateResult {
    // A view from an older version of the library on the same page has no reasons.
    const reason = chipReasons?.[place] ?? null;
    const slot = this.layout?.chips[place];
    return html`
      <button
        class="chip"
        part="chip"
        type="button"
        data-chip=${place}
        aria-label=${chipLabels[place] ?? nothing}
        aria-pressed=${this.chosen === null ? nothing : String(value === Number(this.chosen))}
        aria-disabled=${reason === null ? nothing : "true"}
        title=${reason ?? nothing}
        @click=${() => this.dispatchEvent(chipPicked(value))}
        style=${placed(slot, undefined, slot === undefined ? {} : { "--tj-chip-size": px(slot.width) })}
      >
        <tj-chip .value=${value}></tj-chip>
      </button>
    `;
  }

  #shortcutTemplate({ kind, label, name, commands }: BetShortcut): TemplateResult {
    const slot = kind === "undo" ? this.layout?.undo : this.layout?.double;
    // A shortcut from an older version of the library on the same page has no name.
    const word = slot === undefined || this.text === null ? null : smallName(name ?? label, slot, this.text);
    return html`
      <button
        class="action shortcut"
        part="shortcut"
        type="button"
        data-shortcut=${kind}
        aria-label=${label}
        ?disabled=${commands.length === 0}
        @click=${() => {
          for (const command of commands) this.dispatchEvent(commandRequest(command));
        }}
        style=${placed(slot, undefined, word === null ? {} : { "--name-size": px(word.size) })}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true"><title .textContent=${label}></title><path d=${BET_ICONS[kind]}></path></svg>
        ${word === null ? nothing : html`<span class="name" aria-hidden="true">${word.text}</span>`}
      </button>
    `;
  }

  #actionTemplate(
    { command, label, isLegal, reason }: ButtonView,
    look: "quiet" | "go",
    slot: Box | undefined,
  ): TemplateResult {
    const isDeal = look === "go";
    const name = this.#nameOf(label, slot, isDeal);
    return html`
      <button
        class="action"
        part="button"
        type="button"
        data-look=${look}
        aria-label=${label}
        title=${reason ?? nothing}
        ?disabled=${!isLegal}
        @click=${() => this.dispatchEvent(commandRequest(command))}
        style=${placed(slot, undefined, name === null ? {} : { "--name-size": px(name.size) })}
      >
        <svg viewBox=${isDeal ? "-.5 -.5 1 1" : "0 0 24 24"} aria-hidden="true"><path d=${isDeal ? BOLT_PATH : BET_ICONS.clear}></path></svg>
        <span class="words" aria-hidden="true"><span class="name">${name?.text ?? label}</span>${isDeal && this.stake !== "" ? html`<span class="detail" data-text=${this.stake}></span>` : nothing}</span>
      </button>
    `;
  }

  #nameOf(label: string, slot: Box | undefined, isDeal: boolean): PrintedText | null {
    const { text } = this;
    if (slot === undefined || text === null) return null;
    if (!isDeal) return smallName(label, slot, text);
    return {
      text: label,
      size: fittingSize(label, text.moveName + 1, slot.width - 64, text.least, BOLD * text.fontWidth),
    };
  }
}

function isShortcut(written: unknown): written is BetShortcut {
  const { kind = "", commands } = (written ?? {}) as Partial<BetShortcut>;
  return Object.hasOwn(BET_ICONS, kind) && Array.isArray(commands);
}

declare global {
  interface GlobalEventHandlersEventMap {
    "tj-chip-picked": CustomEvent<Amount>;
  }
  interface HTMLElementTagNameMap {
    "tj-bet-controls": TjBetControls;
  }
}

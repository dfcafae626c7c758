import { SIGN_PATHS } from "@thunderjack/artwork";
import type { Amount } from "@thunderjack/core";
import { type BetButtons, type BetShortcut, type ButtonView, loneBetButtons } from "@thunderjack/stage";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { actionButtonStyles } from "../../theme/action-button.styles.js";
import { buttonStyles } from "../../theme/button.styles.js";
import { chipsIn, jsonIn, type Written } from "../attribute-values.js";
import { chipPicked, commandRequest } from "../requests.js";
import { betControlsStyles } from "./tj-bet-controls.styles.js";

/**
 * The controls between two rounds. The player picks chips, changes or clears bets, and deals. Without a table:
 * `<tj-bet-controls label="Chips" chips="500 1000 5000"></tj-bet-controls>`.
 *
 * @element tj-bet-controls
 * @fires tj-chip-picked - the player picks a chip for every seat that is on; the detail is its value in hundredths
 * @fires tj-command - the player changes or clears bets, or deals; the detail is the command
 * @csspart chip - each chip button
 * @csspart button - the buttons to clear and to deal
 * @csspart shortcut - the buttons to undo, double and repeat bets
 */
export class TjBetControls extends LitElement {
  static override styles = [buttonStyles, actionButtonStyles, betControlsStyles];

  /** The controls of a table's view. If set, `chips` is ignored. */
  @property({ attribute: false }) view: BetButtons | null = null;

  /**
   * The values of the chips, in hundredths of a credit; in the attribute, separated by spaces. Without chips, nothing
   * is drawn.
   */
  @property() chips: Written<Amount> = [];

  /** The accessible name of the group of chips: "Chips". */
  @property() label = "";

  /** The controls for several bets at once; in the attribute, as JSON. */
  @property() shortcuts: Written<BetShortcut> = [];

  override render(): TemplateResult | typeof nothing {
    const view = this.view ?? loneBetButtons(chipsIn(this.chips));
    if (view === null) return nothing;
    const { chips, chipLabels, chipReasons, clear, deal } = view;
    return html`
      <div class="controls">
        <div class="chips" role="group" aria-label=${this.label || nothing}>
          ${chips.map(
            (value, place) => html`
              <button
                class="chip"
                part="chip"
                type="button"
                aria-label=${chipLabels[place] ?? nothing}
                title=${chipReasons[place] ?? nothing}
                ?disabled=${typeof chipReasons[place] === "string"}
                @click=${() => this.dispatchEvent(chipPicked(value))}
              >
                <tj-chip .value=${value}></tj-chip>
              </button>
            `,
          )}
        </div>
        ${jsonIn(this.shortcuts)
          .filter(isShortcut)
          .map((shortcut) => this.#shortcutTemplate(shortcut))}
        ${this.#actionTemplate(clear, "quiet")}${this.#actionTemplate(deal, "go")}
      </div>
    `;
  }

  #shortcutTemplate({ kind, label, commands }: BetShortcut): TemplateResult {
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
      >
        <svg viewBox="0 0 24 24" aria-hidden="true"><title .textContent=${label}></title><path d=${SIGN_PATHS[kind]}></path></svg>
      </button>
    `;
  }

  #actionTemplate({ command, label, isLegal, reason }: ButtonView, look: string): TemplateResult {
    return html`
      <button
        class="action"
        part="button"
        type="button"
        data-look=${look}
        title=${reason ?? nothing}
        ?disabled=${!isLegal}
        @click=${() => this.dispatchEvent(commandRequest(command))}
      >
        ${label}
      </button>
    `;
  }
}

function isShortcut(written: unknown): written is BetShortcut {
  const { kind = "", commands } = (written ?? {}) as Partial<BetShortcut>;
  return Object.hasOwn(SIGN_PATHS, kind) && Array.isArray(commands);
}

declare global {
  interface GlobalEventHandlersEventMap {
    "tj-chip-picked": CustomEvent<Amount>;
  }
  interface HTMLElementTagNameMap {
    "tj-bet-controls": TjBetControls;
  }
}

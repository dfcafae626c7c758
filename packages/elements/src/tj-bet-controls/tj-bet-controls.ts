import { chipText } from "@thunderjack/artwork";
import type { Amount } from "@thunderjack/core";
import type { BettingView, ButtonView } from "@thunderjack/stage";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { actionButtonStyles } from "../action-button.styles.js";
import { buttonStyles } from "../button.styles.js";
import { chipPicked, commandRequest } from "../requests.js";
import { betControlsStyles } from "./tj-bet-controls.styles.js";

/**
 * What can be done between two rounds: pick chips, clear the bets, deal.
 *
 * @element tj-bet-controls
 * @fires tj-chip-picked - a chip for every seat that is on; the detail is its value in hundredths
 * @fires tj-command - clear or deal
 * @csspart chip - each chip button
 * @csspart button - clear and deal
 */
export class TjBetControls extends LitElement {
  static override styles = [buttonStyles, actionButtonStyles, betControlsStyles];

  /** What is offered; nothing is drawn without it. */
  @property({ attribute: false }) view: BettingView | null = null;

  override render(): TemplateResult | typeof nothing {
    if (this.view === null) return nothing;
    const { chips, clear, deal } = this.view;
    return html`
      <div class="controls">
        <div class="chips" role="group" aria-label="Chips">
          ${chips.map(
            (value) => html`
              <button
                class="chip"
                part="chip"
                type="button"
                aria-label="Bet ${chipText(value)} more"
                @click=${() => this.dispatchEvent(chipPicked(value))}
              >
                <tj-chip .value=${value}></tj-chip>
              </button>
            `,
          )}
        </div>
        ${this.#actionTemplate(clear, "quiet")}${this.#actionTemplate(deal, "go")}
      </div>
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

declare global {
  interface HTMLElementEventMap {
    "tj-chip-picked": CustomEvent<Amount>;
  }
  interface HTMLElementTagNameMap {
    "tj-bet-controls": TjBetControls;
  }
}

import type { RuleSet } from "@thunderjack/core";
import { ENGLISH, type Phrasebook, type TablePanelStrings } from "@thunderjack/stage";
import { ENGLISH_PANEL } from "@thunderjack/stage/english/panels";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { QUESTION_KEYS } from "../../components/tj-announcer/questions.js";
import { MOVE_KEYS } from "../../controllers/table-keys.js";
import * as tj from "../../theme/tokens.js";
import { panelStyles } from "../panel.styles.js";

/**
 * The list of keys.
 *
 * @element tj-keys
 * @csspart key - each key
 */
export class TjKeys extends LitElement {
  static override styles = [
    panelStyles,
    css`
      dl {
        display: grid;
        grid-template-columns: max-content 1fr;
        gap: 8px 16px;
        align-items: center;
        margin: 0 0 16px;
      }

      dd {
        margin: 0;
      }

      kbd {
        display: inline-block;
        min-width: 1.2em;
        padding: 4px 9px;
        border-radius: 7px;
        background: ${tj.panelRaised};
        box-shadow: inset 0 0 0 1px ${tj.panelLine};
        color: ${tj.panelText};
        font: inherit;
        font-weight: 700;
        font-size: 13px;
        text-align: center;
      }

      @media (forced-colors: active) {
        kbd {
          border: 1px solid;
        }
      }
    `,
  ];

  /**
   * The rules of the table. Keys for moves that the rules do not allow are omitted. Without rules, all keys are listed.
   */
  @property({ attribute: false }) rules: RuleSet | null = null;

  /** Whether the key for a hint is listed. */
  @property({ type: Boolean }) hints = false;

  /** The strings of the table, such as the names of the cards. English by default. */
  @property({ attribute: false }) phrases: Phrasebook = ENGLISH;

  /** The strings of the panels. English by default. */
  @property({ attribute: false }) words: TablePanelStrings = ENGLISH_PANEL;

  override render(): TemplateResult {
    const { words, phrases, rules } = this;
    const { commands } = phrases;
    const asksFirst = rules === null || rules.insurance || rules.surrender === "early";
    return html`
      <dl>
        ${keyTemplate("H", commands[MOVE_KEYS.h])} ${keyTemplate("S", commands[MOVE_KEYS.s])}
        ${rules?.double === "none" ? nothing : keyTemplate("D", commands[MOVE_KEYS.d])}
        ${rules !== null && rules.split === null ? nothing : keyTemplate("P", commands[MOVE_KEYS.p])}
        ${rules?.surrender === "none" ? nothing : keyTemplate("R", commands[MOVE_KEYS.r])}
        ${rules?.insurance === false ? nothing : keyTemplate("I", commands[MOVE_KEYS.i])}
        ${this.hints ? keyTemplate("T", words.keyHint) : nothing}
        ${asksFirst ? keyTemplate("N", words.keyNo) : nothing} ${keyTemplate("1 … 9", words.keyChips)}
        ${keyTemplate(words.keyCaps.delete, words.keyTakeChip)}
        ${Object.entries(QUESTION_KEYS).map(([key, question]) => keyTemplate(key.toUpperCase(), words.keyReadOut[question]))}
        ${keyTemplate(words.keyCaps.enter, words.keyDeal)} ${keyTemplate("?", words.keyHelp)} ${keyTemplate(words.keyCaps.escape, words.keyClose)}
      </dl>
      <p>${words.betHint}</p>
      <p class="faint">${words.keysHint}</p>
    `;
  }
}

function keyTemplate(key: string, meaning: string): TemplateResult {
  return html`<dt><kbd part="key" dir="ltr">${key}</kbd></dt><dd>${meaning}</dd>`;
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-keys": TjKeys;
  }
}

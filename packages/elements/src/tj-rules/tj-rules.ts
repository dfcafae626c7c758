import { InvalidRuleSet, type RuleSet, type RuleSetChoice, ruleSet } from "@thunderjack/core";
import { ENGLISH, type Phrasebook } from "@thunderjack/stage";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { panelStyles } from "../panel.styles.js";
import { ENGLISH_PANEL } from "../words/english-panel.js";
import type { PanelWords } from "../words/table-words.js";

/**
 * A rule set and its payouts in words.
 *
 * @element tj-rules
 * @csspart rule - each rule in words
 */
export class TjRules extends LitElement {
  static override styles = [
    panelStyles,
    css`
      /* Not even its ground. */
      :host([data-unknown]) {
        display: none !important;
      }
    `,
  ];

  /**
   * The rules: a preset's name, as in the attribute, or options that differ from one. For a name or options that there are
   * not nothing is drawn.
   */
  @property() rules: RuleSetChoice = "thunderjack";

  /** The return to player with its basis, as a sentence; empty where it is not known. */
  @property() figure = "";

  @property({ attribute: false }) phrases: Phrasebook = ENGLISH;

  @property({ attribute: false }) words: PanelWords = ENGLISH_PANEL;

  override render(): TemplateResult | typeof nothing {
    const { phrases } = this;
    const rules = playable(this.rules ?? "thunderjack");
    this.toggleAttribute("data-unknown", rules === null);
    if (rules === null) return nothing;
    const { rules: words } = this.words;
    const { payouts, thunderjack, blitz } = rules;
    const pays = [
      ...(thunderjack === null
        ? []
        : [phrases.pays("thunderjack", payouts.thunderjack), words.thunderjack(thunderjack.lowest.toUpperCase())]),
      ...(blitz === null ? [] : [phrases.pays("blitz", payouts.blitz), words.blitz(blitz.cards)]),
      phrases.pays("blackjack", payouts.blackjack),
      ...(rules.insurance ? [phrases.pays("insurance", payouts.insurance)] : []),
    ];
    const largest = rules.maxBet === null ? null : phrases.credits(rules.maxBet);
    return html`
      ${part(words.payouts, pays)}
      ${this.figure === "" ? nothing : html`<p class="figure">${this.figure}</p>`}
      ${part(words.dealer, [phrases.dealerRule(rules.dealerHitsSoft17), words.holeCard[rules.holeCard], ...(rules.peek ? [words.peek] : [])])}
      ${part(words.moves, [words.double[rules.double], words.split(rules.split?.maxHands ?? 0), words.surrender[rules.surrender]])}
      ${part(words.shoe, [words.decks(rules.decks), words.shuffle[rules.shuffle], words.bets(phrases.credits(rules.minBet), largest)])}
    `;
  }
}

function playable(choice: RuleSetChoice): RuleSet | null {
  try {
    return ruleSet(choice);
  } catch (error) {
    if (error instanceof InvalidRuleSet) return null;
    throw error;
  }
}

function part(heading: string, sentences: readonly string[]): TemplateResult {
  return html`<h3>${heading}</h3><ul>${sentences.map((sentence) => html`<li part="rule">${sentence}</li>`)}</ul>`;
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-rules": TjRules;
  }
}

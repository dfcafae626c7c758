import { InvalidRuleSet, type RuleSet, type RuleSetChoice, ruleSet } from "@thunderjack/core";
import { ENGLISH, type Phrasebook, type TablePanelStrings } from "@thunderjack/stage";
import { ENGLISH_PANEL } from "@thunderjack/stage/english/panels";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { panelStyles } from "../panel.styles.js";

/**
 * A rule set and its payouts as sentences.
 *
 * @element tj-rules
 * @csspart rule - each rule as a sentence
 */
export class TjRules extends LitElement {
  static override styles = [
    panelStyles,
    css`
      /* For unknown rules, the element draws no background either. */
      :host([data-unknown]) {
        display: none !important;
      }
    `,
  ];

  /**
   * The rules: the name of a preset, or an object of options that differ from a preset. The attribute contains a name.
   * For unknown names or options, nothing is drawn.
   */
  @property() rules: RuleSetChoice = "thunderjack";

  /** The return to player with its basis, as a sentence; empty if it is not known. */
  @property() figure = "";

  /** The strings of the table, such as the names of the cards. English by default. */
  @property({ attribute: false }) phrases: Phrasebook = ENGLISH;

  /** The strings of the panels. English by default. */
  @property({ attribute: false }) words: TablePanelStrings = ENGLISH_PANEL;

  override render(): TemplateResult | typeof nothing {
    const { phrases } = this;
    const rules = playable(this.rules ?? "thunderjack");
    this.toggleAttribute("data-unknown", rules === null);
    if (rules === null) return nothing;
    const { rules: words } = this.words;
    const { payouts, thunderjack, blitz, split } = rules;
    const pays = [
      ...(thunderjack === null
        ? []
        : [
            phrases.pays("thunderjack", payouts.thunderjack),
            words.thunderjack(thunderjack.lowest),
            ...(thunderjack.endsRound ? [words.thunderjackEndsRound] : []),
            words.thunderjackAgainstBlackjack(thunderjack.beatsDealerBlackjack),
            ...(rules.seats.length > 1 ? [words.thunderjacksCancel] : []),
          ]),
      ...(blitz === null
        ? []
        : [
            phrases.pays("blitz", payouts.blitz),
            words.blitz(blitz.cards),
            ...(blitz.dealerBusts ? [words.dealerBlitz(blitz.cards)] : []),
          ]),
      phrases.pays("blackjack", payouts.blackjack),
      ...(rules.naturalAlwaysPaid ? [words.blackjackAlwaysPaid] : []),
      ...(rules.insurance ? [phrases.pays("insurance", payouts.insurance), words.insurance] : []),
    ];
    const largest = rules.maxBet === null ? null : phrases.credits(rules.maxBet);
    return html`
      ${part(words.payouts, pays)}
      ${this.figure === "" ? nothing : html`<p class="figure">${this.figure}</p>`}
      ${part(words.dealer, [
        phrases.dealerRule(rules.dealerHitsSoft17),
        words.holeCard[rules.holeCard],
        ...(rules.peek
          ? [words.peek]
          : [words.twentyOneAgainstBlackjack(rules.naturalBeats21), words.blackjackTakes(rules.originalBetsOnly)]),
      ])}
      ${part(words.moves, [
        words.onTwentyOne(rules.autoStandOn21),
        words.double[rules.double],
        words.split(split?.maxHands ?? 0),
        ...(split === null
          ? []
          : [
              words.splitBy[split.by],
              ...(rules.double === "none" ? [] : [words.doubleAfterSplit(rules.doubleAfterSplit)]),
              words.splitAces(split.hitAces),
              ...(split.maxHands > 2 ? [words.resplitAces(split.resplitAces)] : []),
            ]),
        words.surrender[rules.surrender],
      ])}
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

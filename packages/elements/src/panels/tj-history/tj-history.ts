import { type CardId, rankOf, suitOf } from "@thunderjack/cards";
import { choiceOf, type GameEvent } from "@thunderjack/core";
import type { HandSummary, RoundSummary } from "@thunderjack/recording";
import { type BarStrings, ENGLISH, type Phrasebook, type TablePanelStrings } from "@thunderjack/stage";
import { ENGLISH_PANEL } from "@thunderjack/stage/english/panels";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import type { Written } from "../../components/attribute-values.js";
import { repeat } from "../../components/repeat.js";
import type { PastRound } from "../../game/past-round.js";
import { buttonStyles } from "../../theme/button.styles.js";
import { panelStyles } from "../panel.styles.js";
import { CHART, creditsChart } from "./credits-chart.js";
import { sessionStatistics } from "./session-statistics.js";
import { roundsIn, type SummarizedRound } from "./summarized-rounds.js";
import { historyStyles } from "./tj-history.styles.js";

const SUITS = { h: "♥", d: "♦", c: "♣", s: "♠" } as const;

/**
 * The last rounds with their bets, cards, moves, results and credits, and statistics of all listed rounds.
 *
 * @element tj-history
 * @fires tj-recalled - the player replays a round; the detail is the round
 * @fires tj-shoe-asked - the player opens the verification of a round's shoe; the detail is the round
 * @csspart statistics - the figures of all listed rounds, with a chart of the credits
 * @csspart round - each round
 * @csspart panel-button - each button
 */
export class TjHistory extends LitElement {
  static override styles = [buttonStyles, panelStyles, historyStyles];

  /**
   * The rounds of a table, the latest first, or the output of `thunderjack replay --json`. The output may be text or a
   * parsed value, complete or only its `rounds`, in any order. Its rounds are listed the latest first, and cannot be
   * replayed.
   */
  @property() rounds: Written<PastRound> | readonly RoundSummary[] | { readonly rounds: readonly RoundSummary[] } = [];

  /** The strings of the table, such as the names of the cards. English by default. */
  @property({ attribute: false }) phrases: Phrasebook = ENGLISH;

  /** The strings of the panels. English by default. */
  @property({ attribute: false }) words: TablePanelStrings = ENGLISH_PANEL;

  /** The strings of the bar above the table. English by default. */
  @property({ attribute: false }) bar: BarStrings = ENGLISH.bar;

  override render(): TemplateResult {
    const rounds = roundsIn(this.rounds);
    if (rounds.length === 0) return html`<p>${this.words.noRounds}</p>`;
    return html`
      ${this.#statisticsTemplate(rounds)}
      <ol>
        ${repeat(
          rounds,
          ({ number }) => number,
          (round) => this.#roundTemplate(round),
        )}
      </ol>
    `;
  }

  #statisticsTemplate(rounds: readonly (PastRound | SummarizedRound)[]): TemplateResult {
    const { phrases, words } = this;
    const { credits, net, best, returned, ...counts } = sessionStatistics(rounds);
    const figures: readonly (readonly [keyof TablePanelStrings["statistics"], string])[] = [
      ["net", phrases.gain(net)],
      ["hands", String(counts.hands)],
      ["won", String(counts.won)],
      ["pushed", String(counts.pushed)],
      ["best", phrases.gain(best)],
      ["thunderjacks", String(counts.thunderjacks)],
      ["blitzes", String(counts.blitzes)],
      ["returned", returned === null ? "–" : percentIn(phrases.language).format(returned)],
    ];
    const [first, last] = [credits[0] ?? 0, credits.at(-1) ?? 0];
    const label = words.creditsChart(phrases.credits(first), phrases.credits(last));
    const { path, start, lowest, highest } = creditsChart(credits);
    return html`
      <section part="statistics" aria-label=${words.statisticsOf(counts.rounds)}>
        <h3>${words.statisticsOf(counts.rounds)}</h3>
        <dl>${figures.map(([name, figure]) => html`<div><dt>${words.statistics[name]}</dt><dd>${figure}</dd></div>`)}</dl>
        <div class="chart">
          <svg viewBox="0 0 ${CHART.width} ${CHART.height}" preserveAspectRatio="none" role="img" aria-label=${label}>
            <path class="start" d="M0 ${start}H${CHART.width}"></path>
            <path d=${path}></path>
          </svg>
          <div aria-hidden="true">
            <span>${phrases.credits(highest)}</span>${lowest === highest ? nothing : html`<span>${phrases.credits(lowest)}</span>`}
          </div>
        </div>
      </section>
    `;
  }

  #roundTemplate(round: PastRound | SummarizedRound): TemplateResult {
    const { phrases, words, bar } = this;
    const { number, summary, before } = round;
    const { hands, dealer, net, credits } = summary;
    const bets = hands.reduce((sum, { bet, insurance }) => sum + bet + (insurance?.bet ?? 0), 0);
    const whole = "events" in round ? round : null;
    const choices = choicesIn(whole?.events ?? [], phrases);
    return html`
      <li part="round">
        <div class="head">
          <h3>${bar.round(number)}</h3>
          <span class="net" data-sign=${Math.sign(net)}>${phrases.gain(net)}</span>
          ${whole?.isVerifiable ? this.#verifyTemplate(whole) : nothing}${whole === null ? nothing : this.#replayTemplate(whole)}
        </div>
        ${hands.map((hand) => this.#handTemplate(hand))}
        <div class="hand">
          <span class="name">${phrases.dealer}</span>
          ${cardsTemplate(dealer.cards, phrases)}<span>${dealer.total}</span>
        </div>
        <p class="foot">
          ${choices === "" ? nothing : html`<span>${phrases.pair(words.choices, choices)}</span>`}
          <span>${phrases.pair(words.bets, phrases.credits(bets))}</span>
          <span>${phrases.pair(words.before, phrases.credits(before))}</span>
          <span>${phrases.pair(words.after, phrases.credits(credits))}</span>
        </p>
      </li>
    `;
  }

  #replayTemplate(round: PastRound): TemplateResult {
    const label = this.words.replayRound(round.number);
    return html`
      <button class="plain replay" part="panel-button" type="button" aria-label=${label} @click=${() => this.dispatchEvent(recalled(round))}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><title .textContent=${label}></title><path d="M5 12a7 7 0 1 0 2.3-5.2M5 4.5V9h4.5M10.5 9.5l4 2.5-4 2.5z"></path></svg>
      </button>
    `;
  }

  #verifyTemplate(round: PastRound): TemplateResult {
    const label = this.words.verifyRound(round.number);
    return html`
      <button
        class="plain"
        part="panel-button"
        type="button"
        aria-label=${label}
        @click=${() => this.dispatchEvent(new CustomEvent("tj-shoe-asked", { detail: round, bubbles: true, composed: true }))}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true"><title .textContent=${label}></title><path d="M12 3.5l7 2.6v5.4c0 4.3-2.9 7.4-7 9-4.1-1.6-7-4.7-7-9V6.1zM8.7 12l2.4 2.4 4.3-4.6"></path></svg>
      </button>
    `;
  }

  #handTemplate({ hand, cards, total, outcome, bet, returned }: HandSummary): TemplateResult {
    const { phrases } = this;
    const badge = outcome === null ? nothing : html`${phrases.badges[outcome]} ${phrases.gain(returned - bet)}`;
    return html`
      <div class="hand">
        <span class="name">${phrases.hand(hand)}</span>
        ${cardsTemplate(cards, phrases)}<span>${total}</span>
        <span class="outcome">${badge}</span>
      </div>
    `;
  }
}

function cardsTemplate(cards: readonly (CardId | null)[], phrases: Phrasebook): TemplateResult {
  const names = cards.map((card) => (card === null ? phrases.faceDownCard : phrases.card(card)));
  return html`
    <span class="cards" role="img" aria-label=${phrases.list(names)} dir="ltr">
      ${cards.map((card) => (card === null ? "? " : html`<span class=${isRed(card) ? "red" : ""}>${short(card)}</span> `))}
    </span>
  `;
}

function percentIn(language: string): Intl.NumberFormat {
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0, numberingSystem: "latn" });
}

function isRed(card: CardId): boolean {
  return suitOf(card) === "h" || suitOf(card) === "d";
}

function short(card: CardId): string {
  return `${rankOf(card).toUpperCase()}${SUITS[suitOf(card)]}`;
}

function choicesIn(events: readonly GameEvent[], { commands }: Phrasebook): string {
  const labels: string[] = [];
  for (const event of events) {
    const choice = choiceOf(event);
    if (choice !== null && "hand" in choice) labels.push(commands[choice.type]);
  }
  return labels.join(" · ");
}

function recalled(round: PastRound): CustomEvent<PastRound> {
  return new CustomEvent("tj-recalled", { detail: round, bubbles: true, composed: true });
}

declare global {
  interface GlobalEventHandlersEventMap {
    "tj-recalled": CustomEvent<PastRound>;
    "tj-shoe-asked": CustomEvent<PastRound>;
  }
  interface HTMLElementTagNameMap {
    "tj-history": TjHistory;
  }
}

import { evolve, handNamed, MOVES_BY_WORD, totalOf } from "@thunderjack/core";
import type { Advice, DecisionMade, RoundPlayed } from "@thunderjack/odds";
import { type Conductor, ENGLISH, loadPhrasebook, type Phrasebook } from "@thunderjack/stage";
import { html, nothing, type TemplateResult } from "lit";
import { register } from "../registration.js";
import type { PlayedTable } from "../thunderjack-table/played-table.js";
import { share, TjAdvice } from "../tj-advice/tj-advice.js";
import { AdviceClient } from "./advice-client.js";
import type { AdviceWords } from "./advice-words.js";
import { ENGLISH_ADVICE } from "./english.js";
import { HeardRound } from "./heard-round.js";
import { loadAdviceWords } from "./load-advice-words.js";

/** The table that hints are for. */
export interface HintsHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly lang: string;
  /** What is played at; `null` while it is loaded. */
  readonly played: PlayedTable | null;
  readonly conductor: Conductor | null;
  readonly isReplaying: boolean;
  readonly disabled: boolean;
  requestUpdate(): void;
}

/** The marks at a button: `data-best` while a hint says that it is the best move. */
const BEST = "data-best";

/** Hints at a table: asked for by the player, answered off the main thread, and gone with the position. */
export class Hints {
  readonly #host: HintsHost;
  readonly #client: AdviceClient;
  readonly #say: (sentence: string) => void;
  readonly #panel: TjAdvice;
  #heard: HeardRound | null = null;
  #watched: Conductor | null = null;
  #words: AdviceWords = ENGLISH_ADVICE;
  #phrases: Phrasebook = ENGLISH;
  #language = "en";
  /** What the rules return; `"asked"` while that is worked out, `null` before anybody wants to know. */
  #returned: number | "asked" | null = null;
  /** The round that was looked back on, by its events. */
  #noted: RoundPlayed["events"] | null = null;

  /** @param say says a sentence aloud to those who listen to the table */
  constructor(host: HintsHost, say: (sentence: string) => void, client = new AdviceClient()) {
    this.#say = say;
    register("tj-advice", TjAdvice);
    this.#host = host;
    this.#client = client;
    this.#panel = new TjAdvice();
    this.#panel.setAttribute("exportparts", "moves: hint-moves");
    host.renderRoot.querySelector(".felt")?.after(this.#panel);
    this.mind();
  }

  /** Looks at the table again: another one, another language, a replay, or another picture of the same. */
  mind(): void {
    const { played: table, conductor, isReplaying, lang } = this.#host;
    if (table !== null && table !== this.#heard?.table) this.#sitAt(table);
    if (conductor !== null && conductor !== this.#watched) this.#watch(conductor);
    const language = lang || document.documentElement.lang || "en";
    if (language !== this.#language) void this.#speak(language);
    this.#panel.hidden = isReplaying;
    if (isReplaying) this.#forget();
  }

  /** What each move of the hand that is asked is worth; `null` when none is asked, and when the answer came too late. */
  async advice(): Promise<Advice | null> {
    const heard = this.#heard;
    if (heard === null || !this.#isOpen) return null;
    const { position, state, tray, table } = heard;
    const question = { rules: table.rules, state };
    const advice = await this.#client.ask("advise", tray === null ? question : { ...question, tray });
    return heard === this.#heard && position === heard.position && this.#isOpen ? advice : null;
  }

  /** Shows a hint. */
  async show(): Promise<void> {
    const advice = await this.advice().catch(() => null);
    const state = this.#heard?.state;
    if (advice === null || state === undefined) return;
    this.#panel.notes = [];
    this.#panel.hint = { advice, bet: handNamed(state, advice.hand)?.bet ?? 0 };
    this.#say(this.#panel.aloud);
    const [best] = advice.moves;
    if (best !== undefined) this.#mark(MOVES_BY_WORD[best.move]);
  }

  /** The button for the bar; nothing while no hand is asked. */
  get button(): TemplateResult | typeof nothing {
    if (!this.#isOpen) return nothing;
    return html`
      <button
        class="quiet"
        part="bar-button"
        type="button"
        data-hint
        aria-keyshortcuts="T"
        @click=${() => this.show()}
      >
        ${this.#words.hint}
      </button>
    `;
  }

  /**
   * The return to player with its basis, as a sentence; empty until it is known. It is worked out when this is read for
   * the first time, because rules that are no preset take the worker a second, and hints would wait for it.
   */
  get figure(): string {
    const table = this.#heard?.table;
    if (this.#returned === null && table !== undefined) this.#askReturn(table);
    return typeof this.#returned === "number" ? this.#words.returned(share(this.#returned, this.#phrases, 2)) : "";
  }

  dispose(): void {
    this.#watched = null;
    this.#forget();
    this.#heard?.stop();
    this.#client.dispose();
    this.#panel.remove();
  }

  /** Whether everything that happened is on the felt: before, a hint would tell of cards that are still on their way. */
  get #isShown(): boolean {
    return this.#host.conductor?.isSettled === true && !this.#host.isReplaying;
  }

  get #isOpen(): boolean {
    return this.#isShown && !this.#host.disabled && this.#heard !== null && this.#heard.state.turn !== null;
  }

  #watch(conductor: Conductor): void {
    this.#watched = conductor;
    // A conductor that is left tells nothing more.
    conductor.frames$.subscribe({ next: () => void this.#tellShown(conductor), error: () => null });
  }

  /** When everything has come to rest, what is to be seen may be spoken of. */
  async #tellShown(conductor: Conductor): Promise<void> {
    if (conductor !== this.#watched) return;
    await conductor.whenSettled();
    if (conductor !== this.#watched) return;
    this.#host.requestUpdate();
    if (this.#isShown) void this.#lookBack();
  }

  #sitAt(table: PlayedTable): void {
    this.#forget();
    this.#heard?.stop();
    this.#heard = new HeardRound(table, () => this.#forget());
    void this.#client.ask("warmUp", table.rules).catch(() => null);
    this.#returned = null;
  }

  #askReturn(table: PlayedTable): void {
    this.#returned = "asked";
    void this.#client.ask("returnToPlayer", table.rules).then(
      ({ returned }) => {
        if (this.#heard?.table !== table) return;
        this.#returned = returned;
        this.#host.requestUpdate();
      },
      () => null,
    );
  }

  #forget(): void {
    this.#panel.hint = null;
    this.#panel.notes = [];
    this.#mark(null);
  }

  async #speak(language: string): Promise<void> {
    this.#language = language;
    const [words, phrases] = await Promise.all([loadAdviceWords(language), loadPhrasebook(language)]);
    if (language !== this.#language) return;
    this.#words = words;
    this.#phrases = phrases;
    Object.assign(this.#panel, { words, phrases });
    this.#host.requestUpdate();
  }

  async #lookBack(): Promise<void> {
    const heard = this.#heard;
    const round = heard?.finished ?? null;
    if (heard === null || round === null || round.events === this.#noted) return;
    this.#noted = round.events;
    const { position } = heard;
    const decisions = await this.#client.ask("decisions", round).catch(() => null);
    if (decisions === null || decisions.length === 0) return;
    if (heard !== this.#heard || position !== heard.position || this.#host.isReplaying) return;
    const notes = this.#notesOf(round, decisions);
    this.#panel.notes = notes.length === 0 ? [this.#words.noMistake] : notes;
    this.#say(this.#panel.aloud);
  }

  #notesOf(round: RoundPlayed, decisions: readonly DecisionMade[]): readonly string[] {
    const totals = totalsAsked(round, decisions);
    const { mistake } = this.#words;
    const { commands } = this.#phrases;
    return decisions.flatMap(({ move, best, cost }, place) =>
      // What costs less than half a hundredth would be written as nothing.
      cost < 0.5
        ? []
        : [
            mistake(
              commands[MOVES_BY_WORD[move]],
              String(totals[place] ?? ""),
              this.#phrases.credits(Math.round(cost)),
              commands[MOVES_BY_WORD[best]],
            ),
          ],
    );
  }

  #mark(move: string | null): void {
    for (const button of buttonsIn(this.#host.renderRoot)) {
      button.toggleAttribute(BEST, move !== null && button.dataset.move === move);
    }
  }
}

const DECISIONS: Readonly<Record<string, DecisionMade["move"]>> = {
  HandHit: "hit",
  HandStood: "stand",
  HandDoubled: "double",
  HandSplit: "split",
  HandSurrendered: "surrender",
  SurrenderDeclined: "no-surrender",
  InsuranceTaken: "insurance",
  InsuranceDeclined: "no-insurance",
};

/** The total of the hand at each decision. */
function totalsAsked({ before, events }: RoundPlayed, decisions: readonly DecisionMade[]): readonly number[] {
  const totals: number[] = [];
  let state = before;
  for (const event of events) {
    const next = decisions[totals.length];
    const isNext =
      next !== undefined && DECISIONS[event.type] === next.move && "hand" in event && event.hand === next.hand;
    if (isNext) totals.push(totalOf(handNamed(state, next.hand)?.cards ?? []));
    state = evolve(state, event);
  }
  return totals;
}

/** The buttons of moves, wherever the table in the page draws them. */
function buttonsIn(root: ParentNode): HTMLElement[] {
  const found: HTMLElement[] = [...root.querySelectorAll<HTMLElement>("[data-move]")];
  for (const { shadowRoot } of root.querySelectorAll("*")) {
    if (shadowRoot !== null) found.push(...buttonsIn(shadowRoot));
  }
  return found;
}

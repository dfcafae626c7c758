import type { Session } from "@thunderjack/session";
import { state } from "lit/decorators.js";
import { reasonOf } from "../reason.js";
import type { PastRound } from "../tj-history/past-round.js";
import { AdvisedTable } from "./advised-table.js";
import { loadPanels, type Panels, tryPanels } from "./load-panels.js";
import type { PanelName } from "./table-bar.js";
import type { GameOptions, TableGame } from "./table-game.js";
import type { TableVoice } from "./table-voice.js";
import type { Question } from "./told-aloud.js";

/** A table with panels over its felt, and with the past rounds that they show again. */
export abstract class PanelledTable extends AdvisedTable {
  protected abstract readonly game: TableGame;
  protected abstract readonly voice: TableVoice;
  protected abstract get options(): GameOptions;

  @state() protected panel: PanelName | null = null;
  /** The code of the panels; `null` until somebody looks something up. */
  protected panels: Panels | null = null;
  /** What the focus goes back to when the panel is closed. */
  #opener: HTMLElement | null = null;

  /** Whether a past round is shown in place of the table. */
  override get isReplaying(): boolean {
    return this.game.replay !== null;
  }

  /**
   * With `persist`, the session once it is open, for its `status`, `takeOver()`, `forget()` and `export()`; `null`
   * otherwise. It is closed when the element leaves the page.
   */
  get session(): Session | null {
    return this.game.lasting?.session ?? null;
  }

  /** Says the hand whose turn it is, the dealer's, the bets or the credits to those who listen. */
  tell(question: Question): void {
    if (this.conductor !== null) this.voice.answer(this.conductor.view, question);
  }

  override say(sentence: string): void {
    this.voice.say(sentence);
  }

  /** The rounds of the history, the latest first. */
  async pastRounds(): Promise<readonly PastRound[]> {
    this.panels ??= await loadPanels();
    await this.game.lasting?.read(this.historyLimit);
    return this.panels.pastRounds(this.game.session?.ledgers ?? [], this.historyLimit);
  }

  /** Shows a round of the history again, in place of the table; `backToTable` ends it. */
  async recall(round: PastRound): Promise<void> {
    // Who has a past round from this table has loaded them: then it is shown at once.
    this.panels ??= await tryPanels((reason) => this.sayNotLoaded(reason));
    if (this.panels === null || this.conductor === null) return;
    this.panel = null;
    this.game.recall(new this.panels.ReplayedRound(round, this.options));
    this.voice.tellAtOnce(`${this.spoken.bar.replay} · ${this.spoken.bar.round(round.number)}`);
    await this.focusOn("[data-back]");
  }

  /** Ends a replay, and shows the table as it is. */
  backToTable(): void {
    if (!this.isReplaying) return;
    this.game.endReplay();
    this.voice.hush();
    void this.focusOn("[data-panel=history]");
  }

  /**
   * All rounds of the shoe in play as one recording, still open and without its seed; `null` before its first deal, so also
   * right after a new shoe. For the shoes before it there is `exportRecordings`.
   */
  async exportRecording(): Promise<string | null> {
    const { shoeRecording } = await loadPanels();
    await this.game.lasting?.read(0);
    const { session } = this.game;
    return session === null ? null : shoeRecording(session.ledger);
  }

  /**
   * All that is kept, the oldest first: a recording for each shoe, those that are done with their seeds, then the one in
   * play as `exportRecording` writes it, once it was dealt from.
   */
  async exportRecordings(): Promise<readonly string[]> {
    const { keptRecordings } = await loadPanels();
    const { session } = this.game;
    return session === null ? [] : (await keptRecordings(session)).map(({ text }) => text);
  }

  /**
   * Opens the history, the fairness of the shoe or the list of keys over the felt; `null` closes it.
   *
   * @param opener the element that the focus goes back to when it is closed; left out, its button in the bar
   */
  async openPanel(panel: PanelName | null, opener?: EventTarget): Promise<void> {
    const before = this.panel;
    if (before === null) this.#opener = opener instanceof HTMLElement ? opener : null;
    if (panel !== null) {
      // Every shoe that is kept can be verified and downloaded.
      await this.game.lasting?.read(Number.POSITIVE_INFINITY);
      this.panels ??= await tryPanels((reason) => this.sayNotLoaded(reason));
      if (this.panels === null || !this.isConnected) return;
    }
    this.panel = panel;
    if (panel !== null || before === null) return;
    await this.updateComplete;
    this.#opener?.focus();
    // It may be gone by now.
    if (this.#opener?.matches(":focus") !== true) await this.focusOn(`[data-panel=${before}]`);
  }

  /** Says that a part of the code could not be loaded, and why. */
  protected sayNotLoaded(reason: unknown): void {
    const sentence = this.spoken.bar.notLoaded(reasonOf(reason));
    this.game.feed.say(sentence);
    this.voice.say(sentence);
  }

  protected async focusOn(selector: string): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }
}

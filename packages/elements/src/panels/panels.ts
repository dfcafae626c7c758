/*
 * The chunk that is loaded when a panel is first used. It contains the panels, past rounds, and the code that writes
 * recordings. Modules that a page loads at first must not import it.
 */

import type { ShownConductor } from "@thunderjack/stage";
import type { nothing, ReactiveController, ReactiveControllerHost, TemplateResult } from "lit";
import type { Announcements } from "../controllers/announcements.js";
import type { Spoken } from "../controllers/spoken.js";
import type { GameOptions } from "../game/game-options.js";
import { type PastRound, pastRounds } from "../game/past-round.js";
import { shoeRecording, shoeRecordings } from "../game/shoe-recordings.js";
import type { TableGame } from "../game/table-game.js";
import { adoptStyles } from "../platform/foreign-documents.js";
import { definePanels } from "./define-panels.js";
import { openPanelTemplate, type PanelOwner } from "./open-panel.js";
import { openPanelStyles } from "./open-panel.styles.js";
import type { PanelName } from "./panel-name.js";

/** The element that shows the panels. */
export interface PanelsHost extends PanelOwner, ReactiveControllerHost {
  readonly isConnected: boolean;
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly shown: ShownConductor | null;
  readonly spoken: Spoken;
}

/** The game that the panels show. */
export interface PanelsGame {
  readonly game: TableGame;
  readonly options: GameOptions;
}

/** The panels over a table, its past rounds, and its recordings. */
export class TablePanels implements ReactiveController {
  readonly #host: PanelsHost;
  readonly #controller: PanelsGame;
  readonly #announcements: Announcements;
  #panel: PanelName | null = null;
  /** The code that shows a past round again; `null` until it is loaded. */
  #recalled: typeof import("./recalled.js") | null = null;
  /** The element that gets the focus back when the panel is closed; `null` if no element had the focus. */
  #opener: HTMLElement | null = null;

  constructor(host: PanelsHost, controller: PanelsGame, announcements: Announcements) {
    definePanels();
    this.#host = host;
    this.#controller = controller;
    this.#announcements = announcements;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#show(null);
  }

  /** The name of the open panel; `null` if no panel is open. */
  get panel(): PanelName | null {
    return this.#panel;
  }

  /** The template of the open panel. */
  get panelTemplate(): TemplateResult | typeof nothing {
    const host = this.#host;
    return openPanelTemplate(this.#panel, this.#controller.game.session, host.spoken, host);
  }

  /** The bar of a past round that is shown again; `null` while the table is shown. */
  get barTemplate(): TemplateResult | null {
    const host = this.#host;
    const { replay } = this.#controller.game;
    if (replay === null || this.#recalled === null) return null;
    const changed = () => host.requestUpdate();
    return this.#recalled.replayBar({ words: host.spoken.bar, replay, changed, back: () => this.backToTable() });
  }

  /** Returns the rounds of the history, the latest first. */
  async pastRounds(): Promise<readonly PastRound[]> {
    const { game } = this.#controller;
    const { historyLimit } = this.#host;
    await game.session?.read(historyLimit);
    return pastRounds(game.session?.shoes ?? [], historyLimit);
  }

  /** Shows a past round in place of the table. */
  async recall(round: PastRound): Promise<void> {
    this.#recalled ??= await import("./recalled.js");
    const { game, options } = this.#controller;
    if (this.#host.shown === null) return;
    this.#show(null);
    adoptStyles(this.#host.renderRoot as ShadowRoot, this.#recalled.replayBarStyles);
    game.recall(this.#recalled.recallRound(round, options));
    const { bar } = this.#host.spoken;
    this.#announcements.announceNext(`${bar.replay} · ${bar.round(round.number)}`);
    await this.#focus("[data-back]");
  }

  /** Shows the table again after {@link TablePanels.recall}. */
  backToTable(): void {
    const { game } = this.#controller;
    if (game.replay === null) return;
    game.endReplay();
    this.#announcements.clear();
    void this.#focus("[data-panel=history]");
  }

  /** Returns the recording of the shoe in play; `null` before its first deal, or if events since then are missing. */
  async exportRecording(): Promise<string | null> {
    const { game } = this.#controller;
    await game.session?.read(0);
    const shoe = game.session?.shoes.at(-1);
    return shoe === undefined ? null : shoeRecording(shoe);
  }

  /** Returns the recordings of all kept shoes, the oldest first. */
  async exportRecordings(): Promise<readonly string[]> {
    const { session } = this.#controller.game;
    return session === null ? [] : (await shoeRecordings(session)).map(({ text }) => text);
  }

  /** Opens a panel, or closes it; see `ThunderjackTable.openPanel`. */
  async open(panel: PanelName | null, opener?: EventTarget): Promise<void> {
    const before = this.#panel;
    if (before === null) this.#opener = opener instanceof HTMLElement ? opener : null;
    // The card picker is a separate chunk, because few tables allow stacking.
    if (panel === "picker") await import("./tj-card-picker/tj-card-picker.define.js");
    if (panel !== null) {
      // All stored shoes are read, because the panels can verify and download each of them.
      await this.#controller.game.session?.read(Number.POSITIVE_INFINITY);
      if (!this.#host.isConnected) return;
    }
    this.#show(panel);
    if (panel !== null || before === null) return;
    await this.#host.updateComplete;
    this.#opener?.focus();
    // The opener may have been removed.
    if (this.#opener?.matches(":focus") !== true) await this.#focus(`[data-panel=${before}]`);
  }

  #show(panel: PanelName | null): void {
    if (panel === this.#panel) return;
    if (panel !== null) adoptStyles(this.#host.renderRoot as ShadowRoot, openPanelStyles);
    this.#panel = panel;
    this.#host.requestUpdate();
  }

  async #focus(selector: string): Promise<void> {
    await this.#host.updateComplete;
    this.#host.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }
}

import {
  choiceOf,
  evolve,
  type GameEvent,
  handNamed,
  MOVES_BY_WORD,
  type PublicTable,
  totalOf,
} from "@thunderjack/core";
import type { Advice, DecisionMade, RoundPlayed } from "@thunderjack/odds";
import type { Conductor, HintStrings, Phrasebook } from "@thunderjack/stage";
import { ENGLISH_HINTS } from "@thunderjack/stage/english/hints";
import type { Box, TableLayout } from "@thunderjack/stage/layout";
import { tableLayout } from "@thunderjack/stage/round-layout";
import { html, nothing, type TemplateResult } from "lit";
import { px } from "../components/placed.js";
import type { Spoken } from "../controllers/spoken.js";
import { fontWidthAt } from "../platform/font-width.js";
import { register } from "../platform/registration.js";
import { observeSize } from "../platform/size-controller.js";
import { AdviceClient } from "./advice-client.js";
import { RoundTracker } from "./round-tracker.js";
import { share, TjAdvice } from "./tj-advice/tj-advice.js";

/** The element that shows the hints and their table. */
export interface HintsHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly spoken: Spoken;
  /** The table in play; `null` while it is being loaded. */
  readonly table: PublicTable | null;
  readonly conductor: Conductor | null;
  readonly isReplaying: boolean;
  readonly disabled: boolean;
  requestUpdate(): void;
}

/** The icon of the hint button: a bulb, in the format of the icons of `@thunderjack/artwork`. */
const BULB =
  "M9 17.5C9 15 6 13.6 6 9.6A6 6 0 0 1 18 9.6C18 13.6 15 15 15 17.5ZM9.7 20.8H14.3M9.8 10.5L12 12.5L14.2 10.5M12 12.5V17.5";

/** The attribute that marks the button of the best move while a hint is shown. */
const BEST = "data-best";

/**
 * The hints at a table, and the notes after its rounds. A hint is computed in a worker when the player requests it. The
 * next event of the table removes hints and notes.
 */
export class Hints {
  readonly #host: HintsHost;
  readonly #client: AdviceClient;
  readonly #announce: (sentence: string) => void;
  readonly #panel: TjAdvice;
  #tracker: RoundTracker | null = null;
  #watched: Conductor | null = null;
  /** The return to player; `"requested"` while it is computed, `null` before the first request. */
  #returned: number | "requested" | null = null;
  readonly #sizes: ResizeObserver | null;
  /** The events of the last round that was reviewed; `null` before the first one. */
  #reviewed: RoundPlayed["events"] | null = null;

  /** @param announce announces a sentence to screen readers */
  constructor(host: HintsHost, announce: (sentence: string) => void, client = new AdviceClient()) {
    this.#announce = announce;
    register("tj-advice", TjAdvice);
    this.#host = host;
    this.#client = client;
    this.#panel = new TjAdvice();
    this.#panel.setAttribute("exportparts", "moves: hint-moves");
    const { felt, stage } = this.#parts;
    felt?.append(this.#panel);
    this.#sizes = stage && observeSize(stage, () => this.#place());
    this.update();
  }

  /** Updates the hints after a change of the table, the language, the replay state or the frame. */
  update(): void {
    const { table, conductor, isReplaying } = this.#host;
    if (table !== null && table !== this.#tracker?.table) this.#setTable(table);
    if (conductor !== null && conductor !== this.#watched) this.#watch(conductor);
    Object.assign(this.#panel, { words: this.#words, phrases: this.#phrases });
    this.#place();
    this.#panel.hidden = isReplaying;
    if (isReplaying) this.#clear();
  }

  /**
   * Returns the value of each move of the hand whose turn it is. Returns `null` while it is no hand's turn, while cards
   * are in motion, for a disabled table and in a replay, and if the position changes before the answer.
   */
  async advice(): Promise<Advice | null> {
    const tracker = this.#tracker;
    if (tracker === null || !this.#isOpen) return null;
    const { position, state, tray, table } = tracker;
    const question = { rules: table.rules, state };
    const advice = await this.#client.ask("advise", tray === null ? question : { ...question, tray });
    return tracker === this.#tracker && position === tracker.position && this.#isOpen ? advice : null;
  }

  /** Requests advice, shows and announces it, and marks the best move. A no-op if there is no advice. */
  async show(): Promise<void> {
    const advice = await this.advice().catch(() => null);
    const state = this.#tracker?.state;
    if (advice === null || state === undefined) return;
    this.#panel.notes = [];
    this.#panel.hint = { advice, bet: handNamed(state, advice.hand)?.bet ?? 0 };
    this.#place();
    this.#announce(this.#panel.aloud);
    const [best] = advice.moves;
    if (best !== undefined) this.#mark(MOVES_BY_WORD[best.move]);
  }

  /** The hint button of the bar; `nothing` while no hint can be requested. */
  get button(): TemplateResult | typeof nothing {
    if (!this.#isOpen) return nothing;
    const { hint } = this.#words;
    return html`
      <button
        class="quiet"
        part="bar-button"
        type="button"
        data-hint
        aria-label=${hint}
        aria-keyshortcuts="T"
        @click=${() => this.show()}
      >
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><title .textContent=${hint}></title><path d=${BULB}></path></svg>
        <span class="word" aria-hidden="true">${hint}</span>
      </button>
    `;
  }

  /**
   * The return to player with its basis, as a sentence; empty until it is known. It is computed only when this property
   * is first read, because the computation for custom rules takes the worker about a second and would delay hints.
   */
  get figure(): string {
    const table = this.#tracker?.table;
    if (this.#returned === null && table !== undefined) this.#requestReturn(table);
    const returned = this.#returned;
    if (typeof returned !== "number") return "";
    return this.#words.returned(share(returned, this.#phrases, 2), returned > 1);
  }

  dispose(): void {
    this.#watched = null;
    this.#clear();
    this.#tracker?.stop();
    this.#client.dispose();
    this.#sizes?.disconnect();
    this.#panel.remove();
  }

  get #words(): HintStrings {
    return this.#host.spoken.panels?.hints ?? ENGLISH_HINTS;
  }

  get #phrases(): Phrasebook {
    return this.#host.spoken.phrases;
  }

  /**
   * Whether all events of the table have been presented, and no replay is shown. An earlier hint would reveal cards
   * that are still in motion.
   */
  get #isShown(): boolean {
    return this.#host.conductor?.isSettled === true && !this.#host.isReplaying;
  }

  get #isOpen(): boolean {
    const tracker = this.#tracker;
    if (!this.#isShown || this.#host.disabled || tracker === null) return false;
    const { turn } = tracker.state;
    const seat = turn === null ? undefined : handNamed(tracker.state, turn)?.seat;
    return seat !== undefined && tracker.table.ownSeats?.includes(seat) !== false;
  }

  get #parts() {
    const { renderRoot } = this.#host;
    return { felt: renderRoot.querySelector(".felt"), stage: renderRoot.querySelector<HTMLElement>(".stage") };
  }

  /**
   * Places the panel over the printing between the dealer and the hands, or over the message if there is no room, so
   * that no control moves when it appears.
   */
  #place(): void {
    const { stage } = this.#parts;
    const view = this.#host.conductor?.view;
    const panel = this.#panel;
    if (stage === null || view === undefined || panel.isEmpty) return;
    const { clientWidth: width, clientHeight: height } = stage;
    if (width === 0) return; // the page has hidden the table
    const layout = tableLayout(view, { width, height });
    const box = roomFor(layout, panel.hint === null);
    const { message } = layout.dock;
    const { size, extent, isTight } = panel.fit(box ?? message, fontWidthAt(stage));
    panel.extent = extent;
    const place = {
      position: "absolute",
      left: px(box?.x ?? message.x),
      width: px(box?.width ?? message.width),
      height: box === null ? "auto" : px(box.height),
      top: box === null ? "auto" : px(box.y + stage.offsetTop),
      bottom: box === null ? px(height - message.y - message.height) : "auto",
      "--tj-advice-size": px(size),
      "--tj-advice-blur": "9px",
      "--tj-advice-align": isTight ? "end" : "center",
    };
    for (const [name, value] of Object.entries(place)) panel.style.setProperty(name, value);
  }

  #watch(conductor: Conductor): void {
    this.#watched = conductor;
    // The subscription needs no cleanup, because a conductor that the table no longer uses emits no frames.
    conductor.frames$.subscribe({ next: () => void this.#updateWhenSettled(conductor), error: () => null });
  }

  /** Waits until all motion has ended. Then updates the hint button, and reviews a finished round. */
  async #updateWhenSettled(conductor: Conductor): Promise<void> {
    if (conductor !== this.#watched) return;
    await conductor.whenSettled();
    if (conductor !== this.#watched) return;
    this.#host.requestUpdate();
    if (this.#isShown) void this.#reviewRound();
  }

  #setTable(table: PublicTable): void {
    this.#clear();
    this.#tracker?.stop();
    this.#tracker = new RoundTracker(table, () => this.#clear());
    void this.#client.ask("warmUp", table.rules).catch(() => null);
    this.#returned = null;
  }

  #requestReturn(table: PublicTable): void {
    this.#returned = "requested";
    void this.#client.ask("returnToPlayer", table.rules).then(
      ({ returned }) => {
        if (this.#tracker?.table !== table) return;
        this.#returned = returned;
        this.#host.requestUpdate();
      },
      () => null,
    );
  }

  #clear(): void {
    this.#panel.hint = null;
    this.#panel.notes = [];
    this.#mark(null);
  }

  async #reviewRound(): Promise<void> {
    const tracker = this.#tracker;
    const round = tracker?.finished ?? null;
    if (tracker === null || round === null || round.events === this.#reviewed) return;
    this.#reviewed = round.events;
    const { position } = tracker;
    const decisions = await this.#client.ask("decisions", round).catch(() => null);
    if (decisions === null || decisions.length === 0) return;
    if (tracker !== this.#tracker || position !== tracker.position || this.#host.isReplaying) return;
    const notes = this.#notesOf(round, decisions);
    this.#panel.notes = notes.length === 0 ? [this.#words.noMistake] : notes;
    this.#place();
    this.#announce(this.#panel.aloud);
  }

  #notesOf(round: RoundPlayed, decisions: readonly DecisionMade[]): readonly string[] {
    const totals = totalsAtDecisions(round, decisions);
    const { mistake } = this.#words;
    const { commands } = this.#phrases;
    return decisions.flatMap(({ move, best, cost }, place) =>
      // A cost of less than half a hundredth of a credit would be displayed as zero.
      cost < 0.5
        ? []
        : [
            mistake(
              commands[MOVES_BY_WORD[move]],
              String(totals[place] ?? ""),
              Math.round(cost),
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

/** The smallest zone that has room for the panel, in CSS pixels. */
const LEAST_ROOM = { width: 240, height: 18 } as const;

/** The smallest height for notes below the result of the round, in CSS pixels. */
const LEAST_NOTES = 40;

/**
 * Returns the zone for the panel on the felt; `null` if there is no room. Notes are below the result of the round, or
 * cover it, because the message also contains it.
 */
function roomFor({ mode, felt, seats, print: { box: zone, sum } }: TableLayout, isNote: boolean): Box | null {
  // Idle seats at the sides make the zone narrow. The panel is then above them.
  const tops = seats.map(({ isIdle, target, takeBack }) =>
    isIdle ? Math.min(target.y, takeBack?.y ?? target.y) : felt.box.height,
  );
  const box =
    zone.width >= LEAST_ROOM.width
      ? zone
      : {
          x: felt.box.x + 8,
          y: zone.y,
          width: felt.box.width - 16,
          height: Math.min(zone.y + zone.height, ...tops) - zone.y - 4,
        };
  if (mode === "small" || box.height < LEAST_ROOM.height) return null;
  const above = sum.y + sum.size * 0.7 - box.y;
  const isBelow = isNote && box.height - above >= LEAST_NOTES;
  return isBelow ? { ...box, y: box.y + above, height: box.height - above } : box;
}

/** Returns the total of the hand at each decision. */
function totalsAtDecisions({ before, events }: RoundPlayed, decisions: readonly DecisionMade[]): readonly number[] {
  const totals: number[] = [];
  let state = before;
  for (const event of events) {
    const next = decisions[totals.length];
    if (next !== undefined && isChoice(event, next)) totals.push(totalOf(handNamed(state, next.hand)?.cards ?? []));
    state = evolve(state, event);
  }
  return totals;
}

function isChoice(event: GameEvent, { hand, move }: DecisionMade): boolean {
  const choice = choiceOf(event);
  return choice !== null && "hand" in choice && choice.hand === hand && choice.type === MOVES_BY_WORD[move];
}

/** Returns the move buttons in this root and in all shadow roots inside it. */
function buttonsIn(root: ParentNode): HTMLElement[] {
  const found: HTMLElement[] = [...root.querySelectorAll<HTMLElement>("[data-move]")];
  for (const { shadowRoot } of root.querySelectorAll("*")) {
    if (shadowRoot !== null) found.push(...buttonsIn(shadowRoot));
  }
  return found;
}

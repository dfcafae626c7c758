import type { Amount, Command, HandName, Seat } from "@thunderjack/core";
import { Betting, type Frame, type SeatView, type TableView } from "@thunderjack/stage";
import {
  around,
  type Box,
  fittingSize,
  isAtRest,
  pileLabel,
  REGULAR,
  restingLayout,
  ruleText,
  type Size,
  type TableLayout,
  type TextSizes,
} from "@thunderjack/stage/layout";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, query, queryAll, state } from "lit/decorators.js";
import { fontWidthAt } from "../../platform/font-width.js";
import { Later } from "../../platform/later.js";
import { prefersReducedMotion } from "../../platform/reduced-motion.js";
import { SizeController } from "../../platform/size-controller.js";
import { actionButtonStyles } from "../../theme/action-button.styles.js";
import { buttonStyles } from "../../theme/button.styles.js";
import { ONLY_TEXT } from "../attribute-values.js";
import { dealerBox } from "../dealer-box.js";
import { placed, px } from "../placed.js";
import { repeat } from "../repeat.js";
import { commandRequest } from "../requests.js";
import { stormText, stormTextStyles, stormWidth } from "../storm-text.js";
import { TABLE_PARTS } from "../table-parts.js";
import type { TjDealer } from "../tj-dealer/tj-dealer.js";
import { seatBox, TjSeat } from "../tj-seat/tj-seat.js";
import type { TjThunder } from "../tj-thunder/tj-thunder.js";
import type { ChipGestures } from "./chip-gestures.js";
import type { Step, TableMotion } from "./motion.js";
import { railTemplate } from "./rail.js";
import { tableStyles } from "./tj-table.styles.js";

/** The height of a line of the message, relative to its font size. */
const LINE = 1.15;

/** The size of a table before it is measured, for example while it is rendered on a server. */
const UNMEASURED: Size = { width: 1280, height: 800 };

/**
 * The whole table. It draws frames and requests commands. It contains no rules of the game.
 *
 * The table fills the height of its parent, unless the page sets the height of the table.
 *
 * @element tj-table
 * @fires tj-command - the player requests a command; the detail is the command
 * @csspart message - the sentence about the state of the game, or the reason why a command was rejected
 * @csspart credits - the player's credits
 * @csspart staked - the sum of all bets
 * @csspart net - the net result of the last round
 * @csspart lettering - the printing on the felt: the wordmark during a round, the example hands and the payouts
 * @csspart over - the layer over the table when the game is over
 * @cssproperty [--tj-font] - the font of all text except lettering and headings
 * @cssproperty [--tj-lettering-font] - the font of lettering and headings
 * @cssproperty [--tj-felt] - the colour of the felt; `--tj-felt-light`, `--tj-felt-dark` and `--tj-felt-edge` shade it
 * @cssproperty [--tj-gold] - the colour of lines and edges; `--tj-gold-light` is the colour of bets and credits
 */
export class TjTable extends LitElement {
  static override styles = [buttonStyles, actionButtonStyles, stormTextStyles, tableStyles];

  /**
   * The reason why the last command was rejected; `null` if it was accepted. It replaces the view's message until the
   * player's next action.
   */
  @property({ attribute: false }) notice: string | null = null;

  /** Whether another element announces the events to screen readers. If so, the message is not a live region. */
  @property({ type: Boolean, attribute: "narrated" }) isNarrated = false;

  /** The card design: `standard`, `four-colour`, `traditional` or `four-colour traditional`, as on `tj-card`. */
  @property({ reflect: true, useDefault: true, converter: ONLY_TEXT }) deck = "standard";

  @state() private shown: Frame | null = null;

  /** The size of the table in CSS pixels; `null` until it is measured. */
  @state() private size: Size | null = null;
  /** The width of the font, relative to the usual fonts of systems. */
  @state() private fontWidth = 1;
  /** The collapsed hand that the player has opened; `null` for none. */
  @state() private opened: HandName | null = null;

  @query("tj-dealer") private readonly dealer!: TjDealer | null;
  @query(".moving") private readonly layer!: HTMLElement | null;
  @query("tj-thunder") private readonly thunder!: TjThunder | null;
  @query(".felt") private readonly felt!: HTMLElement | null;
  @queryAll("tj-seat") private readonly drawnSeats!: NodeListOf<TjSeat>;

  /** The code for all motion on the table; `null` until it is loaded. */
  #motion: TableMotion | null = null;
  #isMotionRequested = false;
  #areGesturesRequested = false;
  readonly #betting = new Betting();
  /** The code for dragged chips and long presses; `null` until it is loaded. */
  #gestures: ChipGestures | null = null;
  readonly #round = new Later(
    this,
    () => import("./round.js"),
    ({ roundStyles }) => roundStyles,
  );
  readonly #print = new Later(
    this,
    () => import("./felt-print.js"),
    ({ printStyles }) => printStyles,
  );
  /** The cues since the last render, whose movements are started after the next render. */
  #steps: Step[] = [];
  #layout: TableLayout | null = null;
  /** Whether the view needs components for a round that are not loaded yet. If so, the table is not updated. */
  #isWaiting = false;

  /** The frame to draw: a view and its cue. A frame without a cue ends all motion. */
  set frame(frame: Frame | null) {
    if (frame?.cue === undefined) {
      this.#steps = [];
      this.#motion?.stop();
    } else if ((frame.cue.duration > 0 || !frame.cue.isStart) && this.shown !== null) {
      this.#steps.push({ cue: frame.cue, before: this.shown.view, after: frame.view });
      void this.#loadMotion();
    }
    if (frame) this.#betting.note(frame.view);
    this.shown = frame;
  }

  get frame(): Frame | null {
    return this.shown;
  }

  constructor() {
    super();
    new SizeController(this, () => {
      this.#measure();
      // The frame in which the size has changed shows the table with its new size.
      this.performUpdate();
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // A font of the page may be loaded later.
    // A form that is named `fonts` hides the property of the document.
    void this.ownerDocument.fonts?.ready?.then(() => this.#measureFont());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#motion?.stop();
    this.#gestures?.stop();
  }

  /** Stores the size of the table if it has changed. A hidden table keeps its last size. */
  #measure(): void {
    const { clientWidth: width, clientHeight: height, size } = this;
    if (width === 0 || height === 0 || (size?.width === width && size.height === height)) return;
    this.size = { width, height };
    this.#measureFont();
  }

  #measureFont(): void {
    if (this.isConnected) this.fontWidth = fontWidthAt(this);
  }

  /**
   * Renders the events of the game in a task of its own. The command of a press, or the event of a moving card, and the
   * rendering would otherwise be one long task.
   */
  protected override async scheduleUpdate(): Promise<void> {
    if (this.#steps.length) await new Promise((resolve) => setTimeout(resolve));
    this.performUpdate();
  }

  protected override willUpdate(): void {
    const view = this.shown?.view;
    if (!view) return;
    if (!this.size && this.isConnected) this.#measure();
    const { size, fontWidth, opened } = this;
    const options = { fontWidth, opened };
    const placePrint = this.#print.module?.placePrint;
    this.#layout =
      restingLayout(view, size ?? UNMEASURED, placePrint ? { ...options, placePrint } : options) ??
      this.#round.module?.tableLayout(view, size ?? UNMEASURED, options) ??
      this.#layout;
  }

  protected override shouldUpdate(): boolean {
    const view = this.shown?.view;
    this.#isWaiting = view !== undefined && !isAtRest(view) && this.#round.module === null;
    if (!this.#isWaiting) return true;
    // Events that are shown before these components are loaded cause no motion.
    this.#steps = [];
    void this.#round.load();
    return false;
  }

  protected override updated(_changed: PropertyValues): void {
    const steps = this.#steps;
    this.#steps = [];
    if (steps.length) void this.#move(steps);
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    let isComplete = await super.getUpdateComplete();
    if (this.#isWaiting) {
      await this.#round.load();
      isComplete = await super.getUpdateComplete();
    }
    await Promise.all([...this.drawnSeats, this.dealer].map((part) => part?.updateComplete));
    return isComplete;
  }

  /**
   * Loads the motion code, a separate chunk. The code is requested on the player's first interaction, so that it is
   * loaded before the first deal, and at the latest for the first motion. With reduced motion, or if the code cannot be
   * loaded or the Web Animations API is unavailable, cards appear at their places without motion.
   */
  async #loadMotion(): Promise<void> {
    if (this.#isMotionRequested || prefersReducedMotion() || !("animate" in this)) return;
    this.#isMotionRequested = true;
    const loaded = await import("./table-motion.js").catch(() => null);
    if (loaded) this.#motion = new loaded.TableMotion();
  }

  /**
   * Loads the code for dragged chips, a separate chunk, when the pointer or the focus first enters the table while bets
   * are accepted.
   */
  async #loadGestures(): Promise<void> {
    if (this.#areGesturesRequested || this.shown?.view.betting.isOpen !== true) return;
    this.#areGesturesRequested = true;
    const loaded = await import("./chip-gestures.js").catch(() => null);
    const table = this.renderRoot.querySelector<HTMLElement>(".table");
    if (!loaded || !table) return;
    this.#gestures = new loaded.ChipGestures(table, {
      betting: this.#betting,
      seats: () => this.#layout?.seats ?? [],
      bet: (commands) => {
        this.#beginAction();
        this.#bet(commands());
      },
    });
  }

  #load(): void {
    void this.#loadMotion();
    void this.#loadGestures();
  }

  async #move(steps: readonly Step[]): Promise<void> {
    const motion = this.#motion;
    if (!motion || prefersReducedMotion()) return;
    await this.updateComplete;
    const { size, opened, felt, dealer, thunder, layer, shown } = this;
    if (!layer || !felt || !size || !this.isConnected) return;
    const parts = { size, opened, felt, dealer, thunder, layer, seats: [...this.drawnSeats] };
    motion.play(steps, parts, shown, this.#layout);
  }

  /** Requests commands that change bets. Also updates the table, because the chosen chip or seats may have changed. */
  #bet(commands: readonly Command[]): void {
    for (const command of commands) this.dispatchEvent(commandRequest(command));
    this.requestUpdate();
  }

  /** Delete or Backspace takes back the last chip of the focused seat. Escape deselects the chosen chip. */
  #pressKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Escape" && this.#betting.putBack()) this.requestUpdate();
    const seat = event.composedPath().find((target) => target instanceof TjSeat)?.view?.seat;
    if ((event.key !== "Delete" && event.key !== "Backspace") || seat === undefined) return;
    this.#beginAction();
    this.#bet(this.#betting.takeChip(seat));
  }

  override render(): TemplateResult | typeof nothing {
    const view = this.shown?.view;
    const layout = this.#layout;
    if (!view || !layout) return nothing;
    const { felt, mode, text } = layout;
    const print = this.#print.module;
    const round = this.#round.module;
    const origin = felt.box;
    // The right seat is first in the view, because it plays first, but last in the DOM.
    const fromTheLeft = [...view.seats].reverse();
    return html`
      <div
        class="table"
        role="group"
        aria-label=${view.labels.table}
        lang=${view.language}
        dir=${view.direction}
        data-mode=${mode}
        @pointerover=${this.#load}
        @focusin=${this.#load}
        @keydown=${this.#pressKey}
        @click=${{ handleEvent: () => this.#beginAction(), capture: true }}
      >
        <div class="felt" style=${placed(felt.box)} ?data-scrolls=${felt.contentHeight > felt.box.height}>
          ${print?.feltTemplate(layout)}
          <tj-thunder aria-hidden="true"></tj-thunder>
          ${pileTemplate("tj-discard-tray", view, layout)}
          <tj-dealer part="dealer" exportparts="cards: dealer-cards, ${TABLE_PARTS}" .view=${view.dealer} .layout=${layout.dealer} .text=${text} .deck=${this.deck} style=${placed(dealerBox(layout.dealer), origin)}></tj-dealer>
          ${pileTemplate("tj-shoe", view, layout)}
          <svg class="lettering" part="lettering" role="img" aria-label=${payTable(view)}>${print?.letteringTemplate(view, layout)}</svg>
          ${print?.brassTemplate(view, layout)}
          ${ruleTemplate(view, layout)}
          <div
            class="seats"
            @tj-seat-toggled=${({ detail }: CustomEvent<Seat>) => this.#bet(this.#betting.pressSpot(detail))}
            @tj-chip-taken=${({ detail }: CustomEvent<Seat>) => this.#bet(this.#betting.takeChip(detail))}
            @tj-hand-opened=${({ detail }: CustomEvent<HandName>) => {
              this.opened = detail;
            }}
          >
            ${repeat(
              fromTheLeft,
              ({ seat }) => seat,
              (seat) => this.#seatTemplate(seat, view, layout),
            )}
          </div>
          ${round?.netTemplate(view, layout)}
        </div>
        <div class="dock">
          ${railTemplate(layout)}
          ${this.#messageTemplate(view, layout)}
          ${figuresTemplate(view, layout)}
          ${round?.sideTemplate(view, layout)}
          ${this.#controlsTemplate(view, layout)}
        </div>
        <div class="moving" aria-hidden="true"></div>
        ${view.isOver ? round?.overTemplate(view) : nothing}
      </div>
    `;
  }

  #messageTemplate(view: TableView, { dock, text }: TableLayout): TemplateResult {
    const sentence = this.notice ?? view.message;
    const { width, height } = dock.message;
    const wanted = fittingSize(sentence, text.message, width, text.least, REGULAR * text.fontWidth);
    // In several lines, the area of the box limits the font size. The factor allows for the free space at line ends.
    const inLines = Math.min(text.message, Math.sqrt((width * height) / (sentence.length * 0.9 * text.fontWidth)));
    const inTwo = Math.min(inLines, Math.max(wanted, height / 2 / LINE));
    const size = dock.messageLines > 1 ? (dock.messageLines > 2 ? inLines : inTwo) : wanted;
    return html`<p
      class="message"
      part="message"
      role=${this.isNarrated ? nothing : "status"}
      data-kind=${this.notice === null ? "message" : "refusal"}
      style=${placed(dock.message, undefined, { "font-size": px(Math.max(text.least, size)) })}
    >${repeat(
      [sentence],
      (shown) => shown,
      (shown) => html`<span>${this.#round.module?.messageTemplate(shown, view) ?? shown}</span>`,
    )}</p>`;
  }

  #seatTemplate(seat: SeatView, { betting }: TableView, { seats, felt, text }: TableLayout): TemplateResult {
    const layout = seats.find((other) => other.seat === seat.seat) ?? null;
    return html`
      <tj-seat
        part="seat"
        exportparts="bet: seat-bet, ${TABLE_PARTS}"
        .view=${seat}
        .layout=${layout}
        .text=${text}
        .chips=${betting.chips}
        .deck=${this.deck}
        .spot=${this.#betting.spot(seat)}
        ?data-closed=${!betting.isOpen}
        style=${placed(layout === null ? null : seatBox(layout), felt.box)}
      ></tj-seat>
    `;
  }

  #controlsTemplate(view: TableView, { dock, text }: TableLayout): TemplateResult {
    const { betting, labels, moves } = view;
    if (!betting.isOpen)
      return html`<tj-move-buttons class="controls" exportparts="button: move-button" label=${labels.moves} .moves=${moves} .layout=${dock} .text=${text}></tj-move-buttons>`;
    return html`
      <tj-bet-controls
        class="controls"
        exportparts="chip, shortcut, button: bet-button"
        label=${labels.chips}
        stake=${view.staked === 0 ? "" : view.stakedText}
        .view=${betting}
        .layout=${dock}
        .text=${text}
        .shortcuts=${this.#betting.shortcuts}
        .chosen=${this.#betting.chosen ?? 0}
        @tj-chip-picked=${({ detail }: CustomEvent<Amount>) => this.#bet(this.#betting.pressChip(betting.chips.indexOf(detail)))}
      ></tj-bet-controls>
    `;
  }

  /** Starts a new action of the player. Must run before the action changes a bet. */
  #beginAction(): void {
    // A press never precedes its picture.
    this.performUpdate();
    this.#betting.begin();
    this.notice = null;
  }
}

function pileTemplate(tag: "tj-shoe" | "tj-discard-tray", view: TableView, layout: TableLayout): TemplateResult {
  const { text } = layout;
  const isShoe = tag === "tj-shoe";
  const name = isShoe ? view.labels.shoe : view.labels.tray;
  const { cards, fill } = isShoe ? view.shoe : view.tray;
  const { box, label } = isShoe ? layout.shoe : layout.tray;
  // The element has the width of the pile. The label, which may be wider, is centred under the pile.
  const area = box === null || label === null ? null : { ...around([box, label]), x: box.x, width: box.width };
  const printed = label === null ? null : pileLabel(name, cards, label, text);
  const sizes =
    box === null || label === null || area === null || printed === null
      ? {}
      : {
          "--tj-pile-width": px(box.width),
          "--tj-small-size": px(printed.size),
          "--tj-pile-label": px(label.y - area.y),
        };
  const place = placed(area ?? { x: 0, y: 0, width: 1, height: 1 }, area === null ? undefined : layout.felt.box, sizes);
  return isShoe
    ? html`<tj-shoe class="pile" part="shoe" exportparts="cards: shoe-cards" label=${name} .cards=${cards} .fill=${fill} ?data-hidden=${area === null} ?data-brief=${printed?.hasName === false} style=${place}></tj-shoe>`
    : html`<tj-discard-tray class="pile" part="tray" exportparts="cards: tray-cards" label=${name} .cards=${cards} .fill=${fill} ?data-hidden=${area === null} ?data-brief=${printed?.hasName === false} style=${place}></tj-discard-tray>`;
}

/** Returns the payouts and the terms of the table as one text. */
function payTable({ lettering: { headline, terms } }: TableView): string {
  return [...headline, ...terms].join(". ");
}

function ruleTemplate(view: TableView, layout: TableLayout): TemplateResult | typeof nothing {
  const printed = ruleText(view, layout);
  const { rule } = layout.dealer;
  if (rule === null || printed === null) return nothing;
  const size = px(printed.size);
  return html`<p class="rule" aria-hidden="true" style=${placed(rule, layout.felt.box, { "font-size": size })}>${printed.text}</p>`;
}

function figuresTemplate({ labels, creditsText, stakedText }: TableView, { dock, text }: TableLayout): TemplateResult {
  return html`
    ${figureTemplate("credits", labels.credits, creditsText, dock.credits, text)}
    ${figureTemplate("staked", labels.bets, stakedText, dock.bets, text)}
  `;
}

/** Returns the template for an amount in the dock. The label is above the amount, or beside it in a low box. */
function figureTemplate(
  part: "credits" | "staked",
  label: string,
  amount: string,
  box: Box,
  text: TextSizes,
): TemplateResult {
  const isLow = box.height < text.label * 1.25 + text.figure + 4;
  const beside = box.width - label.length * text.label * REGULAR * text.fontWidth - 7;
  // At a zoom of 400 %, a wide font leaves no room for the label. Screen readers still read it.
  const isBrief = isLow && beside < stormWidth(amount, text.leastCapitals);
  const room = isLow && !isBrief ? beside : box.width;
  const size = Math.min(text.figure, (text.figure * room) / stormWidth(amount, text.figure));
  const sizes = { "--figure": px(size), "font-size": px(text.label) };
  return html`<tj-credits class="figure ${part}" part=${part} exportparts="label: figure-label, amount: figure-amount" label=${label} ?data-low=${isLow} ?data-brief=${isBrief} style=${placed(box, undefined, sizes)}><span class="number">${stormText(amount)}</span></tj-credits>`;
}

declare global {
  interface GlobalEventHandlersEventMap {
    "tj-command": CustomEvent<Command>;
  }
  interface HTMLElementTagNameMap {
    "tj-table": TjTable;
  }
}

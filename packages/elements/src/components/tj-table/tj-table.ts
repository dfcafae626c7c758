import { BOLT_PATH } from "@thunderjack/artwork";
import type { Amount, Command, HandName, Seat } from "@thunderjack/core";
import {
  BetMemory,
  type Cue,
  type Frame,
  firstSelection,
  isOnlyOne,
  type SeatSelection,
  type SeatView,
  type TableView,
  toggleSeat,
  withBets,
} from "@thunderjack/stage";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, query, queryAll, state } from "lit/decorators.js";
import { prefersReducedMotion } from "../../platform/reduced-motion.js";
import { actionButtonStyles } from "../../theme/action-button.styles.js";
import { buttonStyles } from "../../theme/button.styles.js";
import { repeat } from "../repeat.js";
import { commandRequest } from "../requests.js";
import { TABLE_PARTS } from "../table-parts.js";
import type { TjCard } from "../tj-card/tj-card.js";
import type { TjDealer } from "../tj-dealer/tj-dealer.js";
import type { TjDiscardTray } from "../tj-discard-tray/tj-discard-tray.js";
import type { TjSeat } from "../tj-seat/tj-seat.js";
import type { TjShoe } from "../tj-shoe/tj-shoe.js";
import type { TjThunder } from "../tj-thunder/tj-thunder.js";
import type { CardMotion } from "./card-motion.js";
import { letteringTemplate } from "./lettering-arc.js";
import { letteringStyles } from "./lettering-arc.styles.js";
import { tableStyles } from "./tj-table.styles.js";

/**
 * The whole table. It draws frames and requests commands, and contains no game rules.
 *
 * Set its height, or let it fill the height of its parent.
 *
 * @element tj-table
 * @fires tj-command - the player requests a command; the detail is the command
 * @csspart message - the sentence about the state of the game, or the reason why a command was rejected
 * @csspart credits - the player's credits
 * @csspart staked - the sum of all bets
 * @csspart net - the net result of the last round
 * @csspart lettering - the golden lettering on the felt
 * @csspart over - the layer over the table when the game is over
 * @cssproperty [--tj-font] - the font of everything but the lettering
 * @cssproperty [--tj-lettering-font] - the font of the lettering
 * @cssproperty [--tj-felt] - the colour of the felt; `--tj-felt-light`, `--tj-felt-dark` and `--tj-felt-edge` shade it
 * @cssproperty [--tj-gold] - the colour of lines and lettering; `--tj-gold-light` is its lighter shade
 */
export class TjTable extends LitElement {
  static override styles = [buttonStyles, actionButtonStyles, letteringStyles, tableStyles];

  /**
   * The reason why the last request was rejected, shown in place of the view's message until the player's next action.
   */
  @property({ attribute: false }) notice: string | null = null;

  /** Whether another element of the page announces the events. If so, the message is not a live region. */
  @property({ type: Boolean, attribute: "narrated" }) isNarrated = false;

  /** The deck of the cards, as on `tj-card`. */
  @property({ reflect: true, useDefault: true }) deck = "standard";

  @state() private shown: Frame | null = null;
  @state() private selection: SeatSelection = [];

  @query("tj-dealer") private readonly dealer!: TjDealer | null;
  @query("tj-shoe") private readonly shoe!: TjShoe | null;
  @query("tj-discard-tray") private readonly tray!: TjDiscardTray | null;
  @query(".ghosts") private readonly ghosts!: HTMLElement | null;
  @query("tj-thunder") private readonly thunder!: TjThunder | null;
  @query(".top") private readonly top!: HTMLElement | null;
  @queryAll("tj-seat") private readonly drawnSeats!: NodeListOf<TjSeat>;

  /** The code that moves cards; `null` until it is loaded. */
  #motion: CardMotion | null = null;
  #isMotionAskedFor = false;
  readonly #bets = new BetMemory();
  /** The cues since the last render. */
  #cues: Cue[] = [];

  /** The frame to draw: a view and its cue. Without a cue, nothing moves. */
  set frame(frame: Frame | null) {
    if (frame?.cue === undefined) {
      this.#cues = [];
      this.#motion?.stop();
    } else {
      this.#cues.push(frame.cue);
      if (frame.cue.duration > 0) void this.#loadMotion();
    }
    if (frame !== null) this.#bets.note(frame.view);
    const seats = frame?.view.seats ?? [];
    this.selection = this.selection.length === 0 ? firstSelection(seats) : withBets(this.selection, seats);
    this.shown = frame;
  }

  get frame(): Frame | null {
    return this.shown;
  }

  /** The seats that are on. Picked chips are placed on all of them. */
  get selectedSeats(): SeatSelection {
    return this.selection;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#motion?.stop();
  }

  get #cards(): readonly TjCard[] {
    const hands = [...this.drawnSeats].flatMap((seat) => seat.drawnHands);
    return [...hands.flatMap((hand) => hand.drawnCards), ...(this.dealer?.drawnCards ?? [])];
  }

  protected override willUpdate(): void {
    if (this.#isMoving) this.#motion?.remember(this.#cards);
  }

  protected override updated(_changed: PropertyValues): void {
    const cues = this.#cues;
    this.#cues = [];
    if (cues.some(({ duration }) => duration > 0)) void this.#move(cues);
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    await Promise.all([...this.drawnSeats, this.dealer].map((part) => part?.updateComplete));
    return isComplete;
  }

  get #isMoving(): boolean {
    return this.#cues.some(({ duration }) => duration > 0) && !prefersReducedMotion();
  }

  /**
   * Loads the motion code, a separate chunk. It is requested on the player's first interaction, so that it is loaded
   * before the first deal, and at the latest with the first motion. If it cannot be loaded, or if animation is
   * unavailable, cards appear at their places without motion.
   */
  async #loadMotion(): Promise<void> {
    if (this.#isMotionAskedFor || prefersReducedMotion() || !("animate" in this)) return;
    this.#isMotionAskedFor = true;
    const loaded = await import("./table-motion.js").catch(() => null);
    if (loaded !== null) this.#motion = new loaded.CardMotion();
  }

  async #move(cues: readonly Cue[]): Promise<void> {
    const motion = this.#motion;
    if (motion === null || prefersReducedMotion()) return;
    await this.updateComplete;
    const { shoe, tray, ghosts } = this;
    if (shoe === null || tray === null || ghosts === null || !this.isConnected) return;
    let cardCue: Cue | undefined;
    for (const cue of cues) {
      const { event, duration, next } = cue;
      if (duration === 0) continue;
      switch (event.type) {
        case "BetPlaced":
          motion.track(this.#seatNamed(event.seat)?.dropChip(duration) ?? null);
          break;
        case "HandSettled":
          for (const hand of [...this.drawnSeats].flatMap((seat) => seat.drawnHands)) {
            if (hand.view?.name === event.hand) motion.track(hand.riseWinnings(duration * 2));
          }
          break;
        case "ThunderjackAwarded":
          for (const moving of this.#strike(Math.max(duration, next), event.hand)) motion.track(moving);
          break;
        default:
          cardCue = cue;
      }
    }
    if (cardCue !== undefined) {
      motion.play({ cards: this.#cards, shoe: shoe.mouth, tray: tray.mouth, ghosts }, cardCue);
    }
  }

  #strike(duration: number, hand: HandName): readonly Animation[] {
    const hands = [...this.drawnSeats].flatMap((seat) => seat.drawnHands);
    const winner = hands.find(({ view }) => view?.name === hand);
    return this.thunder?.strike(duration, winner, this.top ?? undefined) ?? [];
  }

  #seatNamed(name: Seat): TjSeat | undefined {
    return [...this.drawnSeats].find(({ view }) => view?.seat === name);
  }

  #pickChip({ detail: value }: CustomEvent<Amount>, { seats, betting }: TableView): void {
    const place = betting.chips.indexOf(value);
    for (const { seat, raises } of seats) {
      const raise = raises[place];
      if (raise !== undefined && this.selection.includes(seat)) this.dispatchEvent(commandRequest(raise.command));
    }
  }

  #toggle({ detail: seat }: CustomEvent<Seat>, { seats }: TableView): void {
    const before = this.selection;
    this.selection = toggleSeat(before, seat);
    const { bet = 0, takeBack } = seats.find((other) => other.seat === seat) ?? {};
    const isOff = before.includes(seat) && !this.selection.includes(seat);
    if (isOff && bet > 0 && takeBack !== undefined) this.dispatchEvent(commandRequest(takeBack.command));
  }

  override render(): TemplateResult | typeof nothing {
    const view = this.shown?.view;
    if (view === undefined) return nothing;
    // The right seat plays first, and is on the right of the table.
    const fromTheLeft = [...view.seats].reverse();
    return html`
      <div
        class="table"
        role="group"
        aria-label=${view.labels.table}
        lang=${view.language}
        dir=${view.direction}
        @pointerover=${this.#loadMotion}
        @focusin=${this.#loadMotion}
        @click=${{ handleEvent: () => this.#beginAnew(), capture: true }}
      >
        <div class="top">
          <tj-discard-tray part="tray" exportparts="cards: tray-cards" label=${view.labels.tray} .cards=${view.tray.cards} .fill=${view.tray.fill}></tj-discard-tray>
          <tj-dealer part="dealer" exportparts="cards: dealer-cards, ${TABLE_PARTS}" .view=${view.dealer} .deck=${this.deck}></tj-dealer>
          <tj-shoe part="shoe" exportparts="cards: shoe-cards" label=${view.labels.shoe} .cards=${view.shoe.cards} .fill=${view.shoe.fill}></tj-shoe>
        </div>
        <div class="middle">
          ${letteringTemplate(view)}
          <div class="said">
            <p
              class="message"
              part="message"
              role=${this.isNarrated ? nothing : "status"}
              data-kind=${this.notice === null ? "message" : "refusal"}
            >${repeat(
              [this.notice ?? view.message],
              (sentence) => sentence,
              (sentence) => html`<span>${sentence}</span>`,
            )}</p>
          </div>
        </div>
        <div
          class="seats"
          data-count=${fromTheLeft.length}
          @tj-seat-toggled=${(event: CustomEvent<Seat>) => this.#toggle(event, view)}
        >
          ${repeat(
            fromTheLeft,
            ({ seat }) => seat,
            (seat) => this.#seatTemplate(seat, view),
          )}
        </div>
        <div class="rail">
          ${figuresTemplate(view)}
          <div class="controls">${this.#controlsTemplate(view)}</div>
        </div>
        <div class="ghosts" aria-hidden="true"></div>
        <tj-thunder aria-hidden="true"></tj-thunder>
        ${view.isOver ? overTemplate(view) : nothing}
      </div>
    `;
  }

  #seatTemplate(seat: SeatView, { betting }: TableView): TemplateResult {
    return html`
      <tj-seat
        part="seat"
        exportparts="bet: seat-bet, ${TABLE_PARTS}"
        .view=${seat}
        .chips=${betting.chips}
        .deck=${this.deck}
        ?on=${this.selection.includes(seat.seat)}
        ?locked=${!betting.isOpen || isOnlyOne(this.selection, seat.seat)}
      ></tj-seat>
    `;
  }

  #controlsTemplate(view: TableView): TemplateResult {
    const { betting, labels, moves } = view;
    if (!betting.isOpen)
      return html`<tj-move-buttons exportparts="button: move-button" label=${labels.moves} .moves=${moves}></tj-move-buttons>`;
    return html`
      <tj-bet-controls
        exportparts="chip, shortcut, button: bet-button"
        label=${labels.chips}
        .view=${betting}
        .shortcuts=${this.#bets.shortcuts(view)}
        @tj-chip-picked=${(event: CustomEvent<Amount>) => this.#pickChip(event, this.shown?.view ?? view)}
      ></tj-bet-controls>
    `;
  }

  /** Begins a new action of the player. Runs before any part of the table handles the press. */
  #beginAnew(): void {
    this.#bets.begin();
    this.notice = null;
  }
}

function figuresTemplate({ labels, creditsText, stakedText, net, netText }: TableView): TemplateResult {
  return html`
    <div class="figures">
      <tj-credits class="credits" part="credits" exportparts="label: figure-label, amount: figure-amount" label=${labels.credits}>${creditsText}</tj-credits>
      <tj-credits part="staked" exportparts="label: figure-label, amount: figure-amount" label=${labels.bets}>${stakedText}</tj-credits>
      ${
        net === null
          ? nothing
          : html`<tj-winnings part="net" exportparts="label: figure-label, amount: figure-amount" sign=${Math.sign(net)} label=${labels.result}>${netText}</tj-winnings>`
      }
    </div>
  `;
}

function overTemplate({ labels, message, betting: { startAgain } }: TableView): TemplateResult {
  return html`
    <div class="over" part="over" role="group" aria-label=${labels.gameOver}>
      <div>
        <svg class="emblem" viewBox="-.5 -.5 1 1" aria-hidden="true"><path d=${BOLT_PATH}></path></svg>
        <p>${message}</p>
        <button
          class="action"
          type="button"
          data-look="go"
          @click=${({ currentTarget }: Event) => currentTarget?.dispatchEvent(commandRequest(startAgain.command))}
        >
          ${startAgain.label}
        </button>
      </div>
    </div>
  `;
}

declare global {
  interface GlobalEventHandlersEventMap {
    "tj-command": CustomEvent<Command>;
  }
  interface HTMLElementTagNameMap {
    "tj-table": TjTable;
  }
}

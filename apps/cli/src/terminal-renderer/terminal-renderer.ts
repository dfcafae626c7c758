import type { Seat } from "@thunderjack/core";
import {
  type Dispatch,
  type Frame,
  firstSelection,
  type Renderer,
  type RendererStage,
  type SeatSelection,
  type TableView,
} from "@thunderjack/stage";
import { Subscription } from "rxjs";
import { keyedButtons } from "./keys.js";
import { picture } from "./picture.js";
import type { Key, TerminalScreen } from "./screen.js";

/** The options of the renderer. */
interface TerminalRendererOptions {
  /** Whether the table accepts no commands, as in a replay. The renderer then handles no keys and lists none. */
  readonly isOnlyShown: boolean;
}

/**
 * Draws a table on a terminal and dispatches the commands of the keys: the displayed letters for the moves, Enter to
 * deal, the digits for chips, the arrows and Tab to select a seat, Space for all seats, C to clear all bets, and
 * Backspace to remove the bets of the selected seats.
 */
export const terminalRenderer: Renderer<TerminalScreen> = rendererOnTerminal({ isOnlyShown: false });

/** Draws a table on a terminal and accepts no commands. */
export const showingRenderer: Renderer<TerminalScreen> = rendererOnTerminal({ isOnlyShown: true });

function rendererOnTerminal(options: TerminalRendererOptions): Renderer<TerminalScreen> {
  return {
    mount(screen, stage) {
      const table = new DrawnTable(screen, stage, options);
      return () => table.dispose();
    },
  };
}

class DrawnTable {
  readonly #screen: TerminalScreen;
  readonly #dispatch: Dispatch;
  readonly #subscriptions = new Subscription();
  readonly #isOnlyShown: boolean;
  #view: TableView | null = null;
  #sentence: string | null = null;
  #refusal: string | null = null;
  #seatsOn: SeatSelection = [];

  constructor(screen: TerminalScreen, { frames$, dispatch }: RendererStage, { isOnlyShown }: TerminalRendererOptions) {
    this.#screen = screen;
    this.#isOnlyShown = isOnlyShown;
    this.#dispatch = dispatch;
    // The last view remains after the last frame, and must still be drawn again when the size of the terminal changes.
    this.#subscriptions.add(screen.resized$.subscribe(() => this.#draw()));
    if (!isOnlyShown) this.#subscriptions.add(screen.keys$.subscribe((key) => this.#press(key)));
    this.#subscriptions.add(frames$.subscribe((frame) => this.#show(frame)));
  }

  dispose(): void {
    if (this.#subscriptions.closed) return;
    this.#subscriptions.unsubscribe();
    this.#screen.draw([]);
  }

  #show({ view, cue }: Frame): void {
    if (this.#seatsOn.length === 0) this.#seatsOn = firstSelection(view.seats);
    this.#view = view;
    this.#refusal = null;
    // After an event without a sentence, the previous sentence stays.
    this.#sentence = cue === undefined ? null : (cue.sentence ?? this.#sentence);
    this.#draw();
  }

  #draw(): void {
    if (this.#view === null) return;
    const { size, style } = this.#screen;
    const lines = picture(this.#view, {
      ...size,
      ...style,
      seatsOn: this.#seatsOn,
      refusal: this.#refusal,
      sentence: this.#sentence,
      isOnlyShown: this.#isOnlyShown,
    });
    this.#screen.draw(lines);
  }

  #press(key: Key): void {
    const view = this.#view;
    if (view === null) return;
    const pressed = keyedButtons(view).find((one) => one.key === key);
    if (pressed !== undefined) {
      const { isLegal, reason, command } = pressed.button;
      this.#showRefusal(isLegal ? (this.#dispatch(command)?.message ?? null) : reason);
    } else if (view.betting.isOpen) this.#bet(view, key);
  }

  #bet(view: TableView, key: Key): void {
    switch (key) {
      case "tab":
      case "right":
        return this.#chooseSeat(view, 1);
      case "backtab":
      case "left":
        return this.#chooseSeat(view, -1);
      case "space":
        return this.#choose(view.seats.map(({ seat }) => seat));
      case "backspace":
        return this.#onSeats(({ takeBack, bet }) => (bet > 0 ? takeBack : null));
      default:
        if (/^[1-9]$/.test(key)) this.#onSeats(({ raises }) => raises[Number(key) - 1] ?? null);
    }
  }

  /** Selects the next seat to the right or to the left, as the player sees them. */
  #chooseSeat({ seats }: TableView, step: number): void {
    const names = seats.map(({ seat }) => seat).reverse();
    const from = this.#seatsOn.length === 1 ? names.indexOf(this.#seatsOn[0] ?? "middle") : step > 0 ? -1 : 0;
    const seat = names[(from + step + names.length) % names.length];
    if (seat !== undefined) this.#choose([seat]);
  }

  #choose(seats: readonly Seat[]): void {
    this.#seatsOn = seats;
    this.#draw();
  }

  /** Dispatches a command for each selected seat in turn order, until the table rejects one. */
  #onSeats(buttonOf: (seat: TableView["seats"][number]) => TableView["seats"][number]["takeBack"] | null): void {
    for (const name of this.#seatsOn) {
      const seat = this.#view?.seats.find((one) => one.seat === name);
      const button = seat === undefined ? null : buttonOf(seat);
      if (button === null) continue;
      const why = button.isLegal ? (this.#dispatch(button.command)?.message ?? null) : button.reason;
      if (why !== null) return this.#showRefusal(why);
    }
  }

  #showRefusal(refusal: string | null): void {
    if (refusal === null) return;
    this.#refusal = refusal;
    this.#draw();
  }
}

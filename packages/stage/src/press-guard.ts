import type { Clock } from "@thunderjack/core";
import type { TableView } from "./view.js";

/** The time for which controls that have just appeared ignore presses, in milliseconds. */
const AFTER_CHANGE = 400;

/** The time for which controls ignore presses after an ignored press, in milliseconds. */
const AFTER_IGNORED = 500;

/**
 * Ignores presses that were meant for the previous controls. A player who taps several times must not press a button
 * that appeared under the finger between two taps.
 *
 * Controls change together: when bets open or close, when it is another hand's turn, or when the question to a hand
 * changes. The moves of one hand stay the same controls while its cards are dealt, so that a player may hit repeatedly.
 * While bets are open, only the button that repeats the bets is replaced by another one, which doubles them.
 */
export class PressGuard {
  readonly #clock: Pick<Clock, "now">;
  #controls: string | null = null;
  #ignoresUntil = Number.NEGATIVE_INFINITY;
  #shortcut: string | null = null;
  #pressedAt = Number.NEGATIVE_INFINITY;

  constructor(clock: Pick<Clock, "now">) {
    this.#clock = clock;
  }

  /** Records which controls a view offers. The controls of the first view accept presses at once. */
  note(view: TableView): void {
    const controls = controlsOf(view);
    if (controls === null || controls === this.#controls) return;
    if (this.#controls !== null) this.#ignoreFor(AFTER_CHANGE);
    this.#controls = controls;
  }

  /**
   * Returns whether a press is accepted now. An ignored press extends the time for which further presses are ignored.
   *
   * @param shortcut the kind of the pressed shortcut, as in `BetShortcut`; `null` for another control. Defaults to `null`
   */
  accepts(shortcut: string | null = null): boolean {
    const now = this.#clock.now();
    const isReplaced = shortcut === "double" && this.#shortcut === "repeat" && now <= this.#pressedAt + AFTER_IGNORED;
    this.#shortcut = isReplaced ? "repeat" : shortcut;
    this.#pressedAt = now;
    if (now > this.#ignoresUntil && !isReplaced) return true;
    this.#ignoreFor(AFTER_IGNORED);
    return false;
  }

  #ignoreFor(milliseconds: number): void {
    this.#ignoresUntil = this.#clock.now() + milliseconds;
  }
}

/** Returns a name for the controls of a view; `null` while there is no choice. */
function controlsOf({ isOver, betting, phase, turn, round }: TableView): string | null {
  if (isOver) return "game over";
  if (betting.isOpen) return `bets after round ${round}`;
  return turn === null ? null : `${phase} of ${turn} in round ${round}`;
}

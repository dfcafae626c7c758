import { type Amount, acceptsBets, type Command, type Seat } from "@thunderjack/core";
import type { TableView } from "./view.js";

/** A button that changes several bets. */
export interface BetShortcut {
  /** The kind of change, for the icon. */
  readonly kind: "undo" | "double" | "repeat";
  readonly label: string;
  /** The visible word, which is part of the label. */
  readonly name: string;
  /** The commands, in dispatch order. The list is empty if the button is disabled. */
  readonly commands: readonly Command[];
}

/** The bet of a seat before a change. */
interface Step {
  readonly seat: Seat;
  readonly before: Amount;
  /** The number of the gesture. Changes of the same gesture are undone together. */
  readonly gesture: number;
}

const NONE: readonly BetShortcut[] = [];

/**
 * Records the changes of the bets since the last deal, for the buttons undo, double and repeat. It observes the views.
 */
export class BetMemory {
  readonly #bets = new Map<Seat, Amount>();
  #lastRound = new Map<Seat, Amount>();
  #steps: Step[] = [];
  #gesture = 0;
  #isForward = false;

  /**
   * Starts a new gesture. Later changes are not undone together with earlier changes.
   *
   * @param isForward whether every change is recorded as a new change. If it is `false`, a change that restores the
   *   previous bet of the last changed seat is an undo and removes the recorded change. Defaults to `false`
   */
  begin(isForward = false): void {
    this.#gesture++;
    this.#isForward = isForward;
  }

  /** Observes a view. Call it once for every frame. */
  note(view: TableView): void {
    const { seats, betting } = view;
    if (!acceptsBets(view)) {
      this.#steps = [];
      this.#lastRound = new Map(seats.map(({ seat, bet }) => [seat, bet]));
    }
    for (const { seat, bet } of seats) {
      const before = this.#bets.get(seat);
      if (before === bet) continue;
      this.#bets.set(seat, bet);
      if (before === undefined || !betting.isOpen) continue;
      const last = this.#steps[this.#steps.length - 1];
      if (!this.#isForward && last?.seat === seat && last.before === bet) this.#steps.pop();
      else this.#remember(seat, before);
    }
  }

  /** Returns the buttons: undo, and double or repeat. The list is empty unless betting is open. */
  shortcuts({ seats, credits, labels, betting }: TableView): readonly BetShortcut[] {
    if (!betting.isOpen) return NONE;
    const undoing = this.#lastGesture().map(placed);
    const undo: BetShortcut = { kind: "undo", label: labels.undo, name: labels.undo, commands: undoing };
    const hasBets = seats.some((seat) => seat.bet > 0);
    const wanted = seats.map(({ seat, bet }) => [seat, hasBets ? 2 * bet : (this.#lastRound.get(seat) ?? 0)] as const);
    const sum = wanted.reduce((all, [, amount]) => all + amount, 0);
    const isTooMuch = sum > credits || wanted.some(([, amount]) => amount > (betting.maxBet ?? sum));
    const commands = isTooMuch ? [] : wanted.filter(([, amount]) => amount > 0).map(placed);
    return hasBets
      ? [undo, { kind: "double", label: labels.doubleBets, name: labels.doubleName, commands }]
      : [undo, { kind: "repeat", label: labels.repeatBets, name: labels.repeatName, commands }];
  }

  /**
   * Returns the bet of a seat before its last chip was added; `null` if no chip was added since the last deal. Chips
   * that were taken back do not count.
   */
  before(seat: Seat): Amount | null {
    const levels: Amount[] = [];
    const amounts = this.#steps.filter((step) => step.seat === seat).map(({ before }) => before);
    for (const amount of [...amounts, this.#bets.get(seat) ?? 0]) {
      while ((levels.at(-1) ?? -1) >= amount) levels.pop();
      levels.push(amount);
    }
    return levels.at(-2) ?? null;
  }

  #remember(seat: Seat, before: Amount): void {
    // A second change of the same seat also starts a gesture, because it may come from another tab.
    if (this.#steps.some((step) => step.seat === seat && step.gesture === this.#gesture)) this.#gesture++;
    this.#steps.push({ seat, before, gesture: this.#gesture });
  }

  #lastGesture(): readonly (readonly [Seat, Amount])[] {
    const gesture = this.#steps[this.#steps.length - 1]?.gesture;
    const undone = this.#steps.filter((step) => step.gesture === gesture).reverse();
    return undone.map(({ seat, before }) => [seat, before] as const);
  }
}

function placed([seat, amount]: readonly [Seat, Amount]): Command {
  return { type: "PlaceBet", seat, amount };
}

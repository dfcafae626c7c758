import type { Amount, Command, Seat } from "@thunderjack/core";
import type { TableView } from "./view.js";

/** Several bets behind one button. */
export interface BetShortcut {
  /** What it does to the bets: a renderer has a sign for it. */
  readonly kind: "undo" | "double" | "repeat";
  readonly label: string;
  /** To be asked for one after the other. Without any, the button cannot be pressed. */
  readonly commands: readonly Command[];
}

/** A bet as it was before it was changed. */
interface Step {
  readonly seat: Seat;
  readonly before: Amount;
  /** Changes that were asked for together are taken back together. */
  readonly gesture: number;
}

const NONE: readonly BetShortcut[] = [];

/** What the player did to the bets since the last deal, learnt from the pictures: so that it can be undone or done again. */
export class BetMemory {
  readonly #bets = new Map<Seat, Amount>();
  #lastRound = new Map<Seat, Amount>();
  #steps: Step[] = [];
  #gesture = 0;

  /** The player begins something new: what changes from now on is not taken back together with what changed before. */
  begin(): void {
    this.#gesture++;
  }

  /** Looks at the next picture. Call it once for every frame. */
  note({ seats, betting, phase }: TableView): void {
    if (phase !== "betting" && phase !== "settled") {
      this.#steps = [];
      this.#lastRound = new Map(seats.map(({ seat, bet }) => [seat, bet]));
    }
    for (const { seat, bet } of seats) {
      const before = this.#bets.get(seat);
      if (before === bet) continue;
      this.#bets.set(seat, bet);
      if (before === undefined || !betting.isOpen) continue;
      const last = this.#steps[this.#steps.length - 1];
      if (last?.seat === seat && last.before === bet) this.#steps.pop();
      else this.#remember(seat, before);
    }
  }

  /** What is offered now: to undo, and to double the bets that lie there or to repeat the last ones; nothing during a round. */
  shortcuts({ seats, credits, labels, betting }: TableView): readonly BetShortcut[] {
    if (!betting.isOpen) return NONE;
    const undo = { kind: "undo", label: labels.undo, commands: this.#lastGesture().map(placed) } as const;
    const hasBets = seats.some((seat) => seat.bet > 0);
    const wanted = seats.map(({ seat, bet }) => [seat, hasBets ? 2 * bet : (this.#lastRound.get(seat) ?? 0)] as const);
    const sum = wanted.reduce((all, [, amount]) => all + amount, 0);
    const isTooMuch = sum > credits || wanted.some(([, amount]) => amount > (betting.maxBet ?? sum));
    const commands = isTooMuch ? [] : wanted.filter(([, amount]) => amount > 0).map(placed);
    return hasBets
      ? [undo, { kind: "double", label: labels.doubleBets, commands }]
      : [undo, { kind: "repeat", label: labels.repeatBets, commands }];
  }

  #remember(seat: Seat, before: Amount): void {
    // Nobody changes a bet twice at once. Some changes come from elsewhere, and nobody said that they begin.
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

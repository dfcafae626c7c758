import {
  type Bets,
  bettingEvent,
  type ClearBets,
  type Command,
  type CommandOptions,
  type Fairness,
  NO_BETS,
  openingState,
  type PlaceBet,
  type PublicTable,
  type Rejection,
  type RuleSet,
  ruleSet,
  type TableEvent,
  type TableState,
  whyNot,
} from "@thunderjack/core";
import { Observable, type Subscriber } from "rxjs";
import type { TableSettings } from "./game-session.js";

/** The callbacks of a {@link BettingTable}. */
export interface BettingListener {
  /** Called with `true` when a command has to wait for the shoe, and with `false` when the wait is over. */
  readonly waiting: (isWaiting: boolean) => void;
  /** Called when a command that has waited is rejected. */
  readonly refused: (rejection: Rejection) => void;
}

/**
 * A table whose shoe is not loaded yet. Bets are placed at once. A deal and all commands after it wait. When the table
 * with the shoe is opened, it receives the same bets, and provides the state and the events from then on.
 */
export class BettingTable implements PublicTable {
  readonly rules: RuleSet;
  readonly publicEvents$ = new Observable<TableEvent>((subscriber) => {
    if (this.#table !== null) return this.#table.publicEvents$.subscribe(subscriber);
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  });
  readonly #listener: BettingListener;
  /** The subscribers before the table with the shoe is opened. */
  readonly #subscribers = new Set<Subscriber<TableEvent>>();
  readonly #bets: (PlaceBet | ClearBets)[] = [];
  readonly #waiting: (readonly [command: Command, options: CommandOptions | undefined])[] = [];
  readonly #credits: number | undefined;
  /** The state after the bets. */
  #state: TableState;
  /** The table with the shoe; `null` until it is opened. */
  #table: PublicTable | null = null;

  /**
   * @throws InvalidRuleSet if the rules cannot be played
   * @throws RangeError if the credits are not a whole number of hundredths
   */
  constructor({ rules, credits }: Pick<TableSettings, "rules" | "credits">, listener: BettingListener) {
    this.rules = ruleSet(rules);
    this.#credits = credits ?? undefined;
    this.#state = openingState(this.rules, this.#credits);
    this.#listener = listener;
  }

  /** The published facts about the shoe; `null` until the table with the shoe is opened. */
  get fairness(): Fairness | null {
    return this.#table?.fairness ?? null;
  }

  get publicState(): TableState {
    return this.#table?.publicState ?? this.#state;
  }

  dispatch(command: Command, options?: CommandOptions): Rejection | null {
    if (this.#table !== null) return this.#table.dispatch(command, options);
    const isWaiting = this.#waiting.length > 0;
    const refused = isWaiting ? null : whyNot(this.rules, this.#state, command);
    if (refused !== null) return refused;
    if (!isWaiting && (command.type === "PlaceBet" || command.type === "ClearBets")) this.#bet(command);
    else {
      this.#waiting.push([command, options]);
      this.#listener.waiting(true);
    }
    return null;
  }

  /**
   * Continues at the table with the shoe, which has the same rules and credits. That table first receives the bets, so
   * that both tables have the same version, and then the waiting commands.
   */
  open(table: PublicTable): void {
    for (const bet of this.#bets) table.dispatch(bet);
    this.#table = table;
    for (const subscriber of this.#subscribers) table.publicEvents$.subscribe(subscriber);
    if (this.#waiting.length > 0) this.#listener.waiting(false);
    for (const [command, options] of this.#waiting) {
      const refused = table.dispatch(command, options);
      if (refused !== null) this.#listener.refused(refused);
    }
  }

  #bet(command: PlaceBet | ClearBets): void {
    const event = bettingEvent(this.rules, this.#state, command);
    const bets: Bets = command.type === "ClearBets" ? NO_BETS : { ...this.#state.bets, [command.seat]: command.amount };
    this.#bets.push(command);
    // Before the first deal, the state is that of a table which opens with these bets.
    this.#state = openingState(this.rules, this.#credits, bets, event.version);
    for (const subscriber of [...this.#subscribers]) subscriber.next(event);
  }
}

import {
  type Bets,
  type Command,
  chosenSeeds,
  type GameEvent,
  type GameEventType,
  MOVES_BY_WORD,
  type Move,
  type MoveWord,
  NO_BETS,
  type RejectionCode,
  type RuleSetChoice,
  Table,
} from "@thunderjack/core";
import { assertEqual } from "./assert-equal.js";
import { cardsFrom } from "./cards-from.js";

/** The rules, bets, credits and cards of a scenario. */
export interface Given {
  /** The rule set; defaults to `thunderjack`. */
  readonly rules?: RuleSetChoice;
  /** The bets in hundredths of a credit. Defaults to ten credits on the first seat. */
  readonly bets?: Partial<Bets>;
  /** The credits in hundredths of a credit. Defaults to the starting credits of the rules. */
  readonly credits?: number;
  /**
   * The next cards in the order in which they are drawn; see {@link cardsFrom}. Defaults to none. The cards after them
   * are shuffled.
   */
  readonly cards?: string;
}

/** A move of the hand whose turn it is, or its answer to an offer. */
export type Answer = MoveWord;

/**
 * Creates a table and deals a round.
 *
 * ```ts
 * given({ bets: { right: 1000 }, cards: "8_h 6_s 8_d 10_c 3_h 10_d 10_s 4_h" })
 *   .when("split", "double", "stand")
 *   .thenOutcomes("right: win 4000, right-2: lose 0");
 * ```
 */
export function given(options: Given): Scenario {
  return new Scenario(options).deal(options.cards);
}

/** A table that a script controls. The `then…` methods are assertions: they throw an error if they fail. */
export class Scenario {
  readonly table: Table;
  /** All events of the table, with the hole card. */
  readonly events: GameEvent[] = [];

  constructor({ rules = "thunderjack", bets, credits }: Given) {
    const options = { rules, seeds: chosenSeeds("a scenario"), allowStacking: true };
    const opened = new Table({ ...options, ...(credits === undefined ? {} : { credits }) });
    const [first = "right"] = opened.rules.seats;
    this.table = new Table({
      ...options,
      credits: opened.opening.credits,
      bets: { ...NO_BETS, ...(bets ?? { [first]: 1000 }) },
    });
    this.table.events$.subscribe((event) => this.events.push(event));
  }

  /** Deals a round with the current bets and with these cards on top of the shoe. */
  deal(cards = ""): this {
    return this.command({ type: "Deal", stack: cardsFrom(cards) });
  }

  /** Dispatches these answers in order, each for the hand whose turn it is. */
  when(...answers: readonly Answer[]): this {
    for (const answer of answers) this.command(this.#move(answer));
    return this;
  }

  /**
   * Dispatches any command.
   *
   * @throws Error when the table rejects it
   */
  command(command: Command): this {
    const decision = this.table.dispatch(command);
    if (!decision.accepted) throw new Error(`${JSON.stringify(command)} was rejected: ${decision.message}`);
    return this;
  }

  /**
   * Asserts that these events occurred in this order, possibly with other events between them.
   *
   * @throws Error if they did not
   */
  thenEvents(...types: readonly GameEventType[]): this {
    const occurred = this.events.map(({ type }) => type);
    let place = 0;
    for (const type of types) {
      place = occurred.indexOf(type, place) + 1;
      if (place === 0)
        throw new Error(`Expected ${types.join(", ")}, but ${type} is missing in: ${occurred.join(", ")}.`);
    }
    return this;
  }

  /**
   * Asserts the outcomes: `"right: win 2000, right-2: lose 0"`, with the returned amounts in hundredths of a credit.
   */
  thenOutcomes(outcomes: string): this {
    assertEqual(this.outcomes, outcomes, "the outcomes");
    return this;
  }

  /** Asserts the credits of the player, in hundredths. */
  thenCredits(credits: number): this {
    assertEqual(this.table.state.credits, credits, "the credits");
    return this;
  }

  /** Asserts that the table rejects this answer of the hand whose turn it is, with this code. */
  thenRefused(answer: Answer, code: RejectionCode): this {
    const decision = this.table.dispatch(this.#move(answer));
    assertEqual(decision.accepted ? "accepted" : decision.code, code, `the answer to "${answer}"`);
    return this;
  }

  /** The outcome and the returned amount of every hand, in table order. */
  get outcomes(): string {
    return this.table.state.hands.map(({ name, outcome, returned }) => `${name}: ${outcome} ${returned}`).join(", ");
  }

  #move(answer: Answer): Move {
    const { phase, turn } = this.table.state;
    if (turn === null) throw new Error(`No hand can answer "${answer}" in the phase "${phase}".`);
    return { type: MOVES_BY_WORD[answer], hand: turn };
  }
}

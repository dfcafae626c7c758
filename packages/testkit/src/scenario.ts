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
import { cardsFrom } from "./cards-from.js";
import { same } from "./same.js";

/** Given these rules, bets, credits and cards … */
export interface Given {
  /** Left out, `thunderjack`. */
  readonly rules?: RuleSetChoice;
  /** In hundredths; left out, ten credits on the first seat of the table. */
  readonly bets?: Partial<Bets>;
  /** In hundredths; left out, what the rules begin with. */
  readonly credits?: number;
  /** The cards in the order in which they are drawn, as {@link cardsFrom} reads them; those after them are shuffled. */
  readonly cards?: string;
}

/** What a hand answers when it is asked. */
export type Answer = MoveWord;

/**
 * A table where a round was just dealt.
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

/** A table that is played by a script. Its `then…` methods throw when the game went otherwise. */
export class Scenario {
  readonly table: Table;
  /** What the table told, the hole card included. */
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

  /** Deals a round with the bets that lie on the seats, and with these cards first. */
  deal(cards = ""): this {
    return this.command({ type: "Deal", stack: cardsFrom(cards) });
  }

  /** Gives these answers, one after the other, for whichever hand is asked. */
  when(...answers: readonly Answer[]): this {
    for (const answer of answers) this.command(this.#move(answer));
    return this;
  }

  /**
   * Asks the table for anything else.
   *
   * @throws Error when it refuses
   */
  command(command: Command): this {
    const decision = this.table.dispatch(command);
    if (!decision.accepted) throw new Error(`${JSON.stringify(command)} was refused: ${decision.message}`);
    return this;
  }

  /** These events came, in this order, possibly with others between them. */
  thenEvents(...types: readonly GameEventType[]): this {
    const told = this.events.map(({ type }) => type);
    let place = 0;
    for (const type of types) {
      place = told.indexOf(type, place) + 1;
      if (place === 0) throw new Error(`There is no ${type} where it should be in: ${told.join(", ")}.`);
    }
    return this;
  }

  /** The hands ended like this: `"right: win 2000, right-2: lose 0"`, with what came back, in hundredths. */
  thenOutcomes(outcomes: string): this {
    same(this.outcomes, outcomes, "the outcomes");
    return this;
  }

  /** The player has so much, in hundredths. */
  thenCredits(credits: number): this {
    same(this.table.state.credits, credits, "the credits");
    return this;
  }

  /** The hand that is asked may not answer so. */
  thenRefused(answer: Answer, code: RejectionCode): this {
    const decision = this.table.dispatch(this.#move(answer));
    same(decision.accepted ? "accepted" : decision.code, code, `the answer to "${answer}"`);
    return this;
  }

  /** How every hand ended and what came back, in table order. */
  get outcomes(): string {
    return this.table.state.hands.map(({ name, outcome, returned }) => `${name}: ${outcome} ${returned}`).join(", ");
  }

  #move(answer: Answer): Move {
    const { phase, turn } = this.table.state;
    if (turn === null) throw new Error(`No hand is asked for "${answer}" in the phase "${phase}".`);
    return { type: MOVES_BY_WORD[answer], hand: turn };
  }
}

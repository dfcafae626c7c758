import type { CardId } from "@thunderjack/cards";
import {
  type Bets,
  type Command,
  chosenSeeds,
  type Decision,
  type GameEvent,
  type GameEventType,
  type Hand,
  type HandName,
  handNamed,
  type Move,
  NO_BETS,
  type RuleSetChoice,
  type Seat,
  Table,
} from "../src/index.js";

/** The rules, bets and cards of a scenario. */
export interface Given {
  readonly rules?: RuleSetChoice;
  readonly credits?: number;
  readonly bets?: Partial<Bets>;
  /** The cards in the order in which they are drawn. The suit defaults to hearts, the deck to 0. */
  readonly cards?: string;
  readonly seed?: string;
}

/**
 * A table for tests. It deals stacked rounds, answers for the hand whose turn it is, and collects the events without
 * their versions.
 */
export class Scenario {
  readonly table: Table;
  readonly events: GameEvent[] = [];

  constructor({ rules = "thunderjack", credits, bets, cards, seed = "scenario" }: Given) {
    this.table = new Table({
      rules,
      seeds: chosenSeeds(seed),
      allowStacking: true,
      ...(credits === undefined ? {} : { credits }),
    });
    this.table.events$.subscribe(({ version: _, ...event }) => this.events.push(event as GameEvent));
    if (bets !== undefined) this.bet(bets);
    if (cards !== undefined) this.deal(cards);
  }

  bet(bets: Partial<Bets>): this {
    for (const seat of this.table.rules.seats) {
      const amount = bets[seat] ?? 0;
      if (this.table.state.bets[seat] !== amount) this.must({ type: "PlaceBet", seat, amount });
    }
    return this;
  }

  deal(cards = ""): this {
    return this.must({ type: "Deal", stack: cardsFrom(cards) });
  }

  /** Dispatches the answers of the hands whose turn it is, one after another. */
  when(...answers: Move["type"][]): this {
    for (const type of answers) this.must(this.answer(type));
    return this;
  }

  must(command: Command): this {
    const decision = this.table.dispatch(command);
    if (!decision.accepted) throw new Error(`${JSON.stringify(command)} was refused: ${decision.message}`);
    return this;
  }

  /** Returns the code of the rejection of a command, or "accepted". */
  refusal(command: Command | Move["type"]): string {
    const decision: Decision = this.table.dispatch(typeof command === "string" ? this.answer(command) : command);
    return decision.accepted ? "accepted" : decision.code;
  }

  hand(name: HandName): Hand {
    const hand = handNamed(this.table.state, name);
    if (hand === undefined) throw new Error(`There is no hand "${name}".`);
    return hand;
  }

  /** Every hand in table order: `right: win 2000, right-2: lose 0`. */
  get outcomes(): string {
    return this.table.state.hands.map(({ name, outcome, returned }) => `${name}: ${outcome} ${returned}`).join(", ");
  }

  /** The types of the emitted events, without `BetPlaced`. */
  get eventTypes(): readonly GameEventType[] {
    return this.events.map(({ type }) => type).filter((type) => type !== "BetPlaced");
  }

  private answer(type: Move["type"]): Move {
    const hand = this.table.state.turn;
    if (hand === null) throw new Error(`No hand can answer "${type}" in the phase ${this.table.state.phase}.`);
    return { type, hand };
  }
}

/** Parses cards: `"a_s 10 9_c_1"` is `["a_s_0", "10_h_0", "9_c_1"]`. */
export function cardsFrom(text: string): CardId[] {
  return text
    .split(" ")
    .filter((card) => card !== "")
    .map((card) => {
      const [rank, suit = "h", deck = "0"] = card.split("_");
      return `${rank}_${suit}_${deck}` as CardId;
    });
}

/** Returns the bets with one bet on a seat. The amount defaults to ten credits. */
export const onSeat = (seat: Seat, amount = 1000): Bets => ({ ...NO_BETS, [seat]: amount });

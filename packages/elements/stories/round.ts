import { type CardId, isCardId } from "@thunderjack/cards";
import {
  type Bets,
  type Command,
  chosenSeeds,
  NO_BETS,
  PRESETS,
  type RuleSetChoice,
  type Table,
} from "@thunderjack/core";
import { type HandView, type SeatView, type TableView, view } from "@thunderjack/stage";
import { storyTable } from "./event-log.js";

/* Every story shows a round that the game has played, so no story shows an impossible position. */

/** A round up to the position that a story shows. */
export interface Round {
  readonly rules: RuleSetChoice;
  /** The player's credits, in hundredths of a credit. Defaults to the credits of the rule set. */
  readonly credits?: number;
  /** The bets by seat, in hundredths of a credit. */
  readonly bets: Partial<Bets>;
  /**
   * The cards in drawing order, as `a_h k_s`. Without cards, nothing is dealt. With one seat, the order is: its first
   * card, the upcard, its second card, the hole card, and the cards that are drawn later. Further cards come from the
   * shoe.
   */
  readonly cards: string;
  /** The moves of the hands, one after the other, as `Split Hit Stand`. */
  readonly moves: string;
}

/** A bet of 10 credits on the right seat, before the deal. */
export const ROUND: Round = { rules: "thunderjack", bets: { right: 1000 }, cards: "", moves: "" };

const table = { category: "round" };

/** Controls for the parts of a round. */
export const ROUND_CONTROLS = {
  rules: { control: "select", options: Object.keys(PRESETS), description: "the rule set", table },
  credits: { control: "number", description: "the credits before the round, in hundredths of a credit", table },
  bets: { control: "object", description: "the bets by seat, in hundredths of a credit", table },
  cards: { control: "text", description: "the cards of the deal, first to last: `a_h k_s`", table },
  moves: { control: "text", description: "the moves of the player, in order: `Split Hit Stand`", table },
} as const;

const hidden = { table: { disable: true } };

/** The controls of a story that shows many rounds. */
export const NO_ROUND_CONTROLS = { rules: hidden, credits: hidden, bets: hidden, cards: hidden, moves: hidden };

/** Returns the table after the commands of a round. */
export function tableAfter(round: Partial<Round>): Table {
  const { rules, credits, bets, cards, moves } = { ...ROUND, ...round };
  const table = storyTable({
    rules,
    seeds: chosenSeeds("a story"),
    allowStacking: true,
    bets: { ...NO_BETS, ...bets },
    ...(credits === undefined ? {} : { credits }),
  });
  if (cards !== "") carryOut(table, { type: "Deal", stack: stackOf(cards) });
  for (const answer of wordsOf(moves)) {
    const { message, moves: asked } = view(table.rules, table.publicState);
    const move = asked.find(({ command }) => command.type === answer);
    if (move === undefined) throw new Error(`${answer} is not a legal move now: ${message}`);
    carryOut(table, move.command);
  }
  return table;
}

/** Returns the view after the commands of a round. */
export function viewAfter(round: Partial<Round>): TableView {
  const { rules, publicState } = tableAfter(round);
  return view(rules, publicState);
}

/** Returns the message of a rejected command at the position of a round. */
export function refusalAfter(round: Partial<Round>, command: Command): string {
  const decision = tableAfter(round).dispatch(command);
  if (decision.accepted) throw new Error(`${command.type} was accepted, but the story expects a rejection.`);
  return decision.message;
}

/** Returns the seat of a round with one seat: the seat with a bet, otherwise the right seat. */
export function seatOf({ seats }: TableView): SeatView {
  const seat = seats.find(({ bet }) => bet > 0) ?? seats[0];
  if (seat === undefined) throw new Error("The table has no seat.");
  return seat;
}

/** Returns the first hand of a round. */
export function handOf(table: TableView): HandView {
  const [hand] = seatOf(table).hands;
  if (hand === undefined) throw new Error("Nothing is dealt yet.");
  return hand;
}

/** Returns the card ids, with repeated cards from further decks: the second `k_s` is `k_s_1`. */
export function stackOf(cards: string): readonly CardId[] {
  const names = wordsOf(cards);
  return names.map((name, place) => {
    const id = `${name}_${names.slice(0, place).filter((before) => before === name).length}`;
    if (!isCardId(id)) throw new Error(`There is no card ${name}.`);
    return id;
  });
}

function carryOut(table: Table, command: Command): void {
  const decision = table.dispatch(command);
  if (!decision.accepted) throw new Error(`${command.type}: ${decision.message}`);
}

function wordsOf(line: string): readonly string[] {
  return line.split(/\s+/).filter((word) => word !== "");
}

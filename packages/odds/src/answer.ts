import { rankOf } from "@thunderjack/cards";
import { type Command, type Hand, handNamed, type TableState, upcardOf, whyNot } from "@thunderjack/core";
import { MOVES, type MoveName, pairedRank, type UpcardPlan } from "./first-moves.js";
import { type HandId, handOf } from "./hands.js";
import { classOf } from "./ranks.js";
import type { Strategy } from "./strategies.js";

/**
 * What a player who follows a strategy (a solution is one) answers to the question that a table asks: a command that the table accepts.
 * Where the planned move is not on offer (there are no credits for a double, say) the hand hits or stands.
 *
 * @throws RangeError when the table asks nobody
 */
export function answerOf({ rules, upcards }: Strategy, state: TableState): Command {
  const hand = state.turn === null ? undefined : handNamed(state, state.turn);
  const solved = upcards[classOf(rankOf(upcardOf(state)))];
  if (hand === undefined || solved === undefined) throw new RangeError("No hand is asked.");
  const { plan } = solved;
  const cards = handOf(...hand.cards.map((card) => classOf(rankOf(card))));
  const { name } = hand;
  if (state.phase === "surrender") {
    return { type: plan.surrendersEarly[cards] === 1 ? "Surrender" : "DeclineSurrender", hand: name };
  }
  if (state.phase === "insurance") {
    return { type: plan.insures[cards] === 1 ? "TakeInsurance" : "DeclineInsurance", hand: name };
  }
  for (const move of plannedMoves(plan, state, hand, cards)) {
    const command: Command = { type: COMMANDS[move], hand: name };
    if (whyNot(rules, state, command) === null) return command;
  }
  return { type: "Stand", hand: name };
}

const COMMANDS = { stand: "Stand", hit: "Hit", double: "Double", split: "Split", surrender: "Surrender" } as const;

/** The moves in the order in which the plan wants them. */
function plannedMoves(plan: UpcardPlan, state: TableState, hand: Hand, cards: HandId): readonly MoveName[] {
  const draws = hand.split ? splitPlanOf(plan, hand) : { plan: plan.drawn, hands: 0 };
  const moves: MoveName[] = [];
  if (hand.cards.length === 2 && hand.split) {
    const count = state.hands.filter(({ seat }) => seat === hand.seat).length;
    if (pairedRank(cards) !== -1 && count < draws.hands) moves.push("split");
    if (draws.plan.doubles[cards] === 1) moves.push("double");
  } else if (hand.cards.length === 2) {
    const [first, unpaired] = [MOVES[plan.first[cards] ?? 0], MOVES[plan.unpaired[cards] ?? 0]];
    if (first !== undefined) moves.push(first);
    // Two tens that are no pair by rank cannot follow the plan of a pair.
    if (unpaired !== undefined) moves.push(unpaired);
  }
  moves.push(draws.plan.hits[cards] === 1 ? "hit" : "stand");
  return moves;
}

function splitPlanOf(plan: UpcardPlan, { cards }: Hand): UpcardPlan["splits"][number] {
  const [first] = cards;
  const splitPlan = first === undefined ? undefined : plan.splits[classOf(rankOf(first))];
  if (splitPlan === undefined) throw new RangeError("A split hand has no card.");
  return splitPlan;
}

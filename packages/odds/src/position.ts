import type { Rank } from "@thunderjack/cards";
import type { RuleSet } from "@thunderjack/core";
import { type Composition, freshShoe, withoutSeen } from "./composition.js";
import { FirstMoves, MOVES, type MoveName, newUpcardPlan, pairedRank, type UpcardPlan } from "./first-moves.js";
import { type Game, gameAgainst, type OddsMode, surrendersEarly } from "./game.js";
import { HandValues } from "./hand-values.js";
import { BUST, CARDS, type HandId, handOf, isNatural, TOTALS } from "./hands.js";
import { ACE, classOf, TEN } from "./ranks.js";
import { mayDouble } from "./split.js";
import { insuranceValue, openingValue, planAgainst } from "./upcard.js";

/** A position: the hand to act, the upcard and other seen cards. */
export interface Position {
  /** The cards of the hand, two or more. The first card of a split hand is the card of the pair. */
  readonly hand: readonly Rank[];
  readonly upcard: Rank;
  /** The number of hands of the seat, more than 1 after a split. Defaults to 1. */
  readonly hands?: number;
  /** Whether the bet was doubled. A doubled hand has no further move. */
  readonly doubled?: boolean;
  /**
   * All other cards that were seen since the last shuffle: the cards of other hands, including the other hands of a
   * split, and the cards in the discard tray. Defaults to none.
   */
  readonly seen?: readonly Rank[];
}

/** A legal move and its value. */
export interface MoveOdds {
  readonly move: MoveName;
  /**
   * The expected net win for an initial bet of 1; −0.5 means that half the bet is lost. If the dealer peeks, the value
   * applies to deals without a dealer blackjack.
   */
  readonly value: number;
}

/** The values of a position. */
export interface PositionOdds {
  /** The legal moves, best first. The list is empty for a blackjack, a Blitz, a bust or a doubled hand. */
  readonly moves: readonly MoveOdds[];
  /** The probability of a dealer blackjack, given the seen cards, before a peek. */
  readonly dealerBlackjack: number;
  /** The values of the offers before the peek. They include deals with a dealer blackjack. */
  readonly beforePeek: {
    /** The value of an insurance of half the bet, for an initial bet of 1; `null` if it is not offered. */
    readonly insurance: number | null;
    /** The value of declining early surrender, compared with −0.5 for surrender; `null` if it is not offered. */
    readonly noSurrender: number | null;
  };
}

/** The options of {@link positionOdds}. */
export interface PositionOptions {
  /**
   * The model of the computation. Defaults to `composition`. With `total`, all later moves of the hand follow the
   * chart.
   */
  readonly mode?: OddsMode;
}

/**
 * Computes the expected value of every legal move of a hand. The credits of the player are not considered.
 *
 * The values of a split hand are the values of this hand alone. The value of a further split is the sum over its hands,
 * if the other hands of the seat are not split again.
 *
 * @throws RangeError for a hand of fewer than two cards, or for more cards of a rank than the shoe has
 */
export function positionOdds(
  rules: RuleSet,
  position: Position,
  { mode = "composition" }: PositionOptions = {},
): PositionOdds {
  const { hand: cards, upcard, hands: handsOfSeat = 1, seen = [], doubled = false } = position;
  if (cards.length < 2) throw new RangeError("The hand must have at least two cards.");
  const game = gameAgainst(rules, classOf(upcard), mode);
  const isSplit = handsOfSeat > 1;
  const shoe = game.depletes ? shoeBehind(rules, position, seen) : freshShoe(rules.decks);
  const hand = handOf(...cards.map(classOf));
  const plan = mode === "total" ? planAgainst(game, shoe, mode, false) : newUpcardPlan({ sharesDrawn: false });
  const chooses = mode !== "total";
  const first = new FirstMoves(game, shoe, plan, chooses, chooses);
  if (hand === BUST) return { moves: [], dealerBlackjack: 0, beforePeek: NO_OFFERS };

  const values = isSplit ? new HandValues(game, { shoe, isSplit, plan: plan.drawn, chooses }) : first.hands;
  const isOver = doubled || isTurnOver(game, hand, isSplit);
  const moves = isOver ? [] : movesOf({ game, rules, hand, position, handsOfSeat, first, values });
  return {
    moves,
    dealerBlackjack: values.natural(hand),
    beforePeek: cards.length > 2 || isSplit || doubled ? NO_OFFERS : beforePeek(game, first, plan, hand, moves),
  };
}

const NO_OFFERS = { insurance: null, noSurrender: null } as const;

/** Returns the unseen cards plus the cards of the hand. */
function shoeBehind(rules: RuleSet, { hand, upcard }: Position, seen: readonly Rank[]): Composition {
  const shoe = withoutSeen(freshShoe(rules.decks), [upcard, ...seen]);
  withoutSeen(shoe, hand);
  return shoe;
}

/** Returns whether the hand has no turn, or the rules have ended its turn. */
function isTurnOver({ rules, blitzCards }: Game, hand: HandId, isSplit: boolean): boolean {
  if (!isSplit && isNatural(hand)) return true;
  if ((CARDS[hand] ?? 0) >= blitzCards) return true;
  return rules.autoStandOn21 && TOTALS[hand] === 21;
}

interface MoveContext {
  readonly game: Game;
  readonly rules: RuleSet;
  readonly hand: HandId;
  readonly position: Position;
  readonly handsOfSeat: number;
  readonly first: FirstMoves;
  readonly values: HandValues;
}

function movesOf(context: MoveContext): readonly MoveOdds[] {
  const { game, rules, hand, position, handsOfSeat, first, values } = context;
  const isSplit = handsOfSeat > 1;
  const isTwoCards = CARDS[hand] === 2;
  const isLocked = isSplit && position.hand[0] === "a" && rules.split?.hitAces !== true;
  const value = (move: MoveName): number => {
    switch (move) {
      case "stand":
        return values.stand(hand);
      case "hit":
        return isLocked ? Number.NaN : values.hit(hand);
      case "double":
        return isTwoCards && !isLocked && mayDouble(game, hand, isSplit) ? values.double(hand) : Number.NaN;
      case "split":
        return isTwoCards ? splitAgain(context) : Number.NaN;
      default:
        return isTwoCards && !isSplit ? first.surrender(hand) : Number.NaN;
    }
  };
  const chance = values.chance(hand);
  return MOVES.map((move) => ({ move, value: value(move) / chance }))
    .filter(({ value }) => !Number.isNaN(value))
    .sort((one, other) => other.value - one.value);
}

function splitAgain({ rules, hand, position, handsOfSeat, first }: MoveContext): number {
  const rank = pairedRank(hand);
  const [one, other] = position.hand;
  if (rules.split === null || rank === -1 || (rules.split.by === "rank" && one !== other)) return Number.NaN;
  if (handsOfSeat > 1 && rank === ACE && !rules.split.resplitAces) return Number.NaN;
  const hands = rules.split.maxHands - handsOfSeat + 1;
  if (hands < 2) return Number.NaN;
  return first.split(hand, rank === TEN && rules.split.by === "rank" ? tensLike(rules, position) : undefined, hands);
}

/** Returns the number of unseen tens that have the rank of the hand. */
function tensLike({ decks }: RuleSet, { hand, upcard, seen = [] }: Position): number {
  return 4 * decks - [...hand, upcard, ...seen].filter((rank) => rank === hand[0]).length;
}

function beforePeek(
  game: Game,
  first: FirstMoves,
  plan: UpcardPlan,
  hand: HandId,
  moves: readonly MoveOdds[],
): PositionOdds["beforePeek"] {
  const insurance = game.rules.insurance && game.upcard === ACE ? insuranceValue(game, first, hand) : null;
  if (!surrendersEarly(game)) return { insurance, noSurrender: null };
  const natural = first.hands.natural(hand);
  const [best] = moves;
  const played = best === undefined ? openingValue(game, first, plan, hand) : best.value * (1 - natural) - natural;
  return { insurance, noSurrender: played + Math.max(insurance ?? 0, 0) };
}

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

/** A hand that is asked what it does. */
export interface Position {
  /** The cards of the hand, two or more; of a split hand the card that was split comes first. */
  readonly hand: readonly Rank[];
  readonly upcard: Rank;
  /** How many hands the seat has; more than one after a split. 1 when left out. */
  readonly hands?: number;
  /** Whether the bet was doubled: then there is no move any more. */
  readonly doubled?: boolean;
  /**
   * Every other card that was seen since the shoe was shuffled: of other hands, the other hands of a split among them,
   * and of the discard tray. None when left out.
   */
  readonly seen?: readonly Rank[];
}

/** A legal move, and what it is worth. */
export interface MoveOdds {
  readonly move: MoveName;
  /**
   * The expectation of what is won, for an initial bet of 1: −0.5 is half the bet lost. Of a player who was asked: where
   * the dealer peeks, there is no dealer blackjack.
   */
  readonly value: number;
}

/** What a position is worth. */
export interface PositionOdds {
  /** The legal moves, best first. Empty where nothing is asked: a blackjack, a Blitz, a bust, a doubled hand. */
  readonly moves: readonly MoveOdds[];
  /** The probability of a dealer blackjack, to who sees these cards and knows nothing from a peek. */
  readonly dealerBlackjack: number;
  /** What is asked before the peek, where the rules ask it of this hand. Values count a dealer blackjack in. */
  readonly beforePeek: {
    /** What insuring half the bet adds, for an initial bet of 1; null where it is not offered. */
    readonly insurance: number | null;
    /** What refusing early surrender is worth, against the −0.5 of taking it; null where it is not offered. */
    readonly noSurrender: number | null;
  };
}

/** What values are worked out on. */
export interface PositionOptions {
  /** `composition` when left out; `total` plays on by the chart after the move. */
  readonly mode?: OddsMode;
}

/**
 * The expected value of every legal move of a hand. Whether the player has the credits for it is not looked at.
 *
 * For a hand of a split the values are those of this hand alone; a further split is worth what the hands that come of it
 * are worth together, if the seat's other hands are not split any more.
 *
 * @throws RangeError for a hand of less than two cards, or for more cards of a rank than the shoe holds
 */
export function positionOdds(
  rules: RuleSet,
  position: Position,
  { mode = "composition" }: PositionOptions = {},
): PositionOdds {
  const { hand: cards, upcard, hands: handsOfSeat = 1, seen = [], doubled = false } = position;
  if (cards.length < 2) throw new RangeError("A hand has two cards before it is asked.");
  const game = gameAgainst(rules, classOf(upcard), mode);
  const isSplit = handsOfSeat > 1;
  const shoe = game.depletes ? shoeBehind(rules, position, seen) : freshShoe(rules.decks);
  const hand = handOf(...cards.map(classOf));
  const plan = mode === "total" ? planAgainst(game, shoe, mode, false) : newUpcardPlan({ sharesDrawn: false });
  const chooses = mode !== "total";
  const first = new FirstMoves(game, shoe, plan, chooses, chooses);
  if (hand === BUST) return { moves: [], dealerBlackjack: 0, beforePeek: NOTHING_ASKED };

  const values = isSplit ? new HandValues(game, { shoe, isSplit, plan: plan.drawn, chooses }) : first.hands;
  const isOver = doubled || isTurnOver(game, hand, isSplit);
  const moves = isOver ? [] : movesOf({ game, rules, hand, position, handsOfSeat, first, values });
  return {
    moves,
    dealerBlackjack: values.natural(hand),
    beforePeek: cards.length > 2 || isSplit || doubled ? NOTHING_ASKED : beforePeek(game, first, plan, hand, moves),
  };
}

const NOTHING_ASKED = { insurance: null, noSurrender: null } as const;

/** What can still come, with the hand's own cards. */
function shoeBehind(rules: RuleSet, { hand, upcard }: Position, seen: readonly Rank[]): Composition {
  const shoe = withoutSeen(freshShoe(rules.decks), [upcard, ...seen]);
  withoutSeen(shoe, hand);
  return shoe;
}

/** Whether the rules end the turn, or never begin it. */
function isTurnOver({ rules, blitzCards }: Game, hand: HandId, isSplit: boolean): boolean {
  if (!isSplit && isNatural(hand)) return true;
  if ((CARDS[hand] ?? 0) >= blitzCards) return true;
  return rules.autoStandOn21 && TOTALS[hand] === 21;
}

interface Asked {
  readonly game: Game;
  readonly rules: RuleSet;
  readonly hand: HandId;
  readonly position: Position;
  readonly handsOfSeat: number;
  readonly first: FirstMoves;
  readonly values: HandValues;
}

function movesOf(asked: Asked): readonly MoveOdds[] {
  const { game, rules, hand, position, handsOfSeat, first, values } = asked;
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
        return isTwoCards ? splitAgain(asked) : Number.NaN;
      default:
        return isTwoCards && !isSplit ? first.surrender(hand) : Number.NaN;
    }
  };
  const chance = values.chance(hand);
  return MOVES.map((move) => ({ move, value: value(move) / chance }))
    .filter(({ value }) => !Number.isNaN(value))
    .sort((one, other) => other.value - one.value);
}

function splitAgain({ rules, hand, position, handsOfSeat, first }: Asked): number {
  const rank = pairedRank(hand);
  const [one, other] = position.hand;
  if (rules.split === null || rank === -1 || (rules.split.by === "rank" && one !== other)) return Number.NaN;
  if (handsOfSeat > 1 && rank === ACE && !rules.split.resplitAces) return Number.NaN;
  const hands = rules.split.maxHands - handsOfSeat + 1;
  if (hands < 2) return Number.NaN;
  return first.split(hand, rank === TEN && rules.split.by === "rank" ? tensLike(rules, position) : undefined, hands);
}

/** How many tens of the hand's own rank nobody has seen. */
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

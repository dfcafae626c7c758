import { isAmount, LARGEST_AMOUNT, LARGEST_RATIO_PART, type PayoutRatio, paysExactly } from "./money.js";
import {
  InvalidOption,
  listOf,
  type OptionOf,
  type OptionShape,
  objectOf,
  oneOf,
  option,
  orNull,
  wholeNumber,
} from "./option-shape.js";
import { SEATS, type Seat } from "./seat.js";

/*
 * The rule set is data: it contains all options by which tables can differ. It is validated and frozen when a table
 * opens, and is part of every recording.
 */

const positiveAmount = wholeAmount();
const share = option<number>(
  (candidate) => typeof candidate === "number" && candidate >= 0 && candidate <= 1,
  "must be a number from 0 to 1",
);
const yesOrNo = option<boolean>((candidate) => typeof candidate === "boolean", "must be true or false");
const ratio = pairOf(wholeNumber(1, LARGEST_RATIO_PART));

const ruleSetShape = objectOf(
  {
    /** The name of the rule set. */
    name: shortText(64),
    /** The number of decks of 52 cards in the shoe. */
    decks: wholeNumber(1, 8),
    /**
     * When the tray returns to the shoe and the shoe is shuffled: at a deal with few cards left (`discards`), or before
     * every round.
     */
    shuffle: oneOf(["discards", "every-round"]),
    /**
     * The share of all cards, from 0 to 1, below which the tray returns to the shoe at the next deal. Used only for
     * `discards`.
     */
    reshuffleBelow: share,
    /** The seats of the table, in turn order. */
    seats: inTurnOrder(
      listOf(
        oneOf(SEATS),
        "must be a list of seats",
        [(seats) => seats.length > 0, "must name at least one seat"],
        [(seats) => new Set(seats).size === seats.length, "must not name a seat twice"],
      ),
    ),
    /** The credits of a new player, in hundredths of a credit. */
    startingCredits: positiveAmount,
    /** The step of the bets, in hundredths of a credit. Every bet is a multiple of it. */
    betStep: positiveAmount,
    /** The smallest bet of a seat, in hundredths of a credit. */
    minBet: positiveAmount,
    /** The largest bet of a seat, in hundredths of a credit; `null` for no limit. */
    maxBet: orNull(positiveAmount),
    /** The values of the chips that a table offers, in hundredths of a credit. */
    chips: listOf(
      positiveAmount,
      "must be a list of amounts",
      [(chips) => chips.length > 0, "must hold at least one chip"],
      [(chips) => chips.length <= 12, "must not hold more than 12 chips"],
    ),
    /** Whether the seats or the dealer get the first card of a round. */
    dealOrder: oneOf(["seats-first", "dealer-first"]),
    /**
     * Which card of the dealer is face down. With `none`, the dealer draws the second card after the players' turns.
     */
    holeCard: oneOf(["second", "first", "none"]),
    /** Whether a dealer blackjack ends the round before the players act. */
    peek: yesOrNo,
    /** Whether a dealer blackjack that is found after the players' turns takes only the original bets. */
    originalBetsOnly: yesOrNo,
    /** Whether the dealer takes a card on a soft 17. */
    dealerHitsSoft17: yesOrNo,
    /**
     * Whether the dealer draws even if no hand is left to play against (`always`). Even then, the dealer does not draw
     * if no hand had a turn.
     */
    dealerPlays: oneOf(["when-needed", "always"]),
    /** Whether a dealer blackjack beats a hand that has 21 and is not a blackjack. If not, the hand pushes. */
    naturalBeats21: yesOrNo,
    /** Whether a player's blackjack beats a dealer blackjack. If not, the hand pushes. */
    naturalAlwaysPaid: yesOrNo,
    /** The payouts. `[3, 2]` pays 3 to 2. */
    payouts: objectOf(
      {
        /** The payout for a higher total, or if the dealer is bust. */
        win: ratio,
        /** The payout for an ace and a card of ten points as the first two cards. */
        blackjack: ratio,
        /** The payout for an ace and a court card of the same suit as the first two cards. */
        thunderjack: ratio,
        /** The payout for a Blitz. */
        blitz: ratio,
        /** The payout of an insurance bet if the dealer has a blackjack. */
        insurance: ratio,
      },
      "must be an object of payouts",
    ),
    /** The rules of a Thunderjack. If `null`, an ace and a court card of the same suit are an ordinary blackjack. */
    thunderjack: orNull(
      objectOf(
        {
          /** The lowest card that makes a Thunderjack with the ace of its suit. */
          lowest: oneOf(["10", "j", "q", "k"]),
          /** Whether a paid Thunderjack ends the round. */
          endsRound: yesOrNo,
          /** Whether a Thunderjack is paid against a dealer blackjack. If not, it pushes. */
          beatsDealerBlackjack: yesOrNo,
        },
        "must be null or an object",
      ),
    ),
    /** The rules of a Blitz. If `null`, the number of cards has no effect. */
    blitz: orNull(
      objectOf(
        {
          /** The number of cards that makes a hand a Blitz if it is not bust. */
          cards: wholeNumber(5, 7),
          /** Whether a dealer with that number of cards is bust. */
          dealerBusts: yesOrNo,
        },
        "must be null or an object",
      ),
    ),
    /** The totals on which a hand of two cards can be doubled. */
    double: oneOf(["any", "9-11", "10-11", "none"]),
    /** Whether a split hand can be doubled. */
    doubleAfterSplit: yesOrNo,
    /** The rules of a split. If `null`, pairs cannot be split. */
    split: orNull(
      objectOf(
        {
          /** Whether two cards make a pair by their rank or by their points. */
          by: oneOf(["rank", "points"]),
          /** The maximum number of hands of a seat. */
          maxHands: wholeNumber(2, 4),
          /** Whether both hands of a split get their second card at once, or each on its turn. */
          deal: oneOf(["both", "on-turn"]),
          /** Whether split aces can be split again. */
          resplitAces: yesOrNo,
          /** Whether split aces can take more than one card. */
          hitAces: yesOrNo,
        },
        "must be null or an object",
      ),
    ),
    /**
     * When a hand can surrender: as the first move of its turn (`late`), or already before the dealer peeks (`early`).
     */
    surrender: oneOf(["none", "late", "early"]),
    /** Whether insurance is offered against an ace. */
    insurance: yesOrNo,
    /** Whether a total of 21 ends the turn. */
    autoStandOn21: yesOrNo,
  },
  "must be an object of options",
  {
    /** Whether each seat has its own purse (`per-seat`). If absent, all seats share one purse. */
    purses: oneOf(["per-seat"]),
  },
);

/** The rules of a table. */
// An interface instead of a type alias: editors, error messages and the API reference then show "RuleSet" and not all
// its fields.
export interface RuleSet extends OptionOf<typeof ruleSetShape> {}

/** The error that is thrown for a rule set that cannot be played. The message gives the reason. */
export class InvalidRuleSet extends Error {
  override readonly name = "InvalidRuleSet";

  constructor(message: string) {
    // The message quotes names from the input, which can be long.
    super(message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message);
  }
}

const LONGEST_MESSAGE = 300;

/**
 * Validates a whole rule set and freezes it.
 *
 * @throws InvalidRuleSet for a missing or unknown option, a value that is not allowed, rules that contradict each
 *   other, or a legal bet that cannot be paid, halved or insured in whole hundredths
 */
export function checkRuleSet(candidate: unknown): RuleSet {
  const rules = readOptions(candidate);
  if (rules.peek && rules.holeCard === "none") {
    throw new InvalidRuleSet('"peek" requires a hole card and cannot be combined with "holeCard": "none".');
  }
  checkBets(rules);
  // An object that was built key by key is slow to read, and the engine reads the rules for every card. Therefore the
  // object is copied.
  return deepFreeze({ ...rules });
}

/** Returns the smallest bet of a seat. This is the first multiple of the step that is not below the minimum. */
export function smallestBet(rules: Pick<RuleSet, "betStep" | "minBet">): number {
  return Math.ceil(rules.minBet / rules.betStep) * rules.betStep;
}

function readOptions(candidate: unknown): RuleSet {
  try {
    return ruleSetShape(candidate, "");
  } catch (reason) {
    if (reason instanceof InvalidOption) throw new InvalidRuleSet(inWords(reason));
    throw reason;
  }
}

function inWords({ path, problem }: InvalidOption): string {
  if (path === "") return "A rule set must be an object of options.";
  if (problem === "unknown") return `Unknown option "${path}" in the rule set.`;
  if (problem === "missing") return `The option "${path}" of the rule set is missing.`;
  return `The option "${path}" of the rule set ${problem}.`;
}

function checkBets(rules: RuleSet): void {
  const smallest = smallestBet(rules);
  if (rules.maxBet !== null && smallest > rules.maxBet) {
    throw new InvalidRuleSet('No bet is possible: no multiple of "betStep" lies between "minBet" and "maxBet".');
  }
  // The unit is the largest number of which every legal bet is a multiple.
  const isOnlyBet = rules.maxBet !== null && smallest + rules.betStep > rules.maxBet;
  const unit = isOnlyBet ? smallest : rules.betStep;
  const { payouts } = rules;
  for (const name of ["win", "blackjack", "thunderjack", "blitz"] as const) {
    const isPaid = name === "win" || name === "blackjack" || rules[name] !== null;
    if (isPaid && !paysExactly(unit, payouts[name])) {
      throw new InvalidRuleSet(
        `A bet of ${unit} hundredths cannot be paid exactly at "payouts.${name}" ${payouts[name].join(" to ")}: choose another "betStep".`,
      );
    }
  }
  if (rules.surrender !== "none" && unit % 2 !== 0) {
    throw new InvalidRuleSet(`Half of a bet of ${unit} hundredths cannot be returned for "surrender".`);
  }
  if (rules.insurance && (unit % 2 !== 0 || !paysExactly(unit / 2, payouts.insurance))) {
    throw new InvalidRuleSet(`"insurance" of half a bet of ${unit} hundredths cannot be paid exactly.`);
  }
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) {
    for (const inner of Object.values(value)) deepFreeze(inner);
    Object.freeze(value);
  }
  return value;
}

function wholeAmount(): OptionShape<number> {
  const isRight = (candidate: unknown) => typeof candidate === "number" && isAmount(candidate) && candidate >= 1;
  return option(isRight, `must be a whole number of hundredths from 1 to ${LARGEST_AMOUNT}`);
}

function shortText(longest: number): OptionShape<string> {
  const isRight = (candidate: unknown) =>
    typeof candidate === "string" && candidate.length > 0 && candidate.length <= longest;
  return option(isRight, `must be text of 1 to ${longest} characters`);
}

function pairOf(part: OptionShape<number>): OptionShape<PayoutRatio> {
  const problem = "must be two positive whole numbers";
  const pair = listOf(part, problem, [({ length }) => length === 2, problem]);
  return (candidate, path) => {
    const [won = 1, staked = 1] = pair(candidate, path);
    return [won, staked];
  };
}

function inTurnOrder(shape: OptionShape<readonly Seat[]>): OptionShape<readonly Seat[]> {
  return (candidate, path) => {
    const chosen = shape(candidate, path);
    return SEATS.filter((seat) => chosen.includes(seat));
  };
}

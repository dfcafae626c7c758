import type { CardId } from "@thunderjack/cards";
import {
  type Amount,
  type ClearBets,
  type Deal,
  type HandName,
  isAmount,
  type Move,
  SEATS,
  type Seat,
  totalOf,
} from "@thunderjack/core";
import { chipsView } from "./buttons.js";
import { dealerView, handView } from "./hand-view.js";
import { ENGLISH } from "./languages/english.js";
import type { Phrasebook } from "./phrasebook.js";
import { seatPicture } from "./seat-picture.js";
import type { BadgeView, BetButtons, ButtonView, DealerView, HandView, MoveView, SeatPicture } from "./view.js";

/*
 * Pictures of pieces that lie alone, without a table: in a page that explains the game, say. What they cannot know, such
 * as what a Thunderjack pays, is said by whoever describes them; what was written there by mistake is left out.
 */

/** Cards of which `null` lies face down. */
export type LoneCards = readonly (CardId | null)[];

/** What may be said of a hand besides its cards. Amounts are hundredths of a credit. */
export interface LoneHand {
  /** What it is called; a hand without a table has no name of its own. */
  readonly label?: string | null;
  readonly bet?: Amount;
  /** How it ended, as a badge says it: `win`, `bust`, …; what is none of them is left out. */
  readonly outcome?: string | null;
  /** What it won besides its bet. */
  readonly won?: Amount;
  readonly isTurn?: boolean;
  readonly isDoubled?: boolean;
}

/** What may be said of a seat besides its hands. */
export interface LoneSeat extends Pick<LoneHand, "label"> {
  /** What each of its hands has at stake, or what lies there without a hand, in hundredths. */
  readonly bet?: Amount;
}

/** Four hands are as many as a seat has names for. */
const HAND_NUMBERS = ["", "-2", "-3", "-4"] as const;

/** The picture of a player's hand; `null` without a card. */
export function loneHand(cards: LoneCards, hand: LoneHand, words: Phrasebook = ENGLISH): HandView | null {
  return cards.length === 0 ? null : { ...namedHand("right", cards, hand, words), label: hand.label ?? "" };
}

/** The picture of a dealer's hand; `null` without a card. It is bust over 21, and by nothing else. */
export function loneDealer(cards: LoneCards, label?: string | null, words: Phrasebook = ENGLISH): DealerView | null {
  if (cards.length === 0) return null;
  const view = dealerView(cards, totalOf(cards) > 21, words);
  return label ? { ...view, label } : view;
}

/** The picture of a seat with as many as four hands; `null` where there is no such seat. */
export function loneSeat(
  seat: string | null,
  hands: readonly LoneCards[],
  { label, bet }: LoneSeat,
  words: Phrasebook = ENGLISH,
): SeatPicture | null {
  if (!isSeat(seat)) return null;
  const each = amountOf(bet);
  const views = HAND_NUMBERS.slice(0, hands.length).map((number, place) =>
    namedHand(`${seat}${number}`, hands[place] ?? [], { bet: each }, words),
  );
  const picture = seatPicture(seat, each, each * (views.length || 1), views, words);
  return label ? { ...picture, label, switchLabel: label } : picture;
}

/** Chips that can be picked, and the buttons beside them; `null` without a chip. */
export function loneBetButtons(chips: readonly Amount[], words: Phrasebook = ENGLISH): BetButtons | null {
  if (chips.length === 0) return null;
  return {
    ...chipsView(chips, words),
    deal: offered({ type: "Deal" }, words),
    clear: offered({ type: "ClearBets" }, words),
  };
}

/** Moves of a hand to choose from. */
export function loneMoves(
  moves: readonly Move["type"][],
  hand: HandName,
  words: Phrasebook = ENGLISH,
): readonly MoveView[] {
  return moves.map((type) => offered({ type, hand }, words));
}

function namedHand(name: HandName, cards: LoneCards, hand: LoneHand, words: Phrasebook): HandView {
  const { isTurn = false, isDoubled = false } = hand;
  const bet = amountOf(hand.bet);
  const outcome = isOutcome(hand.outcome, words) ? hand.outcome : null;
  const returned = bet + amountOf(hand.won);
  return handView({ name, cards, bet, doubled: isDoubled, insurance: null, outcome, returned }, isTurn, words);
}

function isSeat(name: string | null): name is Seat {
  return SEATS.some((seat) => seat === name);
}

function isOutcome(name: string | null | undefined, { badges }: Phrasebook): name is BadgeView["kind"] {
  return typeof name === "string" && Object.hasOwn(badges, name);
}

/** Frameworks set what stands in an attribute as it stands there, as text. */
function amountOf(written: number | undefined): Amount {
  const amount = Number(written);
  return isAmount(amount) ? amount : 0;
}

function offered<Kind extends Deal | ClearBets | Move>(command: Kind, { commands }: Phrasebook): ButtonView<Kind> {
  return { command, label: commands[command.type], isLegal: true, reason: null };
}

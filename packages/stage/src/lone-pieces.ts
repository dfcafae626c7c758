import type { CardId } from "@thunderjack/cards";
import {
  type Amount,
  type ClearBets,
  type Deal,
  HAND_NAMES,
  type HandName,
  isAmount,
  type Move,
  SEATS,
  type Seat,
} from "@thunderjack/core";
import { chipsView } from "./buttons.js";
import { handView } from "./hand-view.js";
import { ENGLISH } from "./languages/en/game.js";
import type { Phrasebook } from "./phrasebook.js";
import { seatPicture } from "./seat-picture.js";
import type { BadgeView, BetButtons, ButtonView, HandView, SeatPicture } from "./view.js";

/*
 * Views of parts without a table, for example in a page that explains the game. The caller passes the facts that only a
 * table has, such as the payout of a Thunderjack. Invalid facts are ignored.
 */

/** Cards; `null` is a face-down card. */
export type LoneCards = readonly (CardId | null)[];

/** The facts of a hand besides its cards. Amounts are hundredths of a credit. */
export interface LoneHand {
  /** The name of the hand. Defaults to no name. */
  readonly label?: string | null;
  readonly bet?: Amount;
  /** The kind of its badge, such as `win` or `bust`; defaults to no badge. An unknown kind is ignored. */
  readonly outcome?: string | null;
  /** The winnings, without the bet. */
  readonly won?: Amount;
  readonly isTurn?: boolean;
  readonly isDoubled?: boolean;
}

/** The facts of a seat besides its hands. */
export interface LoneSeat extends Pick<LoneHand, "label"> {
  /** The bet of each hand, or of a seat without a hand, in hundredths of a credit. */
  readonly bet?: Amount;
}

/** Returns the view of a seat with up to four hands; `null` for an unknown seat. */
export function loneSeat(
  seat: string | null,
  hands: readonly LoneCards[],
  { label, bet }: LoneSeat,
  words: Phrasebook = ENGLISH,
): SeatPicture | null {
  if (!isSeat(seat)) return null;
  const each = amountOf(bet);
  // A seat has names for at most four hands.
  const names = HAND_NAMES.filter((name) => name.startsWith(seat)).slice(0, hands.length);
  const views = names.map((name, place) => namedHand(name, hands[place] ?? [], { bet: each }, words));
  const picture = seatPicture(seat, each, each * (views.length || 1), views, words, views.length === 0 ? each : 0);
  return label ? { ...picture, label, switchLabel: label } : picture;
}

/** Returns the view of chips and their buttons; `null` if there are no chips. */
export function loneBetButtons(chips: readonly Amount[], words: Phrasebook = ENGLISH): BetButtons | null {
  if (chips.length === 0) return null;
  return {
    ...chipsView(chips, words),
    deal: offered({ type: "Deal" }, words),
    clear: offered({ type: "ClearBets" }, words),
  };
}

/** Returns the view of a hand with this name. */
export function namedHand(name: HandName, cards: LoneCards, hand: LoneHand, words: Phrasebook): HandView {
  const { isTurn = false, isDoubled = false } = hand;
  const bet = amountOf(hand.bet);
  const outcome = isOutcome(hand.outcome, words) ? hand.outcome : null;
  const returned = returnedTo(outcome, bet, amountOf(hand.won));
  const played = { name, cards, bet, doubled: isDoubled, insurance: null, outcome, returned, isTurn };
  return handView({ ...played, isEvenMoney: false, blitzCards: null }, words);
}

/** Returns the amount that is returned to a hand with this outcome. */
function returnedTo(outcome: BadgeView["kind"] | null, bet: Amount, won: Amount): Amount {
  if (outcome === "lose" || outcome === "bust") return 0;
  return outcome === "surrender" ? bet / 2 : bet + won;
}

function isSeat(name: string | null): name is Seat {
  return SEATS.some((seat) => seat === name);
}

function isOutcome(name: string | null | undefined, { badges }: Phrasebook): name is BadgeView["kind"] {
  return typeof name === "string" && Object.hasOwn(badges, name);
}

/** Parses an amount. Frameworks may set a property to the text of an attribute. Invalid values become 0. */
function amountOf(written: number | undefined): Amount {
  const amount = Number(written);
  return isAmount(amount) ? amount : 0;
}

/** Returns the view of a button that is enabled. */
export function offered<Kind extends Deal | ClearBets | Move>(
  command: Kind,
  { commands }: Phrasebook,
): ButtonView<Kind> {
  return { command, label: commands[command.type], isLegal: true, reason: null };
}

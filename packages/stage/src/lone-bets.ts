import { type Amount, HAND_NAMES, SEATS, type Seat } from "@thunderjack/core";
import { chipsView } from "./buttons.js";
import { ENGLISH } from "./languages/en/game.js";
import { amountOf, type LoneCards, type LoneHand, namedHand } from "./lone-hands.js";
import { offered } from "./lone-round.js";
import type { Phrasebook } from "./phrasebook.js";
import { seatPicture } from "./seat-picture.js";
import type { BetButtons, SeatPicture } from "./view.js";

/*
 * Views of seats and bets without a table. A table does not load this module.
 */

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

function isSeat(name: string | null): name is Seat {
  return SEATS.some((seat) => seat === name);
}

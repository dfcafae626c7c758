import {
  acceptsBets,
  type Hand,
  isDealerBust,
  publicState,
  type RuleSet,
  SEATS,
  type Seat,
  type TableState,
} from "@thunderjack/core";
import { askedHand } from "./asked-hand.js";
import { bettingView, movesOf, seatButtons } from "./buttons.js";
import { isEvenMoney } from "./even-money.js";
import { deepFreeze } from "./freeze.js";
import { dealerView, handView } from "./hand-view.js";
import { ENGLISH } from "./languages/en/game.js";
import { letteringOf } from "./lettering.js";
import { messageOn } from "./message.js";
import type { Phrasebook } from "./phrasebook.js";
import { seatPicture } from "./seat-picture.js";
import { netOf, stakedOn } from "./stakes.js";
import type { PileView, SeatView, TableView } from "./view.js";

/**
 * Returns the deeply frozen view of a table in a state. Equal states have equal views.
 *
 * @param state the fold of the public events. A hole card in it is masked again, so that no renderer receives it by
 *   mistake
 * @param words the language of all text in the view
 */
export function view(rules: RuleSet, state: TableState, words: Phrasebook = ENGLISH): TableView {
  const { phase, round, credits, dealer, undealt, tray } = publicState(state);
  const asked = askedHand(rules, state);
  const moves = movesOf(rules, state, asked, words);
  const isRoundOver = phase === "settled" || phase === "broke";
  const staked = stakedOn(state);
  const net = isRoundOver ? netOf(state) : null;
  return deepFreeze({
    language: words.language,
    direction: words.direction,
    labels: words.labels,
    lettering: letteringOf(rules, words),
    phase,
    round,
    seats: SEATS.filter((seat) => rules.seats.includes(seat)).map((seat) => seatView(rules, state, seat, words)),
    dealer: dealerView(dealer.cards, isDealerBust(rules, dealer), words),
    turn: asked?.name ?? null,
    moves,
    blitzText: asked === null ? null : nearBlitz(rules, asked, words),
    betting: bettingView(rules, state, words),
    credits,
    creditsText: words.credits(credits),
    staked,
    stakedText: words.credits(staked),
    net,
    netText: net === null ? null : words.gain(net),
    shoe: pileView(rules, undealt),
    tray: pileView(rules, tray),
    message: messageOn(rules, state, asked, moves, words),
    isOver: phase === "broke",
  });
}

function seatView(rules: RuleSet, state: TableState, seat: Seat, words: Phrasebook): SeatView {
  const hands = state.hands.filter((hand) => hand.seat === seat);
  const bet = state.bets[seat];
  const lying = acceptsBets(state) ? bet : hands.reduce((sum, hand) => sum + hand.bet, 0) || bet;
  const blitzCards = rules.blitz?.cards ?? null;
  const views = hands.map((hand) =>
    handView({ ...hand, isTurn: hand.name === state.turn, isEvenMoney: isEvenMoney(hand, rules), blitzCards }, words),
  );
  return { ...seatPicture(seat, bet, lying, views, words), ...seatButtons(rules, state, seat, words) };
}

/** Returns the note that a hand needs one or two more cards for a Blitz. */
function nearBlitz({ blitz }: RuleSet, { cards }: Hand, words: Phrasebook): string | null {
  const missing = blitz === null ? 0 : blitz.cards - cards.length;
  return missing === 1 || missing === 2 ? words.nearBlitz(missing) : null;
}

function pileView({ decks }: RuleSet, cards: number): PileView {
  return { cards, fill: cards / (decks * 52) };
}

import {
  acceptsBets,
  type Hand,
  handNamed,
  isDealerBust,
  isRoundOver,
  ownSide,
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
import { dealerView, handView, type SeenHand } from "./hand-view.js";
import { ENGLISH } from "./languages/en/game.js";
import { letteringOf } from "./lettering.js";
import { messageOn } from "./message.js";
import type { Phrasebook } from "./phrasebook.js";
import { seatPicture } from "./seat-picture.js";
import { isOwnSeat, ONE_PLAYER, ownHands, type Seating } from "./seating.js";
import { netOf, stakedOn } from "./stakes.js";
import type { PileView, SeatView, TableView } from "./view.js";

/**
 * Returns the deeply frozen view of a table in a state. Equal states have equal views.
 *
 * @param state the fold of the public events. A hole card in it is masked again, so that no renderer receives it by
 *   mistake
 * @param words the language of all text in the view
 * @param landed the state whose results are visible while a card or a chip moves. Totals, results, moves and winnings
 *   are taken from it. Defaults to `state`: nothing moves
 * @param seating the seats of the player and the names of the players. Defaults to a table with one player
 */
export function view(
  rules: RuleSet,
  state: TableState,
  words: Phrasebook = ENGLISH,
  landed: TableState = state,
  seating: Seating = ONE_PLAYER,
): TableView {
  const { ownSeats } = seating;
  const { dealer, undealt, tray } = publicState(state);
  const { dealer: turned } = publicState(landed);
  const { phase, round } = landed;
  // A move applies to the newest state, so it is offered only when the view shows this state completely.
  const found = state === landed ? askedHand(rules, state) : null;
  const asked = found !== null && isOwnSeat(seating, found.seat) ? found : null;
  const moves = movesOf(rules, landed, asked, words);
  const bets = acceptsBets(state) && acceptsBets(landed) ? state : landed;
  const own = ownSide(state, ownSeats);
  const credits = Math.min(own.credits, ownSide(landed, ownSeats).credits);
  const staked = stakedOn({ ...ownSide(bets, ownSeats), hands: ownHands(bets.hands, seating) });
  const net = isRoundOver(landed) ? netOf(ownHands(landed.hands, seating)) : null;
  const isOpen = acceptsBets(state) && acceptsBets(landed) && ownSeats?.length !== 0;
  return deepFreeze({
    language: words.language,
    direction: words.direction,
    labels: words.labels,
    lettering: letteringOf(rules, words),
    phase,
    round,
    seats: SEATS.filter((seat) => rules.seats.includes(seat)).map((seat) =>
      seatView(rules, { state, landed, bets }, seat, words, seating),
    ),
    dealer: dealerView(dealer.cards, turned.cards, isDealerBust(rules, turned), words),
    turn: asked?.name ?? null,
    moves,
    blitzText: asked === null ? null : nearBlitz(rules, asked, words),
    betting: bettingView(rules, own, isOpen, words, ownSeats),
    credits,
    creditsText: words.credits(credits),
    staked,
    stakedText: words.credits(staked),
    net,
    netText: net === null ? null : words.gain(net),
    shoe: pileView(rules, undealt),
    tray: pileView(rules, tray),
    // The dealer's turn begins when the hole card begins to turn.
    message: messageOn(rules, state.phase === "dealer" ? state : bets, asked, words, seating),
    hasNotice: false,
    isOver: phase === "broke",
  });
}

/** The states from which a seat is drawn. */
interface SeatStates {
  readonly state: TableState;
  readonly landed: TableState;
  /** The state whose bets are shown. */
  readonly bets: TableState;
}

function seatView(
  rules: RuleSet,
  { state, landed, bets }: SeatStates,
  seat: Seat,
  words: Phrasebook,
  seating: Seating,
): SeatView {
  const player = seating.players?.[seat];
  const hands = state.hands.filter((hand) => hand.seat === seat);
  const bet = bets.bets[seat];
  // At the start of a round, the cards of the last round are still on the table. All hands can also be settled at the
  // end of a deal, but the dealer then has a hole card.
  const isOver = bets.phase === "opening" && bets.dealer.faceDown < 0 && hands.every(({ outcome }) => outcome);
  const isNext = isOver || acceptsBets(bets);
  const views = hands.map((hand) => {
    const unnamed = handView(visibleHand(rules, hand, { state, landed, bets }), words);
    const seen = player === undefined ? unnamed : { ...unnamed, label: words.pair(unnamed.label, player) };
    return isNext && hand === hands[0] ? { ...seen, pile: bet } : seen;
  });
  const staked = isNext ? bet : views.reduce((sum, hand) => sum + hand.bet, 0) || bet;
  const pile = hands.length === 0 ? staked : 0;
  const picture = seatPicture(seat, bet, staked, views, words, pile);
  return {
    ...picture,
    ...(player === undefined ? {} : { label: player, switchLabel: words.pair(picture.switchLabel, player) }),
    ...seatButtons(rules, state, seat, words, seating.ownSeats),
    isClosed: !isOwnSeat(seating, seat),
  };
}

/** Returns a hand with its newest cards, and with the bet and the result that have landed. */
function visibleHand(rules: RuleSet, hand: Hand, { state, landed }: SeatStates): SeenHand {
  const isSameRound = landed.round === state.round;
  const before = isSameRound ? handNamed(landed, hand.name) : undefined;
  const counted = new Set(isSameRound ? landed.hands.flatMap(({ cards }) => cards) : []);
  const { bet, insurance, outcome, returned } = before ?? { ...hand, insurance: null, outcome: null, returned: 0 };
  const seen = { ...hand, bet, insurance, outcome, returned };
  return {
    ...seen,
    counted: hand.cards.filter((card) => counted.has(card)),
    isTurn: hand.name === landed.turn,
    isEvenMoney: isEvenMoney(seen, rules),
    blitzCards: rules.blitz?.cards ?? null,
  };
}

/** Returns the note that a hand needs one or two more cards for a Blitz; `null` for any other hand. */
function nearBlitz({ blitz }: RuleSet, { cards }: Hand, words: Phrasebook): string | null {
  const missing = blitz === null ? 0 : blitz.cards - cards.length;
  return missing === 1 || missing === 2 ? words.nearBlitz(missing) : null;
}

function pileView({ decks }: RuleSet, cards: number): PileView {
  return { cards, fill: cards / (decks * 52) };
}

import type { CardId, Rank } from "@thunderjack/cards";
import { type Amount, isNatural, SEATS, type Seat, totalOf } from "@thunderjack/core";
import { type CardKind, NumberedCards } from "./foreign-card.js";
import { BadLog, shown } from "./import-result.js";
import type { LogHand, LogMove, LogRound, Winner } from "./played-round.js";
import { lineText, type SimulatorCard, type SimulatorChange, type SimulatorPlayer } from "./simulator-line.js";

/*
 * Changes → rounds. A change contains the whole player or dealer, so each is compared with the one before it:
 *
 *   the balance falls, no cards on the table       a round begins; the fall is the bet of its first hand
 *   a hand without cards is new                    the next spot; the next fall of the balance is its bet
 *   a hand gets its first or second card           the deal, or the second card after a split
 *   a hand is new, with the last card of another   a split; the next fall of the balance is its bet
 *   a hand gets another card                       a hit, or a double if the balance falls by the bet
 *   the dealer wins before the hole card is seen   a surrender if half the bet is returned
 *   no hand has cards anymore                      the round is over
 *
 * The insurance bets have no change of their own: the next change of the player includes them. A round in which the dealer
 * shows an ace is therefore read both without and with them.
 */

/** A round with its readings. */
export interface SimulatorRound {
  /** The round without insurance. */
  readonly plain: Reading;
  /** The round with an insurance bet of each hand; `null` if the dealer shows no ace. */
  readonly insured: Reading | null;
  /** Whether the dealer drew cards although no hand waited for them. They are left out. */
  readonly hasLeftOutCards: boolean;
}

/** A round as it was read, or the reason why it cannot be read in this way. */
export type Reading = LogRound | BadLog;

/** A hand of a round that is being read. */
interface DraftHand {
  readonly id: string;
  readonly parent: DraftHand | null;
  bet: Amount;
  /** The cards in the order in which the hand got them. */
  readonly dealt: CardId[];
  /** The cards that it has now. */
  cards: readonly CardId[];
  winner: Winner | null;
}

/** A change that may be a move. */
interface DraftStep {
  readonly hand: DraftHand;
  readonly kind: "card" | "split" | "lost" | "settled";
  /** The fall of the balance. */
  fall: number;
  readonly line: number;
}

/** A round that is being read. */
interface Draft {
  readonly line: number;
  readonly hands: DraftHand[];
  readonly steps: DraftStep[];
  /** The last hand until it gets its next card, because its bet has a change of its own. */
  created: DraftHand | null;
}

/** Reads the changes of a game, and returns the rounds one after another. */
export class SimulatorRounds {
  readonly #cards: LogCards;
  #before: SimulatorPlayer | null = null;
  #dealer: readonly SimulatorCard[] = [];
  #draft: Draft | null = null;
  #rounds = 0;

  /** @param decks the number of decks in the shoe */
  constructor(decks: number) {
    this.#cards = new LogCards(decks);
  }

  /** Whether a round has begun and is not over. */
  get isInRound(): boolean {
    return this.#draft !== null;
  }

  /** The balance after the last change; `null` before the first change of the player. */
  get balance(): Amount | null {
    return this.#before?.balance ?? null;
  }

  /**
   * Reads the next change.
   *
   * @returns the round that it ends; `null` if it ends none
   * @throws BadLog for a change that is impossible in a game
   */
  add({ of, line, value }: SimulatorChange): SimulatorRound | null {
    if (of === "dealer") {
      const [hand] = value.hands;
      if (hand !== undefined && hand.cards.length > 0) this.#dealer = hand.cards;
      return null;
    }
    const before = this.#before;
    this.#before = value;
    if (before === null) {
      if (hasCards(value)) throw new BadLog(lineText(line), "the log begins during a round");
      return null;
    }
    if (value.id !== before.id) throw new BadLog(lineText(line), "another player or another game begins here");
    const fall = before.balance - value.balance;
    const draft = this.#draft;
    if (draft === null) {
      if (fall !== 0 || hasCards(value)) this.#begin(value, fall, line);
      return null;
    }
    if (!hasCards(value) && hasCards(before)) return this.#end(draft, value, line);
    // At the end of a round, the hands lose their cards one after another.
    const isClearing = value.hands.some(({ cards }, at) => cards.length === 0 && draft.hands[at]?.dealt.length);
    if (!isClearing) this.#change(draft, value, fall, line);
    return null;
  }

  #begin(after: SimulatorPlayer, fall: number, line: number): void {
    const [first, second] = after.hands;
    if (fall <= 0 || first === undefined || second !== undefined || hasCards(after)) {
      throw new BadLog(lineText(line), "a round does not begin with the bet of its first hand");
    }
    this.#rounds++;
    this.#dealer = [];
    this.#draft = { line, hands: [{ ...newHand(first.id, null), bet: fall }], steps: [], created: null };
  }

  #change(draft: Draft, after: SimulatorPlayer, fall: number, line: number): void {
    if (after.hands.length !== draft.hands.length) this.#addHand(draft, after, line);
    if (this.#addCard(draft, after, fall, line)) return;
    const { created, steps } = draft;
    const split = steps.at(-1);
    if (created !== null && created.parent === null) created.bet += fall;
    else if (created !== null && split !== undefined) split.fall += fall;
    else if (!this.#settle(draft, after, fall, line) && fall !== 0) {
      throw new BadLog(lineText(line), "the balance changes without a bet, a card or a result");
    }
  }

  /** Adds a new hand: the next spot, or a hand of a split. */
  #addHand(draft: Draft, after: SimulatorPlayer, line: number): void {
    const { hands, steps, created: before } = draft;
    const created = after.hands[hands.length];
    if (after.hands.length !== hands.length + 1 || created === undefined || before !== null) {
      throw new BadLog(lineText(line), `there are ${after.hands.length} hands after ${hands.length}`);
    }
    const [moved, ...others] = created.cards.map((card) => this.#cards.cardOf(card, line));
    const parent = hands.find(({ cards }) => cards.length === 2 && cards[1] === moved) ?? null;
    if (moved === undefined ? hands.some(({ dealt }) => dealt.length > 1) : parent === null || others.length > 0) {
      throw new BadLog(lineText(line), "a new hand is neither a spot before the deal nor a hand of a split");
    }
    if (parent === null && hands.length === SEATS.length) {
      throw new BadLog(lineText(line), `a spot follows on ${SEATS.length}, but a table has ${SEATS.length} seats`);
    }
    const hand = newHand(created.id, parent);
    if (moved !== undefined && parent !== null) {
      hand.dealt.push(moved);
      hand.cards = [moved];
      hand.bet = parent.bet;
      parent.cards = parent.cards.slice(0, 1);
      steps.push({ hand: parent, kind: "split", fall: 0, line });
    }
    hands.push(hand);
    draft.created = hand;
  }

  /** Adds the card that a hand has got. Returns whether there is one. */
  #addCard(draft: Draft, after: SimulatorPlayer, fall: number, line: number): boolean {
    const { hands, steps, created } = draft;
    let isAdded = false;
    for (const [at, hand] of hands.entries()) {
      const { id, cards: written = [] } = after.hands[at] ?? {};
      const cards = written.map((card) => this.#cards.cardOf(card, line));
      if (id !== hand.id || hand.cards.some((card, place) => card !== cards[place])) {
        throw new BadLog(lineText(line), "a hand has lost or changed a card");
      }
      const card = cards[hand.cards.length];
      if (card === undefined) continue;
      const isDealt = hand.cards.length < 2;
      if (isAdded || cards.length > hand.cards.length + 1 || (isDealt && fall !== 0) || created?.bet === 0) {
        throw new BadLog(lineText(line), "the cards change in a way that is no move");
      }
      isAdded = true;
      draft.created = null;
      hand.dealt.push(card);
      hand.cards = cards;
      if (!isDealt) steps.push({ hand, kind: "card", fall, line });
    }
    return isAdded;
  }

  /** Adds the results of the hands. Returns whether there are any. */
  #settle({ hands, steps }: Draft, { handWinner }: SimulatorPlayer, fall: number, line: number): boolean {
    let isSettled = false;
    const isHoleHidden = this.#dealer.some(({ showingFace }) => !showingFace);
    for (const hand of hands) {
      const winner = Object.hasOwn(handWinner, hand.id) ? handWinner[hand.id] : undefined;
      if (winner === undefined || hand.winner !== null) continue;
      if (isSettled) throw new BadLog(lineText(line), "two hands are settled in one change");
      isSettled = true;
      hand.winner = winner;
      const isLost = winner === "dealer" && isHoleHidden && totalOf(hand.cards) <= 21;
      steps.push({ hand, kind: isLost ? "lost" : "settled", fall, line });
    }
    return isSettled;
  }

  #end({ line: start, hands, steps }: Draft, { balance }: SimulatorPlayer, line: number): SimulatorRound {
    this.#draft = null;
    const place = `Round ${this.#rounds} (lines ${start} to ${line})`;
    const [hole, upcard, ...drawn] = this.#dealer.map((card) => this.#cards.cardOf(card, line));
    if (hole === undefined || upcard === undefined) throw new BadLog(place, "the dealer has fewer than two cards");
    const unsettled = hands.some(({ winner }) => winner === null);
    if (unsettled) throw new BadLog(place, "a hand has no result");
    const read = (isInsured: boolean) => {
      const moves = movesOf(hands, steps, isInsured, place);
      if (moves instanceof BadLog) return { round: moves, hasLeftOutCards: false };
      const hasLeftOutCards = drawn.length > 0 && hands.every((hand) => isOut(hand, moves));
      const dealer = hasLeftOutCards ? [upcard, hole] : [upcard, hole, ...drawn];
      const round: LogRound = { place, hands: bySeat(hands, moves), dealer, isInsured, credits: balance };
      return { round, hasLeftOutCards };
    };
    const plain = read(false);
    const insured = upcard.startsWith("a") ? read(true) : null;
    return {
      plain: plain.round,
      insured: insured?.round ?? null,
      hasLeftOutCards: plain.hasLeftOutCards || insured?.hasLeftOutCards === true,
    };
  }
}

type Moves = ReadonlyMap<DraftHand, readonly LogMove[]>;

/**
 * Returns the moves of the hands of a round.
 *
 * @param isInsured whether the first step contains the insurance bets of all hands
 * @returns the reason if a change of the balance belongs to no move
 */
function movesOf(
  hands: readonly DraftHand[],
  steps: readonly DraftStep[],
  isInsured: boolean,
  place: string,
): Moves | BadLog {
  const moves = new Map<DraftHand, LogMove[]>(hands.map((hand) => [hand, []]));
  const opening = hands.filter(({ parent }) => parent === null);
  let insurance = isInsured ? opening.reduce((sum, { bet }) => sum + bet / 2, 0) : 0;
  for (const { hand, kind, fall, line } of steps) {
    const paid = fall - insurance;
    insurance = 0;
    const move = moveOf(kind, paid, hand.bet);
    if (move === null) {
      return new BadLog(
        `${place}, line ${line}`,
        `the balance falls by ${fall} in a move of a hand with the bet ${hand.bet}`,
      );
    }
    if (move !== "none") moves.get(hand)?.push(move);
  }
  return moves;
}

/** Returns the move of a step; `null` if no move costs this amount. */
function moveOf(kind: DraftStep["kind"], paid: number, bet: Amount): LogMove | "none" | null {
  switch (kind) {
    case "card":
      if (paid === 0) return "Hit";
      return paid === bet ? "Double" : null;
    case "split":
      return paid === bet ? "Split" : null;
    case "lost":
      if (paid === 0) return "none";
      return paid === -bet / 2 ? "Surrender" : null;
    default:
      // The returned amounts are compared with those of the rules.
      return "none";
  }
}

/** Returns whether a hand does not wait for the cards of the dealer: it is bust, a blackjack or surrendered. */
function isOut(hand: DraftHand, moves: Moves): boolean {
  const isBlackjack = hand.parent === null && hand.dealt.length === 2 && isNatural(hand.cards);
  return isBlackjack || totalOf(hand.cards) > 21 || moves.get(hand)?.includes("Surrender") === true;
}

function bySeat(hands: readonly DraftHand[], moves: Moves): ReadonlyMap<Seat, LogHand> {
  const logged = (hand: DraftHand): LogHand => ({
    bet: hand.bet,
    dealt: hand.dealt,
    cards: hand.cards,
    moves: moves.get(hand) ?? [],
    splits: hands.filter(({ parent }) => parent === hand).map(logged),
    winner: hand.winner ?? "dealer",
  });
  const opening = hands.filter(({ parent }) => parent === null);
  return new Map(
    SEATS.flatMap((seat, at) => (opening[at] === undefined ? [] : [[seat, logged(opening[at])] as const])),
  );
}

function newHand(id: string, parent: DraftHand | null): DraftHand {
  return { id, parent, bet: 0, dealt: [], cards: [], winner: null };
}

function hasCards({ hands }: SimulatorPlayer): boolean {
  return hands.some(({ cards }) => cards.length > 0);
}

/** The cards of a log by their ids. The log does not name decks. */
class LogCards {
  readonly #numbered: NumberedCards;
  readonly #known = new Map<string, { readonly card: CardId; readonly kind: CardKind }>();

  constructor(decks: number) {
    this.#numbered = new NumberedCards(decks);
  }

  /** @throws BadLog for more cards of a kind than decks, and for a card that has changed */
  cardOf({ id, rank, suit }: SimulatorCard, line: number): CardId {
    const kind: CardKind = `${RANKS[rank]}_${suit}`;
    const known = this.#known.get(id);
    if (known?.kind === kind) return known.card;
    if (known !== undefined) throw new BadLog(lineText(line), `the card ${shown(id)} has changed to ${kind}`);
    const card = this.#numbered.next(kind);
    if (card === null) throw new BadLog(lineText(line), `there are more cards ${kind} than decks`);
    this.#known.set(id, { card, kind });
    return card;
  }
}

const RANKS: Readonly<Record<SimulatorCard["rank"], Rank>> = {
  "2": "2",
  "3": "3",
  "4": "4",
  "5": "5",
  "6": "6",
  "7": "7",
  "8": "8",
  "9": "9",
  T: "10",
  J: "j",
  Q: "q",
  K: "k",
  A: "a",
};

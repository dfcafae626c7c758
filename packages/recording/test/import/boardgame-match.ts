import { createRequire } from "node:module";
import type { Game } from "boardgame.io";

/*
 * A blackjack on boardgame.io, which does not use the engine: one hand that hits, stands and doubles against a dealer who
 * stands on all 17 and takes the second card after the hand. boardgame.io logs its matches.
 */

interface Card {
  readonly rank: string;
  readonly suit: string;
}

interface Round {
  deck: Card[]; // the last card is drawn next
  hand: Card[];
  dealer: Card[];
  bet: number;
  credits: number;
  isInPlay: boolean;
}

const SUITS = ["hearts", "diamonds", "clubs", "spades"];
const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace"];

function allCards(): Card[] {
  return SUITS.flatMap((suit) => RANKS.map((rank) => ({ rank, suit })));
}

function totalOf(cards: readonly Card[]): number {
  const points = cards.map(({ rank }) => (rank === "ace" ? 1 : Number(rank) || 10));
  const sum = points.reduce((total, one) => total + one, 0);
  return sum <= 11 && points.includes(1) ? sum + 10 : sum;
}

const isBlackjack = (cards: readonly Card[]) => cards.length === 2 && totalOf(cards) === 21;

function draw({ deck }: Round): Card {
  const card = deck.pop();
  if (card === undefined) throw new Error("The deck is empty.");
  return card;
}

function settle(G: Round): void {
  const own = totalOf(G.hand);
  const isNatural = isBlackjack(G.hand);
  G.isInPlay = false;
  if (own > 21) return;
  const upcard = totalOf(G.dealer);
  if (isNatural && upcard < 10) {
    G.credits += G.bet * 2.5;
    return;
  }
  G.dealer.push(draw(G));
  while (!isNatural && totalOf(G.dealer) < 17) G.dealer.push(draw(G));
  const dealer = totalOf(G.dealer);
  const isLost = isBlackjack(G.dealer) && !isNatural;
  if (isNatural && !isBlackjack(G.dealer)) G.credits += G.bet * 2.5;
  else if (!isLost && (dealer > 21 || own > dealer)) G.credits += G.bet * 2;
  else if (!isLost && own === dealer) G.credits += G.bet;
}

const GAME: Game<Round> = {
  name: "blackjack",
  setup: ({ random }) => ({
    deck: random.Shuffle(allCards()),
    hand: [],
    dealer: [],
    bet: 0,
    credits: 1000,
    isInPlay: false,
  }),
  moves: {
    bet: ({ G }, amount: number) => {
      G.bet = amount;
    },
    deal: ({ G }) => {
      G.credits -= G.bet;
      G.hand = [draw(G)];
      G.dealer = [draw(G)];
      G.hand.push(draw(G));
      G.isInPlay = true;
      if (isBlackjack(G.hand)) settle(G);
    },
    hit: ({ G }) => {
      G.hand.push(draw(G));
      if (totalOf(G.hand) >= 21) settle(G);
    },
    stay: ({ G }) => settle(G),
    double: ({ G }) => {
      G.credits -= G.bet;
      G.bet *= 2;
      G.hand.push(draw(G));
      settle(G);
      G.bet /= 2;
    },
  },
};

/** The mapping of the game. */
export const MAPPING = {
  rules: {
    preset: "casino",
    name: "boardgame.io",
    decks: 1,
    seats: ["right"],
    reshuffleBelow: 0,
    betStep: 200,
    minBet: 200,
    holeCard: "none",
    peek: false,
    dealerHitsSoft17: false,
    surrender: "none",
    insurance: false,
  },
  moves: { stay: "stand" },
} as const;

/** A round as the state of the game contains it at its end. */
export interface MatchRound {
  readonly hand: readonly Card[];
  readonly dealer: readonly Card[];
  readonly credits: number;
}

/** The parts of a stored match that tests change. */
export interface Match {
  readonly initialState: {
    readonly G: { readonly deck: unknown[]; readonly credits: number };
    readonly _stateID: number;
  };
  readonly log: readonly {
    readonly action: { readonly payload: { readonly type: string; readonly args?: readonly number[] } };
  }[];
  readonly state: Match["initialState"];
}

/** A match as a storage of the server returns it, and its rounds. */
export interface PlayedMatch {
  readonly match: Match;
  readonly rounds: readonly MatchRound[];
}

const { Client }: typeof import("boardgame.io/client") = createRequire(import.meta.url)("boardgame.io/client");

/**
 * Plays a match with a seeded deck and random moves.
 *
 * @param random returns the next random number from 0 to `below` − 1
 */
export function playedMatch(seed: number, count: number, random: (below: number) => number): PlayedMatch {
  const client = Client({ game: { ...GAME, seed }, numPlayers: 1, debug: false });
  client.start();
  const state = () => {
    const found = client.getState();
    if (found === null) throw new Error("The match has ended.");
    return found;
  };
  const initialState = client.getInitialState();
  const { bet, deal, hit, stay, double } = client.moves;
  const rounds: MatchRound[] = [];
  for (let round = 0; round < count; round++) {
    if (round === 0 || random(2) === 0) bet?.(2 * (1 + random(20)));
    deal?.();
    while (state().G.isInPlay) {
      const move = random(5);
      if (move === 0 && state().G.hand.length === 2) double?.();
      else if (move < 3) stay?.();
      else hit?.();
    }
    const { hand, dealer, credits } = state().G;
    rounds.push({ hand, dealer, credits });
  }
  const { log } = client;
  const last = client.store.getState();
  client.stop();
  // A storage keeps JSON.
  return { match: JSON.parse(JSON.stringify({ initialState, log, state: last })), rounds };
}

import { createRequire } from "node:module";
import type { Game } from "boardgame.io";
import type { Contender } from "./contender.js";

/*
 * The peer `boardgame.io`. It is a general engine for board games, so this contender is a minimal blackjack. One seat
 * hits and stands by the hard and soft rows of a chart. There is no double, no split, no surrender, no insurance, and
 * no money. A client plays one shoe as one match, because the log of a match is copied with every move and would
 * otherwise grow without limit.
 */

interface Shoe {
  cards: number[]; // the points of the cards, the ace as 1
  hand: number[];
  dealer: number[];
  rounds: number;
  won: number;
}

const DECKS = 6;
const RESHUFFLE_BELOW = DECKS * 52 * 0.25;

function allCards(): number[] {
  return Array.from({ length: DECKS * 52 }, (_, card) => Math.min((card % 13) + 1, 10));
}

function totalOf(cards: readonly number[]): { total: number; soft: boolean } {
  const points = cards.reduce((sum, card) => sum + card, 0);
  const soft = points <= 11 && cards.includes(1);
  return { total: soft ? points + 10 : points, soft };
}

function draw({ cards }: Shoe): number {
  return cards.pop() ?? 0;
}

function settle(shoe: Shoe): void {
  const own = totalOf(shoe.hand).total;
  let dealer = totalOf(shoe.dealer);
  while (own <= 21 && (dealer.total < 17 || (dealer.total === 17 && dealer.soft))) {
    shoe.dealer.push(draw(shoe));
    dealer = totalOf(shoe.dealer);
  }
  if (own > 21 || (dealer.total <= 21 && dealer.total > own)) shoe.won--;
  else if (dealer.total !== own) shoe.won++;
  shoe.rounds++;
  shoe.hand = [];
  shoe.dealer = [];
}

const BLACKJACK: Game<Shoe> = {
  name: "blackjack",
  setup: ({ random }) => ({ cards: random.Shuffle(allCards()), hand: [], dealer: [], rounds: 0, won: 0 }),
  moves: {
    deal: ({ G }) => {
      G.hand = [draw(G), draw(G)];
      G.dealer = [draw(G), draw(G)];
    },
    hit: ({ G }) => {
      G.hand.push(draw(G));
      if (totalOf(G.hand).total > 21) settle(G);
    },
    stand: ({ G }) => settle(G),
  },
};

function hits({ hand, dealer: [upcard = 0] }: Shoe): boolean {
  const { total, soft } = totalOf(hand);
  const isStrong = upcard === 1 || upcard >= 7;
  if (soft) return total < 18 || (total === 18 && (upcard === 1 || upcard >= 9));
  return total < 12 || (total < 17 && isStrong) || (total === 12 && (upcard === 2 || upcard === 3));
}

/**
 * Creates a contender that plays with a local client of boardgame.io, with one subscriber and without a debug panel.
 */
export function boardgame(): Contender {
  const { Client }: typeof import("boardgame.io/client") = createRequire(import.meta.url)("boardgame.io/client");
  let updates = 0;
  let seed = 0;
  return (rounds) => {
    let played = 0;
    while (played < rounds) {
      const client = Client({ game: { ...BLACKJACK, seed: seed++ }, numPlayers: 1, debug: false });
      client.subscribe(() => {
        updates++;
      });
      client.start();
      const { deal, hit, stand } = client.moves;
      const shoe = (): Shoe => client.getState()?.G ?? ended();
      while (shoe().cards.length >= RESHUFFLE_BELOW) {
        deal?.();
        for (let round = shoe().rounds; shoe().rounds === round; ) {
          if (hits(shoe())) hit?.();
          else stand?.();
        }
      }
      played += shoe().rounds;
      client.stop();
    }
    if (updates < rounds) throw new Error("The client emitted no update.");
    return played;
  };
}

function ended(): never {
  throw new Error("The match has no state.");
}

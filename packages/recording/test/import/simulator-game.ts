import { createRequire } from "node:module";

/*
 * Games of the package `@blackjacktrainer/blackjack-simulator`, played with random moves, and their logs. The package has no
 * types, takes its random numbers from `Math.random`, and its build needs a global `self`.
 */

/** The inputs of the game: `Move` of its `types.ts`. */
const MOVE = { insurance: 0, double: 1, hit: 2, "no-insurance": 3, split: 4, stand: 5, surrender: 6 } as const;

/** The steps of the game: its `GameStep`. */
const STEP = { right: 1, start: 2, insurance: 3, over: 4, play: 5 } as const;

const CHANGE = 0;

interface SimulatorHand {
  readonly id: string;
  readonly betAmount: number;
  readonly cardTotal: number;
  readonly blackjack: boolean;
  readonly fromSplit: boolean;
  readonly fromAceSplit: boolean;
  readonly allowSplit: boolean;
  readonly allowDouble: boolean;
  readonly allowSurrender: boolean;
  readonly cards: readonly SimulatorCard[];
  incrementTotalsForCard(card: SimulatorCard): void;
}

interface SimulatorCard {
  readonly rank: number;
  readonly suit: number;
  readonly value: number;
  flip(): void;
}

interface SimulatorPlayer {
  readonly balance: number;
  readonly hands: readonly SimulatorHand[];
  readonly handWinner: ReadonlyMap<string, number>;
  useChips(amount: number, options: { readonly hand: SimulatorHand }): void;
  addChips(amount: number): void;
  setHandWinner(options: { readonly winner: number; readonly hand: SimulatorHand }): void;
}

interface SimulatorGame {
  betAmount: number;
  spotCount: number;
  readonly state: { step: number };
  readonly focusedHand: SimulatorHand;
  readonly player: SimulatorPlayer;
  readonly dealer: SimulatorPlayer & { readonly firstHand: SimulatorHand };
  step(input?: number): number;
  on(event: number, listener: (name: string, value: unknown) => void): void;
}

Object.assign(globalThis, { self: globalThis });
const { Game }: { readonly Game: new (settings: object) => SimulatorGame } = createRequire(import.meta.url)(
  "@blackjacktrainer/blackjack-simulator",
);

/** The settings of a game. */
export const SETTINGS = {
  allowDoubleAfterSplit: true,
  allowLateSurrender: true,
  allowResplitAces: false,
  autoDeclineInsurance: false,
  blackjackPayout: 0,
  checkDeviations: false,
  debug: false,
  deckCount: 6,
  disableEvents: false,
  hitSoft17: true,
  maxHandsAllowed: 4,
  maximumBet: 100_000,
  minimumBet: 1000,
  mode: 0,
  penetration: 0.75,
  playerBankroll: 1_000_000,
  playerCount: 1,
  playerStrategyOverride: {},
  playerTablePosition: 1,
};

/** A round as the objects of the game contain it at its end. */
export interface PlayedRound {
  readonly hands: readonly {
    readonly cards: string;
    readonly total: number;
    /** 0 for the player, 1 for the dealer, 2 for a push. */
    readonly winner: number;
  }[];
  /** The upcard first. */
  readonly dealer: string;
  readonly balance: number;
  /** The reason why the rules of casinos do not explain the round; `null` if they do. */
  readonly oddity: string | null;
}

/** A played game. */
export interface PlayedGame {
  /** The log, as the documentation describes it. */
  readonly lines: readonly string[];
  readonly rounds: readonly PlayedRound[];
}

/** How a game is played. */
export interface GamePlan {
  readonly settings?: Partial<typeof SETTINGS>;
  readonly rounds: number;
  /** Returns the next random number from 0 to `below` − 1. */
  readonly random: (below: number) => number;
  /**
   * Whether one spot is played, and insurance is taken and paid as in version 0.35.14. Version 0.34.0 cannot take it.
   */
  readonly insures?: boolean;
}

/** Plays a game with random moves. `Math.random` must be seeded by the caller. */
export function playedGame({ settings = {}, rounds: count, random, insures = false }: GamePlan): PlayedGame {
  const all = { ...SETTINGS, ...settings };
  const game = new Game(all);
  const lines = [JSON.stringify({ format: "blackjack-simulator", version: "0.34.0", settings: all })];
  game.on(CHANGE, (name, value) => {
    if (name === "player" || name === "dealer") lines.push(JSON.stringify([name, value]));
  });
  const rounds: PlayedRound[] = [];
  while (rounds.length < count && game.player.balance > 100_000) {
    game.betAmount = 1000 + 10 * random(200);
    game.spotCount = insures ? 1 : 1 + random(3);
    let isInsured = false;
    let step = game.step();
    while (step !== STEP.over) {
      if (step === STEP.insurance && insures && random(2) === 0) {
        isInsured = true;
        step = takeInsurance(game);
      } else if (step === STEP.insurance) step = game.step(MOVE["no-insurance"]);
      else if (step === STEP.play) step = game.step(anyMove(game, all, random));
      else step = game.step();
    }
    const [hole, upcard, ...drawn] = game.dealer.firstHand.cards;
    const round = {
      hands: game.player.hands.map((hand) => ({
        cards: hand.cards.map(named).join(" "),
        total: hand.cardTotal,
        winner: game.player.handWinner.get(hand.id) ?? -1,
      })),
      dealer: [upcard, hole, ...drawn].map(named).join(" "),
      oddity: oddityOf(game, all, isInsured),
    };
    game.step(MOVE.stand);
    rounds.push({ ...round, balance: game.player.balance });
  }
  return { lines, rounds };
}

/** Returns a move that the rules of casinos allow. The game itself also accepts others. */
function anyMove(
  { player, focusedHand: hand, spotCount }: SimulatorGame,
  settings: typeof SETTINGS,
  random: GamePlan["random"],
): number {
  // After a dealer blackjack with an ace as the upcard, version 0.34.0 asks for moves of hands that are settled already.
  if (player.handWinner.has(hand.id) || hand.cardTotal === 21 || hand.fromAceSplit) return MOVE.stand;
  const moves: number[] = [MOVE.stand, MOVE.hit, MOVE.hit];
  if (hand.allowDouble && (!hand.fromSplit || settings.allowDoubleAfterSplit)) moves.push(MOVE.double);
  if (hand.allowSurrender && !hand.fromSplit) moves.push(MOVE.surrender);
  if (hand.allowSplit && player.hands.length - spotCount + 1 < settings.maxHandsAllowed) return MOVE.split;
  return moves[random(moves.length)] ?? MOVE.stand;
}

/** Does what version 0.35.14 does when the user takes insurance. */
function takeInsurance({ player, dealer, state, betAmount }: SimulatorGame): number {
  for (const hand of player.hands) player.useChips(betAmount / 2, { hand });
  const hole = dealer.firstHand.cards[0];
  if (hole?.value !== 10) {
    state.step = STEP.right;
    return state.step;
  }
  dealer.firstHand.incrementTotalsForCard(hole);
  hole.flip();
  for (const hand of player.hands) {
    player.setHandWinner({ winner: hand.blackjack ? 2 : 1, hand });
    player.addChips(betAmount * 1.5);
  }
  state.step = STEP.over;
  return state.step;
}

/** Returns the first known difference between a round of version 0.34.0 and the rules of casinos. */
function oddityOf(
  { player, dealer }: SimulatorGame,
  { autoDeclineInsurance }: typeof SETTINGS,
  isInsured: boolean,
): string | null {
  const [hole, upcard, ...drawn] = dealer.firstHand.cards;
  const isBlackjack = drawn.length === 0 && (hole?.value ?? 0) + (upcard?.value ?? 0) === 21;
  const { hands, handWinner } = player;
  if (isBlackjack && hands.some((hand) => hand.blackjack && handWinner.get(hand.id) !== 2))
    return "a blackjack loses or wins";
  if (isBlackjack && upcard?.value === 11 && autoDeclineInsurance) return "the dealer does not peek";
  if (!isBlackjack && hands.some((hand) => hand.blackjack && handWinner.get(hand.id) !== 0))
    return "a blackjack pushes";
  // The game adds the insurance bet to the bet of the hand, and pays or returns both.
  if (isInsured && hands.some((hand) => handWinner.get(hand.id) !== 1)) return "an insurance is paid with the bet";
  return null;
}

const RANKS = ["a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"];

/** Returns the rank and the suit of a card as the recording names them. */
function named(card: SimulatorCard | undefined): string {
  return card === undefined ? "?" : `${RANKS[card.rank]}_${"hdcs"[card.suit]}`;
}

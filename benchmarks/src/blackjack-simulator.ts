import { createRequire } from "node:module";
import type { Contender } from "./contender.js";
import { BET, CREDITS } from "./work.js";

/*
 * The peer `@blackjacktrainer/blackjack-simulator`, playing by its own chart. It carries no types, and its build is for
 * a page: it looks for `self`.
 */

interface PeerGame {
  run(bet: number, spots: number): void;
  on(event: number, listener: () => void): void;
  readonly player: { readonly balance: number };
}

interface Peer {
  readonly Game: new (settings: object) => PeerGame;
  readonly Simulator: new (settings: object) => { readonly game: PeerGame; run(): { readonly handsPlayed: number } };
}

const BASIC = 1; // its PlayerStrategy.BasicStrategy
const CHANGE = 0; // its Event.Change

const SETTINGS = {
  deckCount: 6,
  hitSoft17: true,
  allowDoubleAfterSplit: true,
  allowLateSurrender: true,
  allowResplitAces: false,
  maxHandsAllowed: 4,
  penetration: 0.75,
  minimumBet: BET,
  maximumBet: 100 * BET,
  playerBankroll: CREDITS * 1000,
};

function loadPeer(): Peer {
  Object.assign(globalThis, { self: globalThis });
  return createRequire(import.meta.url)("@blackjacktrainer/blackjack-simulator");
}

function playing(game: PeerGame): Contender {
  const opening = game.player.balance;
  let hasMoved = false;
  return (rounds) => {
    for (let round = 0; round < rounds; round++) {
      game.run(BET, 1);
      hasMoved ||= game.player.balance !== opening;
    }
    if (rounds > 1000 && !hasMoved) throw new Error("The peer did not play.");
    return rounds;
  };
}

/** Its game, its events switched off for good. */
export function peerWithoutEvents(): Contender {
  const { Game } = loadPeer();
  return playing(new Game({ ...SETTINGS, disableEvents: true, playerStrategyOverride: { 1: BASIC } }));
}

/** Its game with its events, and one listener to all changes, as its page has it. */
export function peerWithEvents(): Contender {
  const { Game } = loadPeer();
  const game = new Game({ ...SETTINGS, playerStrategyOverride: { 1: BASIC } });
  let heard = 0;
  game.on(CHANGE, () => {
    heard++;
  });
  const play = playing(game);
  return (rounds) => {
    const played = play(rounds);
    if (heard === 0) throw new Error("The peer told nothing.");
    return played;
  };
}

/** Its simulator, which counts the results of all hands. */
export function peerSimulator(): Contender {
  const { Simulator } = loadPeer();
  return (hands) => {
    const simulator = new Simulator({
      ...SETTINGS,
      hands,
      playerStrategy: BASIC,
      playerBetSpread: [BET],
      playerSpots: [1],
    });
    // It counts the hands of a split one by one; what is compared is rounds.
    let rounds = 0;
    const { game } = simulator;
    const run = game.run.bind(game);
    game.run = (bet, spots) => {
      rounds++;
      run(bet, spots);
    };
    simulator.run();
    return rounds;
  };
}

import { createRequire } from "node:module";
import type { Contender } from "./contender.js";
import { BET, CREDITS } from "./work.js";

/*
 * The peer `@blackjacktrainer/blackjack-simulator` with its own strategy chart. It has no types, and its browser build
 * needs a global `self`.
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

const BASIC = 1; // the value of PlayerStrategy.BasicStrategy in the peer
const CHANGE = 0; // the value of Event.Change in the peer

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

/** The game of the peer with disabled events. */
export function peerWithoutEvents(): Contender {
  const { Game } = loadPeer();
  return playing(new Game({ ...SETTINGS, disableEvents: true, playerStrategyOverride: { 1: BASIC } }));
}

/** The game of the peer with events and one listener to all changes, like its web page. */
export function peerWithEvents(): Contender {
  const { Game } = loadPeer();
  const game = new Game({ ...SETTINGS, playerStrategyOverride: { 1: BASIC } });
  let changes = 0;
  game.on(CHANGE, () => {
    changes++;
  });
  const play = playing(game);
  return (rounds) => {
    const played = play(rounds);
    if (changes === 0) throw new Error("The peer emitted no event.");
    return played;
  };
}

/** The simulator of the peer, which counts the results of all hands. */
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
    // The peer counts split hands separately; the benchmark counts rounds.
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

import { peerSimulator, peerWithEvents, peerWithoutEvents } from "./blackjack-simulator.js";
import { boardgame } from "./boardgame.js";
import { OWN_BUILD } from "./build.js";
import type { Contender } from "./contender.js";
import { decideAndEvolve, decideAndListen, recordingRounds, replay, throughTable } from "./engine.js";
import { fastSimulation } from "./fast.js";

/** The functions that create the contenders, by name. */
export const CONTENDERS = {
  "decide-and-evolve": () => decideAndEvolve(OWN_BUILD),
  "one-listener": () => decideAndListen(OWN_BUILD),
  table: () => throughTable(OWN_BUILD),
  recording: () => recordingRounds(OWN_BUILD),
  replay: () => replay(OWN_BUILD),
  "fast-simulation": fastSimulation,
  "peer-without-events": peerWithoutEvents,
  "peer-with-events": peerWithEvents,
  "peer-simulator": peerSimulator,
  boardgame,
} as const satisfies Readonly<Record<string, () => Contender>>;

/** The name of a contender. */
export type ContenderName = keyof typeof CONTENDERS;

/** The title of each contender in the report. */
export const TITLES: Readonly<Record<ContenderName, string>> = {
  "decide-and-evolve": "Thunderjack, `decide` and `evolve`",
  "one-listener": "Thunderjack, `decide` and `evolve` with one listener",
  table: "Thunderjack, `Table` with one subscriber",
  recording: "Thunderjack, `Table` with a recorder",
  replay: "Thunderjack, replay",
  "fast-simulation": "Thunderjack, fast simulation",
  "peer-without-events": "blackjack-simulator, game without events",
  "peer-with-events": "blackjack-simulator, game with events",
  "peer-simulator": "blackjack-simulator, its simulator",
  boardgame: "boardgame.io, hit and stand only",
};

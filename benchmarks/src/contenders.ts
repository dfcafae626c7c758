import { peerSimulator, peerWithEvents, peerWithoutEvents } from "./blackjack-simulator.js";
import { boardgame } from "./boardgame.js";
import { OWN_BUILD } from "./build.js";
import type { Contender } from "./contender.js";
import { decideAndEvolve, decideAndListen, recordingRounds, replay, throughTable } from "./engine.js";
import { fastSimulation } from "./fast.js";

/** The functions that create the contenders, by name. Contenders that the report compares follow each other. */
export const CONTENDERS = {
  "peer-without-events": peerWithoutEvents,
  "decide-and-evolve": () => decideAndEvolve(OWN_BUILD),
  table: () => throughTable(OWN_BUILD),
  "one-listener": () => decideAndListen(OWN_BUILD),
  "peer-with-events": peerWithEvents,
  "fast-simulation": fastSimulation,
  "peer-simulator": peerSimulator,
  recording: () => recordingRounds(OWN_BUILD),
  replay: () => replay(OWN_BUILD),
  boardgame,
} as const satisfies Readonly<Record<string, () => Contender>>;

/** The name of a contender. */
export type ContenderName = keyof typeof CONTENDERS;

/** The title of each contender in the report. */
export const TITLES: Readonly<Record<ContenderName, string>> = {
  "peer-without-events": "blackjack-simulator, game without events",
  "decide-and-evolve": "Thunderjack, `decide` and `evolve`",
  table: "Thunderjack, `Table` with one subscriber",
  "one-listener": "Thunderjack, `decide` and `evolve` with one listener",
  "peer-with-events": "blackjack-simulator, game with events",
  "fast-simulation": "Thunderjack, fast simulation",
  "peer-simulator": "blackjack-simulator, its simulator",
  recording: "Thunderjack, `Table` with a recorder",
  replay: "Thunderjack, replay",
  boardgame: "boardgame.io, hit and stand only",
};

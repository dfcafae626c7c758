import { peerSimulator, peerWithEvents, peerWithoutEvents } from "./blackjack-simulator.js";
import { boardgame } from "./boardgame.js";
import { OWN_BUILD } from "./build.js";
import type { Contender } from "./contender.js";
import { decideAndEvolve, replay, throughTable } from "./engine.js";
import { fastSimulation } from "./fast.js";

/** The functions that create the contenders, by name. */
export const CONTENDERS = {
  "decide-and-evolve": () => decideAndEvolve(OWN_BUILD),
  table: () => throughTable(OWN_BUILD),
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
  table: "Thunderjack, `Table` with one subscriber",
  replay: "Thunderjack, replay",
  "fast-simulation": "Thunderjack, fast simulation",
  "peer-without-events": "blackjack-simulator, game without events",
  "peer-with-events": "blackjack-simulator, game with events",
  "peer-simulator": "blackjack-simulator, its simulator",
  boardgame: "boardgame.io, hit and stand only",
};

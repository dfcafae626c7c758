import { type GameEvent, VirtualClock } from "@thunderjack/core";
import { Subject } from "rxjs";
import { conduct, type Frame, type LiveConductor, type LiveConductorOptions } from "../src/index.js";
import { type SceneOptions, scene } from "./scene.js";

/** A conductor that is watched. */
export interface Stage {
  readonly conductor: LiveConductor;
  readonly clock: VirtualClock;
  readonly frames: readonly Frame[];
  /** What happened in the frames from the number on, in events; a seek is a `—`. */
  told(from?: number): string[];
}

/** A conductor on the events of a scene that is played to its end before the first of them is shown. */
export function stageOf(sceneOptions: SceneOptions, options: Partial<LiveConductorOptions> = {}) {
  const { table, states, events } = scene(sceneOptions);
  const first = states[0];
  if (first === undefined) throw new Error("no state");
  const events$ = new Subject<GameEvent>();
  const stage = watched(new VirtualClock(), (clock) =>
    conduct({ events$, state: first, rules: table.rules, clock, ...options }),
  );
  for (const event of events) events$.next(event);
  return { ...stage, table, states, events, events$ };
}

/** A conductor on a table where a round was just dealt and shown. */
export function liveStage(cards: string) {
  const { table } = scene({ cards });
  return {
    table,
    ...watched(new VirtualClock(), (clock) =>
      conduct({
        events$: table.publicEvents$,
        state: table.publicState,
        rules: table.rules,
        clock,
        dispatch: (command) => table.dispatch(command),
      }),
    ),
  };
}

export function watched(clock: VirtualClock, conductorOn: (clock: VirtualClock) => LiveConductor): Stage {
  const conductor = conductorOn(clock);
  const frames: Frame[] = [];
  // A failure is looked at by the test that causes it.
  conductor.frames$.subscribe({ next: (frame) => frames.push(frame), error: () => {} });
  const told = (from = 1) => frames.slice(from).map(({ cue }) => cue?.event.type ?? "—");
  return { conductor, clock, frames, told };
}

/** A round up to its first question, and what happens until then. */
export const DEAL: SceneOptions = { cards: "9_h 6_c 8_d k_s" };
export const DEAL_EVENTS = [
  "RoundStarted",
  "ShoeShuffled",
  "ShoeStacked",
  ...Array(4).fill("CardDealt"),
  "TurnStarted",
];

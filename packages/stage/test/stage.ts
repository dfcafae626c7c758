import { type GameEvent, VirtualClock } from "@thunderjack/core";
import { Subject } from "rxjs";
import { conduct, type Frame, type LiveConductor, type LiveConductorOptions } from "../src/index.js";
import { type SceneOptions, scene } from "./scene.js";

/** A conductor with a log of its frames. */
export interface Stage {
  readonly conductor: LiveConductor;
  readonly clock: VirtualClock;
  readonly frames: readonly Frame[];
  /** Returns the types of the events that start in the frames from an index on; `—` is a frame without a cue. */
  eventTypes(from?: number): string[];
}

/** Returns a conductor with all events of a scene in its queue. */
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

/** Returns a conductor of a live table, which has already shown the deal. */
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
        dispatch: (command, options) => table.dispatch(command, options),
      }),
    ),
  };
}

export function watched(clock: VirtualClock, conductorOn: (clock: VirtualClock) => LiveConductor): Stage {
  const conductor = conductorOn(clock);
  const frames: Frame[] = [];
  // Some tests cause an error on purpose. Without this handler, RxJS would report it as unhandled.
  conductor.frames$.subscribe({ next: (frame) => frames.push(frame), error: () => {} });
  const eventTypes = (from = 1) =>
    frames.slice(from).flatMap(({ cue }) => (cue === undefined ? "—" : cue.isStart ? cue.event.type : []));
  return { conductor, clock, frames, eventTypes };
}

/** A round up to its first choice, and the types of its events. */
export const DEAL: SceneOptions = { cards: "9_h 6_c 8_d k_s" };
export const DEAL_EVENTS = [
  "RoundStarted",
  "ShoeShuffled",
  "ShoeStacked",
  ...Array(4).fill("CardDealt"),
  "TurnStarted",
];

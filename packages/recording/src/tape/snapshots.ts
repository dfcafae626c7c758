import { evolve, type TableState } from "@thunderjack/core";
import type { RecordedEvent } from "../event-format.js";
import { eventAt } from "../replay.js";

/** The number of events between two snapshots. A seek folds fewer events than this from a cached snapshot. */
const INTERVAL = 256;

/** The states of a growing list of events. Every 256th state is cached after its first use. */
export class Snapshots {
  readonly #events: readonly RecordedEvent[];
  readonly #cached: TableState[];

  constructor(opening: TableState, events: readonly RecordedEvent[]) {
    this.#cached = [opening];
    this.#events = events;
  }

  /** Returns the state after the event with this number; 0 is the state before the first event. */
  at(seq: number): TableState {
    const wanted = Math.floor(seq / INTERVAL);
    while (this.#cached.length <= wanted) {
      this.#cached.push(this.#fold(this.#cached.length - 1, this.#cached.length * INTERVAL));
    }
    return this.#fold(wanted, seq);
  }

  #fold(snapshot: number, seq: number): TableState {
    const cached = this.#cached[snapshot];
    if (cached === undefined) throw new RangeError(`There is no snapshot ${snapshot}.`);
    let state = cached;
    for (let place = snapshot * INTERVAL; place < seq; place++) state = evolve(state, eventAt(this.#events, place));
    return state;
  }
}

import { evolve, type TableState } from "@thunderjack/core";
import type { RecordedEvent } from "../event-format.js";
import { eventAt } from "../replay.js";

/** The number of events between two snapshots. A seek folds fewer events than this from a cached snapshot. */
const INTERVAL = 256;

/** A position and its state. */
interface Snapshot {
  readonly seq: number;
  readonly state: TableState;
}

/**
 * The states of a growing list of events. Every 256th state is cached after its first use, and so is the state that was
 * requested last, from which the next one is often folded.
 */
export class Snapshots {
  readonly #events: readonly RecordedEvent[];
  readonly #cached: Snapshot[];
  #latest: Snapshot;

  constructor(opening: TableState, events: readonly RecordedEvent[]) {
    this.#latest = { seq: 0, state: opening };
    this.#cached = [this.#latest];
    this.#events = events;
  }

  /** Returns the state after the event with this number; 0 is the state before the first event. */
  at(seq: number): TableState {
    const wanted = Math.floor(seq / INTERVAL);
    while (this.#cached.length <= wanted) this.#cached.push(this.#fold(this.#cached.length * INTERVAL));
    this.#latest = this.#fold(seq);
    return this.#latest.state;
  }

  /** Folds the events from the nearest snapshot to a position. */
  #fold(seq: number): Snapshot {
    const { length } = this.#cached;
    const cached = this.#cached[Math.min(Math.floor(seq / INTERVAL), length - 1)];
    if (cached === undefined) throw new RangeError(`There is no snapshot before ${seq}.`);
    const isNearer = this.#latest.seq > cached.seq && this.#latest.seq <= seq;
    let { seq: place, state } = isNearer ? this.#latest : cached;
    for (; place < seq; place++) state = evolve(state, eventAt(this.#events, place));
    return { seq, state };
  }
}

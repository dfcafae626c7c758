import { evolve, type TableState } from "@thunderjack/core";
import type { RecordedEvent } from "../event-format.js";

/** So many events lie between two snapshots: seeking folds no more than these. */
const EVERY = 256;

/** The states of a growing list of events. Some are kept, once they were come by, so that no fold is a long one. */
export class Snapshots {
  readonly #events: readonly RecordedEvent[];
  readonly #kept: TableState[];

  constructor(opening: TableState, events: readonly RecordedEvent[]) {
    this.#kept = [opening];
    this.#events = events;
  }

  /** The state after so many events. */
  at(seq: number): TableState {
    const wanted = Math.floor(seq / EVERY);
    while (this.#kept.length <= wanted) this.#kept.push(this.#fold(this.#kept.length - 1, this.#kept.length * EVERY));
    return this.#fold(wanted, seq);
  }

  /** From a snapshot on, up to a number of events. */
  #fold(snapshot: number, seq: number): TableState {
    const kept = this.#kept[snapshot];
    if (kept === undefined) throw new RangeError(`There is no snapshot ${snapshot}.`);
    let state = kept;
    for (let place = snapshot * EVERY; place < seq; place++) {
      const event = this.#events[place];
      if (event === undefined) throw new RangeError(`The recording has no event ${place + 1}.`);
      state = evolve(state, event);
    }
    return state;
  }
}

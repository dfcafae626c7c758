import { type Clock, evolve, type GameEvent, type RuleSet, type TableState } from "@thunderjack/core";
import { type Phrasebook, paceBetween, type Speed } from "@thunderjack/stage";
import { TapeConductor, type Track } from "@thunderjack/stage/tape-conductor";
import type { PastRound } from "./past-round.js";

/** A round of the history that is shown again in place of the table. */
export interface RecalledRound {
  readonly round: PastRound;
  readonly conductor: TapeConductor;
}

/** The options of a recalled round. */
export interface RecallOptions {
  readonly clock: Clock;
  readonly speed: Speed;
  readonly words: Phrasebook;
}

/** Plays a round of the history at the pace of a table. */
export function recallRound(round: PastRound, { speed, ...options }: RecallOptions): RecalledRound {
  // At the speed `instant`, no event would be visible.
  const visible = speed === "instant" ? "fast" : speed;
  const conductor = new TapeConductor(new RoundTrack(round, visible), { ...options, speed: visible });
  conductor.play();
  return { round, conductor };
}

/** A track with the events of a round. Each event takes as long as its cue. */
class RoundTrack implements Track {
  readonly isLive = false;
  readonly rules: RuleSet;
  readonly #events: readonly GameEvent[];
  readonly #states: TableState[];
  readonly #times = [0];

  constructor({ rules, state, events }: PastRound, speed: Speed) {
    this.rules = rules;
    this.#events = events;
    this.#states = [state];
    let time = 0;
    for (const [index, event] of events.entries()) {
      const before = events[index - 1];
      const { dealer } = this.state(index);
      if (before !== undefined) time += paceBetween(before, event, speed, dealer.cards.length);
      this.#times.push(time);
      this.#states.push(evolve(this.state(this.#states.length - 1), event));
    }
  }

  get length(): number {
    return this.#events.length;
  }

  event(seq: number): GameEvent {
    return found(this.#events[seq - 1]);
  }

  state(seq: number): TableState {
    return found(this.#states[seq]);
  }

  timeAt(seq: number): number {
    return found(this.#times[seq]);
  }

  seqAt(time: number): number {
    return this.#times.filter((one) => one <= time).length - 1;
  }
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new RangeError("The round has no such position.");
  return value;
}

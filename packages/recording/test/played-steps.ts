import type { GameEvent } from "@thunderjack/core";
import { type Playback, type PlaybackOptions, playback, type RecordedEvent, type Recording } from "../src/index.js";
import { TurnedClock } from "./turned-clock.js";

/** A playback whose steps are noted down, and the clock that it goes by. */
export interface PlayedSteps {
  readonly player: Playback;
  readonly clock: TurnedClock;
  /** Every step so far: its number, and `"jump"` or the event's type. */
  readonly told: string[];
}

export function played(recording: Recording, options: Partial<PlaybackOptions> = {}): PlayedSteps {
  const clock = new TurnedClock();
  const player = playback(recording, { clock, ...options });
  const told: string[] = [];
  player.steps$.subscribe(({ seq, event }) => told.push(`${seq} ${event?.type ?? "jump"}`));
  return { player, clock, told };
}

/** A recording whose events happen at these times. */
export function timed(recording: Recording, times: readonly number[]): Recording {
  return {
    ...recording,
    trailer: null,
    events: recording.events.slice(0, times.length).map((event, place) => at(event, times[place] ?? 0)),
  };
}

function at<Event extends RecordedEvent>(event: Event, t: number): Event {
  return { ...event, t };
}

/** Every event is seen this long. */
export function paced(milliseconds: number): (event: GameEvent) => number {
  return () => milliseconds;
}

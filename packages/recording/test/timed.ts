import type { GameEvent } from "@thunderjack/core";
import type { RecordedEvent, Recording } from "../src/index.js";

/** Returns a copy of the recording in which the events have these times. */
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

/** Returns a pace with the same time for every event. */
export function paced(milliseconds: number): (event: GameEvent) => number {
  return () => milliseconds;
}

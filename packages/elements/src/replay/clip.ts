import type { Recording } from "@thunderjack/recording";
import { pacing } from "@thunderjack/stage";

/** A part of a recording: the positions at which it begins and ends. `null` stands for that of the recording. */
export interface ClipRange {
  readonly from: number | null;
  readonly until: number | null;
}

/**
 * Returns the recording of a clip. It ends with the last event of the clip. The events before the clip are kept, because
 * the table is computed from them, but they take no time.
 */
export function clipOf(recording: Recording, { from, until }: ClipRange): Recording {
  const { events, trailer } = recording;
  const end = until === null || !(until < events.length) ? events.length : Math.max(0, Math.round(until));
  const began = events[Math.round(from ?? 0) - 1]?.t ?? 0;
  return {
    ...recording,
    events: events.slice(0, end).map((event) => ({ ...event, t: Math.max(0, event.t - began) })),
    trailer: end === events.length ? trailer : null,
  };
}

/** Returns the pace of a clip: the events before it take no time. */
export function paceOf({ from }: ClipRange): ReturnType<typeof pacing> {
  const pace = pacing();
  return (event, next) => {
    const time = pace(event, next);
    return "seq" in event && Number(event.seq) < (from ?? 0) ? 0 : time;
  };
}

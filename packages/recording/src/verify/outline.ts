import type { Amount, TableState } from "@thunderjack/core";
import type { Recovery } from "../closing.js";
import type { RecordingHeader } from "../header.js";
import { linesOf, type Recording } from "../recording.js";
import type { RecordingTrailer } from "../trailer.js";

/** A recording without its events: the facts that the verdict needs after all events are checked. */
export interface Outline {
  readonly header: RecordingHeader;
  readonly recoveries: readonly Recovery[];
  /** The trailer; `null` if the recording is open. */
  readonly trailer: RecordingTrailer | null;
  /** The number of lines up to the trailer. */
  readonly lines: number;
  /** Whether cards were chosen for a deal. */
  readonly isStacked: boolean;
  /** The credits after the last round that was settled, in hundredths; `null` if the recording is open. */
  readonly credits: Amount | null;
  /** The number of rounds that began. */
  readonly rounds: number;
}

/**
 * Returns the outline of a recording that was parsed.
 *
 * @param state the state after its last event
 */
export function outlineOf(recording: Recording, state: TableState): Outline {
  const { header, events, recoveries = [], trailer } = recording;
  const isStacked = events.some(({ type }) => type === "ShoeStacked");
  const [lines, credits] = [linesOf(recording), creditsAfter(recording)];
  return { header, recoveries, trailer, lines, isStacked, credits, rounds: state.round };
}

/**
 * Returns the credits after the last round that was settled, or those of the header, with the later changes of the
 * purses; `null` if the recording is open.
 */
function creditsAfter({ header, events, trailer }: Recording): Amount | null {
  if (trailer === null) return null;
  let change = 0;
  for (let place = events.length - 1; place >= 0; place--) {
    const event = events[place];
    if (event?.type === "SeatBoughtIn") change += event.amount;
    else if (event?.type === "SeatCashedOut") change -= event.amount;
    else if (event?.type === "RoundSettled" || event?.type === "GameRestarted") return event.credits + change;
  }
  return header.credits + change;
}

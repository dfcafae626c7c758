import type { RecordedEvent } from "../event-format.js";
import type { Recording } from "../recording.js";
import type { Steps } from "../steps.js";
import { isMasked, unmaskInSteps } from "../unmasked.js";

/** The part of a recording whose commands can be run again, because all its cards are known. */
export interface KnownPart {
  /** The whole recording. */
  readonly recording: Recording;
  /** The events of the part, from the first event of the recording on, with all known cards. */
  readonly events: readonly RecordedEvent[];
}

/**
 * Returns the part of a recording whose commands can be run again. With the seed, only the cards of a stacked deal must
 * be known. Without it, all cards must be known. The part ends before the round of the first secret card.
 */
export function* knownPart(recording: Recording): Steps<KnownPart> {
  const events = yield* unmaskInSteps(recording);
  const isOpen = recording.trailer === null;
  const secret = events.findIndex((event) => isMasked(event) && (isOpen || event.type === "ShoeStacked"));
  if (secret === -1) return { recording, events };
  let start = secret;
  while (start > 0 && events[start]?.type !== "RoundStarted") start--;
  return { recording, events: events.slice(0, start) };
}

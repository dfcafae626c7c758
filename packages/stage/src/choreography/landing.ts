import type { Cue } from "../frame.js";
import type { HandView, TableView } from "../view.js";
import { type Count, creditCount } from "./count.js";
import type { Track } from "./storm.js";

/** Two pulses of light in the last slot of a Blitz meter. */
export interface Pulse {
  /** The name of the hand. */
  readonly hand: HandView["name"];
  /** The duration in milliseconds. */
  readonly duration: number;
  /** The opacity of the light in the slot. */
  readonly opacity: Track;
}

/** The movements after a landing, which both renderers animate. */
export interface Landing {
  /** The count of the credits, when chips have arrived; `null` if they do not increase. */
  readonly count: Count | null;
  /** `null` unless the hand in turn now needs only one more card for a Blitz. */
  readonly pulse: Pulse | null;
}

/** The opacity of the light in two pulses. Their duration does not depend on the speed of presentation. */
const PULSES: Track = [
  [0, 0],
  [600, 1],
  [1200, 0],
  [1800, 1],
  [2400, 0],
];

/**
 * Returns the movements that begin with the landing of an event. A cue that is also the start of its event has no such
 * movements, so there are none at the speeds `instant` and `reduced-motion`.
 *
 * @param before the view before the landing
 * @param after the view after the landing
 */
export function landing({ isStart, duration }: Cue, before: TableView, after: TableView): Landing {
  if (isStart) return { count: null, pulse: null };
  return { count: duration === 0 ? null : creditCount(before, after, duration), pulse: pulse(before, after) };
}

function pulse(before: TableView, after: TableView): Pulse | null {
  const hand = handsOf(after).find(isWaiting);
  if (hand === undefined || handsOf(before).some((other) => other.name === hand.name && isWaiting(other))) return null;
  return { hand: hand.name, duration: 2400, opacity: PULSES };
}

function handsOf({ seats }: TableView): readonly HandView[] {
  return seats.flatMap(({ hands }) => hands);
}

/** Returns whether a hand is in turn and needs only one more card for a Blitz. */
function isWaiting({ isTurn, badge, blitz }: HandView): boolean {
  return isTurn && badge === null && blitz !== null && blitz.cards === blitz.needed - 1;
}

import { creditsIn } from "../credits.js";
import type { Cue } from "../frame.js";
import type { HandView, TableView } from "../view.js";
import type { Track } from "./storm.js";

/** The credits that count up when chips have arrived. */
export interface CreditCount {
  /** The amounts as text, in the order in which they are shown. The last one is `creditsText` of the view. */
  readonly texts: readonly string[];
  /** The time for which each text is shown, in milliseconds. */
  readonly each: number;
}

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
  /** `null` if the credits do not increase. */
  readonly count: CreditCount | null;
  /** `null` unless the hand in turn now needs only one more card for a Blitz. */
  readonly pulse: Pulse | null;
}

/** The largest number of texts of a count. */
const TEXTS = 8;

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
  return { count: duration === 0 ? null : count(before, after, duration), pulse: pulse(before, after) };
}

function count(before: TableView, { credits, language, creditsText }: TableView, duration: number): CreditCount | null {
  const change = credits - before.credits;
  if (change <= 0) return null;
  const text = creditsIn(language);
  const texts = new Set<string>();
  for (let index = 1; index < TEXTS; index++) {
    const rest = 1 - index / TEXTS;
    // The amounts before the last one are whole credits.
    texts.add(text(Math.floor((credits - change * rest * rest) / 100) * 100));
  }
  texts.delete(before.creditsText);
  texts.delete(creditsText);
  texts.add(creditsText);
  return { texts: [...texts], each: duration / texts.size };
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

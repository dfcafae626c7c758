import type { Cue } from "../frame.js";
import { timingOf } from "../timing.js";
import { type CardExit, type CardMovement, cardExits, cardMovements, SPLIT } from "./card-movements.js";
import { type ChipMovements, chipMovements } from "./chip-movements.js";
import { type Count, netCount } from "./count.js";
import type { Scene } from "./scene.js";
import { type Storm, stormOf } from "./storm.js";

export { type CardExit, type CardMovement, type CardPose, cardPose, type Offset } from "./card-movements.js";
export {
  type ChipMovements,
  type ChipPose,
  type ChipRoute,
  chipPose,
  type HiddenChip,
  type Leg,
} from "./chip-movements.js";
export type { Count } from "./count.js";
export { type Easing, eased } from "./easing.js";
export { type Landing, landing, type Pulse } from "./landing.js";
export { type PlacedChip, pilesOn } from "./piles.js";
export type { Scene } from "./scene.js";
export { scrolled, scrollRange, scrollToTurn } from "./scrolled.js";
export {
  type Bolt,
  type Storm,
  type StormKind,
  type StormWord,
  type StruckCard,
  type Track,
  trackAt,
} from "./storm.js";

/** The movements of one event. Times are in milliseconds from its cue, and places are in the units of the layout. */
export interface Choreography extends ChipMovements {
  /** The movements of the cards that are on the table after the event. */
  readonly cards: readonly CardMovement[];
  /** The cards that leave the table. */
  readonly exits: readonly CardExit[];
  /** The storm of a special moment; `null` for none. */
  readonly storm: Storm | null;
  /** The net result of the round, which counts up from zero; `null` except at the end of a round. */
  readonly sum: Count | null;
  /** The part that fades in; `null` for none. */
  readonly fade: Fade | null;
}

/** Parts of the table that fade in. */
export interface Fade {
  /** The marker of the hand in turn, or the bets for the next round. */
  readonly part: "turn" | "bets";
  /** The time during which the part is invisible, in milliseconds from the cue. */
  readonly delay: number;
  /** The duration in milliseconds. */
  readonly duration: number;
}

const NO_MOVEMENTS: Choreography = {
  cards: [],
  exits: [],
  chips: [],
  hidden: [],
  storm: null,
  sum: null,
  fade: null,
};

/**
 * Returns the movements of an event, which both renderers animate. A cue without a duration has no movements.
 *
 * @param before the table before the event, as it was drawn
 * @param after the table after the event
 */
export function choreograph(cue: Cue, before: Scene, after: Scene): Choreography {
  const { event, duration, isStart } = cue;
  const usual = timingOf(event).duration;
  if (duration === 0 || usual === 0 || !isStart) return NO_MOVEMENTS;
  return {
    cards: cardMovements(event, before, after, duration),
    exits: cardExits(event, before, after, duration),
    ...chipMovements(event, before, after, duration / usual),
    storm: stormOf(event, after, duration / usual),
    sum: event.type === "RoundSettled" ? netCount(after.view, duration) : null,
    fade: fadeOf(event, before.view, after.view, duration),
  };
}

function fadeOf({ type }: Cue["event"], before: Scene["view"], after: Scene["view"], duration: number): Fade | null {
  if (type === "RoundSettled") return { part: "bets", delay: 0, duration };
  // The hand in turn has a new place after a split. Its card moves there first.
  if (type === "HandSplit") return { part: "turn", delay: duration * SPLIT, duration: duration * (1 - SPLIT) };
  const isNew = after.turn !== null && after.turn !== before.turn;
  return isNew ? { part: "turn", delay: 0, duration } : null;
}

import type { Cue } from "../frame.js";
import { timingOf } from "../timing.js";
import { type CardExit, type CardMovement, cardExits, cardMovements } from "./card-movements.js";
import { type ChipMovements, chipMovements } from "./chip-movements.js";
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
export type { Easing } from "./easing.js";
export { type CreditCount, type Landing, landing, type Pulse } from "./landing.js";
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
}

const NO_MOVEMENTS: Choreography = { cards: [], exits: [], chips: [], hidden: [], storm: null };

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
  };
}

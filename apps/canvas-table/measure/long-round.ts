import { type Frame, narrate, timingOf, view } from "@thunderjack/stage";
import { roundNamed } from "@thunderjack/testkit";

/** A round in which three seats are split into six hands. */
export const ROUND = roundNamed("three seats are split into six hands");

/** The factor by which every movement is slowed down, so that many cards move at the same time. */
const STRETCH = 6;

/** The frames of the round. Their movements are slower than usual, but their pauses are not. */
export const FRAMES: readonly Frame[] = ROUND.publicEvents.flatMap((event, index) => {
  const state = ROUND.publicStates[index + 1];
  if (state === undefined) return [];
  const { duration, next } = timingOf(event);
  const cue = {
    event,
    isStart: true,
    isLanding: true,
    duration: duration * STRETCH,
    next,
    sentence: narrate(event, state),
  };
  return [{ view: view(ROUND.rules, state), cue }];
});

/** The index of the frame in which the first card is dealt. */
export const FIRST_CARD = FRAMES.findIndex(({ cue }) => cue?.event.type === "CardDealt");

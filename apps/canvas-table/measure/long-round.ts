import { type Frame, narrate, timingOf, view } from "@thunderjack/stage";
import { roundNamed } from "@thunderjack/testkit";

/** Three seats, each of them split: as much as can lie on a table. */
export const ROUND = roundNamed("three seats are split into six hands");

/** How much longer every movement takes, so that many cards are in the air at a time. */
const STRETCH = 6;

/** The frames of the round, with the same pauses between them as at a table, but with longer movements. */
export const FRAMES: readonly Frame[] = ROUND.publicEvents.flatMap((event, place) => {
  const state = ROUND.publicStates[place + 1];
  if (state === undefined) return [];
  const { duration, next } = timingOf(event);
  const cue = { event, duration: duration * STRETCH, next, sentence: narrate(event, state) };
  return [{ view: view(ROUND.rules, state), cue }];
});

/** Where the first card of the round is dealt. */
export const FIRST_CARD = FRAMES.findIndex(({ cue }) => cue?.event.type === "CardDealt");

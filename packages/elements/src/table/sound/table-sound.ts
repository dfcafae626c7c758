// This module is a separate chunk. It is loaded when the sounds are first turned on.
import type { Frame } from "@thunderjack/stage";
import { PagePlayer, Speakers } from "./page-player.js";
import type { SoundPlayer } from "./sound-player.js";
import { soundOf } from "./sounds.js";

export { volumeControl, volumeStyles } from "./volume-control.js";

const SPEAKERS = new Speakers({
  open: () => (typeof AudioContext === "undefined" ? null : new AudioContext({ latencyHint: "interactive" })),
  // A browser without `userActivation` blocks sounds before a gesture itself.
  hasGesture: () => navigator.userActivation?.hasBeenActive ?? true,
});

// An image or a form of the page that is named `addEventListener` or `hidden` replaces this property of the document.
EventTarget.prototype.addEventListener.call(document, "visibilitychange", () =>
  SPEAKERS.hide(document.hidden === true),
);

/** Returns a sound player that plays through the speakers of the page. */
export function pagePlayer(): SoundPlayer {
  return new PagePlayer(SPEAKERS);
}

/** Plays the sound of a frame. An event that takes no time is silent, except for the events of a turn. */
export function playFrame({ view, cue }: Frame, player: SoundPlayer): void {
  if (cue === undefined || (cue.duration + cue.next === 0 && !QUICK.has(cue.event.type))) return;
  const sound = soundOf(cue, view);
  if (sound !== null) player.play(sound);
}

/** The events of a turn that take no time at any speed. */
const QUICK: ReadonlySet<string> = new Set(["HandHit", "HandStood", "HandSurrendered", "TurnStarted", "TurnEnded"]);

// This module is a separate chunk. It is loaded when the player turns the sounds on.
import type { Frame } from "@thunderjack/stage";
import { ZZFX, zzfx } from "zzfx";
import type { SoundPlayer } from "./sound-player.js";
import { SOUNDS, soundOf } from "./sounds.js";

/** Plays sounds through the speakers of the page, after the user has interacted with the page. */
export const PAGE_PLAYER: SoundPlayer = {
  play(shape) {
    if (ZZFX.audioContext.state === "suspended") void ZZFX.audioContext.resume();
    zzfx(...shape);
  },
};

/** Plays the sound of a frame. A cue without a duration has no sound. */
export function sound({ view, cue }: Frame, player: SoundPlayer): void {
  if (cue?.isStart !== true) return;
  // Moves have no duration of their own. Their sounds play unless the pace is instant.
  if (cue.duration + cue.next === 0 && !QUICK.has(cue.event.type)) return;
  const name = soundOf(cue.event, view.dealer.badge?.kind === "dealer-blackjack");
  if (name !== null) player.play(SOUNDS[name]);
}

const QUICK: ReadonlySet<string> = new Set(["HandHit", "HandStood", "HandSurrendered", "TurnEnded"]);

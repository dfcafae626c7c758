// A chunk of its own, loaded when somebody turns the sound on.
import type { Frame } from "@thunderjack/stage";
import { ZZFX, zzfx } from "zzfx";
import type { SoundPlayer } from "./sound-player.js";
import { SOUNDS, soundOf } from "./sounds.js";

/** Plays through the speakers of the page, once its visitor has touched it. */
export const PAGE_PLAYER: SoundPlayer = {
  play(shape) {
    if (ZZFX.audioContext.state === "suspended") void ZZFX.audioContext.resume();
    zzfx(...shape);
  },
};

/** Lets a frame be heard; what takes no time to see makes no noise either. */
export function sound({ view, cue }: Frame, player: SoundPlayer): void {
  if (cue === undefined || cue.duration + cue.next === 0) {
    // Moves take no time of their own: they are heard as long as the table is not in a hurry.
    if (cue === undefined || !QUICK.has(cue.event.type)) return;
  }
  const name = soundOf(cue.event, view.dealer.badge?.kind === "dealer-blackjack");
  if (name !== null) player.play(SOUNDS[name]);
}

const QUICK: ReadonlySet<string> = new Set(["HandHit", "HandStood", "HandSurrendered", "TurnEnded"]);

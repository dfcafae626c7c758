// This module is a separate chunk. It is loaded when the sounds are first turned on.
import type { Frame, Phrasebook } from "@thunderjack/stage";
import type { TemplateResult } from "lit";
import { adoptStyles } from "../../platform/foreign-documents.js";
import { PagePlayer, Speakers } from "./page-player.js";
import type { SoundHost } from "./sound-host.js";
import { type SoundPlayer, volumeOf } from "./sound-player.js";
import { soundOf } from "./sounds.js";
import { volumeControl, volumeStyles } from "./volume-control.js";

const SPEAKERS = new Speakers({
  open: () => (typeof AudioContext === "undefined" ? null : new AudioContext({ latencyHint: "interactive" })),
  // A browser without `userActivation` blocks sounds before a gesture itself.
  hasGesture: () => navigator.userActivation?.hasBeenActive ?? true,
});

// An image or a form of the page that is named `addEventListener` or `hidden` replaces this property of the document.
EventTarget.prototype.addEventListener.call(document, "visibilitychange", () =>
  SPEAKERS.hide(document.hidden === true),
);

/** The events of a turn that take no time at any speed. */
const QUICK: ReadonlySet<string> = new Set(["HandHit", "HandStood", "HandSurrendered", "TurnStarted", "TurnEnded"]);

/** The sounds of a table, through the sound player of the page or through its speakers. */
export class TableSound {
  readonly #host: SoundHost;
  readonly #pagePlayer = new PagePlayer(SPEAKERS);
  /** The sound player that was configured last, with its volume and its room tone; `null` before the first one. */
  #configured: readonly [SoundPlayer, number, boolean] | null = null;

  constructor(host: SoundHost) {
    this.#host = host;
  }

  /**
   * Sets the volume and the room tone of the sound player, if they or the sound player have changed. Also adopts the
   * styles of the volume control, because an element that was moved to another document has lost them.
   */
  configure(volume: number, roomTone: boolean): void {
    const player = this.#player;
    adoptStyles(this.#host.renderRoot as ShadowRoot, volumeStyles);
    const [configured, configuredVolume, configuredRoomTone] = this.#configured ?? [];
    if (player === configured && volume === configuredVolume && roomTone === configuredRoomTone) return;
    this.#configured = [player, volume, roomTone];
    player.setVolume?.(volume);
    player.setRoomTone?.(roomTone);
  }

  /** Plays the sound of a frame. An event that takes no time is silent, except for the events of a turn. */
  play({ view, cue }: Frame): void {
    if (cue === undefined || (cue.duration + cue.next === 0 && !QUICK.has(cue.event.type))) return;
    const sound = soundOf(cue, view);
    if (sound !== null) this.#player.play(sound);
  }

  /**
   * Returns the volume control.
   *
   * @param changed called after the player has changed the volume
   */
  control(phrases: Phrasebook, changed: () => void): TemplateResult {
    const host = this.#host;
    return volumeControl(phrases, volumeOf(host.volume), (volume) => {
      host.volume = volume;
      changed();
    });
  }

  get #player(): SoundPlayer {
    return this.#host.soundPlayer ?? this.#pagePlayer;
  }
}

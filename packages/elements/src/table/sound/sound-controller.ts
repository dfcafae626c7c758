import type { Frame } from "@thunderjack/stage";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { SoundMemory, SoundPlayer } from "./sound-player.js";

/** The element whose sounds are played. */
export interface SoundHost extends ReactiveControllerHost {
  sound: boolean;
  readonly soundPlayer: SoundPlayer | null;
  readonly soundMemory: SoundMemory;
  readonly isConnected: boolean;
}

/** Plays the sounds of frames, and stores the player's choice of sounds. The sounds are loaded on first use. */
export class SoundController implements ReactiveController {
  readonly #host: SoundHost;
  readonly #failed: (reason: unknown) => void;
  #loaded: typeof import("./table-sound.js") | null = null;
  #isOn = false;

  /** @param failed called with the reason when the sounds cannot be loaded */
  constructor(host: SoundHost, failed: (reason: unknown) => void) {
    this.#host = host;
    this.#failed = failed;
    host.addController(this);
  }

  hostConnected(): void {
    const host = this.#host;
    // A page may set `soundMemory` to any value.
    const stored = host.soundMemory?.read?.();
    if (typeof stored === "boolean") host.sound = stored;
  }

  hostUpdate(): void {
    const { sound, isConnected } = this.#host;
    if (!isConnected || sound === this.#isOn) return;
    this.#isOn = sound;
    if (!sound || this.#loaded !== null) return;
    void import("./table-sound.js").then((loaded) => {
      this.#loaded = loaded;
    }, this.#failed);
  }

  /** Turns the sounds on or off for the player. */
  toggle(): void {
    const host = this.#host;
    host.sound = !host.sound;
    host.soundMemory?.write?.(host.sound);
  }

  /** Plays the sound of a frame while sounds are on. */
  play(frame: Frame): void {
    if (this.#isOn) this.#loaded?.sound(frame, this.#host.soundPlayer ?? this.#loaded.PAGE_PLAYER);
  }
}

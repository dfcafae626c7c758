import type { Frame, Phrasebook } from "@thunderjack/stage";
import { nothing, type ReactiveController, type TemplateResult } from "lit";
import type { SoundHost } from "./sound-host.js";
import { volumeOf } from "./sound-player.js";
import type { TableSound } from "./table-sound.js";

/** Plays the sounds of frames, and stores the player's choice of sounds. The sounds are loaded on first use. */
export class SoundController implements ReactiveController {
  readonly #host: SoundHost;
  readonly #failed: (reason: unknown) => void;
  /** The sounds, which are loaded when they are first turned on; `null` until then. */
  #sound: TableSound | null = null;
  #isLoading = false;

  /** @param failed called with the reason when the sounds cannot be loaded */
  constructor(host: SoundHost, failed: (reason: unknown) => void) {
    this.#host = host;
    this.#failed = failed;
    host.addController(this);
  }

  hostConnected(): void {
    const host = this.#host;
    // A page may set `soundMemory` to any value, and a store may contain any value.
    const { isOn, volume } = host.soundMemory?.read?.() ?? {};
    if (typeof isOn === "boolean") host.sound = isOn;
    if (typeof volume === "number") host.volume = volumeOf(volume);
  }

  hostDisconnected(): void {
    this.#sound?.configure(0, false);
  }

  hostUpdated(): void {
    const { sound, isConnected, volume, roomTone } = this.#host;
    if (!isConnected) return;
    if (sound && !this.#isLoading) void this.#load();
    this.#sound?.configure(sound ? volumeOf(volume) : 0, roomTone);
  }

  /** Toggles the sounds and stores the player's choice. */
  toggle(): void {
    this.#host.sound = !this.#host.sound;
    this.#store();
  }

  /** Plays the sound of a frame while sounds are on. */
  play(frame: Frame): void {
    if (this.#host.sound) this.#sound?.play(frame);
  }

  /** Returns the volume control; `nothing` while the sounds are off or not loaded. */
  control(phrases: Phrasebook): TemplateResult | typeof nothing {
    return this.#host.sound && this.#sound !== null ? this.#sound.control(phrases, () => this.#store()) : nothing;
  }

  #store(): void {
    const { sound, volume, soundMemory } = this.#host;
    soundMemory?.write?.({ isOn: sound, volume: volumeOf(volume) });
  }

  async #load(): Promise<void> {
    this.#isLoading = true;
    try {
      const { TableSound } = await import("./table-sound.js");
      this.#sound = new TableSound(this.#host);
      this.#host.requestUpdate();
    } catch (reason) {
      this.#failed(reason);
    }
  }
}

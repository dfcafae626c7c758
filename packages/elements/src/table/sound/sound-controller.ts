import type { Frame, Phrasebook } from "@thunderjack/stage";
import { nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from "lit";
import { adoptStyles } from "../../platform/foreign-documents.js";
import { type SoundMemory, type SoundPlayer, volumeOf } from "./sound-player.js";

/** The element whose sounds are played. */
export interface SoundHost extends ReactiveControllerHost {
  sound: boolean;
  volume: number;
  readonly roomTone: boolean;
  readonly soundPlayer: SoundPlayer | null;
  readonly soundMemory: SoundMemory;
  readonly isConnected: boolean;
  readonly renderRoot: HTMLElement | DocumentFragment;
}

/** Plays the sounds of frames, and stores the player's choice of sounds. The sounds are loaded on first use. */
export class SoundController implements ReactiveController {
  readonly #host: SoundHost;
  readonly #failed: (reason: unknown) => void;
  #loaded: typeof import("./table-sound.js") | null = null;
  #isLoading = false;
  #pagePlayer: SoundPlayer | null = null;
  /** The sound player that was configured last, with its volume and its room tone; `null` before the first one. */
  #configured: readonly [SoundPlayer, number, boolean] | null = null;

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
    this.#configure(0, false);
  }

  hostUpdated(): void {
    const { sound, isConnected, volume, roomTone, renderRoot } = this.#host;
    if (!isConnected) return;
    if (sound && !this.#isLoading) void this.#load();
    if (this.#loaded !== null) adoptStyles(renderRoot as ShadowRoot, this.#loaded.volumeStyles);
    this.#configure(sound ? volumeOf(volume) : 0, roomTone);
  }

  /** Toggles the sounds and stores the player's choice. */
  toggle(): void {
    this.#host.sound = !this.#host.sound;
    this.#store();
  }

  /** Plays the sound of a frame while sounds are on. */
  play(frame: Frame): void {
    if (this.#host.sound && this.#player !== null) this.#loaded?.playFrame(frame, this.#player);
  }

  /** Returns the volume control; `nothing` while the sounds are off or not loaded. */
  control(phrases: Phrasebook): TemplateResult | typeof nothing {
    const host = this.#host;
    if (!host.sound || this.#loaded === null) return nothing;
    return this.#loaded.volumeControl(phrases, volumeOf(host.volume), (volume) => {
      host.volume = volume;
      this.#store();
    });
  }

  get #player(): SoundPlayer | null {
    return this.#loaded === null ? null : (this.#host.soundPlayer ?? this.#pagePlayer);
  }

  /** Sets the volume and the room tone of the sound player, if they or the sound player have changed. */
  #configure(volume: number, roomTone: boolean): void {
    const player = this.#player;
    const [configured, configuredVolume, configuredRoomTone] = this.#configured ?? [];
    if (player === null || (player === configured && volume === configuredVolume && roomTone === configuredRoomTone))
      return;
    this.#configured = [player, volume, roomTone];
    player.setVolume?.(volume);
    player.setRoomTone?.(roomTone);
  }

  #store(): void {
    const { sound, volume, soundMemory } = this.#host;
    soundMemory?.write?.({ isOn: sound, volume: volumeOf(volume) });
  }

  async #load(): Promise<void> {
    this.#isLoading = true;
    try {
      this.#loaded = await import("./table-sound.js");
      this.#pagePlayer = this.#loaded.pagePlayer();
      this.#host.requestUpdate();
    } catch (reason) {
      this.#failed(reason);
    }
  }
}

import type { ReactiveControllerHost } from "lit";
import type { SoundMemory, SoundPlayer } from "./sound-player.js";

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

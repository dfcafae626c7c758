/** A player of sounds. */
export interface SoundPlayer {
  /** Plays a sound that is synthesized from these numbers. */
  play(shape: readonly (number | undefined)[]): void;
}

/** The store of the player's choice of sounds. */
export interface SoundMemory {
  /** The stored choice; `null` without one: then the page decides. */
  read(): boolean | null;
  /** Stores the choice. */
  write(isOn: boolean): void;
}

const KEY = "thunderjack-sound";

/** The storage of the browser. Without storage, nothing is remembered. */
export const BROWSER_SOUND_MEMORY: SoundMemory = {
  read() {
    try {
      const kept = localStorage.getItem(KEY);
      return kept === null ? null : kept === "on";
    } catch {
      return null;
    }
  },
  write(isOn) {
    try {
      localStorage.setItem(KEY, isOn ? "on" : "off");
    } catch {
      // A sandboxed page without storage: the choice lasts as long as the page.
    }
  },
};

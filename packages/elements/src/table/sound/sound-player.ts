/** A player of sounds. */
export interface SoundPlayer {
  /** Plays a sound that is synthesized from these numbers. */
  play(shape: readonly (number | undefined)[]): void;
}

/** The store of the player's choice of sounds. */
export interface SoundMemory {
  /** Returns the stored choice; `null` if no choice is stored. The `sound` property then decides. */
  read(): boolean | null;
  /** Stores the choice. */
  write(isOn: boolean): void;
}

const KEY = "thunderjack-sound";

/** The local storage of the browser. If it is unavailable, no choice is stored. */
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
      // A sandboxed page has no storage. The choice then lasts as long as the page.
    }
  },
};

/** Makes sounds. */
export interface SoundPlayer {
  /** Plays a sound that is made from these numbers. */
  play(shape: readonly (number | undefined)[]): void;
}

/** Remembers whether the player wants to hear the table. */
export interface SoundMemory {
  /** What was remembered; `null` where nothing was: then it is as the page has it. */
  read(): boolean | null;
  /** Remembers it. */
  write(isOn: boolean): void;
}

const KEY = "thunderjack-sound";

/** In the storage of the browser; where there is none, or none is allowed, nothing is remembered. */
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
      // A page in a box without storage: the choice holds as long as the page.
    }
  },
};

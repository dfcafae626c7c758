/** The name of a sound of the table. */
export type SoundName =
  | "card"
  | "flip"
  | "shuffle"
  | "sweep"
  | "chip"
  | "tap"
  | "turn"
  | "double"
  | "split"
  | "surrender"
  | "bust"
  | "lose"
  | "push"
  | "win"
  | "blackjack"
  | "blitz"
  | "thunderjack"
  | "cancelled"
  | "dealer-bust"
  | "dealer-blackjack";

/** A sound that is played once. */
export interface PlayedSound {
  readonly name: SoundName;
  /** The factor of its frequencies; defaults to 1. */
  readonly pitch?: number;
  /** The time until it starts, in seconds; defaults to 0. */
  readonly delay?: number;
}

/** Plays the sounds of a table. */
export interface SoundPlayer {
  /** Plays a sound. */
  play(sound: PlayedSound): void;
  /** Sets the volume from 0 to 1, also of the sounds in progress. It is 0 while the sounds are off. */
  setVolume?(volume: number): void;
  /** Starts or stops the room tone. */
  setRoomTone?(isOn: boolean): void;
}

/** The player's choice: whether sounds are on, and their volume. */
export interface SoundChoice {
  readonly isOn: boolean;
  /** The volume, from 0 to 1. */
  readonly volume: number;
}

/** The store of the player's choice of sounds. */
export interface SoundMemory {
  /**
   * Returns the stored choice; `null` if no choice is stored. The properties `sound` and `volume` then decide, as they
   * do for omitted fields.
   */
  read(): Partial<SoundChoice> | null;
  /** Stores the choice. */
  write(choice: SoundChoice): void;
}

const KEY = "thunderjack-sound";

/** The local storage of the browser. If it is unavailable, no choice is stored. */
export const BROWSER_SOUND_MEMORY: SoundMemory = {
  read() {
    try {
      const kept = localStorage.getItem(KEY);
      if (kept === null) return null;
      const [state, percent] = kept.split(" ");
      // An older entry has no volume.
      return percent === undefined
        ? { isOn: state === "on" }
        : { isOn: state === "on", volume: Number.parseInt(percent, 10) / 100 };
    } catch {
      return null;
    }
  },
  write({ isOn, volume }) {
    try {
      localStorage.setItem(KEY, `${isOn ? "on" : "off"} ${Math.round(volume * 100)}`);
    } catch {
      // A sandboxed page has no storage. The choice then lasts as long as the page.
    }
  },
};

/** Returns a volume from 0 to 1; 1 for a value that is not a number. */
export function volumeOf(value: unknown): number {
  return typeof value === "number" && !Number.isNaN(value) ? Math.min(Math.max(value, 0), 1) : 1;
}

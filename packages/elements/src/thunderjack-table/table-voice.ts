import type { Clock, Frame, TableView } from "@thunderjack/stage";
import type { SoundPlayer } from "../sound/sound-player.js";
import type { TjAnnouncer } from "../tj-announcer/tj-announcer.js";
import { type Question, toldAloud } from "./told-aloud.js";

type TableSound = typeof import("../sound/table-sound.js");

/** What is heard of a table: sentences for those who listen to it, and sounds for those who turn them on. */
export class TableVoice {
  readonly #announcer: () => TjAnnouncer | null;
  #sound: TableSound | null = null;
  #isOn = false;
  /** What plays the sounds; `null` for the speakers of the page. */
  player: SoundPlayer | null = null;

  constructor(announcer: () => TjAnnouncer | null) {
    this.#announcer = announcer;
  }

  /**
   * Turns the sounds on or off; they are loaded when they are turned on for the first time.
   *
   * @param failed is told why they cannot be loaded
   */
  async turn(isOn: boolean, failed: (reason: unknown) => void): Promise<void> {
    this.#isOn = isOn;
    if (!isOn || this.#sound !== null) return;
    try {
      this.#sound = await import("../sound/table-sound.js");
    } catch (reason) {
      failed(reason);
    }
  }

  /** Lets a frame be heard. */
  tell(frame: Frame, clock: Clock): void {
    const announcer = this.#announcer();
    const sentence = frame.cue?.sentence ?? null;
    if (announcer !== null) {
      announcer.clock = clock;
      if (sentence !== null) announcer.say(sentence);
    }
    if (this.#isOn && this.#sound !== null) this.#sound.sound(frame, this.player ?? this.#sound.PAGE_PLAYER);
  }

  /** Answers a question of the player's; says nothing where there is nothing to say. */
  answer(view: TableView, question: Question): void {
    const answer = toldAloud(view, question);
    if (answer !== "") this.#announcer()?.answer(answer);
  }
}

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
  #clock: Clock | null = null;
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
    this.#clock = clock;
    this.say(frame.cue?.sentence ?? null);
    if (this.#isOn && this.#sound !== null) this.#sound.sound(frame, this.player ?? this.#sound.PAGE_PLAYER);
  }

  /** Says a sentence after those that came before; nothing for `null`. */
  say(sentence: string | null): void {
    if (sentence !== null) this.#listened?.say(sentence);
  }

  /** Says what the player is to hear now, before what waits: why something was refused. */
  tellAtOnce(sentence: string): void {
    this.#listened?.answer(sentence);
  }

  /** Answers a question of the player's; says nothing where there is nothing to say. */
  answer(view: TableView, question: Question): void {
    const answer = toldAloud(view, question);
    if (answer !== "") this.tellAtOnce(answer);
  }

  /** Forgets what was not said yet. */
  hush(): void {
    this.#announcer()?.hush();
  }

  get #listened(): TjAnnouncer | null {
    const announcer = this.#announcer();
    if (announcer !== null && this.#clock !== null) announcer.clock = this.#clock;
    return announcer;
  }
}

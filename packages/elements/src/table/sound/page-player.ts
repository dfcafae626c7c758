import { limiterInto } from "./limiter.js";
import type { PlayedSound, SoundPlayer } from "./sound-player.js";
import { Synthesizer } from "./synthesizer.js";

/** The time from the end of the last sound until the audio context is suspended, in seconds. */
const REST = 1;

/** The time constant of a change of the volume, in seconds. A sudden change would be audible as a click. */
const FADE = 0.02;

/** The functions of the page that {@link Speakers} calls. */
export interface AudiblePage {
  /** Creates an audio context; `null` if the browser has no audio. */
  open(): AudioContext | null;
  /** Returns whether the user has interacted with the page. */
  hasGesture(): boolean;
}

/** An audio context, the node into which its sounds are played, and their synthesizer. */
interface OpenSpeakers {
  readonly context: AudioContext;
  readonly input: AudioNode;
  readonly synthesizer: Synthesizer;
}

/**
 * The audio output of a page. It opens with the first sound after a gesture of the user. While there is no sound, the
 * audio context is suspended, because it takes processor time even in silence.
 */
export class Speakers {
  readonly #page: AudiblePage;
  #opened: OpenSpeakers | null = null;
  /** The time at which the last sound ends, in seconds of `AudioContext.currentTime`. */
  #end = 0;
  #roomTones = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(page: AudiblePage) {
    this.#page = page;
  }

  /**
   * Opens the audio output on the first call. Returns `null` before the first gesture, and in a browser without audio.
   */
  open(): OpenSpeakers | null {
    if (this.#opened !== null || !this.#page.hasGesture()) return this.#opened;
    const context = this.#page.open();
    if (context === null) return null;
    const synthesizer = new Synthesizer(context, Math.random);
    this.#opened = { context, input: limiterInto(context.destination), synthesizer };
    return this.#opened;
  }

  /** Keeps the audio context running until a time, in seconds of `AudioContext.currentTime`. */
  wakeUntil(end: number): void {
    if (this.#opened === null) return;
    const { context } = this.#opened;
    this.#end = Math.max(this.#end, end);
    if (context.state === "suspended") void context.resume();
    clearTimeout(this.#rest);
    if (this.#roomTones > 0) return;
    this.#rest = setTimeout(() => void context.suspend(), (this.#end - context.currentTime + REST) * 1000);
  }

  /** Counts the room tones: 1 for a start, −1 for an end. The audio context is not suspended during a room tone. */
  countRoomTone(change: 1 | -1): void {
    this.#roomTones += change;
    this.wakeUntil(0);
  }

  /** Suspends the audio context when the page is hidden. Resumes it for a room tone when the page is visible again. */
  hide(isHidden: boolean): void {
    if (!isHidden && this.#roomTones > 0) this.wakeUntil(0);
    if (isHidden) void this.#opened?.context.suspend();
  }
}

/** The sound player of a table, which plays through the speakers of the page. */
export class PagePlayer implements SoundPlayer {
  readonly #speakers: Speakers;
  #volume = 1;
  #output: GainNode | null = null;
  #wantsRoomTone = false;
  #roomTone: AudioScheduledSourceNode | null = null;

  constructor(speakers: Speakers) {
    this.#speakers = speakers;
  }

  play(sound: PlayedSound): void {
    const opened = this.#speakers.open();
    if (opened === null || this.#volume === 0) return;
    const output = this.#outputOf(opened);
    this.#speakers.wakeUntil(opened.synthesizer.play(sound, output));
    this.#updateRoomTone(opened);
  }

  setVolume(volume: number): void {
    this.#volume = volume;
    // Loudness is not proportional to amplitude. The square makes the steps of the volume sound even.
    this.#output?.gain.setTargetAtTime(volume ** 2, this.#output.context.currentTime, FADE);
    this.#updateRoomTone(this.#speakers.open());
  }

  setRoomTone(isOn: boolean): void {
    this.#wantsRoomTone = isOn;
    this.#updateRoomTone(this.#speakers.open());
  }

  #outputOf({ context, input }: OpenSpeakers): GainNode {
    if (this.#output === null) {
      this.#output = context.createGain();
      this.#output.gain.value = this.#volume ** 2;
      this.#output.connect(input);
    }
    return this.#output;
  }

  #updateRoomTone(opened: OpenSpeakers | null): void {
    const isOn = this.#wantsRoomTone && this.#volume > 0;
    if (opened === null || isOn === (this.#roomTone !== null)) return;
    this.#roomTone?.stop(opened.context.currentTime + 5 * FADE);
    this.#roomTone = isOn ? opened.synthesizer.startRoomTone(this.#outputOf(opened)) : null;
    this.#speakers.countRoomTone(isOn ? 1 : -1);
  }
}

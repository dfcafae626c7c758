import type { PlayedSound } from "./sound-player.js";
import { VOICES } from "./voices.js";

/** The length of the noise loop, in seconds. */
const NOISE = 2;
/** The end of a fade, as a factor of its level. */
const SILENCE = 0.001;
/** The earliest start of a sound, in seconds of the context. The compressor of Chromium begins with a low level. */
const OPENING = 0.1;
/** The level of the room tone, and the cutoff frequency of its filter, in hertz. */
const ROOM = { level: 0.02, frequency: 420 } as const;

/** Synthesizes the sounds of the table in an audio context. */
export class Synthesizer {
  readonly #context: BaseAudioContext;
  readonly #noise: AudioBuffer;
  readonly #random: () => number;

  /** @param random returns a number from 0 to 1 */
  constructor(context: BaseAudioContext, random: () => number) {
    this.#context = context;
    this.#random = random;
    this.#noise = context.createBuffer(1, NOISE * context.sampleRate, context.sampleRate);
    const samples = this.#noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = random() * 2 - 1;
  }

  /** Plays a sound into an audio node. Returns the time of its end, in seconds of `AudioContext.currentTime`. */
  play({ name, pitch = 1, delay = 0 }: PlayedSound, output: AudioNode): number {
    const start = Math.max(this.#context.currentTime, OPENING) + delay;
    let end = start;
    for (const { wave, filter = "bandpass", from, to = from, at = 0, rise = 0.002, fade, level } of VOICES[name]) {
      const begin = start + at;
      const top = begin + rise;
      const stop = top + fade;
      const gain = this.#context.createGain();
      gain.gain.setValueAtTime(0, begin);
      gain.gain.linearRampToValueAtTime(level, top);
      gain.gain.exponentialRampToValueAtTime(level * SILENCE, stop);
      gain.connect(output);
      const { source, frequency } =
        wave === "noise" ? this.#startNoise(gain, filter, begin) : this.#startTone(gain, wave, begin);
      frequency.setValueAtTime(from * pitch, begin);
      frequency.exponentialRampToValueAtTime(to * pitch, stop);
      source.stop(stop);
      end = Math.max(end, stop);
    }
    return end;
  }

  /** Starts a quiet noise, which continues until the returned node is stopped. */
  startRoomTone(output: AudioNode): AudioScheduledSourceNode {
    const { currentTime } = this.#context;
    const gain = this.#context.createGain();
    gain.gain.setValueAtTime(0, currentTime);
    gain.gain.linearRampToValueAtTime(ROOM.level, currentTime + 2);
    gain.connect(output);
    const { source, frequency } = this.#startNoise(gain, "lowpass", currentTime);
    frequency.value = ROOM.frequency;
    return source;
  }

  /** Starts noise at a random position, so that no two cards sound the same. */
  #startNoise(output: AudioNode, type: BiquadFilterType, begin: number): Source {
    const source = this.#context.createBufferSource();
    source.buffer = this.#noise;
    source.loop = true;
    source.start(begin, this.#random() * NOISE);
    const filter = this.#context.createBiquadFilter();
    filter.type = type;
    source.connect(filter).connect(output);
    return { source, frequency: filter.frequency };
  }

  #startTone(output: AudioNode, type: OscillatorType, begin: number): Source {
    const source = this.#context.createOscillator();
    source.type = type;
    source.start(begin);
    source.connect(output);
    return { source, frequency: source.frequency };
  }
}

interface Source {
  readonly source: AudioScheduledSourceNode;
  readonly frequency: AudioParam;
}

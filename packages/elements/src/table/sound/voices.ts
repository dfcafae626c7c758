import type { SoundName } from "./sound-player.js";

/** A part of a sound: noise through a filter, or a tone. It rises to its level and fades exponentially. */
export interface Voice {
  readonly wave: "noise" | OscillatorType;
  /** The filter of noise; defaults to `bandpass`. */
  readonly filter?: BiquadFilterType;
  /** The frequency of the tone or of the filter at the start, in hertz. */
  readonly from: number;
  /** The frequency at the end, in hertz; defaults to `from`. */
  readonly to?: number;
  /** The delay after the start of the sound, in seconds; defaults to 0. */
  readonly at?: number;
  /** The duration of the rise, in seconds; defaults to 0.002. */
  readonly rise?: number;
  /** The duration of the fade to a thousandth of the level, in seconds. */
  readonly fade: number;
  /** The factor of the amplitude. A filter removes most of the noise, so the factor of noise may be more than 1. */
  readonly level: number;
}

const noise = (from: number, to: number, fade: number, level: number, more: Partial<Voice> = {}): Voice => ({
  wave: "noise",
  from,
  to,
  fade,
  level,
  ...more,
});

const tone = (from: number, to: number, fade: number, level: number, more: Partial<Voice> = {}): Voice => ({
  wave: "sine",
  from,
  to,
  fade,
  level,
  ...more,
});

/** Returns a note of a small bell: a triangle wave and its octave. */
const bell = (frequency: number, at: number, fade: number, level: number): readonly Voice[] => [
  { wave: "triangle", from: frequency, at, fade, level },
  tone(frequency * 2, frequency * 2, fade * 0.6, level * 0.3, { at }),
];

/** Returns the click of a chip on another one. */
const click = (at: number, level: number): readonly Voice[] => [
  tone(2600, 2500, 0.07, level, { at }),
  tone(4150, 4000, 0.04, level * 0.6, { at }),
  noise(5200, 4200, 0.02, level * 1.2, { at }),
];

/** Returns voices that are repeated at several times, in seconds after the start of the sound. */
const repeated = (times: readonly number[], voice: (at: number, index: number) => readonly Voice[]): readonly Voice[] =>
  times.flatMap(voice);

/** The parts of each sound. */
export const VOICES: Readonly<Record<SoundName, readonly Voice[]>> = {
  card: [noise(3200, 1700, 0.1, 0.3, { rise: 0.02 }), noise(900, 500, 0.03, 0.4, { at: 0.09 })],
  flip: [noise(1500, 3600, 0.12, 0.32, { rise: 0.05 }), noise(700, 420, 0.05, 0.7, { at: 0.13 })],
  shuffle: repeated([0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4], (at, index) => [
    noise(2600 + index * 130, 2000, 0.05, 0.4, { at, rise: 0.006 }),
  ]),
  sweep: [noise(1100, 2600, 0.2, 0.4, { rise: 0.08 })],
  chip: click(0, 0.12),
  tap: [tone(240, 150, 0.06, 0.1), noise(1400, 900, 0.02, 0.25)],
  turn: [tone(660, 660, 0.09, 0.055)],
  double: [...click(0, 0.12), ...click(0.09, 0.12)],
  split: [noise(1400, 3000, 0.12, 0.35, { rise: 0.04 }), ...click(0.16, 0.1)],
  surrender: repeated([0, 0.07, 0.15], (at) => [noise(800, 400, 0.07, 0.6, { at, rise: 0.02 })]),
  bust: [tone(230, 95, 0.42, 0.2, { wave: "triangle" }), noise(300, 120, 0.12, 0.9)],
  lose: [tone(208, 165, 0.35, 0.12), tone(156, 124, 0.4, 0.09, { at: 0.06 })],
  push: [tone(430, 400, 0.09, 0.16), tone(430, 400, 0.09, 0.14, { at: 0.13 })],
  win: [...bell(784, 0, 0.4, 0.14), ...bell(1175, 0.11, 0.55, 0.15)],
  blackjack: [523, 659, 784, 1047].flatMap((frequency, index) => bell(frequency, index * 0.085, 0.7, 0.13)),
  blitz: [
    ...repeated([0, 0.07, 0.14, 0.21, 0.28, 0.35], (at, index) => [
      noise(3400 + index * 350, 1600, 0.07, 0.6, { at }),
      tone(440 * 1.122 ** index, 440 * 1.122 ** index, 0.1, 0.1, { at, wave: "triangle" }),
    ]),
    ...[587, 784, 1175].flatMap((frequency) => bell(frequency, 0.45, 0.9, 0.09)),
  ],
  thunderjack: [
    // The crack of three strokes.
    ...repeated([0, 0.06, 0.15], (at, index) => [
      noise(4200 - index * 900, 1100, 0.12, 1.5 - index * 0.2, { at, rise: 0.001 }),
      noise(1000, 240, 0.5, 1.3, { at, rise: 0.004, filter: "lowpass" }),
    ]),
    // The rumble, which falls in pitch.
    noise(620, 90, 1.6, 1.7, { at: 0.09, rise: 0.03, filter: "lowpass" }),
    // The echoes, each quieter than the one before.
    ...repeated([0.5, 0.95, 1.5, 2.1], (at, index) => [
      noise(330 - index * 50, 70, 1.9, 1.5 / (index + 1), { at, rise: 0.28, filter: "lowpass" }),
    ]),
    tone(52, 36, 2.2, 0.2, { at: 0.09, rise: 0.05 }),
  ],
  cancelled: repeated([0, 0.22], (at) => [
    noise(1500, 500, 0.12, 0.6, { at, rise: 0.004 }),
    noise(400, 110, 0.5, 0.8, { at: at + 0.02, rise: 0.02, filter: "lowpass" }),
  ]),
  "dealer-bust": [
    noise(260, 100, 0.2, 1.1),
    ...bell(392, 0.25, 0.4, 0.1),
    ...bell(587, 0.36, 0.5, 0.12),
    ...bell(784, 0.47, 0.6, 0.12),
  ],
  "dealer-blackjack": [
    tone(311, 311, 0.4, 0.14, { wave: "triangle" }),
    tone(233, 220, 0.7, 0.15, { wave: "triangle", at: 0.16 }),
    noise(200, 90, 0.3, 0.7, { at: 0.16, filter: "lowpass" }),
  ],
};

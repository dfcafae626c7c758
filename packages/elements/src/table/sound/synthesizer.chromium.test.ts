import { beforeAll, describe, expect, test } from "vitest";
import { limiterInto } from "./limiter.js";
import type { SoundName } from "./sound-player.js";
import { Synthesizer } from "./synthesizer.js";
import { VOICES } from "./voices.js";

const RATE = 44_100;
const SECONDS = 6;
const NAMES = Object.keys(VOICES) as SoundName[];

/** The limits for the loudest twentieth of a second of each sound, in decibels relative to full scale. */
const LOUDNESS: Readonly<Record<SoundName, readonly [number, number]>> = {
  turn: [-38, -30],
  tap: [-33, -25],
  chip: [-30, -22],
  double: [-30, -22],
  card: [-30, -22],
  flip: [-30, -22],
  split: [-30, -22],
  sweep: [-27, -19],
  shuffle: [-27, -19],
  surrender: [-27, -19],
  push: [-27, -19],
  lose: [-27, -19],
  bust: [-23, -16],
  win: [-23, -16],
  blackjack: [-23, -16],
  cancelled: [-23, -16],
  "dealer-bust": [-23, -16],
  "dealer-blackjack": [-23, -16],
  blitz: [-21, -15],
  thunderjack: [-15, -9],
};

/** Returns a generator of pseudorandom numbers from 0 to 1, which repeats the same sequence for each sound. */
function repeatable(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

async function rendered(play: (synthesizer: Synthesizer, output: AudioNode) => unknown): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, RATE * SECONDS, RATE);
  play(new Synthesizer(context, repeatable()), limiterInto(context.destination));
  return (await context.startRendering()).getChannelData(0);
}

const decibels = (amplitude: number) => 20 * Math.log10(Math.max(amplitude, 1e-6));

function peakOf(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

/** Returns the level of each twentieth of a second. */
function levels(samples: Float32Array): readonly number[] {
  const size = RATE / 20;
  return Array.from({ length: Math.floor(samples.length / size) }, (_, part) => {
    const square = samples.subarray(part * size, (part + 1) * size).reduce((sum, sample) => sum + sample ** 2, 0);
    return Math.sqrt(square / size);
  });
}

const sounds = new Map<SoundName, Float32Array>();

beforeAll(async () => {
  for (const name of NAMES)
    sounds.set(name, await rendered((synthesizer, output) => synthesizer.play({ name }, output)));
}, 120_000);

const samplesOf = (name: SoundName) => sounds.get(name) ?? new Float32Array();
const loudnessOf = (name: SoundName) => decibels(Math.max(...levels(samplesOf(name))));
/** Returns the end of the last twentieth of a second above −60 decibels, in seconds. */
const lengthOf = (name: SoundName) =>
  levels(samplesOf(name)).reduce((last, level, part) => (level > 0.001 ? part + 1 : last), 0) / 20;

describe.each(NAMES)("%s", (name) => {
  test("has a loudness within its limits, and is not clipped", () => {
    const [least, most] = LOUDNESS[name];
    expect(loudnessOf(name)).toBeGreaterThan(least);
    expect(loudnessOf(name)).toBeLessThan(most);
    expect(peakOf(samplesOf(name))).toBeLessThan(0.9);
  });

  test("is short, and ends in silence", () => {
    expect(lengthOf(name)).toBeGreaterThan(0.05);
    expect(lengthOf(name)).toBeLessThan(name === "thunderjack" ? 5 : 1.5);
    expect(
      samplesOf(name)
        .subarray(-RATE / 10)
        .every((sample) => sample === 0),
    ).toBe(true);
  });
});

test("the thunder is the longest and loudest sound, and its tail fades for more than two seconds", () => {
  for (const name of NAMES) {
    if (name === "thunderjack") continue;
    expect([name, lengthOf(name) < lengthOf("thunderjack")]).toEqual([name, true]);
    expect([name, loudnessOf(name) < loudnessOf("thunderjack")]).toEqual([name, true]);
  }
  const [early = 0, late = 0] = [1.5, 2.5].map((seconds) =>
    Math.max(...levels(samplesOf("thunderjack")).slice(seconds * 20, (seconds + 0.5) * 20)),
  );
  expect(decibels(early)).toBeGreaterThan(-35);
  expect(decibels(late)).toBeGreaterThan(-50);
  expect(late).toBeLessThan(early);
});

test("simultaneous sounds never clip: all sounds, and ten thunders", async () => {
  const all = await rendered((synthesizer, output) => {
    for (const name of NAMES) synthesizer.play({ name }, output);
  });
  expect(peakOf(all)).toBeLessThan(0.98);
  const thunders = await rendered((synthesizer, output) => {
    for (let time = 0; time < 10; time++) synthesizer.play({ name: "thunderjack" }, output);
  });
  expect(peakOf(thunders)).toBeLessThan(0.98);
});

test("a sound starts after its delay, and a higher pitch has more zero crossings", async () => {
  const delayed = await rendered((synthesizer, output) => synthesizer.play({ name: "win", delay: 1 }, output));
  expect(levels(delayed).findIndex((level) => level > 0.001)).toBe(22);
  const high = await rendered((synthesizer, output) => synthesizer.play({ name: "win", pitch: 1.3 }, output));
  expect(crossings(high)).toBeGreaterThan(crossings(samplesOf("win")) * 1.2);
});

test("the room tone is quieter than every other sound, and steady", async () => {
  const room = levels(await rendered((synthesizer, output) => synthesizer.startRoomTone(output)));
  const steady = room.slice(3 * 20).map(decibels);
  expect(Math.max(...steady)).toBeLessThan(-42);
  expect(Math.min(...steady)).toBeGreaterThan(-56);
});

function crossings(samples: Float32Array): number {
  return samples.filter((sample, index) => sample * (samples[index + 1] ?? 0) < 0).length;
}

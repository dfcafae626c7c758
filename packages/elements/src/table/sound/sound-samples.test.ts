import { beforeAll, describe, expect, test, vi } from "vitest";
import { SOUNDS, type SoundName } from "./sounds.js";

/** The sounds of a table, as the game lists them. */
const NAMES = [
  "deal",
  "shuffle",
  "chip",
  "hit",
  "stand",
  "double",
  "split",
  "surrender",
  "bust",
  "win",
  "blackjack",
  "blitz",
  "dealer-bust",
  "dealer-blackjack",
  "thunderjack",
] satisfies readonly SoundName[];

/** A sound as samples from −1 to 1. */
interface Rendered {
  readonly samples: readonly number[];
  readonly seconds: number;
  readonly peak: number;
  /** The loudness of its loudest twentieth of a second. */
  readonly loudness: number;
}

const rendered = new Map<string, Rendered>();

beforeAll(async () => {
  // Samples are computed without an audio device.
  vi.stubGlobal("AudioContext", class {});
  const { ZZFX } = await import("zzfx");
  vi.unstubAllGlobals();
  for (const [name, shape] of Object.entries(SOUNDS)) {
    // The second parameter is the random variation of the sound. It is set to 0.
    const samples = ZZFX.buildSamples(shape[0], 0, ...shape.slice(2)).map((sample) => sample * ZZFX.volume);
    const window = Math.round(ZZFX.sampleRate / 20);
    let loudness = 0;
    for (let from = 0; from < samples.length; from += window) {
      const part = samples.slice(from, from + window);
      loudness = Math.max(loudness, Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / window));
    }
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    rendered.set(name, { samples, seconds: samples.length / ZZFX.sampleRate, peak, loudness });
  }
});

function sound(name: SoundName): Rendered {
  const one = rendered.get(name);
  if (one === undefined) throw new Error(`There is no sound "${name}".`);
  return one;
}

test("has a sound for each listed event, and no other", () => {
  expect(Object.keys(SOUNDS)).toEqual(NAMES);
});

describe.each(NAMES)("%s", (name) => {
  test("is audible, not clipped, and short", () => {
    const { samples, seconds, peak, loudness } = sound(name);
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(peak).toBeLessThanOrEqual(1);
    expect(loudness).toBeGreaterThan(0.01);
    expect(seconds).toBeGreaterThan(0.03);
    expect(seconds).toBeLessThan(name === "thunderjack" ? 2.5 : 1.5);
  });

  test("ends in silence, without a click", () => {
    const { samples } = sound(name);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.02);
  });
});

test("is longest and loudest for the thunder", () => {
  const thunder = sound("thunderjack");
  for (const name of NAMES) {
    if (name === "thunderjack") continue;
    expect([name, sound(name).seconds < thunder.seconds]).toEqual([name, true]);
    expect([name, sound(name).loudness < thunder.loudness]).toEqual([name, true]);
  }
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PagePlayer, Speakers } from "./page-player.js";

/** Returns a stand-in for an audio context, which lists its sources. */
function silentContext() {
  const parameter = () => ({
    value: 0,
    setValueAtTime: vi.fn(),
    setTargetAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  });
  const sources: { stop: ReturnType<typeof vi.fn> }[] = [];
  const node = () => ({
    context,
    connect: (next: unknown) => next,
    gain: parameter(),
    frequency: parameter(),
    threshold: parameter(),
    ratio: parameter(),
    knee: parameter(),
    attack: parameter(),
    release: parameter(),
  });
  const source = () => {
    const one = { ...node(), start: vi.fn(), stop: vi.fn() };
    sources.push(one);
    return one;
  };
  const context = {
    currentTime: 0,
    sampleRate: 100,
    state: "running",
    sources,
    destination: {},
    createBuffer: () => ({ getChannelData: () => new Float32Array(200) }),
    createBufferSource: source,
    createOscillator: source,
    createGain: node,
    createBiquadFilter: node,
    createDynamicsCompressor: node,
    createWaveShaper: node,
    suspend: vi.fn(() => {
      context.state = "suspended";
    }),
    resume: vi.fn(() => {
      context.state = "running";
    }),
  };
  Object.assign(context.destination, { context });
  return context;
}

function audible() {
  const context = silentContext();
  const open = vi.fn(() => context as unknown as AudioContext);
  const page = { hasGesture: false, open };
  const speakers = new Speakers({ open, hasGesture: () => page.hasGesture });
  return { context, page, speakers, player: new PagePlayer(speakers) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("opens no audio before a gesture, and plays the first sound after it", () => {
  const { page, player, context } = audible();
  player.setVolume(0.5);
  player.setRoomTone(true);
  player.play({ name: "chip" });
  expect(page.open).not.toHaveBeenCalled();
  page.hasGesture = true;
  player.play({ name: "turn" });
  player.play({ name: "turn" });
  expect(page.open).toHaveBeenCalledTimes(1);
  // Two tones, and the room tone.
  expect(context.sources).toHaveLength(3);
});

test("plays nothing at volume 0", () => {
  const { page, player, context } = audible();
  page.hasGesture = true;
  player.setVolume(0);
  player.play({ name: "thunderjack" });
  expect(context.sources).toEqual([]);
});

test("suspends the audio context after the last sound, and resumes it for the next one", () => {
  const { page, player, context } = audible();
  page.hasGesture = true;
  player.play({ name: "win" });
  vi.advanceTimersByTime(1000);
  expect(context.suspend).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(context.suspend).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
  player.play({ name: "win" });
  expect(context.resume).toHaveBeenCalledTimes(1);
});

test("keeps the audio context running during a room tone, except while the page is hidden", () => {
  const { page, player, context, speakers } = audible();
  page.hasGesture = true;
  player.setRoomTone(true);
  player.play({ name: "turn" });
  vi.advanceTimersByTime(60_000);
  expect(context.state).toBe("running");
  speakers.hide(true);
  expect(context.state).toBe("suspended");
  speakers.hide(false);
  expect(context.state).toBe("running");
  player.setVolume(0);
  vi.advanceTimersByTime(60_000);
  expect(context.state).toBe("suspended");
});

test("is silent in a browser without audio", () => {
  const player = new PagePlayer(new Speakers({ open: () => null, hasGesture: () => true }));
  expect(() => player.play({ name: "chip" })).not.toThrow();
});

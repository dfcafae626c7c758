import type { Track } from "@thunderjack/stage/choreography";

/**
 * Returns the keyframes of a track. The last value applies until the end of the animation.
 *
 * @param duration the duration of the animation, in milliseconds
 * @param frameOf returns the CSS properties for a value of the track
 */
export function trackFrames(track: Track, duration: number, frameOf: (value: number) => Keyframe): Keyframe[] {
  const frames = track.map(([time, value]) => ({ ...frameOf(value), offset: Math.min(1, time / duration) }));
  const last = track[track.length - 1];
  return last === undefined || last[0] >= duration ? frames : [...frames, { ...frameOf(last[1]), offset: 1 }];
}

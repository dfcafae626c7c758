import type { Storm } from "@thunderjack/stage/choreography";
import type { Box } from "@thunderjack/stage/layout";

/**
 * Returns a storm with a bolt from the top of an area to a box in it, and one flash.
 *
 * @param duration in milliseconds
 */
export function stormOver(area: Box, target: Box, duration: number): Storm {
  const end = { x: target.x + target.width / 2, y: target.y };
  const light = [
    [0, 0],
    [duration * 0.25, 0],
    [duration * 0.3, 1],
    [duration * 0.7, 1],
    [duration, 0],
  ] as const;
  return {
    kind: "thunderjack",
    duration,
    felt: area,
    darkness: light.map(([time, value]) => [time, value * 0.46]),
    flash: [
      [0, 0],
      [duration * 0.25, 0],
      [duration * 0.27, 0.22],
      [duration * 0.5, 0],
    ],
    bolts: [
      { trunk: null, from: { x: area.x + area.width / 2, y: area.y }, to: end, end, seed: 4, reach: 1, opacity: light },
    ],
    struck: [],
    word: null,
    isobars: null,
    ring: null,
  };
}

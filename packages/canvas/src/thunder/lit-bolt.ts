import { jaggedLine, stormBolt, tapered } from "@thunderjack/artwork";
import type { Bolt } from "@thunderjack/stage/choreography";
import type { Box, Point } from "../layout/geometry.js";
import { withOpacity } from "../textures/css-paint.js";
import { newPath } from "../textures/marks.js";
import type { Pen } from "../textures/pen.js";
import type { Textures } from "../textures/textures.js";

/** The space around a bolt for its light, in CSS pixels. */
const MARGIN = 20;

/** The widths of the light around a bolt, in CSS pixels, with their opacities. */
const LIGHTS = [
  { width: 26, opacity: 0.12 },
  { width: 11, opacity: 0.38 },
] as const;

/** The texture of a lit bolt, and its box on the table. */
export interface LitBolt<T> {
  /** Draws the texture, or returns it if it is already drawn. */
  readonly texture: () => T;
  readonly box: Box;
}

/**
 * Returns a lit bolt.
 *
 * @param slot the number of the bolt among those that are lit together
 */
export function litBolt<T>(cache: Textures<T>, { trunk, from, to, end, seed, reach }: Bolt, slot: number): LitBolt<T> {
  const bolt = stormBolt(from, to, seed);
  const start = trunk === null ? [] : jaggedLine(trunk.from, trunk.to, 5, 0.07, 4);
  const whole = [...start, ...bolt.points, end];
  const points = whole.slice(0, Math.max(2, Math.round(whole.length * reach)));
  const twigs = trunk === null || reach < 1 ? [] : bolt.twigs;
  const width = trunk === null ? 0.5 : 1;
  const box = boundsOf(points);
  const key = `bolt ${JSON.stringify([trunk, from, to, end, seed, reach])}`;
  const texture = () =>
    cache.getSingle(`bolt-${slot}`, key, box.width, box.height, MARGIN, (context) => {
      context.translate(-box.x, -box.y);
      draw(context, points, twigs, width, cache.palette.paints);
    }).texture;
  return { texture, box };
}

function draw(
  context: Pen,
  points: readonly Point[],
  twigs: readonly string[],
  scale: number,
  paints: Textures<unknown>["palette"]["paints"],
): void {
  context.lineJoin = "round";
  context.lineCap = "round";
  for (const { width, opacity } of LIGHTS) {
    context.strokeStyle = withOpacity(paints.turn, opacity);
    context.lineWidth = width * scale;
    context.beginPath();
    for (const { x, y } of points) context.lineTo(x, y);
    context.stroke();
  }
  context.fillStyle = paints.bolt;
  context.fill(newPath(tapered(points, { start: 6 * scale, end: 3.5 * scale })));
  context.globalAlpha = 0.85;
  for (const twig of twigs) context.fill(newPath(twig));
  context.globalAlpha = 1;
}

function boundsOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(1, Math.max(...xs) - x), height: Math.max(1, Math.max(...ys) - y) };
}

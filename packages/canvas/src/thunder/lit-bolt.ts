import { jaggedLine, type StormBolt, stormBolt, tapered } from "@thunderjack/artwork";
import type { Box, Point } from "../layout/geometry.js";
import type { FeltLayout } from "../layout/table-layout.js";
import { withOpacity } from "../textures/css-paint.js";
import type { CachedTexture, TextureCache } from "../textures/texture-cache.js";

/** The space around a bolt for its light, in CSS pixels. */
const MARGIN = 20;

/** The widths of the light around a bolt, in CSS pixels, with their opacities. */
const LIGHTS = [
  { width: 26, opacity: 0.12 },
  { width: 11, opacity: 0.38 },
] as const;

/** The texture of a lit bolt, and its box on the table. */
export interface LitBolt {
  readonly texture: CachedTexture;
  readonly box: Box;
}

/**
 * Returns the lit bolt to a hand. It follows the bolt that is printed in the felt, if there is one.
 *
 * @param slot the number of the bolt among those that are lit together
 */
export function litBolt(cache: TextureCache, { trunk, bolts }: FeltLayout, hand: Box, slot: number): LitBolt {
  const middle = hand.x + hand.width / 2;
  const nearest = [...bolts].sort((one, other) => Math.abs(one.to.x - middle) - Math.abs(other.to.x - middle))[0];
  const end = { x: middle, y: hand.y };
  const isPrinted = nearest !== undefined && Math.abs(nearest.to.x - middle) < hand.width * 0.3;
  const bolt = stormBolt(trunk.to, isPrinted ? nearest.to : end, isPrinted ? nearest.place : bolts.length);
  const start = jaggedLine(trunk.from, trunk.to, 5, 0.07, 4);
  const points = [...start, ...bolt.points, end];
  const box = boundsOf(points);
  const key = `bolt ${JSON.stringify([trunk, end, nearest])}`;
  const texture = cache.getSingle(`bolt-${slot}`, key, box.width, box.height, MARGIN, (context) => {
    context.translate(-box.x, -box.y);
    draw(context, points, bolt, cache.palette.paints);
  });
  return { texture, box };
}

function draw(
  context: CanvasRenderingContext2D,
  points: readonly Point[],
  { twigs }: StormBolt,
  paints: TextureCache["palette"]["paints"],
): void {
  context.lineJoin = "round";
  context.lineCap = "round";
  for (const { width, opacity } of LIGHTS) {
    context.strokeStyle = withOpacity(paints.turn, opacity);
    context.lineWidth = width;
    context.beginPath();
    for (const { x, y } of points) context.lineTo(x, y);
    context.stroke();
  }
  context.fillStyle = paints.bolt;
  context.fill(new Path2D(tapered(points, { start: 6, end: 3.5 })));
  context.globalAlpha = 0.85;
  for (const twig of twigs) context.fill(new Path2D(twig));
  context.globalAlpha = 1;
}

function boundsOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(1, Math.max(...xs) - x), height: Math.max(1, Math.max(...ys) - y) };
}

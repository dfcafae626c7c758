import type { Point } from "../layout/geometry.js";
import { glow } from "../textures/shadow.js";
import type { CachedTexture, TextureCache } from "../textures/texture-cache.js";
import { seededRandom } from "./seeded-random.js";

/** A branch of the lightning. */
interface Branch {
  readonly points: readonly Point[];
  /** The width of the line, in CSS pixels. */
  readonly width: number;
}

/** Returns a trunk and five branches of lightning. */
function lightning(from: Point, to: Point, random: () => number): readonly Branch[] {
  const trunk = jaggedLine(from, to, 6, random);
  const branches: Branch[] = [{ points: trunk, width: 5 }];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  for (let branch = 0; branch < 5; branch++) {
    const start = trunk[Math.floor((0.15 + 0.7 * random()) * trunk.length)] ?? from;
    const reach = length * (0.12 + 0.2 * random());
    const lean = (random() < 0.5 ? -1 : 1) * (0.5 + random() * 0.6);
    const end = { x: start.x + Math.sin(lean) * reach, y: start.y + Math.cos(lean) * reach };
    branches.push({ points: jaggedLine(start, end, 4, random), width: 1.8 });
  }
  return branches;
}

/** Returns a jagged line by midpoint displacement: each pass halves the segments and reduces the displacement. */
function jaggedLine(from: Point, to: Point, passes: number, random: () => number): readonly Point[] {
  let points: Point[] = [from, to];
  let displacement = Math.hypot(to.x - from.x, to.y - from.y) * 0.16;
  for (let pass = 0; pass < passes; pass++) {
    const finer: Point[] = [];
    for (const [index, point] of points.entries()) {
      const next = points[index + 1];
      finer.push(point);
      if (next === undefined) continue;
      const shift = (random() - 0.5) * displacement;
      const length = Math.hypot(next.x - point.x, next.y - point.y) || 1;
      finer.push({
        x: (point.x + next.x) / 2 - ((next.y - point.y) / length) * shift,
        y: (point.y + next.y) / 2 + ((next.x - point.x) / length) * shift,
      });
    }
    points = finer;
    displacement *= 0.56;
  }
  return points;
}

/** The maximum horizontal distance of the bolt from its target, in CSS pixels. */
const REACH = 190;

/** Returns a bolt from the upper edge of the table to a point. The texture is centred above the point. */
export function boltTexture(cache: TextureCache, to: Point): CachedTexture {
  const width = 2 * REACH;
  const height = Math.max(60, to.y);
  return cache.getSingle("bolt", `bolt ${Math.round(to.x)} ${Math.round(height)}`, width, height, 30, (context) => {
    const random = seededRandom(Math.round(to.x * 31 + to.y));
    const from = { x: REACH + (random() - 0.5) * REACH, y: -30 };
    const branches = lightning(from, { x: REACH, y: height }, random);
    context.lineCap = "round";
    context.lineJoin = "round";
    for (const [scale, ink, blur] of [
      [2.6, "rgb(255 196 60 / 0.35)", 34],
      [1.3, "rgb(255 226 130 / 0.95)", 16],
      [0.5, "#fffdf2", 4],
    ] as const) {
      context.save();
      glow(context, "rgb(255 214 90 / 0.95)", blur);
      context.strokeStyle = ink;
      for (const { points, width: thickness } of branches) {
        context.lineWidth = thickness * scale;
        context.beginPath();
        for (const [index, { x, y }] of points.entries()) {
          if (index === 0) context.moveTo(x, y);
          else context.lineTo(x, y);
        }
        context.stroke();
      }
      context.restore();
    }
  });
}

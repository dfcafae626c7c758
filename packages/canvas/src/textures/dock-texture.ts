import { type RailLayout, railIn } from "@thunderjack/stage/layout";
import type { Box } from "../layout/geometry.js";
import type { FeltLayout } from "../layout/table-layout.js";
import { withOpacity } from "./css-paint.js";
import { newPath } from "./marks.js";
import type { Palette } from "./palette.js";
import type { Pen } from "./pen.js";
import type { CachedTexture, Textures } from "./textures.js";

/** The space around a part of the dock for its edge and its shadow, in CSS pixels. */
const DOCK_MARGIN = 18;

/**
 * Returns the texture of a part of the dock: a strip whose upper edge is lowest in its middle, or a column on one side
 * of the felt.
 */
export function dockTexture<T>(cache: Textures<T>, dock: Box, { mode, box }: FeltLayout): CachedTexture<T> {
  const { width, height } = dock;
  const isLeft = dock.x < box.x;
  return cache.get(`dock ${mode} ${isLeft} ${width}x${height}`, width, height, DOCK_MARGIN, (context) => {
    const local = { x: 0, y: 0, width, height };
    if (mode === "land") return drawColumn(context, local, isLeft, cache.palette);
    context.beginPath();
    context.rect(0, -DOCK_MARGIN, width, height + DOCK_MARGIN);
    context.clip();
    drawStrip(context, local, railIn(mode), cache.palette);
  });
}

function drawStrip(
  context: Pen,
  { x, y, width, height }: Box,
  { rise, dip, shadow, brass: thick, stitches }: RailLayout,
  palette: Palette,
) {
  const { paints } = palette;
  const edge = (down: number): string =>
    `M${x} ${y - rise + down}Q${x + width / 2} ${y + rise + 2 * dip + down} ${x + width} ${y - rise + down}`;
  const body = (down: number): string => `${edge(down)}L${x + width} ${y + height}L${x} ${y + height}Z`;
  context.fillStyle = withOpacity(paints["rail-dark"], 0.5);
  context.fill(newPath(body(-shadow)));
  context.fillStyle = verticalGradient(context, y - rise, y + height, paints.rail, paints["rail-dark"]);
  context.fill(newPath(body(0)));
  context.lineWidth = thick;
  context.strokeStyle = brass(context, x, width, palette);
  context.stroke(newPath(edge(thick / 2)));
  if (stitches === null) return;
  context.lineWidth = 1;
  context.strokeStyle = withOpacity(paints["gold-dark"], 0.7);
  context.setLineDash([7, 5]);
  context.stroke(newPath(edge(stitches)));
  context.setLineDash([]);
}

function drawColumn(context: Pen, { x, y, width, height }: Box, isLeft: boolean, palette: Palette) {
  const { paints } = palette;
  context.fillStyle = verticalGradient(context, y, y + height, paints.rail, paints["rail-dark"]);
  context.fillRect(x, y, width, height);
  context.fillStyle = paints.gold;
  context.fillRect(isLeft ? x + width - 2 : x, y, 2, height);
}

function verticalGradient(context: Pen, top: number, bottom: number, upper: string, lower: string) {
  const gradient = context.createLinearGradient(0, top, 0, bottom);
  gradient.addColorStop(0, upper);
  gradient.addColorStop(1, lower);
  return gradient;
}

/** Returns the brass gradient for the line of the rail. It is brightest in the middle. */
function brass(context: Pen, x: number, width: number, { paints }: Palette): CanvasGradient {
  const gradient = context.createLinearGradient(x, 0, x + width, 0);
  gradient.addColorStop(0, paints["gold-dark"]);
  gradient.addColorStop(0.2, paints.gold);
  gradient.addColorStop(0.5, paints["gold-light"]);
  gradient.addColorStop(0.8, paints.gold);
  gradient.addColorStop(1, paints["gold-dark"]);
  return gradient;
}

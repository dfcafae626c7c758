import type { Box } from "../layout/geometry.js";
import type { TableLayout } from "../layout/table-layout.js";
import { withOpacity } from "./css-paint.js";
import { drawLettering } from "./lettering.js";
import type { Palette } from "./palette.js";
import type { CachedTexture, TextureCache } from "./texture-cache.js";

/** The distance by which the texture exceeds the table, so that its edge stays hidden while the table shakes. */
const BLEED = 10;

/** Returns the texture of the table: felt, printing and rail. */
export function feltTexture(cache: TextureCache, layout: TableLayout): CachedTexture {
  const { size, lettering, printing, language, railTop } = layout;
  const { width, height } = size;
  const { palette } = cache;
  const words = lettering === null ? "" : [...printing.headline, "/", ...printing.terms].join("|");
  return cache.getSingle("felt", `felt ${width}x${height} ${railTop} ${words}`, width, height, BLEED, (context) => {
    context.save();
    context.translate(-BLEED, -BLEED);
    drawCloth(context, palette, width + 2 * BLEED, height + 2 * BLEED);
    context.restore();
    if (lettering !== null) drawLettering(context, palette.paints, lettering, printing, language);
    drawRail(context, palette, { x: -BLEED, y: railTop, width: width + 2 * BLEED, height: height - railTop + BLEED });
  });
}

function drawCloth(
  context: CanvasRenderingContext2D,
  { paints, hasWeave }: Palette,
  width: number,
  height: number,
): void {
  context.save();
  // The light is elliptical, so it is a radial gradient in a scaled context.
  const stretch = (height * 0.85) / (width * 1.2);
  context.scale(1, stretch);
  const radius = width * 1.2;
  const light = context.createRadialGradient(
    width / 2,
    (height * 0.3) / stretch,
    0,
    width / 2,
    (height * 0.3) / stretch,
    radius,
  );
  light.addColorStop(0, paints["felt-light"]);
  light.addColorStop(0.36, paints.felt);
  light.addColorStop(0.66, paints["felt-dark"]);
  light.addColorStop(1, paints["felt-edge"]);
  context.fillStyle = light;
  context.fillRect(0, 0, width, height / stretch);
  context.restore();
  if (!hasWeave) return;
  for (const [colour, turn] of [
    ["rgb(255 255 255 / 0.022)", 1],
    ["rgb(0 0 0 / 0.05)", -1],
  ] as const) {
    const thread = threadPattern(context, colour, turn);
    if (thread === null) continue;
    context.fillStyle = thread;
    context.fillRect(0, 0, width, height);
  }
}

/** Returns one thread of the weave as a repeated pattern. Its size is in device pixels. */
function threadPattern(context: CanvasRenderingContext2D, colour: string, turn: 1 | -1): CanvasPattern | null {
  const repeat = 4;
  const tile = context.canvas.ownerDocument.createElement("canvas");
  tile.width = repeat;
  tile.height = repeat;
  const drawing = tile.getContext("2d");
  if (drawing === null) return null;
  drawing.fillStyle = colour;
  for (let step = 0; step < repeat; step++) drawing.fillRect(turn === 1 ? step : repeat - 1 - step, step, 1.4, 1);
  return context.createPattern(tile, "repeat");
}

function drawRail(context: CanvasRenderingContext2D, { paints }: Palette, { x, y, width, height }: Box): void {
  const shadow = context.createLinearGradient(0, y - 36, 0, y);
  shadow.addColorStop(0, "transparent");
  shadow.addColorStop(1, withOpacity(paints["rail-dark"], 0.42));
  context.fillStyle = shadow;
  context.fillRect(x, y - 36, width, 36);
  const wood = context.createLinearGradient(0, y, 0, y + height);
  wood.addColorStop(0, paints.rail);
  wood.addColorStop(1, paints["rail-dark"]);
  context.fillStyle = wood;
  context.fillRect(x, y, width, height);
  const shine = context.createLinearGradient(0, y, 0, y + 14);
  shine.addColorStop(0, withOpacity(paints["rail-text"], 0.09));
  shine.addColorStop(1, "transparent");
  context.fillStyle = shine;
  context.fillRect(x, y, width, 14);
  context.fillStyle = paints.gold;
  context.fillRect(x, y, width, 1);
}

import type { Box, Scene } from "../scene/scene.js";
import { drawArc } from "./arc.js";
import { faint } from "./paint.js";
import type { Palette } from "./palette.js";
import type { Press, Print } from "./press.js";

/** How far the picture reaches beyond the table, so that its edge is not to be seen when the table trembles. */
const BLEED = 10;

/** The table itself: felt, printing and rail. Nothing on it ever moves. */
export function feltPrint(press: Press, scene: Scene): Print {
  const { size, lettering, printing, language, railTop } = scene;
  const { width, height } = size;
  const { palette } = press;
  const words = lettering === null ? "" : [...printing.headline, "/", ...printing.terms].join("|");
  return press.only("felt", `felt ${width}x${height} ${railTop} ${words}`, width, height, BLEED, (context) => {
    context.save();
    context.translate(-BLEED, -BLEED);
    drawCloth(context, palette, width + 2 * BLEED, height + 2 * BLEED);
    context.restore();
    if (lettering !== null) drawArc(context, palette.paints, lettering, printing, language);
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
  // A circle that is stretched into the ellipse of the light.
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
    const thread = threadOf(context, colour, turn);
    if (thread === null) continue;
    context.fillStyle = thread;
    context.fillRect(0, 0, width, height);
  }
}

/** One thread of the weave, as a pattern that is repeated in pixels. */
function threadOf(context: CanvasRenderingContext2D, colour: string, turn: 1 | -1): CanvasPattern | null {
  const repeat = 4;
  const tile = context.canvas.ownerDocument.createElement("canvas");
  tile.width = repeat;
  tile.height = repeat;
  const paper = tile.getContext("2d");
  if (paper === null) return null;
  paper.fillStyle = colour;
  for (let step = 0; step < repeat; step++) paper.fillRect(turn === 1 ? step : repeat - 1 - step, step, 1.4, 1);
  return context.createPattern(tile, "repeat");
}

function drawRail(context: CanvasRenderingContext2D, { paints }: Palette, { x, y, width, height }: Box): void {
  const shadow = context.createLinearGradient(0, y - 36, 0, y);
  shadow.addColorStop(0, "transparent");
  shadow.addColorStop(1, faint(paints["rail-dark"], 0.42));
  context.fillStyle = shadow;
  context.fillRect(x, y - 36, width, 36);
  const wood = context.createLinearGradient(0, y, 0, y + height);
  wood.addColorStop(0, paints.rail);
  wood.addColorStop(1, paints["rail-dark"]);
  context.fillStyle = wood;
  context.fillRect(x, y, width, height);
  const shine = context.createLinearGradient(0, y, 0, y + 14);
  shine.addColorStop(0, faint(paints["rail-text"], 0.09));
  shine.addColorStop(1, "transparent");
  context.fillStyle = shine;
  context.fillRect(x, y, width, 14);
  context.fillStyle = paints.gold;
  context.fillRect(x, y, width, 1);
}

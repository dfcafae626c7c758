import { BOLT_PATH, CARD_BACK, CARD_BOX } from "@thunderjack/artwork";
import type { Box, Size } from "../layout/geometry.js";
import { PILE_SHAPE } from "../layout/metrics.js";
import type { OutlineLayout, PileLayout, SpotLayout } from "../layout/table-layout.js";
import { fillStyle, withOpacity } from "./css-paint.js";
import { drawMarks, pathOf } from "./marks.js";
import type { Palette } from "./palette.js";
import { dropShadow, glow } from "./shadow.js";
import type { CachedTexture, TextureCache } from "./texture-cache.js";

/** The number of layers in the image of a full pile. */
const LAYERS = 18;

/** The height of a layer, in units of the image. */
const RISE = 2.3;

/** The depth of the highest card in perspective, in units of the image. */
const DEPTH = 50;

/** Returns the texture of the shoe or the tray at its fill level. */
export function pileTexture(cache: TextureCache, { box, fill, isEmpty }: PileLayout): CachedTexture {
  const layers = isEmpty ? 0 : Math.max(1, Math.round(fill * LAYERS));
  return cache.get(`pile ${box.width} ${layers}`, box.width, box.height, 14, (context) => {
    context.scale(box.width / PILE_SHAPE.width, box.width / PILE_SHAPE.width);
    drawPile(context, cache.palette, layers);
  });
}

function drawPile(context: CanvasRenderingContext2D, { paints, cardInk }: Palette, layers: number): void {
  const bottom = 100;
  const height = layers * RISE;
  context.save();
  dropShadow(context, 0.4, 8, 6);
  fill(context, `M12 ${bottom - DEPTH - 6}H138L142 ${bottom}H8Z`, paints["box-inside"]);
  context.restore();
  if (layers > 0) {
    context.fillStyle = "#f3ecdd";
    context.fillRect(20, bottom - height, 110, height);
    context.fillStyle = "#a89f8c";
    for (let layer = 0; layer < layers; layer++) context.fillRect(20, bottom - layer * RISE - 0.4, 110, 0.8);
    context.fillStyle = cardInk(CARD_BACK.paper, undefined);
    context.beginPath();
    context.roundRect(20, bottom - height - DEPTH, 110, DEPTH, 3);
    context.fill();
    context.save();
    context.translate(20, bottom - height);
    context.scale(110 / CARD_BOX.height, DEPTH / CARD_BOX.width);
    context.rotate(-Math.PI / 2);
    drawMarks(context, CARD_BACK.marks, cardInk);
    context.restore();
  }
  context.save();
  dropShadow(context, 0.4, 6, 5);
  fill(context, "M5 84H145L141 114Q140.5 119 135 119H15Q9.5 119 9 114Z", paints.box);
  context.restore();
  fill(context, "M5 84H145L144.4 89H5.6Z", paints["box-edge"]);
  context.fillStyle = paints.gold;
  context.fillRect(5, 83.2, 140, 1.6);
}

function fill(context: CanvasRenderingContext2D, path: string, ink: string): void {
  context.fillStyle = ink;
  context.fill(pathOf(path));
}

/** Returns the texture of an empty card position. */
export function outlineTexture(cache: TextureCache, { box, isOn }: OutlineLayout): CachedTexture {
  const { paints } = cache.palette;
  const { width, height } = box;
  return cache.get(`outline ${width} ${isOn}`, width, height, 2, (context) => {
    context.beginPath();
    context.roundRect(0.75, 0.75, width - 1.5, height - 1.5, width * 0.07);
    context.fillStyle = isOn ? "rgb(0 0 0 / 0.07)" : "transparent";
    context.fill();
    context.strokeStyle = withOpacity(paints.gold, isOn ? 0.42 : 0.18);
    context.lineWidth = 1.5;
    context.stroke();
  });
}

/**
 * Returns the texture of a betting circle. It is golden if the seat is selected, and has a sign if there are no chips.
 */
export function spotTexture(
  cache: TextureCache,
  { box, isOn, isTaken }: SpotLayout,
  isHovered: boolean,
): CachedTexture {
  const { paints } = cache.palette;
  const size = box.width;
  return cache.get(`spot ${size} ${isOn} ${isTaken} ${isHovered}`, size, size, 22, (context) => {
    const middle = size / 2;
    const ring = (radius: number) => {
      context.beginPath();
      context.arc(middle, middle, radius, 0, 2 * Math.PI);
    };
    if (isOn) {
      const shine = context.createRadialGradient(middle, middle, 0, middle, middle, middle);
      shine.addColorStop(0, withOpacity(paints["gold-light"], 0.2));
      shine.addColorStop(0.7, "rgb(0 0 0 / 0.1)");
      context.fillStyle = shine;
      ring(middle);
      context.fill();
      context.save();
      glow(context, withOpacity(paints.gold, 0.55), 18);
      context.strokeStyle = paints.gold;
      context.lineWidth = 2;
      ring(middle - 1);
      context.stroke();
      context.restore();
    }
    context.strokeStyle = isHovered ? paints["gold-light"] : isOn ? paints.gold : withOpacity(paints.gold, 0.4);
    context.lineWidth = 2;
    if (!isOn) context.setLineDash([5, 4]);
    ring(middle - 1);
    context.stroke();
    context.setLineDash([]);
    context.strokeStyle = withOpacity(paints.gold, isOn ? 0.55 : 0.18);
    context.lineWidth = 1;
    ring(middle - 6);
    context.stroke();
    if (!isTaken) drawSign(context, paints, middle, size * 0.34, isOn);
  });
}

/** Draws a tick for a selected seat, or a plus for a seat that can be selected. */
function drawSign(
  context: CanvasRenderingContext2D,
  paints: Palette["paints"],
  middle: number,
  size: number,
  isOn: boolean,
): void {
  context.translate(middle - size / 2, middle - size / 2);
  context.scale(size / 24, size / 24);
  context.strokeStyle = isOn ? paints["gold-light"] : withOpacity(paints["gold-light"], 0.55);
  context.lineWidth = 2;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.stroke(pathOf(isOn ? "M4 12.5L9.5 18L20 7" : "M12 4V20M4 12H20"));
}

/** Returns the texture of the turn marker: a frame around the cards of the hand, and an arrow above it. */
export function turnTexture(cache: TextureCache, { width, height }: Box): CachedTexture {
  const { paints } = cache.palette;
  return cache.get(`turn ${width}x${height}`, width, height, 40, (context) => {
    context.save();
    glow(context, paints["turn-glow"], 24);
    context.strokeStyle = paints.turn;
    context.lineWidth = 2;
    context.beginPath();
    context.roundRect(-6, -6, width + 12, height + 12, 12);
    context.stroke();
    context.restore();
    context.save();
    glow(context, paints["turn-glow"], 8);
    context.fillStyle = paints.turn;
    context.beginPath();
    context.moveTo(width / 2 - 8, -18);
    context.lineTo(width / 2 + 8, -18);
    context.lineTo(width / 2, -10);
    context.closePath();
    context.fill();
    context.restore();
  });
}

/** Returns the texture of the panel at the end of the game, on a darkened table. */
export function gameOverTexture(cache: TextureCache, { x, y, width, height }: Box, table: Size): CachedTexture {
  const { paints } = cache.palette;
  return cache.getSingle("over", `over ${table.width}x${table.height}`, table.width, table.height, 0, (context) => {
    context.fillStyle = paints.scrim;
    context.fillRect(0, 0, table.width, table.height);
    context.beginPath();
    context.roundRect(x, y, width, height, 20);
    context.save();
    dropShadow(context, 0.6, 60, 20);
    context.translate(x, y);
    context.fillStyle = fillStyle(context, paints.panel, width, height);
    context.fill();
    context.restore();
    context.strokeStyle = paints.gold;
    context.lineWidth = 1;
    context.stroke();
    const emblem = Math.min(64, height * 0.28);
    context.translate(x + width / 2, y + height * 0.22);
    context.scale(emblem, emblem);
    context.fillStyle = paints.gold;
    context.fill(pathOf(BOLT_PATH));
  });
}

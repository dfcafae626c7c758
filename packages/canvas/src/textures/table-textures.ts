import { BOLT_PATH, CARD_BACK, CARD_BOX, roundedRectangle } from "@thunderjack/artwork";
import type { Box, Size } from "../layout/geometry.js";
import type { OutlineLayout, PileLayout, SpotLayout, TurnLayout } from "../layout/table-layout.js";
import { drawOwnBack } from "./card-texture.js";
import { fillStyle, withOpacity } from "./css-paint.js";
import { drawMarks, newPath, pathOf } from "./marks.js";
import type { Palette } from "./palette.js";
import type { Pen } from "./pen.js";
import { dropShadow, glow } from "./shadow.js";
import { stormCorner } from "./storm-corner.js";
import type { CachedTexture, Textures } from "./textures.js";

/** The number of cards in the image of a full pile. */
const LAYERS = 4;

/** The distance between two cards of a pile, in CSS pixels. */
const STEP = { x: 3, y: 2.5 };

/** Returns the texture of the shoe or the tray at its fill level: a pile of cards, or an empty place. */
export function pileTexture<T>(cache: Textures<T>, box: Box, { fill, isEmpty }: PileLayout): CachedTexture<T> {
  const layers = isEmpty ? 0 : Math.max(1, Math.ceil(fill * LAYERS));
  return cache.get(`pile ${box.width}x${box.height} ${layers}`, box.width, box.height, 8, (context) => {
    const width = box.width - LAYERS * STEP.x;
    const height = box.height - LAYERS * STEP.y;
    if (layers === 0) drawEmptyPlace(context, cache.palette, { x: 0, y: 0, width, height });
    for (let layer = layers - 1; layer >= 0; layer--) {
      context.save();
      context.translate(layer * STEP.x, layer * STEP.y);
      drawLyingBack(context, cache, width, height);
      context.restore();
    }
  });
}

function drawLyingBack(context: Pen, cache: Textures<unknown>, width: number, height: number): void {
  const { cardInk } = cache.palette;
  const edge = newPath(roundedRectangle(0, 0, width, height, height * 0.08));
  context.save();
  dropShadow(context, 0.35, 4, 2);
  context.fillStyle = cardInk(CARD_BACK.paper, undefined);
  context.fill(edge);
  context.restore();
  context.save();
  context.clip(edge);
  context.scale(width / CARD_BOX.height, height / CARD_BOX.width);
  context.translate(CARD_BOX.height, 0);
  context.rotate(Math.PI / 2);
  if (!drawOwnBack(context, cache, CARD_BOX.width, CARD_BOX.height)) drawMarks(context, CARD_BACK.marks, cardInk);
  context.restore();
}

function drawEmptyPlace(context: Pen, { paints }: Palette, box: Box): void {
  const { x, y, width, height } = box;
  context.beginPath();
  context.roundRect(x + 0.75, y + 0.75, width - 1.5, height - 1.5, Math.min(8, width * 0.07));
  context.fillStyle = withOpacity(paints["felt-edge"], 0.18);
  context.fill();
  context.strokeStyle = withOpacity(paints.ring, 0.5);
  context.lineWidth = 1.5;
  context.setLineDash([5, 4]);
  context.stroke();
  context.setLineDash([]);
}

/** Returns the texture of an empty card position. */
export function outlineTexture<T>(cache: Textures<T>, { box }: OutlineLayout): CachedTexture<T> {
  const { width, height } = box;
  return cache.get(`outline ${width}x${height}`, width, height, 2, (context) =>
    drawEmptyPlace(context, cache.palette, { x: 0, y: 0, width, height }),
  );
}

/**
 * Returns the texture of a ring. It has the colour of the turn if it is selected, under the pointer, or the target of a
 * dragged chip. An empty ring that accepts chips has a bolt, and is dashed unless it is selected.
 */
export function spotTexture<T>(
  cache: Textures<T>,
  { box, isOpen, isIdle, isSelected, isTaken, isTarget }: SpotLayout,
  isHovered: boolean,
): CachedTexture<T> {
  const { paints, glow: strength } = cache.palette;
  const size = box.width;
  return cache.get(
    `spot ${size} ${isOpen} ${isIdle} ${isSelected} ${isTaken} ${isHovered} ${isTarget}`,
    size,
    size,
    22,
    (context) => {
      const middle = size / 2;
      const ring = (radius: number) => {
        context.beginPath();
        context.arc(middle, middle, Math.max(1, radius), 0, 2 * Math.PI);
      };
      const colour = isSelected || isHovered || isTarget ? paints.turn : paints.ring;
      context.fillStyle = withOpacity(paints["felt-edge"], 0.3);
      ring(middle - 1);
      context.fill();
      if (isTarget) {
        context.strokeStyle = withOpacity(paints.turn, 0.45);
        context.lineWidth = 8;
        ring(middle + 4);
        context.stroke();
      } else if (isSelected && isOpen && strength > 0) {
        context.strokeStyle = withOpacity(paints.turn, 0.3 * strength);
        context.lineWidth = 6;
        ring(middle + 2);
        context.stroke();
      }
      context.strokeStyle = colour;
      context.lineWidth = isSelected ? 3 : 2;
      if (isIdle && !isTaken && !isSelected) context.setLineDash([7, 5]);
      ring(middle - 1);
      context.stroke();
      context.setLineDash([]);
      if (middle < 16) return;
      context.strokeStyle = withOpacity(paints.ring, 0.4);
      context.lineWidth = 1;
      ring(middle - 6);
      context.stroke();
      if (!isIdle || isTaken) return;
      context.translate(middle, middle);
      context.scale((size - 4) * 0.44, (size - 4) * 0.44);
      context.fillStyle = withOpacity(colour, isSelected ? 1 : 0.5);
      context.fill(pathOf(BOLT_PATH));
    },
  );
}

/** Returns the texture of the button that takes back a chip: a sign that is smaller than its touch target. */
export function takeBackTexture<T>(cache: Textures<T>, { width: size }: Box, isHovered: boolean): CachedTexture<T> {
  const { paints } = cache.palette;
  return cache.get(`take back ${size} ${isHovered}`, size, size, 0, (context) => {
    const middle = size / 2;
    context.beginPath();
    context.arc(middle, middle, 12.25, 0, 2 * Math.PI);
    context.fillStyle = fillStyle(context, paints.badge, size, size);
    context.fill();
    context.strokeStyle = isHovered ? paints.turn : paints.ring;
    context.lineWidth = 1.5;
    context.stroke();
    context.fillStyle = paints["gold-light"];
    context.fillRect(middle - 5, middle - 1, 10, 2);
  });
}

/** Returns the texture of the rim of the chosen chip. */
export function chosenTexture<T>(cache: Textures<T>, size: number): CachedTexture<T> {
  const { paints } = cache.palette;
  return cache.get(`chosen ${size}`, size, size, 4, (context) => {
    context.beginPath();
    context.arc(size / 2, size / 2, size / 2 + 1.5, 0, 2 * Math.PI);
    context.strokeStyle = paints.turn;
    context.lineWidth = 3;
    context.stroke();
  });
}

/** Returns the texture of the frame around the cards of the hand in turn. */
export function turnTexture<T>(cache: Textures<T>, { frame: { width, height } }: TurnLayout): CachedTexture<T> {
  const { paints, glow: strength } = cache.palette;
  return cache.get(`turn ${width}x${height}`, width, height, 30, (context) => {
    const outline = newPath(stormCorner({ x: 1, y: 1, width: width - 2, height: height - 2 }, 18, 6));
    context.lineWidth = strength > 0 ? 2 : 4;
    context.strokeStyle = paints.turn;
    context.save();
    if (strength > 0) glow(context, paints["turn-glow"], 13);
    context.stroke(outline);
    if (strength > 0) context.stroke(outline);
    context.restore();
  });
}

/** Returns the texture of the bolt above the hand in turn. */
export function markerTexture<T>(cache: Textures<T>, { width: size }: Box): CachedTexture<T> {
  const { paints } = cache.palette;
  return cache.get(`marker ${size}`, size, size, 0, (context) => {
    context.fillStyle = paints.turn;
    context.translate(size / 2, size / 2);
    context.scale(size, size);
    context.fill(pathOf(BOLT_PATH));
  });
}

/** Returns the texture of the panel at the end of the game, on a darkened table. */
export function gameOverTexture<T>(cache: Textures<T>, { x, y, width, height }: Box, table: Size): CachedTexture<T> {
  const { paints } = cache.palette;
  return cache.getSingle("over", `over ${table.width}x${table.height}`, table.width, table.height, 0, (context) => {
    context.fillStyle = paints.scrim;
    context.fillRect(0, 0, table.width, table.height);
    const outline = newPath(stormCorner({ x: 0, y: 0, width, height }, 26, 8));
    context.translate(x, y);
    context.save();
    dropShadow(context, 0.6, 60, 20);
    context.fillStyle = fillStyle(context, paints.panel, width, height);
    context.fill(outline);
    context.restore();
    context.strokeStyle = paints.gold;
    context.lineWidth = 1;
    context.stroke(outline);
    const emblem = Math.min(56, height * 0.24);
    context.translate(width / 2, height * 0.17);
    context.scale(emblem, emblem);
    context.fillStyle = paints.gold;
    context.fill(pathOf(BOLT_PATH));
  });
}

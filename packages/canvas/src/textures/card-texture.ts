import {
  CARD_BACK,
  CARD_BOX,
  LOST_BRIGHTNESS,
  type Mark,
  roundedRectangle,
  SMALL_CARD_WIDTH,
} from "@thunderjack/artwork";
import { type CardId, rankOf, suitOf } from "@thunderjack/cards";
import { CARD_RATIO } from "@thunderjack/stage/layout";
import { drawCover } from "./back-image.js";
import { fillStyle } from "./css-paint.js";
import { drawMarks, newPath } from "./marks.js";
import type { Pen } from "./pen.js";
import { dropShadow } from "./shadow.js";
import type { CachedTexture, Textures } from "./textures.js";

/**
 * Returns the texture of a card. The texture is drawn when the card is first shown at this width.
 *
 * @param card `null` for the back
 * @param width in whole CSS pixels
 */
export function cardTexture<T>(cache: Textures<T>, card: CardId | null, width: number): CachedTexture<T> {
  const margin = Math.ceil(width * 0.1);
  return cache.get(`card ${card ?? "back"} ${width}`, width, width * CARD_RATIO, margin, (context) => {
    const { paper, marks } = card === null ? CARD_BACK : faceMarks(cache, card, width);
    drawCard(context, cache, paper, width, margin, (scale) => {
      if (card === null && drawOwnBack(context, cache, width, width * CARD_RATIO)) return;
      context.scale(scale, scale);
      drawMarks(context, marks, cache.palette.cardInk);
    });
  });
}

function faceMarks(
  cache: Textures<unknown>,
  card: CardId,
  width: number,
): { readonly paper: string; readonly marks: readonly Mark[] } {
  const { paper, index, turnedIndex, middle, small } = cache.faces(rankOf(card), suitOf(card));
  return { paper, marks: width < SMALL_CARD_WIDTH ? small : [...middle, ...index, ...turnedIndex] };
}

function drawCard(
  context: Pen,
  { palette: { cardInk } }: Textures<unknown>,
  paperColour: string,
  width: number,
  margin: number,
  drawPrint: (scale: number) => void,
): void {
  const paper = cardInk(paperColour, undefined);
  const scale = width / CARD_BOX.width;
  const edge = newPath(roundedRectangle(0, 0, width, width * CARD_RATIO, CARD_BOX.radius * scale));
  context.save();
  dropShadow(context, 0.42, margin * 0.8, margin * 0.3);
  context.fillStyle = paper;
  context.fill(edge);
  context.restore();
  context.strokeStyle = "rgb(10 13 38 / 0.3)";
  context.lineWidth = 1;
  context.stroke(edge);
  context.save();
  context.clip(edge);
  context.fillStyle = paper;
  context.fill(edge);
  context.save();
  drawPrint(scale);
  context.restore();
  context.restore();
}

/**
 * Draws the page's own back over a rectangle at the origin.
 *
 * @returns `false` if the page has no back of its own, or a canvas cannot draw it
 */
export function drawOwnBack(
  context: Pen,
  { backImage, palette }: Textures<unknown>,
  width: number,
  height: number,
): boolean {
  if (backImage !== null) drawCover(context, backImage, width, height);
  else if (palette.backImage.startsWith("linear-gradient")) {
    context.fillStyle = fillStyle(context, palette.backImage, width, height);
    context.fillRect(0, 0, width, height);
  } else return false;
  return true;
}

/** Returns the texture that darkens a card of a lost hand. */
export function shadeTexture<T>(cache: Textures<T>, width: number): CachedTexture<T> {
  return cardShape(cache, width, `rgb(0 0 0 / ${1 - LOST_BRIGHTNESS})`);
}

/** Returns the texture of the darkness of a storm on a card. */
export function darkTexture<T>(cache: Textures<T>, width: number): CachedTexture<T> {
  return cardShape(cache, width, cache.palette.paints["felt-edge"]);
}

function cardShape<T>(cache: Textures<T>, width: number, colour: string): CachedTexture<T> {
  const height = width * CARD_RATIO;
  return cache.get(`card shape ${colour} ${width}`, width, height, 1, (context) => {
    context.fillStyle = colour;
    context.beginPath();
    context.roundRect(0, 0, width, height, (CARD_BOX.radius * width) / CARD_BOX.width);
    context.fill();
  });
}

import { WORDMARK_BLUR, WORDMARK_GRADIENT, wordmark } from "@thunderjack/artwork";
import type { FeltLayout } from "../layout/table-layout.js";
import { fillStyle, withOpacity } from "./css-paint.js";
import { pathOf } from "./marks.js";
import type { Palette } from "./palette.js";
import type { Pen } from "./pen.js";
import { glow } from "./shadow.js";
import type { CachedTexture, Textures } from "./textures.js";

type Word = NonNullable<FeltLayout["word"]>;

/** Half of the height of the texture, in cap heights: the ends of the word are higher than its middle. */
const HALF_HEIGHT = 2;

/**
 * Returns the texture of the wordmark, whose middle is the position of the word. The wordmark is brass between two
 * rounds, and engraved during a round. It has its own texture, because it fades out when a storm shows another word.
 */
export function wordmarkTexture<T>(cache: Textures<T>, word: Word, isAtRest: boolean): CachedTexture<T> {
  const { size, radius, text } = word;
  const width = 2 * Math.ceil(word.width / 2 + size);
  const height = 2 * Math.ceil(HALF_HEIGHT * size);
  return cache.getSingle("wordmark", `${text} ${size} ${radius} ${isAtRest}`, width, height, 0, (context) => {
    context.translate(width / 2, height / 2);
    drawWordmark(context, word, isAtRest, cache.palette);
  });
}

function drawWordmark(
  context: Pen,
  { size, radius, text }: Word,
  isAtRest: boolean,
  { paints, glow: strength }: Palette,
): void {
  const { letters } = wordmark(text, size, radius);
  context.lineJoin = "round";
  if (isAtRest) {
    context.save();
    if (strength > 0) glow(context, withOpacity(paints["gold-light"], 0.42 * strength), 2 * size * WORDMARK_BLUR);
    context.fillStyle = paints["gold-light"];
    for (const { path } of letters) context.fill(pathOf(path));
    context.restore();
    for (const { path, centre } of letters) {
      const top = centre.y - size * (0.5 + WORDMARK_GRADIENT.rise);
      context.fillStyle = fillStyle(context, paints.wordmark, 0, size * WORDMARK_GRADIENT.height, top);
      context.fill(pathOf(path));
    }
  } else {
    context.fillStyle = paints.engraving;
    context.strokeStyle = paints["engraving-edge"];
    context.lineWidth = Math.max(0.8, size * 0.022);
    for (const { path } of letters) {
      context.fill(pathOf(path));
      context.stroke(pathOf(path));
    }
  }
}

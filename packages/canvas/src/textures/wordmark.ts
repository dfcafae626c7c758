import { WORDMARK_BLUR, WORDMARK_GRADIENT, wordmark } from "@thunderjack/artwork";
import type { FeltLayout } from "../layout/table-layout.js";
import { fillStyle, withOpacity } from "./css-paint.js";
import { pathOf } from "./marks.js";
import type { Palette } from "./palette.js";
import { glow } from "./shadow.js";
import type { CachedTexture, TextureCache } from "./texture-cache.js";

type Word = NonNullable<FeltLayout["word"]>;

/** Half of the height of the texture, in cap heights: the ends of the word are higher than its middle. */
const HALF_HEIGHT = 2;

/**
 * Returns the texture of the wordmark, whose middle is the position of the word. The wordmark is brass between two
 * rounds, and engraved during a round. It has its own texture, because it fades out when a storm shows another word.
 */
export function wordmarkTexture(cache: TextureCache, word: Word, isAtRest: boolean): CachedTexture {
  const { size, radius, text } = word;
  const width = 2 * Math.ceil(word.width / 2 + size);
  const height = 2 * Math.ceil(HALF_HEIGHT * size);
  return cache.getSingle("wordmark", `${text} ${size} ${radius} ${isAtRest}`, width, height, 0, (context) => {
    context.translate(width / 2, height / 2);
    drawWordmark(context, word, isAtRest, cache.palette);
  });
}

function drawWordmark(
  context: CanvasRenderingContext2D,
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
    const brass = fillStyle(context, paints.wordmark, 0, size * WORDMARK_GRADIENT.height);
    for (const { path, centre } of letters) {
      // A gradient begins at the origin, which is moved to the start of the gradient of each letter.
      const top = centre.y - size * (0.5 + WORDMARK_GRADIENT.rise);
      const letter = new Path2D();
      letter.addPath(pathOf(path), { e: 0, f: -top });
      context.save();
      context.translate(0, top);
      context.fillStyle = brass;
      context.fill(letter);
      context.restore();
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

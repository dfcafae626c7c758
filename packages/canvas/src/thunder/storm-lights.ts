import { CARD_BOX, isobars, wordmark } from "@thunderjack/artwork";
import type { Storm, StormWord, StruckCard, Track } from "@thunderjack/stage/choreography";
import { type Box, CARD_RATIO } from "@thunderjack/stage/layout";
import { withOpacity } from "../textures/css-paint.js";
import { newPath, pathOf } from "../textures/marks.js";
import { glow } from "../textures/shadow.js";
import type { CachedTexture, Textures } from "../textures/textures.js";
import { litBolt } from "./lit-bolt.js";

/** The space around the rim of a card for its light, in CSS pixels. */
const RIM_MARGIN = 34;

/** The size of the texture of the isobars, relative to the felt. The lit isobars may be blurred. */
export const ISOBAR_SCALE = 0.5;

/** A light of a storm: its texture, its centre, and its opacity over time. */
export interface StormLight<T> {
  /** Draws the texture, or returns it if it is already drawn. */
  readonly texture: () => T;
  readonly x: number;
  readonly y: number;
  /** The clockwise rotation, in radians. */
  readonly rotation: number;
  readonly opacity: Track;
  /** The card that the light follows; `null` for none. */
  readonly struck: StruckCard | null;
}

/** Returns the lights of a storm, from the lowest to the highest: rims of light around cards, bolts, letters. */
export function stormLights<T>(cache: Textures<T>, { struck, bolts, word }: Storm): readonly StormLight<T>[] {
  return [
    ...(cache.palette.glow > 0 ? struck.map((card) => rimLight(cache, card)) : []),
    ...bolts.map((bolt, slot): StormLight<T> => {
      const { texture, box } = litBolt(cache, bolt, slot);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return { texture, x, y, rotation: 0, opacity: bolt.opacity, struck: null };
    }),
    ...(word === null ? [] : letterLights(cache, word)),
  ];
}

function rimLight<T>(cache: Textures<T>, struck: StruckCard): StormLight<T> {
  const { x, y, width, isAcross } = struck.card;
  const texture = () => rimTexture(cache, Math.round(width)).texture;
  return { texture, x, y, rotation: isAcross ? Math.PI / 2 : 0, opacity: struck.rim, struck };
}

/** Returns the letters of a word, each with its own light. */
function letterLights<T>(
  cache: Textures<T>,
  { text, x, y, size, radius, letters: tracks }: StormWord,
): readonly StormLight<T>[] {
  const { paints, glow: strength } = cache.palette;
  const [half, above, below] = [size * 0.75, size * 0.8, size * 1.35];
  return wordmark(text, size, radius).letters.map(({ path, centre }, index) => {
    const key = `lit letter ${index} of ${text} ${size} ${radius}`;
    const texture = () =>
      cache.getSingle(`letter-${index}`, key, 2 * half, above + below, 0, (context) => {
        context.translate(half - centre.x, above - centre.y);
        if (strength > 0) glow(context, paints.turn, 12);
        context.fillStyle = paints.bolt;
        context.fill(pathOf(path));
      }).texture;
    const middle = y + centre.y + (below - above) / 2;
    return { texture, x: x + centre.x, y: middle, rotation: 0, opacity: tracks[index] ?? [], struck: null };
  });
}

/** Returns a small texture of one colour. */
export function plainTexture<T>(cache: Textures<T>, colour: string): CachedTexture<T> {
  return cache.get(`plain ${colour}`, 4, 4, 0, (context) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, 4, 4);
  });
}

/** Returns the texture of the isobars on the felt. */
export function isobarsTexture<T>(
  cache: Textures<T>,
  { eye, count }: NonNullable<Storm["isobars"]>,
  felt: Box,
): CachedTexture<T> {
  const { x, y, width, height } = felt;
  const key = `isobars ${JSON.stringify([eye, count, felt])}`;
  return cache.getSingle("isobars", key, width * ISOBAR_SCALE, height * ISOBAR_SCALE, 0, (context) => {
    context.scale(ISOBAR_SCALE, ISOBAR_SCALE);
    const { paints, isobarOpacity } = cache.palette;
    context.strokeStyle = withOpacity(paints.turn, Math.min(1, 7 * isobarOpacity));
    context.lineWidth = 2;
    const centre = { x: eye.x - x, y: eye.y - y };
    for (const curve of isobars(centre, felt, count)) context.stroke(newPath(curve));
  });
}

/** Returns the texture of the rim of light around a card, which is drawn under the card. */
function rimTexture<T>(cache: Textures<T>, width: number): CachedTexture<T> {
  const height = width * CARD_RATIO;
  return cache.get(`rim ${width}`, width, height, RIM_MARGIN, (context) => {
    const { paints } = cache.palette;
    const radius = (CARD_BOX.radius * width) / CARD_BOX.width;
    for (const blur of [28, 12]) {
      glow(context, paints.turn, blur);
      context.fillStyle = withOpacity(paints.turn, 0.9);
      context.beginPath();
      context.roundRect(-2, -2, width + 4, height + 4, radius + 2);
      context.fill();
    }
  });
}

/** Returns the texture of the ring that spreads from a hand. */
export function ringTexture<T>(cache: Textures<T>): CachedTexture<T> {
  const size = 256;
  return cache.get("ring", size, size, 0, (context) => {
    const { paints } = cache.palette;
    for (const [radius, width, colour] of [
      [size / 2 - 12, 14, withOpacity(paints.turn, 0.3)],
      [size / 2 - 12, 4, paints.bolt],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.beginPath();
      context.arc(size / 2, size / 2, radius, 0, 2 * Math.PI);
      context.stroke();
    }
  });
}

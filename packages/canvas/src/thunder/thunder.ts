import { wordmark } from "@thunderjack/artwork";
import { Container, Sprite } from "pixi.js";
import type { Box } from "../layout/geometry.js";
import type { FeltLayout, TableLayout } from "../layout/table-layout.js";
import { withOpacity } from "../textures/css-paint.js";
import { pathOf } from "../textures/marks.js";
import { glow } from "../textures/shadow.js";
import type { CachedTexture, TextureCache } from "../textures/texture-cache.js";
import { litBolt } from "./lit-bolt.js";

/** The duration to which the times below refer, in milliseconds. */
const DURATION = 2300;

/** The times of the phases, in milliseconds of {@link DURATION}. */
const HUSH = 260;
const STRIKE = 560;
const BURN = 90;
const IMPACT = STRIKE + BURN;
const CLEAR = 1750;

/** The opacity of the darkness on the felt. */
const DARKNESS = 0.46;

/** The opacity of the flash on the felt. It appears once. */
const FLASH = 0.22;

/**
 * The animation of a Thunderjack: the felt darkens, the printed bolt of the hand lights up, the wordmark lights up, and
 * a ring of light spreads from the hand. There is one flash, on the felt only. This is safe for players with
 * photosensitive epilepsy.
 */
export class Thunder {
  /** The effects on the felt, under the chips and cards. */
  readonly container = new Container();
  readonly #dark = new Sprite();
  readonly #flash = new Sprite();
  readonly #bolt = new Sprite();
  readonly #word = new Sprite();
  readonly #halo = new Sprite();
  readonly #ring = new Sprite();
  #ringScale = 1;
  #start = 0;
  #duration = 0;

  constructor() {
    for (const light of [this.#halo, this.#ring]) light.anchor.set(0.5);
    this.container.addChild(this.#dark, this.#flash, this.#halo, this.#bolt, this.#ring, this.#word);
    this.container.visible = false;
  }

  get isMoving(): boolean {
    return this.#duration > 0;
  }

  /**
   * Starts the animation.
   *
   * @param start the start on the clock of {@link Thunder.tick}, in milliseconds
   * @param duration in milliseconds
   */
  strike(cache: TextureCache, { felt, cardWidth }: TableLayout, hand: Box, start: number, duration: number): void {
    const { box } = felt;
    const { paints, glow: strength } = cache.palette;
    for (const [sprite, colour] of [
      [this.#dark, paints["felt-edge"]],
      [this.#flash, paints.bolt],
    ] as const) {
      sprite.texture = plainTexture(cache, colour).texture;
      sprite.position.set(box.x, box.y);
      sprite.width = box.width;
      sprite.height = box.height;
    }
    const middle = { x: hand.x + hand.width / 2, y: hand.y + hand.height / 2 };
    const halo = haloTexture(cache);
    this.#halo.texture = halo.texture;
    this.#halo.position.set(middle.x, middle.y);
    this.#halo.scale.set((1.9 * hand.width) / halo.width, (1.7 * hand.height) / halo.height);
    this.#halo.visible = strength > 0;
    const ring = ringTexture(cache);
    this.#ring.texture = ring.texture;
    this.#ring.position.set(middle.x, hand.y);
    this.#ringScale = (3.4 * cardWidth) / ring.width;
    const { texture: bolt, box: place } = litBolt(cache, felt, hand);
    this.#bolt.texture = bolt.texture;
    this.#bolt.position.set(
      place.x - (bolt.texture.width - place.width) / 2,
      place.y - (bolt.texture.height - place.height) / 2,
    );
    this.#placeWord(cache, felt);
    this.#start = start;
    this.#duration = duration;
    this.container.visible = true;
  }

  /** Applies the state at a time in milliseconds. */
  tick(now: number): void {
    if (this.#duration === 0) return;
    const elapsed = ((now - this.#start) / this.#duration) * DURATION;
    if (elapsed >= DURATION) return this.stop();
    const time = Math.max(0, elapsed);
    const left = 1 - rise(time, CLEAR, DURATION);
    const isStruck = time >= STRIKE;
    this.#dark.alpha = DARKNESS * rise(time, 0, HUSH) * left;
    this.#flash.alpha = isStruck ? FLASH * rise(time, STRIKE, STRIKE + 40) * (1 - rise(time, IMPACT, IMPACT + 350)) : 0;
    this.#bolt.alpha = rise(time, STRIKE, IMPACT) * left;
    this.#halo.alpha = rise(time, HUSH, STRIKE) * left;
    this.#word.alpha = rise(time, IMPACT, IMPACT + 240) * left;
    const spread = 1 - (1 - rise(time, IMPACT, IMPACT + 500)) ** 5;
    this.#ring.alpha = time < IMPACT ? 0 : 0.9 * (1 - rise(time, IMPACT + 100, IMPACT + 500));
    this.#ring.scale.set(Math.max(0.01, spread * this.#ringScale));
  }

  /** Ends the animation. */
  stop(): void {
    this.#duration = 0;
    this.container.visible = false;
  }

  #placeWord(cache: TextureCache, { word, isAtRest }: FeltLayout): void {
    this.#word.visible = word !== null && !isAtRest;
    if (word === null || isAtRest) return;
    const { x, y, size, radius, text } = word;
    const { paints, glow: strength } = cache.palette;
    const { letters, width } = wordmark(text, size, radius);
    const rises = Math.max(...letters.map(({ centre }) => -centre.y));
    const [half, above, below] = [width / 2 + size / 2, rises + size, size * 1.2];
    const texture = cache.getSingle(
      "lit-word",
      `lit ${text} ${size} ${radius}`,
      2 * half,
      above + below,
      0,
      (context) => {
        context.translate(half, above);
        if (strength > 0) glow(context, paints.turn, 12);
        context.fillStyle = paints.bolt;
        for (const { path } of letters) context.fill(pathOf(path));
      },
    );
    this.#word.texture = texture.texture;
    this.#word.position.set(x - half, y - above);
  }
}

/** Returns a value that rises evenly from 0 at `from` to 1 at `to`. */
function rise(time: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (time - from) / (to - from)));
}

function plainTexture(cache: TextureCache, colour: string): CachedTexture {
  return cache.get(`plain ${colour}`, 4, 4, 0, (context) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, 4, 4);
  });
}

function haloTexture(cache: TextureCache): CachedTexture {
  const size = 256;
  return cache.get("halo", size, size, 0, (context) => {
    const { turn } = cache.palette.paints;
    const light = context.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
    light.addColorStop(0, withOpacity(turn, 0.85));
    light.addColorStop(0.55, withOpacity(turn, 0.5));
    light.addColorStop(1, withOpacity(turn, 0));
    context.fillStyle = light;
    context.fillRect(0, 0, size, size);
  });
}

function ringTexture(cache: TextureCache): CachedTexture {
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

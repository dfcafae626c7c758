import { CARD_BOX, isobars, wordmark } from "@thunderjack/artwork";
import {
  type Bolt,
  type Storm,
  type StormWord,
  type StruckCard,
  type Track,
  trackAt,
} from "@thunderjack/stage/choreography";
import { type Box, CARD_RATIO } from "@thunderjack/stage/layout";
import { Container, Sprite, type Texture } from "pixi.js";
import { withOpacity } from "../textures/css-paint.js";
import { newPath, pathOf } from "../textures/marks.js";
import { glow } from "../textures/shadow.js";
import type { TextureCache } from "../textures/texture-cache.js";
import type { CachedTexture } from "../textures/textures.js";
import { litBolt } from "./lit-bolt.js";

/** The space around the rim of a card for its light, in CSS pixels. */
const RIM_MARGIN = 34;

/** The size of the texture of the isobars, relative to the felt. The lit isobars may be blurred. */
const ISOBAR_SCALE = 0.5;

/** A sprite whose opacity follows a track. */
interface Light {
  readonly sprite: Sprite;
  readonly opacity: Track;
  /** The card that the light follows; `null` for none. */
  readonly struck: StruckCard | null;
}

/**
 * The storm over one or several hands, as the stage describes it: darkness, bolts, rims of light around cards, lit
 * letters, a ring, and at most one flash, on the felt only.
 */
export class Thunder {
  /** The effects on the felt, under the chips and cards. */
  readonly container = new Container();
  readonly #dark = new Sprite();
  readonly #flash = new Sprite();
  readonly #lit = new Container();
  readonly #isobars = new Sprite();
  readonly #ring = new Sprite();
  #lights: readonly Light[] = [];
  #storm: Storm | null = null;
  #ringScale = 1;
  #start = 0;

  constructor() {
    this.#ring.anchor.set(0.5);
    this.container.addChild(this.#dark, this.#flash, this.#isobars, this.#lit, this.#ring);
    this.container.visible = false;
  }

  get isMoving(): boolean {
    return this.#storm !== null;
  }

  /** Returns the darkness from 0 to 1 on the cards that are not struck. `now` is the time in milliseconds. */
  darknessAt(now: number): number {
    return this.#storm === null ? 0 : trackAt(this.#storm.darkness, now - this.#start);
  }

  /** Returns the opacity of the printed wordmark from 0 to 1. `now` is the time in milliseconds. */
  printAt(now: number): number {
    const track = this.#storm?.word?.print ?? null;
    return track === null ? 1 : trackAt(track, now - this.#start);
  }

  /**
   * Starts a storm.
   *
   * @param start the start on the clock of {@link Thunder.tick}, in milliseconds
   */
  strike(cache: TextureCache, storm: Storm, start: number): void {
    const { felt, ring, bolts, struck, word } = storm;
    const { paints, glow: strength } = cache.palette;
    for (const [sprite, colour] of [
      [this.#dark, paints["felt-edge"]],
      [this.#flash, paints.bolt],
    ] as const) {
      sprite.texture = plainTexture(cache, colour).texture;
      sprite.position.set(felt.x, felt.y);
      sprite.width = felt.width;
      sprite.height = felt.height;
    }
    for (const child of this.#lit.removeChildren()) child.destroy();
    this.#lights = [
      ...(strength > 0 ? struck.map((card) => rimLight(cache, card)) : []),
      ...bolts.map((bolt, slot) => boltLight(cache, bolt, slot)),
      ...(word === null ? [] : letterLights(cache, word)),
    ];
    for (const { sprite } of this.#lights) this.#lit.addChild(sprite);
    this.#isobars.visible = storm.isobars !== null;
    if (storm.isobars !== null) {
      const { eye } = storm.isobars;
      this.#isobars.texture = isobarsTexture(cache, storm.isobars, felt).texture;
      this.#isobars.pivot.set((eye.x - felt.x) * ISOBAR_SCALE, (eye.y - felt.y) * ISOBAR_SCALE);
      this.#isobars.position.set(eye.x, eye.y);
    }
    this.#ring.visible = ring !== null;
    if (ring !== null) {
      const { texture, width } = ringTexture(cache);
      this.#ring.texture = texture;
      this.#ring.position.set(ring.at.x, ring.at.y);
      this.#ringScale = (2 * ring.radius) / width;
    }
    this.#start = start;
    this.#storm = storm;
    this.container.visible = true;
  }

  /** Shows the storm at the time `now`, in milliseconds, and ends it after its duration. */
  tick(now: number): void {
    const storm = this.#storm;
    if (storm === null) return;
    const time = Math.max(0, now - this.#start);
    if (time >= storm.duration) return this.stop();
    this.#dark.alpha = trackAt(storm.darkness, time);
    this.#flash.alpha = storm.flash === null ? 0 : trackAt(storm.flash, time);
    for (let index = 0; index < this.#lights.length; index++) {
      const light = this.#lights[index];
      if (light === undefined) continue;
      const { sprite, struck } = light;
      sprite.alpha = trackAt(light.opacity, time);
      if (struck === null) continue;
      const share = trackAt(struck.lift, time);
      sprite.position.set(struck.card.x + struck.by.x * share, struck.card.y + struck.by.y * share);
    }
    if (storm.isobars !== null) {
      this.#isobars.alpha = trackAt(storm.isobars.opacity, time);
      this.#isobars.scale.set(trackAt(storm.isobars.scale, time) / ISOBAR_SCALE);
    }
    if (storm.ring === null) return;
    this.#ring.alpha = trackAt(storm.ring.opacity, time);
    this.#ring.scale.set(Math.max(0.01, trackAt(storm.ring.scale, time) * this.#ringScale));
  }

  /** Ends the storm. */
  stop(): void {
    this.#storm = null;
    this.container.visible = false;
  }
}

function boltLight(cache: TextureCache, bolt: Bolt, slot: number): Light {
  const { texture, box } = litBolt(cache, bolt, slot);
  const sprite = new Sprite(texture.texture);
  sprite.position.set(
    box.x - (texture.texture.width - box.width) / 2,
    box.y - (texture.texture.height - box.height) / 2,
  );
  return { sprite, opacity: bolt.opacity, struck: null };
}

function rimLight(cache: TextureCache, struck: StruckCard): Light {
  const { x, y, width, isAcross } = struck.card;
  const sprite = new Sprite(rimTexture(cache, Math.round(width)).texture);
  sprite.anchor.set(0.5);
  sprite.position.set(x, y);
  if (isAcross) sprite.rotation = Math.PI / 2;
  return { sprite, opacity: struck.rim, struck };
}

/** Returns the letters of a word, each with its own light. */
function letterLights(cache: TextureCache, { text, x, y, size, radius, letters: tracks }: StormWord): readonly Light[] {
  const { paints, glow: strength } = cache.palette;
  const [half, above, below] = [size * 0.75, size * 0.8, size * 1.35];
  return wordmark(text, size, radius).letters.map(({ path, centre }, index) => {
    const key = `lit letter ${index} of ${text} ${size} ${radius}`;
    const texture = cache.getSingle(`letter-${index}`, key, 2 * half, above + below, 0, (context) => {
      context.translate(half - centre.x, above - centre.y);
      if (strength > 0) glow(context, paints.turn, 12);
      context.fillStyle = paints.bolt;
      context.fill(pathOf(path));
    });
    const sprite = new Sprite(texture.texture);
    sprite.position.set(x + centre.x - half, y + centre.y - above);
    return { sprite, opacity: tracks[index] ?? [], struck: null };
  });
}

function plainTexture(cache: TextureCache, colour: string): CachedTexture<Texture> {
  return cache.get(`plain ${colour}`, 4, 4, 0, (context) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, 4, 4);
  });
}

/** Returns the texture of the isobars on the felt. */
function isobarsTexture(
  cache: TextureCache,
  { eye, count }: NonNullable<Storm["isobars"]>,
  felt: Box,
): CachedTexture<Texture> {
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
function rimTexture(cache: TextureCache, width: number): CachedTexture<Texture> {
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

function ringTexture(cache: TextureCache): CachedTexture<Texture> {
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

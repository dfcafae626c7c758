import { wordmark } from "@thunderjack/artwork";
import { Container, Sprite } from "pixi.js";
import type { Box } from "../layout/geometry.js";
import type { FeltLayout, TableLayout } from "../layout/table-layout.js";
import type { Moment, MomentKind } from "../motion/transition.js";
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

/** The parts of a storm with their opacities. */
interface Look {
  /** The darkness on the felt. */
  readonly darkness: number;
  /** The flash on the felt, which appears at most once. */
  readonly flash: number;
  readonly bolt: number;
  /** The light around the hands. */
  readonly halo: number;
  readonly hasRing: boolean;
  /** Whether the wordmark lights up. */
  readonly hasWord: boolean;
}

const LOOKS: Readonly<Record<MomentKind, Look>> = {
  thunderjack: { darkness: 0.46, flash: 0.22, bolt: 1, halo: 1, hasRing: true, hasWord: true },
  blitz: { darkness: 0.24, flash: 0, bolt: 0.9, halo: 0.8, hasRing: true, hasWord: false },
  blackjack: { darkness: 0, flash: 0, bolt: 0.65, halo: 0.6, hasRing: false, hasWord: false },
  "dealer-bust": { darkness: 0.2, flash: 0, bolt: 0.6, halo: 0.3, hasRing: false, hasWord: false },
};

/** A hand under a storm. */
interface StruckHand {
  readonly bolt: Sprite;
  readonly halo: Sprite;
}

/**
 * The storm over one or several hands. For a Thunderjack, the felt darkens, the printed bolt of the hand lights up, the
 * wordmark lights up, and a ring of light spreads from the hand; other moments have fewer parts. There is at most one
 * flash, on the felt only. This is safe for players with photosensitive epilepsy.
 */
export class Thunder {
  /** The effects on the felt, under the chips and cards. */
  readonly container = new Container();
  readonly #dark = new Sprite();
  readonly #flash = new Sprite();
  readonly #hands = new Container();
  readonly #word = new Sprite();
  readonly #ring = new Sprite();
  #struck: readonly StruckHand[] = [];
  #look = LOOKS.thunderjack;
  #ringScale = 1;
  #start = 0;
  #duration = 0;

  constructor() {
    this.#ring.anchor.set(0.5);
    this.container.addChild(this.#dark, this.#flash, this.#hands, this.#ring, this.#word);
    this.container.visible = false;
  }

  get isMoving(): boolean {
    return this.#duration > 0;
  }

  /**
   * Starts the animation.
   *
   * @param start the start on the clock of {@link Thunder.tick}, in milliseconds
   */
  strike(cache: TextureCache, { felt, cardWidth }: TableLayout, moment: Moment, start: number): void {
    const { box } = felt;
    const { paints } = cache.palette;
    this.#look = LOOKS[moment.kind];
    for (const [sprite, colour] of [
      [this.#dark, paints["felt-edge"]],
      [this.#flash, paints.bolt],
    ] as const) {
      sprite.texture = plainTexture(cache, colour).texture;
      sprite.position.set(box.x, box.y);
      sprite.width = box.width;
      sprite.height = box.height;
    }
    for (const child of this.#hands.removeChildren()) child.destroy();
    this.#struck = moment.hands.map((hand, slot) => this.#strikeHand(cache, felt, hand, slot));
    const [first] = moment.hands;
    const ring = ringTexture(cache);
    this.#ring.texture = ring.texture;
    if (first !== undefined) this.#ring.position.set(first.x + first.width / 2, first.y);
    this.#ringScale = (3.4 * cardWidth) / ring.width;
    this.#ring.visible = this.#look.hasRing;
    this.#placeWord(cache, felt);
    this.#start = start;
    this.#duration = moment.duration;
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
    const look = this.#look;
    this.#dark.alpha = look.darkness * rise(time, 0, HUSH) * left;
    this.#flash.alpha = isStruck
      ? look.flash * rise(time, STRIKE, STRIKE + 40) * (1 - rise(time, IMPACT, IMPACT + 350))
      : 0;
    const burning = rise(time, STRIKE, IMPACT) * left * look.bolt;
    const charge = rise(time, HUSH, STRIKE) * left * look.halo;
    for (let index = 0; index < this.#struck.length; index++) {
      const hand = this.#struck[index];
      if (hand === undefined) continue;
      hand.bolt.alpha = burning;
      hand.halo.alpha = charge;
    }
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

  #strikeHand(cache: TextureCache, felt: FeltLayout, hand: Box, slot: number): StruckHand {
    const light = haloTexture(cache);
    const halo = new Sprite(light.texture);
    halo.anchor.set(0.5);
    halo.position.set(hand.x + hand.width / 2, hand.y + hand.height / 2);
    halo.scale.set((1.9 * hand.width) / light.width, (1.7 * hand.height) / light.height);
    halo.visible = cache.palette.glow > 0;
    const { texture, box } = litBolt(cache, felt, hand, slot);
    const bolt = new Sprite(texture.texture);
    bolt.position.set(
      box.x - (texture.texture.width - box.width) / 2,
      box.y - (texture.texture.height - box.height) / 2,
    );
    this.#hands.addChild(halo, bolt);
    return { bolt, halo };
  }

  #placeWord(cache: TextureCache, { word, isAtRest }: FeltLayout): void {
    this.#word.visible = this.#look.hasWord && word !== null && !isAtRest;
    if (word === null || !this.#word.visible) return;
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

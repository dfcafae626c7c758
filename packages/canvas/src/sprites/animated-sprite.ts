import type { CardPose } from "@thunderjack/stage/choreography";
import { Sprite, type Texture } from "pixi.js";
import type { Animatable } from "../motion/animator.js";

/** The indices of the properties in the arrays of a sprite. */
const X = 0;
const Y = 1;
const ROTATION = 2;
const SCALE = 3;
const OPACITY = 4;
const TURN = 5;

/**
 * A sprite with a rest state and a current offset from it.
 *
 * The numbers are in typed arrays, where they are written in place. A fractional number in a property may cause an
 * allocation on each write.
 */
export class AnimatedSprite implements Animatable {
  readonly sprite = new Sprite();
  readonly #rest = new Float64Array([0, 0, 0, 1, 1]);
  readonly #offset = new Float64Array(6);
  /** The texture of the upper side. */
  #face: Texture;
  /** The texture of the other side; `null` for sprites that are never turned over. */
  #back: Texture | null = null;
  /** The shade over the sprite, which follows its transformation; `null` without a shade. */
  #shade: Sprite | null = null;
  /** The darkness of a storm over the sprite; `null` without a storm. */
  #dark: Sprite | null = null;

  constructor(texture: Texture) {
    this.#face = texture;
    this.sprite.texture = texture;
    this.sprite.anchor.set(0.5);
    // The shades are children, and PixiJS writes a warning about children of a sprite to the console.
    this.sprite.allowChildren = true;
  }

  /** Sets the textures of both sides. */
  setTextures(face: Texture, back: Texture | null = null): this {
    this.#face = face;
    this.#back = back;
    return this;
  }

  /** Covers the sprite with a shade of its shape; `null` removes it. */
  setShade(texture: Texture | null): void {
    if (texture === null) {
      this.#shade?.destroy();
      this.#shade = null;
      return;
    }
    if (this.#shade === null) {
      this.#shade = new Sprite();
      this.#shade.anchor.set(0.5);
      this.sprite.addChild(this.#shade);
    }
    this.#shade.texture = texture;
  }

  /** Darkens the sprite with a texture of its shape. The darkness ranges from 0 to 1. */
  darken(texture: Texture, darkness: number): void {
    if (this.#dark === null) {
      if (darkness === 0) return;
      this.#dark = new Sprite(texture);
      this.#dark.anchor.set(0.5);
      this.sprite.addChild(this.#dark);
    }
    this.#dark.alpha = darkness;
  }

  /** Sets the rest state. `x` and `y` are the centre, in CSS pixels. */
  setRest(x: number, y: number, rotation = 0, scale = 1, opacity = 1): this {
    const rest = this.#rest;
    rest[X] = x;
    rest[Y] = y;
    rest[ROTATION] = rotation;
    rest[SCALE] = scale;
    rest[OPACITY] = opacity;
    this.apply();
    return this;
  }

  resetOffset(): void {
    this.#offset.fill(0);
  }

  addOffset(offset: CardPose): void {
    const current = this.#offset;
    current[X] = at(current, X) + offset.x;
    current[Y] = at(current, Y) + offset.y;
    current[ROTATION] = at(current, ROTATION) + offset.rotation;
    current[SCALE] = at(current, SCALE) + offset.scale;
    current[OPACITY] = at(current, OPACITY) + offset.opacity;
    current[TURN] = at(current, TURN) + offset.turn;
  }

  apply(): void {
    const { sprite } = this;
    const rest = this.#rest;
    const current = this.#offset;
    const turn = at(current, TURN);
    const texture = turn > 0.5 && this.#back !== null ? this.#back : this.#face;
    if (sprite.texture !== texture) sprite.texture = texture;
    sprite.position.set(at(rest, X) + at(current, X), at(rest, Y) + at(current, Y));
    sprite.rotation = at(rest, ROTATION) + at(current, ROTATION);
    const scale = at(rest, SCALE) * Math.max(0.01, 1 + at(current, SCALE));
    const narrowed = turn === 0 ? 1 : Math.max(0.02, Math.abs(Math.cos(turn * Math.PI)));
    sprite.scale.set(scale * narrowed, scale);
    sprite.alpha = Math.min(1, Math.max(0, at(rest, OPACITY) + at(current, OPACITY)));
  }

  /** Shows a share of the opacity, from 0 to 1, until the sprite is placed or moved again. */
  fade(share: number): void {
    this.sprite.alpha = at(this.#rest, OPACITY) * share;
  }

  dispose(): void {
    this.sprite.destroy({ children: true });
  }
}

function at(numbers: Float64Array, index: number): number {
  return numbers[index] ?? 0;
}

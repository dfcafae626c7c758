import { Sprite, type Texture } from "pixi.js";
import type { Body } from "../motion/animator.js";
import type { Offset } from "../motion/moves.js";

/** Where the numbers of a body are kept. */
const X = 0;
const Y = 1;
const ROTATION = 2;
const SCALE = 3;
const OPACITY = 4;
const TURN = 5;

/**
 * A picture on the table: where it lies at rest, and by how much it differs now.
 *
 * The numbers are kept in typed arrays: there they are written in place, whereas a number with a fraction in a property
 * may be a new object each time.
 */
export class SpriteBody implements Body {
  readonly sprite = new Sprite();
  readonly #rest = new Float64Array([0, 0, 0, 1, 1]);
  readonly #off = new Float64Array(6);
  /** The side that is up. */
  #face: Texture;
  /** The other side; `null` for what has none. */
  #back: Texture | null = null;

  constructor(texture: Texture) {
    this.#face = texture;
    this.sprite.texture = texture;
    this.sprite.anchor.set(0.5);
  }

  /** How it looks from now on. */
  show(face: Texture, back: Texture | null = null): this {
    this.#face = face;
    this.#back = back;
    return this;
  }

  /** Where it lies from now on, by its middle. */
  lie(x: number, y: number, rotation = 0, scale = 1, opacity = 1): this {
    const rest = this.#rest;
    rest[X] = x;
    rest[Y] = y;
    rest[ROTATION] = rotation;
    rest[SCALE] = scale;
    rest[OPACITY] = opacity;
    this.settle();
    return this;
  }

  rest(): void {
    this.#off.fill(0);
  }

  add(offset: Offset, share: number): void {
    const off = this.#off;
    off[X] = of(off, X) + offset.x * share;
    off[Y] = of(off, Y) + offset.y * share;
    off[ROTATION] = of(off, ROTATION) + offset.rotation * share;
    off[SCALE] = of(off, SCALE) + offset.scale * share;
    off[OPACITY] = of(off, OPACITY) + offset.opacity * share;
    off[TURN] = of(off, TURN) + offset.turn * share;
  }

  settle(): void {
    const { sprite } = this;
    const rest = this.#rest;
    const off = this.#off;
    const turn = of(off, TURN);
    const texture = turn > 0.5 && this.#back !== null ? this.#back : this.#face;
    if (sprite.texture !== texture) sprite.texture = texture;
    sprite.position.set(of(rest, X) + of(off, X), of(rest, Y) + of(off, Y));
    sprite.rotation = of(rest, ROTATION) + of(off, ROTATION);
    const scale = of(rest, SCALE) * Math.max(0.01, 1 + of(off, SCALE));
    const narrowed = turn === 0 ? 1 : Math.max(0.02, Math.abs(Math.cos(turn * Math.PI)));
    sprite.scale.set(scale * narrowed, scale);
    sprite.alpha = Math.min(1, Math.max(0, of(rest, OPACITY) + of(off, OPACITY)));
  }

  dispose(): void {
    this.sprite.destroy();
  }
}

function of(numbers: Float64Array, which: number): number {
  return numbers[which] ?? 0;
}

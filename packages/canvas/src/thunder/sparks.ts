import { Container, Sprite } from "pixi.js";
import type { Point } from "../layout/geometry.js";
import type { TextureCache } from "../textures/texture-cache.js";

const SPARKS = 56;

/** The gravity, in CSS pixels per second squared. */
const FALL = 620;

/** Sparks that fly up and fall. The sprites are created once. A tick only moves them. */
export class Sparks {
  readonly container = new Container();
  readonly #sprites: Sprite[] = [];
  readonly #x = new Float32Array(SPARKS);
  readonly #y = new Float32Array(SPARKS);
  /** The horizontal velocity of each spark, in CSS pixels per second. */
  readonly #across = new Float32Array(SPARKS);
  readonly #up = new Float32Array(SPARKS);
  readonly #size = new Float32Array(SPARKS);
  /** The share of the duration after which each spark goes out. */
  readonly #end = new Float32Array(SPARKS);

  /** Starts new sparks at a point. */
  burst(cache: TextureCache, { x, y }: Point, width: number, random: () => number): void {
    const { texture } = sparkTexture(cache);
    for (let spark = 0; spark < SPARKS; spark++) {
      const sprite = this.#sprites[spark] ?? this.#newSprite();
      sprite.texture = texture;
      const direction = (random() - 0.5) * 2.6;
      const speed = 160 + 420 * random();
      this.#x[spark] = x + (random() - 0.5) * width * 0.8;
      this.#y[spark] = y;
      this.#across[spark] = Math.sin(direction) * speed;
      this.#up[spark] = Math.cos(direction) * speed;
      this.#size[spark] = 0.25 + 0.75 * random();
      this.#end[spark] = 0.45 + 0.55 * random();
    }
  }

  /**
   * Moves the sparks.
   *
   * @param time the elapsed share of the duration, from 0 to 1
   * @param duration in milliseconds
   */
  tick(time: number, duration: number): void {
    const seconds = (time * duration) / 1000;
    for (let spark = 0; spark < this.#sprites.length; spark++) {
      const sprite = this.#sprites[spark];
      if (sprite === undefined) continue;
      const left = 1 - time / (this.#end[spark] ?? 1);
      sprite.visible = left > 0;
      if (left <= 0) continue;
      sprite.position.set(
        (this.#x[spark] ?? 0) + (this.#across[spark] ?? 0) * seconds,
        (this.#y[spark] ?? 0) - (this.#up[spark] ?? 0) * seconds + (FALL / 2) * seconds * seconds,
      );
      sprite.scale.set((this.#size[spark] ?? 1) * (0.4 + 0.6 * left));
      sprite.alpha = Math.min(1, left * 2);
    }
  }

  #newSprite(): Sprite {
    const sprite = new Sprite();
    sprite.anchor.set(0.5);
    this.#sprites.push(sprite);
    this.container.addChild(sprite);
    return sprite;
  }
}

function sparkTexture(cache: TextureCache) {
  const size = 16;
  return cache.get("spark", size, size, 0, (context) => {
    const light = context.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
    light.addColorStop(0, "#fffbe6");
    light.addColorStop(0.25, "rgb(255 226 130 / 0.95)");
    light.addColorStop(1, "rgb(255 190 60 / 0)");
    context.fillStyle = light;
    context.fillRect(0, 0, size, size);
  });
}

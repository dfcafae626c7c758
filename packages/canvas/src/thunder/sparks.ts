import { Container, Sprite } from "pixi.js";
import type { Press } from "../press/press.js";

const SPARKS = 56;

/** How fast they fall, in CSS pixels per second and second. */
const FALL = 620;

/** Sparks that fly up from a spot and fall. All of them are made once; a tick only moves them. */
export class Sparks {
  readonly container = new Container();
  readonly #sprites: Sprite[] = [];
  readonly #x = new Float32Array(SPARKS);
  readonly #y = new Float32Array(SPARKS);
  /** In CSS pixels per second. */
  readonly #across = new Float32Array(SPARKS);
  readonly #up = new Float32Array(SPARKS);
  readonly #size = new Float32Array(SPARKS);
  /** At which part of the time each goes out. */
  readonly #end = new Float32Array(SPARKS);

  burst(press: Press, { x, y }: { x: number; y: number }, width: number, chance: () => number): void {
    const { texture } = sparkPrint(press);
    for (let spark = 0; spark < SPARKS; spark++) {
      const sprite = this.#sprites[spark] ?? this.#made();
      sprite.texture = texture;
      const direction = (chance() - 0.5) * 2.6;
      const speed = 160 + 420 * chance();
      this.#x[spark] = x + (chance() - 0.5) * width * 0.8;
      this.#y[spark] = y;
      this.#across[spark] = Math.sin(direction) * speed;
      this.#up[spark] = Math.cos(direction) * speed;
      this.#size[spark] = 0.25 + 0.75 * chance();
      this.#end[spark] = 0.45 + 0.55 * chance();
    }
  }

  /**
   * @param time how much of it is over, from 0 to 1
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

  #made(): Sprite {
    const sprite = new Sprite();
    sprite.anchor.set(0.5);
    this.#sprites.push(sprite);
    this.container.addChild(sprite);
    return sprite;
  }
}

function sparkPrint(press: Press) {
  const size = 16;
  return press.print("spark", size, size, 0, (context) => {
    const light = context.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
    light.addColorStop(0, "#fffbe6");
    light.addColorStop(0.25, "rgb(255 226 130 / 0.95)");
    light.addColorStop(1, "rgb(255 190 60 / 0)");
    context.fillStyle = light;
    context.fillRect(0, 0, size, size);
  });
}

import { type ChipPose, type ChipRoute, chipPose } from "@thunderjack/stage/choreography";
import { Container, Sprite } from "pixi.js";
import { chipTexture } from "../textures/chip-texture.js";
import type { TextureCache } from "../textures/texture-cache.js";

interface Flight {
  readonly sprite: Sprite;
  readonly route: ChipRoute;
  readonly start: number;
}

/** The chips that are moving over the table. A tick allocates nothing. */
export class ChipFlights {
  readonly container = new Container();
  readonly #running: Flight[] = [];
  readonly #pose: ChipPose = { x: 0, y: 0, scale: 1, opacity: 1 };

  get isMoving(): boolean {
    return this.#running.length > 0;
  }

  /** @param start the start on the clock of {@link ChipFlights.tick}, in milliseconds */
  add(cache: TextureCache, route: ChipRoute, start: number): void {
    const sprite = new Sprite(chipTexture(cache, route.value, Math.round(route.size)).texture);
    sprite.anchor.set(0.5);
    this.container.addChild(sprite);
    this.#running.push({ sprite, route, start });
  }

  /** Places all chips for the time `now`, in milliseconds, and removes those that have arrived. */
  tick(now: number): void {
    const pose = this.#pose;
    let kept = 0;
    for (let index = 0; index < this.#running.length; index++) {
      const flight = this.#running[index];
      if (flight === undefined) continue;
      const { sprite, route, start } = flight;
      if (now - start >= route.until) {
        sprite.destroy();
        continue;
      }
      chipPose(pose, route, now - start);
      sprite.position.set(pose.x, pose.y);
      sprite.scale.set(pose.scale);
      sprite.alpha = pose.opacity;
      this.#running[kept++] = flight;
    }
    this.#running.length = kept;
  }

  /** Removes all chips. */
  stop(): void {
    this.tick(Number.POSITIVE_INFINITY);
  }
}

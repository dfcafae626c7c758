import { Container, Sprite } from "pixi.js";
import type { Box, Size } from "../layout/geometry.js";
import type { TextureCache } from "../textures/texture-cache.js";
import { boltTexture } from "./bolt.js";
import { seededRandom } from "./seeded-random.js";
import { Sparks } from "./sparks.js";

/** The maximum displacement of the shaking table, in CSS pixels. */
const SHAKE = 7;

/**
 * The animation of a Thunderjack: a bolt into the winning hand, a flash, sparks and a shaking table. The flash appears
 * once and does not flicker. This is safe for players with photosensitive epilepsy.
 */
export class Thunder {
  /** The effects above the table. */
  readonly container = new Container();
  /** The light around the hand, which is drawn under its cards. */
  readonly halo = new Sprite();
  readonly #flash = new Sprite();
  readonly #bolt = new Sprite();
  readonly #sparks = new Sparks();
  readonly #table: Container;
  #start = 0;
  #duration = 0;

  /** @param table the container that shakes */
  constructor(table: Container) {
    this.#table = table;
    for (const light of [this.#flash, this.halo]) light.anchor.set(0.5);
    this.#bolt.anchor.set(0.5, 1);
    this.container.addChild(this.#flash, this.#bolt, this.#sparks.container);
    this.container.visible = false;
    this.halo.visible = false;
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
  strike(cache: TextureCache, table: Size, hand: Box, start: number, duration: number): void {
    const middle = { x: hand.x + hand.width / 2, y: hand.y + hand.height / 2 };
    const flash = flashTexture(cache);
    this.#flash.texture = flash.texture;
    this.#flash.position.set(middle.x, middle.y);
    this.#flash.scale.set((2.4 * Math.max(table.width, table.height)) / flash.width);
    this.halo.texture = flash.texture;
    this.halo.position.set(middle.x, middle.y);
    this.halo.scale.set((3 * hand.width) / flash.width, (2.5 * hand.height) / flash.height);
    const target = { x: middle.x, y: hand.y + hand.height * 0.3 };
    this.#bolt.texture = boltTexture(cache, target).texture;
    // The texture has a margin of 30 pixels below the bolt.
    this.#bolt.position.set(target.x, target.y + 30);
    this.#sparks.burst(cache, { x: middle.x, y: target.y }, hand.width, seededRandom(Math.round(middle.x)));
    this.#start = start;
    this.#duration = duration;
    this.container.visible = true;
    this.halo.visible = true;
  }

  /** Applies the state at a time in milliseconds. */
  tick(now: number): void {
    if (this.#duration === 0) return;
    const time = (now - this.#start) / this.#duration;
    if (time >= 1) return this.stop();
    const elapsed = Math.max(0, time);
    this.#flash.alpha = 0.5 * envelope(elapsed, 0.05, 0.1, 0.45);
    this.#bolt.alpha = envelope(elapsed, 0.04, 0.3, 0.62);
    this.halo.alpha = envelope(elapsed, 0.08, 0.4, 1);
    this.#sparks.tick(elapsed, this.#duration);
    const shake = SHAKE * (1 - elapsed) ** 3 * (elapsed > 0.5 ? 0 : 1 - elapsed * 2);
    this.#table.position.set(Math.sin(elapsed * 61) * shake, Math.sin(elapsed * 47 + 1) * shake * 0.7);
  }

  /** Ends the animation. */
  stop(): void {
    this.#duration = 0;
    this.container.visible = false;
    this.halo.visible = false;
    this.#table.position.set(0, 0);
  }
}

/** Returns a value that rises to 1 until `attack`, stays at 1 until `hold`, and falls to 0 until `release`. */
function envelope(time: number, attack: number, hold: number, release: number): number {
  if (time < attack) return time / attack;
  if (time < hold) return 1;
  return time < release ? 1 - (time - hold) / (release - hold) : 0;
}

function flashTexture(cache: TextureCache) {
  const size = 256;
  return cache.get("flash", size, size, 0, (context) => {
    const light = context.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
    light.addColorStop(0, "rgb(255 244 200 / 0.9)");
    light.addColorStop(0.3, "rgb(255 214 90 / 0.42)");
    light.addColorStop(0.65, "rgb(255 200 70 / 0.12)");
    light.addColorStop(1, "rgb(255 200 70 / 0)");
    context.fillStyle = light;
    context.fillRect(0, 0, size, size);
  });
}

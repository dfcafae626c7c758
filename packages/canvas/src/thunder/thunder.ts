import { type Storm, type StruckCard, type Track, trackAt } from "@thunderjack/stage/choreography";
import { Container, Sprite } from "pixi.js";
import type { TextureCache } from "../textures/texture-cache.js";
import { ISOBAR_SCALE, isobarsTexture, plainTexture, ringTexture, stormLights } from "./storm-lights.js";

/** A sprite whose opacity follows a track. */
interface Light {
  readonly sprite: Sprite;
  /** Draws the texture of the sprite; `null` when it is drawn. */
  texture: (() => Sprite["texture"]) | null;
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
    const { felt, ring } = storm;
    const { paints } = cache.palette;
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
    this.#lights = stormLights(cache, storm).map(({ texture, x, y, rotation, opacity, struck }) => {
      const sprite = new Sprite();
      sprite.anchor.set(0.5);
      sprite.position.set(x, y);
      sprite.rotation = rotation;
      return { sprite, texture, opacity, struck };
    });
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
      const { sprite, texture, struck } = light;
      sprite.alpha = trackAt(light.opacity, time);
      // The lights appear one after the other, so their textures are not all drawn in one frame.
      if (texture !== null && sprite.alpha > 0) {
        sprite.texture = texture();
        light.texture = null;
      }
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

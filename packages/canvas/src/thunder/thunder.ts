import { Container, Sprite } from "pixi.js";
import type { Press } from "../press/press.js";
import type { Box, Size } from "../scene/scene.js";
import { boltPrint } from "./bolt.js";
import { chanceFrom } from "./chance.js";
import { Sparks } from "./sparks.js";

/** How far the table trembles, in CSS pixels. */
const TREMOR = 7;

/**
 * The Thunderjack: a bolt into the winning hand, one flash, and what follows from it. The light comes and goes once and
 * never flickers, so that it harms nobody.
 */
export class Thunder {
  /** What is over the table. */
  readonly container = new Container();
  /** The light around the hand, which belongs under its cards. */
  readonly halo = new Sprite();
  readonly #flash = new Sprite();
  readonly #bolt = new Sprite();
  readonly #sparks = new Sparks();
  readonly #trembling: Container;
  #start = 0;
  #duration = 0;

  /** @param trembling what trembles */
  constructor(trembling: Container) {
    this.#trembling = trembling;
    for (const light of [this.#flash, this.halo]) light.anchor.set(0.5);
    this.#bolt.anchor.set(0.5, 1);
    this.container.addChild(this.#flash, this.#bolt, this.#sparks.container);
    this.container.visible = false;
    this.halo.visible = false;
  }

  get isMoving(): boolean {
    return this.#duration > 0;
  }

  /** Begins, for so many milliseconds. */
  strike(press: Press, table: Size, hand: Box, start: number, duration: number): void {
    const middle = { x: hand.x + hand.width / 2, y: hand.y + hand.height / 2 };
    const flash = flashPrint(press);
    this.#flash.texture = flash.texture;
    this.#flash.position.set(middle.x, middle.y);
    this.#flash.scale.set((2.4 * Math.max(table.width, table.height)) / flash.width);
    this.halo.texture = flash.texture;
    this.halo.position.set(middle.x, middle.y);
    this.halo.scale.set((3 * hand.width) / flash.width, (2.5 * hand.height) / flash.height);
    const target = { x: middle.x, y: hand.y + hand.height * 0.3 };
    this.#bolt.texture = boltPrint(press, target).texture;
    // The paper reaches a margin further down than the bolt.
    this.#bolt.position.set(target.x, target.y + 30);
    this.#sparks.burst(press, { x: middle.x, y: target.y }, hand.width, chanceFrom(Math.round(middle.x)));
    this.#start = start;
    this.#duration = duration;
    this.container.visible = true;
    this.halo.visible = true;
  }

  /** Shows the light of this moment. */
  tick(now: number): void {
    if (this.#duration === 0) return;
    const time = (now - this.#start) / this.#duration;
    if (time >= 1) return this.stop();
    const elapsed = Math.max(0, time);
    this.#flash.alpha = 0.5 * swell(elapsed, 0.05, 0.1, 0.45);
    this.#bolt.alpha = swell(elapsed, 0.04, 0.3, 0.62);
    this.halo.alpha = swell(elapsed, 0.08, 0.4, 1);
    this.#sparks.tick(elapsed, this.#duration);
    const shake = TREMOR * (1 - elapsed) ** 3 * (elapsed > 0.5 ? 0 : 1 - elapsed * 2);
    this.#trembling.position.set(Math.sin(elapsed * 61) * shake, Math.sin(elapsed * 47 + 1) * shake * 0.7);
  }

  /** Ends it: the table lies still. */
  stop(): void {
    this.#duration = 0;
    this.container.visible = false;
    this.halo.visible = false;
    this.#trembling.position.set(0, 0);
  }
}

/** From 0 up to 1, a while there, and down again: the moments at which each is reached. */
function swell(time: number, up: number, stays: number, gone: number): number {
  if (time < up) return time / up;
  if (time < stays) return 1;
  return time < gone ? 1 - (time - stays) / (gone - stays) : 0;
}

function flashPrint(press: Press) {
  const size = 256;
  return press.print("flash", size, size, 0, (context) => {
    const light = context.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
    light.addColorStop(0, "rgb(255 244 200 / 0.9)");
    light.addColorStop(0.3, "rgb(255 214 90 / 0.42)");
    light.addColorStop(0.65, "rgb(255 200 70 / 0.12)");
    light.addColorStop(1, "rgb(255 200 70 / 0)");
    context.fillStyle = light;
    context.fillRect(0, 0, size, size);
  });
}

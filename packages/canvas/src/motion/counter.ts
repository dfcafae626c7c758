import type { Count } from "@thunderjack/stage/choreography";
import { Container, Sprite, type Texture } from "pixi.js";

/** A text of a count: its texture, and the centre at which it ends. */
export interface CountedText {
  readonly texture: Texture;
  readonly x: number;
  readonly y: number;
}

/**
 * Animates the count of the credits, while the painter hides their line. A tick allocates only for the first frame of
 * each text.
 */
export class Counter {
  readonly container = new Container();
  readonly #sprite = new Sprite();
  #count: Count | null = null;
  #draw: ((text: string) => CountedText) | null = null;
  #start = 0;
  #index = -1;
  #y = 0;
  #rise = 0;

  constructor() {
    this.#sprite.anchor.set(0.5);
    this.#sprite.visible = false;
    this.container.addChild(this.#sprite);
  }

  get isMoving(): boolean {
    return this.#count !== null;
  }

  /** Returns whether this text is the last one of the count. */
  endsWith(text: string): boolean {
    return this.#count?.texts.at(-1) === text;
  }

  /**
   * @param rise the distance by which each text rises, in CSS pixels
   * @param start the start on the clock of {@link Counter.tick}, in milliseconds
   */
  begin(count: Count, rise: number, start: number, draw: (text: string) => CountedText): void {
    this.#count = count;
    this.#draw = draw;
    this.#start = start;
    this.#rise = rise;
    this.#index = -1;
  }

  /** Shows the text for the time `now`, in milliseconds. Ends the count when the last text is due. */
  tick(now: number): void {
    if (this.#count === null) return;
    const { texts, each } = this.#count;
    const time = Math.max(0, now - this.#start);
    const index = Math.floor(time / each);
    const text = texts[index];
    if (text === undefined || index >= texts.length - 1) return this.stop();
    if (index !== this.#index) {
      const drawn = this.#draw?.(text);
      if (drawn === undefined) return this.stop();
      this.#index = index;
      this.#sprite.texture = drawn.texture;
      this.#sprite.x = drawn.x;
      this.#y = drawn.y;
      this.#sprite.visible = true;
    }
    this.#sprite.y = this.#y + this.#rise * (1 - (time / each - index));
  }

  /** Ends the count. */
  stop(): void {
    this.#count = null;
    this.#draw = null;
    this.#sprite.visible = false;
  }
}

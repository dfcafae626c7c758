import { Container, type Texture } from "pixi.js";
import { AnimatedSprite } from "./animated-sprite.js";

/** Sprites of one kind by key, drawn in the order in which they are placed. */
export class SpriteLayer {
  readonly container = new Container();
  readonly #sprites = new Map<string, AnimatedSprite>();
  readonly #placed = new Set<string>();
  readonly #onRemove: (sprite: AnimatedSprite) => void;

  /** @param onRemove called before a sprite is destroyed */
  constructor(onRemove: (sprite: AnimatedSprite) => void) {
    this.#onRemove = onRemove;
    this.container.sortableChildren = true;
  }

  get(key: string): AnimatedSprite | undefined {
    return this.#sprites.get(key);
  }

  /** Begins to place sprites. An earlier placement may have been abandoned. */
  begin(): void {
    this.#placed.clear();
  }

  /**
   * Returns the sprite of this key and places it above all sprites that were placed since the last {@link
   * SpriteLayer.begin}.
   */
  place(key: string, texture: Texture): AnimatedSprite {
    let sprite = this.#sprites.get(key);
    if (sprite === undefined) {
      sprite = new AnimatedSprite(texture);
      this.#sprites.set(key, sprite);
      this.container.addChild(sprite.sprite);
    }
    sprite.sprite.zIndex = this.#placed.size;
    this.#placed.add(key);
    return sprite.setTextures(texture);
  }

  /** Removes the sprites that were not placed since the last {@link SpriteLayer.begin}. */
  removeUnplaced(): void {
    for (const [key, sprite] of this.#sprites) {
      if (this.#placed.has(key)) continue;
      this.#sprites.delete(key);
      this.#onRemove(sprite);
      sprite.dispose();
    }
  }
}

import { Container, type Texture } from "pixi.js";
import { SpriteBody } from "./body.js";

/** Things of one kind that lie on each other, each under its own key. */
export class Layer {
  readonly container = new Container();
  readonly #bodies = new Map<string, SpriteBody>();
  readonly #laid = new Set<string>();
  readonly #onRemoved: (body: SpriteBody) => void;

  /** @param onRemoved is told of each body just before it is thrown away */
  constructor(onRemoved: (body: SpriteBody) => void) {
    this.#onRemoved = onRemoved;
    this.container.sortableChildren = true;
  }

  get(key: string): SpriteBody | undefined {
    return this.#bodies.get(key);
  }

  /** The body of this key, above those that were laid since {@link Layer.end}. */
  lay(key: string, texture: Texture): SpriteBody {
    let body = this.#bodies.get(key);
    if (body === undefined) {
      body = new SpriteBody(texture);
      this.#bodies.set(key, body);
      this.container.addChild(body.sprite);
    }
    body.sprite.zIndex = this.#laid.size;
    this.#laid.add(key);
    return body.show(texture);
  }

  /** Takes away what was not laid again. */
  end(): void {
    for (const [key, body] of this.#bodies) {
      if (this.#laid.has(key)) continue;
      this.#bodies.delete(key);
      this.#onRemoved(body);
      body.dispose();
    }
    this.#laid.clear();
  }
}

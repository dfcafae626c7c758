import { Container, type Texture } from "pixi.js";
import type { PointerState } from "../layout/controls.js";
import type { Box } from "../layout/geometry.js";
import type { ButtonLayout, CaptionLayout, CardLayout, LineLayout, TableLayout } from "../layout/table-layout.js";
import { Animator } from "../motion/animator.js";
import type { Movement, Transition } from "../motion/transition.js";
import { buttonTexture } from "../textures/button-texture.js";
import { captionTexture } from "../textures/caption-texture.js";
import { cardTexture, shadeTexture } from "../textures/card-texture.js";
import { chipTexture } from "../textures/chip-texture.js";
import { dockTexture } from "../textures/dock-texture.js";
import { feltTexture } from "../textures/felt-texture.js";
import { lineTexture } from "../textures/line-texture.js";
import {
  chosenTexture,
  gameOverTexture,
  markerTexture,
  outlineTexture,
  pileTexture,
  spotTexture,
  takeBackTexture,
  turnTexture,
} from "../textures/table-textures.js";
import type { TextureCache } from "../textures/texture-cache.js";
import { Thunder } from "../thunder/thunder.js";
import { AnimatedSprite } from "./animated-sprite.js";
import { SpriteLayer } from "./sprite-layer.js";

/** The sprites of a table, placed by a layout and moved by transitions. */
export class Painter {
  /** The root of the sprites. */
  readonly root = new Container();
  readonly #cache: TextureCache;
  readonly #table = new Container();
  readonly #animator: Animator<AnimatedSprite>;
  readonly #felt: SpriteLayer;
  readonly #below: SpriteLayer;
  readonly #chips: SpriteLayer;
  readonly #cards: SpriteLayer;
  readonly #above: SpriteLayer;
  readonly #leaving = new Container();
  /** Chips that leave. They pass under the cards. */
  readonly #leavingChips = new Container();
  readonly #dock: SpriteLayer;
  readonly #controls: SpriteLayer;
  readonly #over: SpriteLayer;
  readonly #thunder: Thunder;

  constructor(cache: TextureCache) {
    this.#cache = cache;
    this.#animator = new Animator((sprite) => sprite.dispose());
    const layer = () => new SpriteLayer((sprite) => this.#animator.cancel(sprite));
    this.#felt = layer();
    this.#below = layer();
    this.#chips = layer();
    this.#cards = layer();
    this.#above = layer();
    this.#dock = layer();
    this.#controls = layer();
    this.#over = layer();
    this.#thunder = new Thunder();
    this.#table.addChild(
      this.#felt.container,
      this.#thunder.container,
      this.#below.container,
      this.#chips.container,
      this.#leavingChips,
      this.#cards.container,
      this.#leaving,
      this.#dock.container,
      this.#above.container,
      this.#controls.container,
    );
    this.root.addChild(this.#table, this.#over.container);
  }

  get isMoving(): boolean {
    return this.#animator.isMoving || this.#thunder.isMoving;
  }

  /** Places the sprites of a layout. Running animations continue. */
  show(layout: TableLayout, pointer: PointerState): void {
    const { size } = layout;
    this.#felt.place("felt", feltTexture(this.#cache, layout).texture).setRest(size.width / 2, size.height / 2);
    this.#felt.removeUnplaced();
    for (const [index, box] of layout.felt.docks.entries()) {
      centre(this.#dock.place(`dock-${index}`, dockTexture(this.#cache, box, layout.felt).texture), box);
    }
    this.#dock.removeUnplaced();
    this.#placeBelow(layout, pointer);
    for (const { key, value, x, y, size: chipSize } of layout.chips) {
      this.#chips.place(key, chipTexture(this.#cache, value, chipSize).texture).setRest(x, y);
    }
    this.#chips.removeUnplaced();
    for (const card of layout.cards) {
      const { face, back, width } = this.#texturesOf(card);
      const sprite = this.#cards.place(card.key, face).setTextures(face, back);
      sprite.setShade(card.isDimmed ? shadeTexture(this.#cache, width).texture : null);
      sprite.setRest(card.x, card.y, card.rotation, card.width / width);
    }
    this.#cards.removeUnplaced();
    for (const line of layout.lines) {
      if (line.isAbove && line.key !== "over") this.#placeLine(this.#above, line, layout);
    }
    this.#above.removeUnplaced();
    for (const button of layout.buttons) {
      if (button.id !== "start-again") this.#placeButton(this.#controls, button, pointer);
    }
    if (layout.dragged !== null) {
      const { value, x, y, size: chipSize } = layout.dragged;
      this.#controls.place("dragged", chipTexture(this.#cache, value, chipSize).texture).setRest(x, y);
    }
    this.#controls.removeUnplaced();
    this.#placeGameOver(layout, pointer);
    this.#cache.removeUnused();
  }

  /** Starts the animations of a transition to the current layout, at a time in milliseconds. */
  animate({ moves, exits, chipExits, moment }: Transition, layout: TableLayout, now: number): void {
    for (const { kind, key, from, duration, delay = 0, easing } of moves) {
      const sprite = this.#layerOf(kind).get(key);
      if (sprite !== undefined) this.#animator.move(sprite, from, now + delay, duration, easing);
    }
    for (const { card, by, duration, delay } of exits) {
      const { face, back, width } = this.#texturesOf(card);
      const sprite = new AnimatedSprite(face).setTextures(face, back);
      sprite.setRest(card.x, card.y, card.rotation, card.width / width);
      this.#leaving.addChild(sprite.sprite);
      this.#animator.leave(sprite, by, now + delay, duration, "glide");
    }
    for (const { chip, by, duration, delay } of chipExits) {
      const sprite = new AnimatedSprite(chipTexture(this.#cache, chip.value, chip.size).texture);
      sprite.setRest(chip.x, chip.y);
      this.#leavingChips.addChild(sprite.sprite);
      this.#animator.leave(sprite, by, now + delay, duration, "glide");
    }
    if (moment !== null) this.#thunder.strike(this.#cache, layout, moment, now);
    this.tick(now);
  }

  /** Applies the state of all animations at a time in milliseconds. */
  tick(now: number): void {
    this.#animator.tick(now);
    this.#thunder.tick(now);
  }

  /** Ends all animations. */
  stop(): void {
    this.#animator.stop();
    this.#thunder.stop();
  }

  dispose(): void {
    this.stop();
    this.root.destroy({ children: true });
    this.#cache.dispose();
  }

  #layerOf(kind: Movement["kind"]): SpriteLayer {
    return kind === "card" ? this.#cards : kind === "chip" ? this.#chips : this.#above;
  }

  #placeBelow(layout: TableLayout, { hovered }: PointerState): void {
    const cache = this.#cache;
    const below = this.#below;
    for (const key of ["tray", "shoe"] as const) {
      const pile = layout[key];
      if (pile.box !== null) centre(below.place(`pile-${key}`, pileTexture(cache, pile.box, pile).texture), pile.box);
    }
    for (const [index, outline] of layout.outlines.entries()) {
      centre(below.place(`outline-${index}`, outlineTexture(cache, outline).texture), outline.box);
    }
    for (const spot of layout.spots) {
      const { texture } = spotTexture(cache, spot, spot.isOpen && hovered === `seat:${spot.seat}`);
      centre(below.place(spot.key, texture), spot.box);
    }
    for (const { seat, box } of layout.takeBacks) {
      centre(
        below.place(`take-back-${seat}`, takeBackTexture(cache, box, hovered === `take-back:${seat}`).texture),
        box,
      );
    }
    for (const caption of layout.captions) this.#placeCaption(below, caption);
    for (const line of layout.lines) if (!line.isAbove) this.#placeLine(below, line, layout);
    const { turn } = layout;
    if (turn !== null) {
      centre(below.place("turn", turnTexture(cache, turn).texture), turn.frame);
      if (turn.marker !== null) centre(below.place("marker", markerTexture(cache, turn.marker).texture), turn.marker);
    }
    below.removeUnplaced();
  }

  #placeCaption(layer: SpriteLayer, caption: CaptionLayout): void {
    const { key, box, align } = caption;
    const { texture, width } = captionTexture(this.#cache, caption);
    const left = align === "start" ? box.x : box.x + (box.width - width) / 2;
    layer.place(key, texture).setRest(this.#toDevicePixel(left) + width / 2, box.y + box.height / 2);
  }

  /** Returns the textures of both sides of a card in whole pixels. */
  #texturesOf(card: CardLayout): { readonly face: Texture; readonly back: Texture; readonly width: number } {
    const width = Math.max(1, Math.round(card.width));
    const back = cardTexture(this.#cache, null, width).texture;
    return { face: card.card === null ? back : cardTexture(this.#cache, card.card, width).texture, back, width };
  }

  #placeLine(layer: SpriteLayer, line: LineLayout, layout: TableLayout): void {
    const { key, box, align } = line;
    const { texture, width } = lineTexture(this.#cache, line, layout);
    const left = { left: box.x, center: box.x + (box.width - width) / 2, right: box.x + box.width - width }[align];
    layer.place(key, texture).setRest(this.#toDevicePixel(left) + width / 2, box.y + box.height / 2);
  }

  /** Rounds to a device pixel, which keeps text sharp. */
  #toDevicePixel(x: number): number {
    return Math.round(x * this.#cache.resolution) / this.#cache.resolution;
  }

  #placeButton(layer: SpriteLayer, button: ButtonLayout, { hovered, pressed }: PointerState): void {
    const { id, box, value, isLegal, isChosen } = button;
    const isHovered = hovered === id && isLegal;
    const isPressed = pressed === id && isLegal;
    const texture =
      value === null
        ? buttonTexture(this.#cache, button, isHovered).texture
        : chipTexture(this.#cache, value, Math.round(box.width)).texture;
    const opacity = value === null || isLegal ? 1 : 0.38;
    const shift = isPressed ? 2 : isChosen ? -5 : value !== null && isHovered ? -4 : 0;
    if (isChosen) {
      const { texture: rim } = chosenTexture(this.#cache, Math.round(box.width));
      layer.place("chosen", rim).setRest(box.x + box.width / 2, box.y + box.height / 2 + shift);
    }
    layer
      .place(id, texture)
      .setRest(box.x + box.width / 2, box.y + box.height / 2 + shift, 0, isPressed ? 0.975 : 1, opacity);
  }

  #placeGameOver(layout: TableLayout, pointer: PointerState): void {
    const { over, size } = layout;
    if (over !== null) {
      const { texture } = gameOverTexture(this.#cache, over, size);
      this.#over.place("panel", texture).setRest(size.width / 2, size.height / 2);
      for (const line of layout.lines) if (line.key === "over") this.#placeLine(this.#over, line, layout);
      for (const button of layout.buttons) {
        if (button.id === "start-again") this.#placeButton(this.#over, button, pointer);
      }
    }
    this.#over.removeUnplaced();
  }
}

/** Centres a sprite in a box. */
function centre(sprite: AnimatedSprite, { x, y, width, height }: Box): void {
  sprite.setRest(x + width / 2, y + height / 2);
}

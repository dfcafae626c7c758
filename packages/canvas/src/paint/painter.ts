import { Container } from "pixi.js";
import type { AreaId } from "../mirror/area.js";
import { Animator } from "../motion/animator.js";
import type { Move, Moves } from "../motion/moves.js";
import { Atlas } from "../press/atlas.js";
import { buttonPrint } from "../press/button-face.js";
import { feltPrint } from "../press/felt.js";
import { outlinePrint, overPrint, pilePrint, spotPrint, turnPrint } from "../press/furniture.js";
import { linePrint } from "../press/line.js";
import type { Press } from "../press/press.js";
import type { Box, ButtonPlace, CardPlace, LinePlace, Scene } from "../scene/scene.js";
import { Thunder } from "../thunder/thunder.js";
import { SpriteBody } from "./body.js";
import { Layer } from "./layer.js";

/** What of the controls is to be seen besides what they are. */
export interface Touch {
  readonly hovered: AreaId | null;
  readonly pressed: AreaId | null;
}

/** Lays sprites where a scene says, and moves them. */
export class Painter {
  /** What is to be drawn. */
  readonly root = new Container();
  readonly #press: Press;
  readonly #table = new Container();
  readonly #animator: Animator<SpriteBody>;
  readonly #felt: Layer;
  readonly #below: Layer;
  readonly #chips: Layer;
  readonly #cards: Layer;
  readonly #above: Layer;
  readonly #leaving = new Container();
  readonly #controls: Layer;
  readonly #over: Layer;
  readonly #thunder: Thunder;
  #atlas: Atlas | null = null;

  constructor(press: Press) {
    this.#press = press;
    this.#animator = new Animator((body) => body.dispose());
    const layer = () => new Layer((body) => this.#animator.forget(body));
    this.#felt = layer();
    this.#below = layer();
    this.#chips = layer();
    this.#cards = layer();
    this.#above = layer();
    this.#controls = layer();
    this.#over = layer();
    this.#thunder = new Thunder(this.#table);
    this.#table.addChild(
      this.#felt.container,
      this.#below.container,
      this.#chips.container,
      this.#thunder.halo,
      this.#cards.container,
      this.#above.container,
      this.#leaving,
      this.#controls.container,
    );
    this.root.addChild(this.#table, this.#thunder.container, this.#over.container);
  }

  get isMoving(): boolean {
    return this.#animator.isMoving || this.#thunder.isMoving;
  }

  /** Lays everything where it belongs. What moves goes on moving. */
  show(scene: Scene, touch: Touch): void {
    const press = this.#press;
    const atlas = this.#atlasFor(scene);
    const { size } = scene;
    this.#felt.lay("felt", feltPrint(press, scene).texture).lie(size.width / 2, size.height / 2);
    this.#felt.end();
    this.#layBelow(scene, touch);
    for (const { key, value, x, y, size: chipSize } of scene.chips) {
      this.#chips.lay(key, atlas.chip(value, chipSize)).lie(x, y);
    }
    this.#chips.end();
    for (const card of scene.cards) {
      const body = this.#cards.lay(card.key, this.#faceOf(card, atlas)).show(this.#faceOf(card, atlas), atlas.back);
      body.lie(card.x, card.y, card.rotation, card.width / atlas.sizes.cardWidth);
      body.sprite.tint = card.isDimmed ? 0xbdbdbd : 0xffffff;
    }
    this.#cards.end();
    for (const line of scene.lines) if (line.isAbove && line.key !== "over") this.#layLine(this.#above, line, scene);
    this.#above.end();
    for (const button of scene.buttons) {
      if (button.id !== "start-again") this.#layButton(this.#controls, button, atlas, touch);
    }
    this.#controls.end();
    this.#layOver(scene, atlas, touch);
    press.tidy();
  }

  /** Sets in motion what leads to the scene that is shown. */
  move({ moves, leaves, strike }: Moves, scene: Scene, now: number): void {
    for (const { kind, key, from, duration, easing } of moves) {
      const body = this.#layerOf(kind).get(key);
      if (body !== undefined) this.#animator.move(body, from, now, duration, easing);
    }
    const atlas = this.#atlasFor(scene);
    for (const { card, by, duration, delay } of leaves) {
      const body = new SpriteBody(atlas.back).show(this.#faceOf(card, atlas), atlas.back);
      body.lie(card.x, card.y, card.rotation, card.width / atlas.sizes.cardWidth);
      this.#leaving.addChild(body.sprite);
      this.#animator.leave(body, by, now + delay, duration, "glide");
    }
    if (strike !== null) this.#thunder.strike(this.#press, scene.size, strike.hand, now, strike.duration);
    this.tick(now);
  }

  /** Puts everything where it is at this moment. */
  tick(now: number): void {
    this.#animator.tick(now);
    this.#thunder.tick(now);
  }

  /** Ends every movement. */
  stop(): void {
    this.#animator.stop();
    this.#thunder.stop();
  }

  dispose(): void {
    this.stop();
    this.root.destroy({ children: true });
    this.#atlas?.dispose();
    this.#press.dispose();
  }

  #layerOf(kind: Move["kind"]): Layer {
    return kind === "card" ? this.#cards : kind === "chip" ? this.#chips : this.#above;
  }

  #faceOf({ card }: CardPlace, atlas: Atlas) {
    return card === null ? atlas.back : atlas.card(card);
  }

  #layBelow(scene: Scene, { hovered }: Touch): void {
    const press = this.#press;
    const below = this.#below;
    for (const [key, pile] of [
      ["tray", scene.tray],
      ["shoe", scene.shoe],
    ] as const) {
      lieIn(below.lay(`pile-${key}`, pilePrint(press, pile).texture), pile.box);
    }
    for (const [place, outline] of scene.outlines.entries()) {
      lieIn(below.lay(`outline-${place}`, outlinePrint(press, outline).texture), outline.box);
    }
    for (const spot of scene.spots) {
      const print = spotPrint(press, spot, hovered === `seat:${spot.seat}`);
      lieIn(below.lay(`spot-${spot.seat}`, print.texture), spot.area);
    }
    for (const line of scene.lines) if (!line.isAbove) this.#layLine(below, line, scene);
    if (scene.turn !== null) lieIn(below.lay("turn", turnPrint(press, scene.turn).texture), scene.turn);
    below.end();
  }

  #layLine(layer: Layer, line: LinePlace, scene: Scene): void {
    const { key, box, align } = line;
    const { texture, width } = linePrint(this.#press, line, scene);
    const left = { left: box.x, center: box.x + (box.width - width) / 2, right: box.x + box.width - width }[align];
    layer.lay(key, texture).lie(this.#onPixel(left) + width / 2, box.y + box.height / 2);
  }

  /** Letters are sharp where their paper lies on whole pixels. */
  #onPixel(place: number): number {
    return Math.round(place * this.#press.resolution) / this.#press.resolution;
  }

  #layButton(layer: Layer, button: ButtonPlace, atlas: Atlas, { hovered, pressed }: Touch): void {
    const { id, area, value, isLegal } = button;
    const isHovered = hovered === id && isLegal;
    const isPressed = pressed === id && isLegal;
    const texture =
      value === null ? buttonPrint(this.#press, button, isHovered).texture : atlas.chip(value, Math.round(area.width));
    const lifted = isPressed ? 1.5 : value !== null && isHovered ? -4 : 0;
    layer
      .lay(id, texture)
      .lie(area.x + area.width / 2, area.y + area.height / 2 + lifted, 0, isPressed ? 0.975 : 1, isLegal ? 1 : 0.38);
  }

  #layOver(scene: Scene, atlas: Atlas, touch: Touch): void {
    const { over, size } = scene;
    if (over !== null) {
      this.#over.lay("panel", overPrint(this.#press, over, size).texture).lie(size.width / 2, size.height / 2);
      for (const line of scene.lines) if (line.key === "over") this.#layLine(this.#over, line, scene);
      for (const button of scene.buttons) {
        if (button.id === "start-again") this.#layButton(this.#over, button, atlas, touch);
      }
    }
    this.#over.end();
  }

  /** The atlas for the sizes of a scene; a new one when they are others than before. */
  #atlasFor({ cardWidth, chipSizes, chipValues }: Scene): Atlas {
    const known = this.#atlas;
    if (known !== null) {
      const { sizes } = known;
      const isSame =
        sizes.cardWidth === cardWidth &&
        sizes.chipSizes.join() === chipSizes.join() &&
        sizes.chips.join() === chipValues.join();
      if (isSame) return known;
    }
    this.#atlas = new Atlas(this.#press, { cardWidth, chipSizes, chips: chipValues });
    if (known !== null) {
      // Nothing may show a picture that is thrown away: everything is laid anew.
      this.#animator.stop();
      this.#chips.end();
      this.#cards.end();
      this.#controls.end();
      known.dispose();
    }
    return this.#atlas;
  }
}

function lieIn(body: SpriteBody, { x, y, width, height }: Box): void {
  body.lie(x + width / 2, y + height / 2);
}

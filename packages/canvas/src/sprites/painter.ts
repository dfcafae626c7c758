import type { CardView } from "@thunderjack/stage";
import {
  type Choreography,
  type Count,
  eased,
  type Fade,
  type Landing,
  type Pulse,
  type Storm,
  trackAt,
} from "@thunderjack/stage/choreography";
import { Container, Sprite, type Texture } from "pixi.js";
import type { PointerState } from "../layout/controls.js";
import type { Box } from "../layout/geometry.js";
import type { ButtonLayout, CaptionLayout, LineLayout, TableLayout } from "../layout/table-layout.js";
import { Animator } from "../motion/animator.js";
import { ChipFlights } from "../motion/chip-flights.js";
import { Counter } from "../motion/counter.js";
import { buttonTexture, isFaint } from "../textures/button-texture.js";
import { captionTexture, lastSlot, slotTexture } from "../textures/caption-texture.js";
import { cardTexture, darkTexture, shadeTexture } from "../textures/card-texture.js";
import { chipTexture, disabledChipTexture } from "../textures/chip-texture.js";
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
import { wordmarkTexture } from "../textures/wordmark.js";
import { Thunder } from "../thunder/thunder.js";
import { AnimatedSprite } from "./animated-sprite.js";
import { SpriteLayer } from "./sprite-layer.js";

/** A chip that is invisible until a moving chip has reached its place. */
interface Hidden {
  readonly sprite: AnimatedSprite;
  readonly until: number;
}

/** A card that is darkened during a storm. */
interface Darkened {
  readonly sprite: AnimatedSprite;
  readonly texture: Texture;
}

interface StartedFade extends Fade {
  readonly start: number;
}

/** The keys of the lines whose amounts count. */
const COUNTED = ["credits", "sum"] as const;

/** The keys of the sprites that mark the hand in turn. */
const TURN = ["turn", "marker"] as const;

/** The sprites of a table, placed by a layout and moved by choreographies. */
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
  readonly #flights = new ChipFlights();
  /** The widths of the textures of the cards on the table, by their keys. */
  readonly #shown = new Map<string, number>();
  #hidden: Hidden[] = [];
  #darkened: readonly Darkened[] = [];
  /** The amounts that count, by the keys of their lines. */
  readonly #counters = { credits: new Counter(), sum: new Counter() } as const;
  /** The light in the last slot of a Blitz meter. */
  readonly #slot = new Sprite();
  /** The pulses of light in this slot, with their start; `null` without pulses. */
  #pulse: (Pulse & { readonly start: number }) | null = null;
  /** The parts that fade in, with their start; `null` for none. */
  #fade: StartedFade | null = null;
  /** The keys of the chips in the rings. */
  #bets: readonly string[] = [];
  readonly #dock: SpriteLayer;
  readonly #controls: SpriteLayer;
  readonly #over: SpriteLayer;
  readonly #layers: readonly SpriteLayer[];
  readonly #thunder: Thunder;

  constructor(cache: TextureCache) {
    this.#cache = cache;
    this.#animator = new Animator((sprite) => sprite.dispose());
    const layer = () => new SpriteLayer((sprite) => this.#forget(sprite));
    this.#felt = layer();
    this.#below = layer();
    this.#chips = layer();
    this.#cards = layer();
    this.#above = layer();
    this.#dock = layer();
    this.#controls = layer();
    this.#over = layer();
    this.#layers = [
      this.#felt,
      this.#below,
      this.#chips,
      this.#cards,
      this.#above,
      this.#dock,
      this.#controls,
      this.#over,
    ];
    this.#thunder = new Thunder();
    this.#table.addChild(
      this.#felt.container,
      this.#thunder.container,
      this.#below.container,
      this.#counters.sum.container,
      this.#slot,
      this.#chips.container,
      this.#cards.container,
      this.#leaving,
      this.#dock.container,
      this.#above.container,
      this.#counters.credits.container,
      this.#controls.container,
      this.#flights.container,
    );
    this.root.addChild(this.#table, this.#over.container);
  }

  get isMoving(): boolean {
    const { isMoving } = this.#animator;
    return (
      isMoving ||
      this.#thunder.isMoving ||
      this.#flights.isMoving ||
      this.#counters.credits.isMoving ||
      this.#counters.sum.isMoving ||
      this.#pulse !== null ||
      this.#fade !== null
    );
  }

  /**
   * Places the sprites of a layout. Running animations continue. Yields after each part that may draw textures, so that
   * the caller can draw them in several frames. The sprites must not be drawn before the end.
   */
  *show(layout: TableLayout, pointer: PointerState): Generator<void, void> {
    const { size } = layout;
    for (const layer of this.#layers) layer.begin();
    this.#felt.place("felt", feltTexture(this.#cache, layout).texture).setRest(size.width / 2, size.height / 2);
    yield;
    this.#placeWordmark(layout);
    yield;
    for (const [index, box] of layout.felt.docks.entries()) {
      centre(this.#dock.place(`dock-${index}`, dockTexture(this.#cache, box, layout.felt).texture), box);
      yield;
    }
    yield* this.#placeBelow(layout, pointer);
    for (const { key, value, x, y, size: chipSize } of layout.chips) {
      const { texture } = chipTexture(this.#cache, value, Math.round(chipSize));
      this.#chips.place(key, texture).setRest(x, Math.round(y));
      yield;
    }
    this.#bets = layout.chips.map(({ key }) => key);
    this.#shown.clear();
    for (const card of layout.cards) {
      const { face, back, width } = this.#texturesOf(card.card, card.width);
      this.#shown.set(card.key, width);
      const sprite = this.#cards.place(card.key, face).setTextures(face, back);
      sprite.setShade(card.isDimmed ? shadeTexture(this.#cache, width).texture : null);
      sprite.setRest(card.x, card.y, card.rotation, card.width / width);
      yield;
    }
    for (const line of layout.lines) {
      if (!line.isAbove || line.key === "over") continue;
      this.#placeLine(this.#above, line, layout);
      yield;
    }
    for (const button of layout.buttons) {
      if (button.id === "start-again") continue;
      this.#placeButton(this.#controls, button, pointer, layout);
      yield;
    }
    if (layout.dragged !== null) {
      const { value, x, y, size: chipSize } = layout.dragged;
      this.#controls.place("dragged", chipTexture(this.#cache, value, chipSize).texture).setRest(x, y);
    }
    this.#placeGameOver(layout, pointer);
    for (const layer of this.#layers) layer.removeUnplaced();
    for (const key of COUNTED) {
      if (!this.#counters[key].endsWith(lineOf(layout, key)?.runs.at(-1)?.text ?? "")) this.#counters[key].stop();
    }
    if (this.#pulse !== null && !this.#placeSlot(this.#pulse, layout)) this.#pulse = null;
    this.#cache.removeUnused();
  }

  /** Starts the animations of a choreography of the current layout. `now` is the time in milliseconds. */
  animate({ cards, exits, chips, hidden, storm, sum, fade }: Choreography, layout: TableLayout, now: number): void {
    for (const movement of cards) {
      const sprite = this.#cards.get(movement.key);
      if (sprite !== undefined) this.#animator.move(sprite, movement, now);
    }
    for (const exit of exits) {
      const { x, y, width, isAcross } = exit.card;
      const textures = this.#texturesOf(exit.view.card, width);
      const sprite = new AnimatedSprite(textures.face).setTextures(textures.face, textures.back);
      sprite.setRest(x, y, isAcross ? Math.PI / 2 : 0, width / textures.width);
      this.#leaving.addChild(sprite.sprite);
      this.#animator.move(sprite, exit, now);
    }
    for (const route of chips) this.#flights.add(this.#cache, route, now);
    for (const { key, until } of hidden) {
      const sprite = this.#chips.get(key);
      if (sprite === undefined) continue;
      sprite.sprite.visible = false;
      this.#hidden.push({ sprite, until: now + until });
    }
    if (storm !== null) this.#strike(storm, now);
    this.#count("sum", sum, layout, now);
    if (fade !== null) this.#fade = { ...fade, start: now };
    this.tick(now);
  }

  /** Starts the animations after a landing. `now` is the time in milliseconds. */
  land({ count, pulse }: Landing, layout: TableLayout, now: number): void {
    this.#count("credits", count, layout, now);
    if (pulse !== null && this.#placeSlot(pulse, layout)) this.#pulse = { ...pulse, start: now };
    this.tick(now);
  }

  /** Updates all animations to the time `now`, in milliseconds. */
  tick(now: number): void {
    this.#animator.tick(now);
    this.#flights.tick(now);
    for (let index = this.#hidden.length - 1; index >= 0; index--) {
      const hidden = this.#hidden[index];
      if (hidden === undefined || now < hidden.until) continue;
      hidden.sprite.sprite.visible = true;
      this.#hidden.splice(index, 1);
    }
    this.#thunder.tick(now);
    const word = this.#felt.get("wordmark");
    if (word !== undefined) word.sprite.alpha = this.#thunder.printAt(now);
    if (this.#darkened.length > 0) this.#darken(this.#thunder.darknessAt(now));
    this.#tickCount(this.#counters.credits, this.#above.get("credits"), now);
    this.#tickCount(this.#counters.sum, this.#below.get("sum"), now);
    if (this.#fade !== null) this.#fadeIn(this.#fade, now);
    const pulse = this.#pulse;
    if (pulse !== null && now >= pulse.start + pulse.duration) this.#pulse = null;
    this.#slot.alpha = this.#pulse === null ? 0 : trackAt(this.#pulse.opacity, now - this.#pulse.start);
  }

  /** Ends all animations. */
  stop(): void {
    this.#thunder.stop();
    for (const key of COUNTED) this.#counters[key].stop();
    this.tick(Number.POSITIVE_INFINITY);
  }

  dispose(): void {
    this.stop();
    this.root.destroy({ children: true });
    this.#cache.dispose();
  }

  #count(key: "credits" | "sum", count: Count | null, layout: TableLayout, now: number): void {
    const line = lineOf(layout, key);
    if (count === null || line === undefined) return;
    const label = line.runs.slice(0, -1);
    // A label in the same line does not move.
    const rise = label.length > 0 ? 0 : line.size * COUNT_RISE;
    this.#counters[key].begin(count, rise, now, (text) => {
      const runs = [...label, ...line.runs.slice(-1).map((run) => ({ ...run, text }))];
      return this.#lineAt({ ...line, runs }, layout);
    });
  }

  #tickCount(counter: Counter, line: AnimatedSprite | undefined, now: number): void {
    counter.tick(now);
    if (line !== undefined) line.sprite.visible = !counter.isMoving;
  }

  #fadeIn({ part, duration, start }: StartedFade, now: number): void {
    const share = Math.min(1, (now - start) / duration);
    const opacity = eased("glide", share);
    if (part === "turn") for (const key of TURN) this.#below.get(key)?.fade(opacity);
    else for (const key of this.#bets) this.#chips.get(key)?.fade(opacity);
    if (share === 1) this.#fade = null;
  }

  #strike(storm: Storm, now: number): void {
    this.#darken(0);
    const struck = new Set(storm.struck.map(({ card }) => card.key));
    for (const card of storm.struck) {
      const sprite = this.#cards.get(card.card.key);
      if (sprite !== undefined) this.#animator.lift(sprite, card, now, storm.duration);
    }
    this.#darkened = [...this.#shown].flatMap(([key, width]) => {
      const sprite = struck.has(key) ? undefined : this.#cards.get(key);
      return sprite === undefined ? [] : [{ sprite, texture: darkTexture(this.#cache, width).texture }];
    });
    this.#thunder.strike(this.#cache, storm, now);
  }

  #darken(darkness: number): void {
    for (let index = 0; index < this.#darkened.length; index++) {
      const card = this.#darkened[index];
      card?.sprite.darken(card.texture, darkness);
    }
    if (!this.#thunder.isMoving) this.#darkened = [];
  }

  /** Removes all references to a sprite that no longer exists. */
  #forget(sprite: AnimatedSprite): void {
    this.#animator.cancel(sprite);
    this.#hidden = this.#hidden.filter((hidden) => hidden.sprite !== sprite);
    this.#darkened = this.#darkened.filter((card) => card.sprite !== sprite);
  }

  *#placeBelow(layout: TableLayout, { hovered }: PointerState): Generator<void, void> {
    const cache = this.#cache;
    const below = this.#below;
    for (const key of ["tray", "shoe"] as const) {
      const pile = layout[key];
      if (pile.box !== null) centre(below.place(`pile-${key}`, pileTexture(cache, pile.box, pile).texture), pile.box);
      yield;
    }
    for (const [index, outline] of layout.outlines.entries()) {
      centre(below.place(`outline-${index}`, outlineTexture(cache, outline).texture), outline.box);
      yield;
    }
    for (const spot of layout.spots) {
      const { texture } = spotTexture(cache, spot, spot.isOpen && hovered === `seat:${spot.seat}`);
      centre(below.place(spot.key, texture), spot.box);
      yield;
    }
    for (const { seat, box } of layout.takeBacks) {
      centre(
        below.place(`take-back-${seat}`, takeBackTexture(cache, box, hovered === `take-back:${seat}`).texture),
        box,
      );
    }
    for (const caption of layout.captions) {
      this.#placeCaption(below, caption, layout);
      yield;
    }
    for (const line of layout.lines) {
      if (line.isAbove) continue;
      this.#placeLine(below, line, layout);
      yield;
    }
    const { turn } = layout;
    if (turn !== null) {
      centre(below.place("turn", turnTexture(cache, turn).texture), turn.frame);
      if (turn.marker !== null) centre(below.place("marker", markerTexture(cache, turn.marker).texture), turn.marker);
    }
  }

  #placeCaption(layer: SpriteLayer, caption: CaptionLayout, { direction }: TableLayout): void {
    const { key, box, align } = caption;
    const { texture, width } = captionTexture(this.#cache, caption, direction);
    const left = align === "start" ? box.x : box.x + (box.width - width) / 2;
    layer.place(key, texture).setRest(this.#toDevicePixel(left) + width / 2, box.y + box.height / 2);
  }

  /** Returns the textures of both sides of a card, and their width, which is rounded to whole CSS pixels. */
  #texturesOf(card: CardView["card"], wanted: number) {
    const width = Math.max(1, Math.round(wanted));
    const back = cardTexture(this.#cache, null, width).texture;
    return { face: card === null ? back : cardTexture(this.#cache, card, width).texture, back, width };
  }

  #placeWordmark({ felt: { word, isAtRest } }: TableLayout): void {
    if (word === null) return;
    const { texture, width, height } = wordmarkTexture(this.#cache, word, isAtRest);
    const [left, top] = [this.#toDevicePixel(word.x - width / 2), this.#toDevicePixel(word.y - height / 2)];
    this.#felt.place("wordmark", texture).setRest(left + width / 2, top + height / 2);
  }

  #placeLine(layer: SpriteLayer, line: LineLayout, layout: TableLayout): void {
    const { texture, x, y } = this.#lineAt(line, layout);
    layer.place(line.key, texture).setRest(x, y);
  }

  /** Returns the texture of a line, and its centre. */
  #lineAt(line: LineLayout, layout: TableLayout) {
    const { box, align, isAtTop } = line;
    const { texture, width, height } = lineTexture(this.#cache, line, layout);
    const left = { left: box.x, center: box.x + (box.width - width) / 2, right: box.x + box.width - width }[align];
    return { texture, x: this.#toDevicePixel(left) + width / 2, y: box.y + (isAtTop ? height : box.height) / 2 };
  }

  /** Places the light of a slot. Returns whether the layout has this slot. */
  #placeSlot({ hand }: Pulse, layout: TableLayout): boolean {
    const caption = layout.captions.find(({ key }) => key === `caption-${hand}`);
    const slot = caption === undefined ? null : lastSlot(this.#cache, caption, layout.direction);
    if (slot === null) return false;
    this.#slot.texture = slotTexture(this.#cache, slot).texture;
    this.#slot.position.set(this.#toDevicePixel(slot.x), slot.y);
    return true;
  }

  /** Rounds to a device pixel, which keeps text sharp. */
  #toDevicePixel(x: number): number {
    return Math.round(x * this.#cache.resolution) / this.#cache.resolution;
  }

  #placeButton(
    layer: SpriteLayer,
    button: ButtonLayout,
    { hovered, pressed }: PointerState,
    layout: TableLayout,
  ): void {
    const { id, box, value, isLegal, isChosen } = button;
    const isHovered = hovered === id && isLegal;
    const isPressed = pressed === id && isLegal;
    const chip = isLegal ? chipTexture : disabledChipTexture;
    const { texture } =
      value === null
        ? buttonTexture(this.#cache, button, isHovered, layout.direction)
        : chip(this.#cache, value, Math.round(box.width));
    const shift = isPressed ? 2 : isChosen ? -5 : value !== null && isHovered ? -4 : 0;
    if (isChosen) {
      const { texture: rim } = chosenTexture(this.#cache, Math.round(box.width));
      layer.place("chosen", rim).setRest(box.x + box.width / 2, box.y + box.height / 2 + shift);
    }
    const opacity = isFaint(button) ? 0.38 : 1;
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
        if (button.id === "start-again") this.#placeButton(this.#over, button, pointer, layout);
      }
    }
  }
}

/** The distance by which each amount of a count rises, relative to its height. */
const COUNT_RISE = 0.35;

function lineOf({ lines }: TableLayout, wanted: string): LineLayout | undefined {
  return lines.find(({ key }) => key === wanted);
}

/** Centres a sprite in a box. */
function centre(sprite: AnimatedSprite, { x, y, width, height }: Box): void {
  sprite.setRest(x + width / 2, y + height / 2);
}

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
import type { LineLayout, TableLayout } from "../layout/table-layout.js";
import { Animator } from "../motion/animator.js";
import { ChipFlights } from "../motion/chip-flights.js";
import { Counter } from "../motion/counter.js";
import { lastSlot, slotTexture } from "../textures/caption-texture.js";
import { darkTexture } from "../textures/card-texture.js";
import { cardTextures, type LayerName, placedLine, placements, toDevicePixel } from "../textures/placements.js";
import type { TextureCache } from "../textures/texture-cache.js";
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
  readonly #layers: Readonly<Record<LayerName, SpriteLayer>>;
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
  readonly #thunder: Thunder;

  constructor(cache: TextureCache) {
    this.#cache = cache;
    this.#animator = new Animator((sprite) => sprite.dispose());
    const layer = () => new SpriteLayer((sprite) => this.#forget(sprite));
    this.#layers = {
      felt: layer(),
      below: layer(),
      chips: layer(),
      cards: layer(),
      dock: layer(),
      above: layer(),
      controls: layer(),
      over: layer(),
    };
    this.#thunder = new Thunder();
    this.#table.addChild(
      this.#layers.felt.container,
      this.#thunder.container,
      this.#layers.below.container,
      this.#counters.sum.container,
      this.#slot,
      this.#layers.chips.container,
      this.#layers.cards.container,
      this.#leaving,
      this.#layers.dock.container,
      this.#layers.above.container,
      this.#counters.credits.container,
      this.#layers.controls.container,
      this.#flights.container,
    );
    this.root.addChild(this.#table, this.#layers.over.container);
  }

  get #allLayers(): readonly SpriteLayer[] {
    return Object.values(this.#layers);
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
    for (const layer of this.#allLayers) layer.begin();
    this.#shown.clear();
    for (const { layer, key, texture, x, y, rotation, scale, opacity, card } of placements(
      this.#cache,
      layout,
      pointer,
    )) {
      const sprite = this.#layers[layer].place(key, texture).setTextures(texture, card?.back ?? null);
      if (card !== null) {
        this.#shown.set(key, card.width);
        sprite.setShade(card.shade);
      }
      sprite.setRest(x, y, rotation, scale, opacity);
      yield;
    }
    this.#bets = layout.chips.map(({ key }) => key);
    for (const layer of this.#allLayers) layer.removeUnplaced();
    for (const key of COUNTED) {
      if (!this.#counters[key].endsWith(lineOf(layout, key)?.runs.at(-1)?.text ?? "")) this.#counters[key].stop();
    }
    if (this.#pulse !== null && !this.#placeSlot(this.#pulse, layout)) this.#pulse = null;
    this.#cache.removeUnused();
  }

  /** Starts the animations of a choreography of the current layout. `now` is the time in milliseconds. */
  animate({ cards, exits, chips, hidden, storm, sum, fade }: Choreography, layout: TableLayout, now: number): void {
    for (const movement of cards) {
      const sprite = this.#layers.cards.get(movement.key);
      if (sprite !== undefined) this.#animator.move(sprite, movement, now);
    }
    for (const exit of exits) {
      const { x, y, width, isAcross } = exit.card;
      const textures = cardTextures(this.#cache, exit.view.card, width);
      const sprite = new AnimatedSprite(textures.face).setTextures(textures.face, textures.back);
      sprite.setRest(x, y, isAcross ? Math.PI / 2 : 0, width / textures.width);
      this.#leaving.addChild(sprite.sprite);
      this.#animator.move(sprite, exit, now);
    }
    for (const route of chips) this.#flights.add(this.#cache, route, now);
    for (const { key, until } of hidden) {
      const sprite = this.#layers.chips.get(key);
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
    const word = this.#layers.felt.get("wordmark");
    if (word !== undefined) word.sprite.alpha = this.#thunder.printAt(now);
    if (this.#darkened.length > 0) this.#darken(this.#thunder.darknessAt(now));
    this.#tickCount(this.#counters.credits, this.#layers.above.get("credits"), now);
    this.#tickCount(this.#counters.sum, this.#layers.below.get("sum"), now);
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
      return placedLine(this.#cache, { ...line, runs }, layout);
    });
  }

  #tickCount(counter: Counter, line: AnimatedSprite | undefined, now: number): void {
    counter.tick(now);
    if (line !== undefined) line.sprite.visible = !counter.isMoving;
  }

  #fadeIn({ part, delay, duration, start }: StartedFade, now: number): void {
    const share = Math.min(1, Math.max(0, now - start - delay) / duration);
    const opacity = eased("glide", share);
    if (part === "turn") for (const key of TURN) this.#layers.below.get(key)?.fade(opacity);
    else for (const key of this.#bets) this.#layers.chips.get(key)?.fade(opacity);
    if (share === 1) this.#fade = null;
  }

  #strike(storm: Storm, now: number): void {
    this.#darken(0);
    const struck = new Set(storm.struck.map(({ card }) => card.key));
    for (const card of storm.struck) {
      const sprite = this.#layers.cards.get(card.card.key);
      if (sprite !== undefined) this.#animator.lift(sprite, card, now, storm.duration);
    }
    this.#darkened = [...this.#shown].flatMap(([key, width]) => {
      const sprite = struck.has(key) ? undefined : this.#layers.cards.get(key);
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

  /** Places the light of a slot. Returns whether the layout has this slot. */
  #placeSlot({ hand }: Pulse, layout: TableLayout): boolean {
    const caption = layout.captions.find(({ key }) => key === `caption-${hand}`);
    const slot = caption === undefined ? null : lastSlot(this.#cache, caption, layout.direction);
    if (slot === null) return false;
    this.#slot.texture = slotTexture(this.#cache, slot).texture;
    this.#slot.position.set(toDevicePixel(this.#cache, slot.x), slot.y);
    return true;
  }
}

/** The distance by which each amount of a count rises, relative to its height. */
const COUNT_RISE = 0.35;

function lineOf({ lines }: TableLayout, wanted: string): LineLayout | undefined {
  return lines.find(({ key }) => key === wanted);
}

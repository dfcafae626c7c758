import {
  CARD_BACK,
  CARD_BOX,
  CHIP_BOX,
  chipColours,
  chipFace,
  type Mark,
  SMALL_CARD_WIDTH,
} from "@thunderjack/artwork";
import { type CardId, RANKS, rankOf, SUITS, suitOf } from "@thunderjack/cards";
import { CARD_RATIO } from "@thunderjack/stage/layout";
import type { Texture } from "pixi.js";
import type { Point } from "../layout/geometry.js";
import { drawMarks } from "./marks.js";
import { dropShadow } from "./shadow.js";
import { type Draw, subTexture, type TextureCache } from "./texture-cache.js";

/** The contents of an atlas, in CSS pixels. */
export interface AtlasSizes {
  readonly cardWidth: number;
  readonly chipSizes: readonly number[];
  /** The values of the chips, in hundredths of a credit. */
  readonly chips: readonly number[];
}

const BACK = "back";

interface Cell {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly draw: Draw;
}

/** A texture atlas with all cards and chips. They are drawn from the artwork that all renderers share. */
export class Atlas {
  readonly sizes: AtlasSizes;
  readonly #cache: TextureCache;
  /** The space around a card for its shadow, in CSS pixels. */
  readonly #margin: number;
  readonly #sheet: Texture;
  readonly #textures = new Map<string, Texture>();

  constructor(cache: TextureCache, sizes: AtlasSizes) {
    this.#cache = cache;
    this.sizes = sizes;
    this.#margin = Math.ceil(sizes.cardWidth * 0.1);
    const cells = this.#cells();
    const width = Math.max(640, Math.min(4096 / cache.resolution, sizes.cardWidth * 12));
    const { placed, height } = placeInRows(cells, width);
    this.#sheet = cache.draw(width, height, (context) => {
      for (const [{ draw }, { x, y }] of placed) {
        context.save();
        context.translate(x, y);
        draw(context);
        context.restore();
      }
    });
    for (const [cell, { x, y }] of placed) {
      this.#textures.set(cell.name, subTexture(this.#sheet, x, y, cell.width, cell.height));
    }
  }

  /** Returns the face of a card. */
  card(card: CardId): Texture {
    return this.#texture(rankOf(card) + suitOf(card));
  }

  /** The back of a card. */
  get back(): Texture {
    return this.#texture(BACK);
  }

  /**
   * Returns a chip.
   *
   * @param value in hundredths of a credit
   * @throws RangeError when the value or the size is not in the atlas
   */
  chip(value: number, size: number): Texture {
    return this.#texture(chipName(value, size));
  }

  dispose(): void {
    for (const texture of this.#textures.values()) texture.destroy();
    this.#textures.clear();
    this.#sheet.destroy(true);
  }

  #texture(name: string): Texture {
    const texture = this.#textures.get(name);
    if (texture === undefined) throw new RangeError(`"${name}" is not in the atlas.`);
    return texture;
  }

  #cells(): readonly Cell[] {
    const { cardWidth, chipSizes, chips } = this.sizes;
    const isSmall = cardWidth < SMALL_CARD_WIDTH;
    const cells: Cell[] = [this.#cardCell(BACK, CARD_BACK.paper, CARD_BACK.marks)];
    for (const suit of SUITS) {
      for (const rank of RANKS) {
        const { paper, index, turnedIndex, middle, small } = this.#cache.faces(rank, suit);
        cells.push(this.#cardCell(rank + suit, paper, isSmall ? small : [...middle, ...index, ...turnedIndex]));
      }
    }
    for (const size of new Set(chipSizes)) for (const value of new Set(chips)) cells.push(chipCell(value, size));
    return cells;
  }

  #cardCell(name: string, paperColour: string, marks: readonly Mark[]): Cell {
    const { cardWidth } = this.sizes;
    const { cardInk } = this.#cache.palette;
    const paper = cardInk(paperColour, undefined);
    const margin = this.#margin;
    const draw: Draw = (context) => {
      context.translate(margin, margin);
      const scale = cardWidth / CARD_BOX.width;
      const radius = CARD_BOX.radius * scale;
      const edge = new Path2D();
      edge.roundRect(0, 0, cardWidth, cardWidth * CARD_RATIO, radius);
      context.save();
      dropShadow(context, 0.42, margin * 0.8, margin * 0.3);
      context.fillStyle = paper;
      context.fill(edge);
      context.restore();
      context.strokeStyle = "rgb(10 13 38 / 0.3)";
      context.lineWidth = 1;
      context.stroke(edge);
      context.save();
      context.clip(edge);
      context.fillStyle = paper;
      context.fill(edge);
      context.scale(scale, scale);
      drawMarks(context, marks, cardInk);
      drawShade(context);
      context.restore();
    };
    return { name, width: cardWidth + 2 * margin, height: cardWidth * CARD_RATIO + 2 * margin, draw };
  }
}

/** Draws the light on a card, which is a little darker at its lower edge. */
function drawShade(context: CanvasRenderingContext2D): void {
  const shade = context.createLinearGradient(0, 0, 0, CARD_BOX.height);
  shade.addColorStop(0, "rgb(60 50 20 / 0)");
  shade.addColorStop(1, "rgb(60 50 20 / 0.05)");
  context.fillStyle = shade;
  context.fillRect(0, 0, CARD_BOX.width, CARD_BOX.height);
}

/** The space around a chip for its edge and its shadow, relative to its size. */
const CHIP_MARGIN = 0.12;

function chipCell(value: number, size: number): Cell {
  const margin = Math.ceil(size * CHIP_MARGIN);
  const draw: Draw = (context) => {
    context.translate(margin, margin);
    context.save();
    dropShadow(context, 0.45, margin * 0.8, margin * 0.45);
    context.fillStyle = chipColours(value).side;
    context.beginPath();
    context.arc(size / 2, size / 2 + size * 0.06, size / 2, 0, 2 * Math.PI);
    context.fill();
    context.restore();
    context.scale(size / CHIP_BOX.width, size / CHIP_BOX.width);
    drawMarks(context, chipFace(value));
  };
  return { name: chipName(value, size), width: size + 2 * margin, height: size + 2 * margin, draw };
}

function chipName(value: number, size: number): string {
  return `${value}@${size}`;
}

/** Places cells in rows of at most `maxWidth`. The height of a row is the height of its highest cell. */
function placeInRows(cells: readonly Cell[], maxWidth: number) {
  const placed: (readonly [cell: Cell, at: Point])[] = [];
  let [x, y, rowHeight] = [0, 0, 0];
  for (const cell of cells) {
    const [width, height] = [Math.ceil(cell.width) + 1, Math.ceil(cell.height) + 1];
    if (x + width > maxWidth) [x, y, rowHeight] = [0, y + rowHeight, 0];
    placed.push([cell, { x, y }]);
    x += width;
    rowHeight = Math.max(rowHeight, height);
  }
  return { placed, height: y + rowHeight };
}

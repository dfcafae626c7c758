import { CARD_BACK, CARD_BOX, CHIP_BOX, chipColours, chipFace, type Mark } from "@thunderjack/artwork";
import { type CardId, RANKS, rankOf, SUITS, suitOf } from "@thunderjack/cards";
import type { Texture } from "pixi.js";
import { CARD_RATIO } from "../scene/metrics.js";
import { drawMarks } from "./marks.js";
import type { Press } from "./press.js";

/** What an atlas holds, in CSS pixels. */
export interface AtlasSizes {
  readonly cardWidth: number;
  readonly chipSizes: readonly number[];
  /** The values of the chips, in hundredths. */
  readonly chips: readonly number[];
}

/** A card narrower than this has no pips: one large index can be read, and they cannot. */
const TOO_NARROW_FOR_PIPS = 62;

const BACK = "back";

interface Cell {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly draw: (context: CanvasRenderingContext2D) => void;
}

/** All cards and chips on one sheet: the same drawings as those of every other renderer, rasterised once per size. */
export class Atlas {
  readonly sizes: AtlasSizes;
  /** What a card's picture has around it for its shadow, in CSS pixels. */
  readonly margin: number;
  readonly #press: Press;
  readonly #sheet: Texture;
  readonly #cuts = new Map<string, Texture>();

  constructor(press: Press, sizes: AtlasSizes) {
    this.#press = press;
    this.sizes = sizes;
    this.margin = Math.ceil(sizes.cardWidth * 0.1);
    const cells = this.#cells();
    const widest = Math.max(640, Math.min(4096 / press.resolution, sizes.cardWidth * 12));
    const places = shelve(cells, widest);
    this.#sheet = press.sheet(widest, places.height, (context) => {
      for (const [index, cell] of cells.entries()) {
        const place = places.places[index];
        if (place === undefined) continue;
        context.save();
        context.translate(place.x, place.y);
        cell.draw(context);
        context.restore();
      }
    });
    for (const [index, { name, width, height }] of cells.entries()) {
      const place = places.places[index];
      if (place !== undefined) this.#cuts.set(name, press.cut(this.#sheet, place.x, place.y, width, height));
    }
  }

  /** The face of a card. */
  card(card: CardId): Texture {
    return this.#cut(rankOf(card) + suitOf(card));
  }

  get back(): Texture {
    return this.#cut(BACK);
  }

  /** A chip of a value in hundredths, in one of the sizes of the atlas. */
  chip(value: number, size: number): Texture {
    return this.#cut(chipName(value, size));
  }

  dispose(): void {
    for (const cut of this.#cuts.values()) cut.destroy();
    this.#cuts.clear();
    this.#sheet.destroy(true);
  }

  #cut(name: string): Texture {
    const cut = this.#cuts.get(name);
    if (cut === undefined) throw new RangeError(`"${name}" is not in the atlas.`);
    return cut;
  }

  #cells(): readonly Cell[] {
    const { cardWidth, chipSizes, chips } = this.sizes;
    const isSmall = cardWidth <= TOO_NARROW_FOR_PIPS;
    const cells: Cell[] = [this.#cardCell(BACK, CARD_BACK.paper, CARD_BACK.marks)];
    for (const suit of SUITS) {
      for (const rank of RANKS) {
        const { paper, index, turnedIndex, middle, small } = this.#press.faces(rank, suit);
        cells.push(this.#cardCell(rank + suit, paper, isSmall ? small : [...index, ...turnedIndex, ...middle]));
      }
    }
    for (const size of new Set(chipSizes)) for (const value of new Set(chips)) cells.push(chipCell(value, size));
    return cells;
  }

  #cardCell(name: string, printedOn: string, marks: readonly Mark[]): Cell {
    const { cardWidth } = this.sizes;
    const { cardInk } = this.#press.palette;
    const paper = cardInk(printedOn, undefined);
    const { margin } = this;
    const draw = (context: CanvasRenderingContext2D) => {
      context.translate(margin, margin);
      const scale = cardWidth / CARD_BOX.width;
      const radius = CARD_BOX.radius * scale;
      const edge = new Path2D();
      edge.roundRect(0, 0, cardWidth, cardWidth * CARD_RATIO, radius);
      context.save();
      shade(context, 0.4, margin * 0.8, margin * 0.25);
      context.fillStyle = paper;
      context.fill(edge);
      context.restore();
      context.strokeStyle = "rgb(0 0 0 / 0.35)";
      context.lineWidth = 0.8;
      context.stroke(edge);
      context.save();
      context.clip(edge);
      context.fillStyle = paper;
      context.fill(edge);
      context.scale(scale, scale);
      drawMarks(context, marks, cardInk);
      context.restore();
    };
    return { name, width: cardWidth + 2 * margin, height: cardWidth * CARD_RATIO + 2 * margin, draw };
  }
}

/** What a chip's picture has around it for its edge and its shadow, in parts of its size. */
const CHIP_MARGIN = 0.12;

function chipCell(value: number, size: number): Cell {
  const margin = Math.ceil(size * CHIP_MARGIN);
  const draw = (context: CanvasRenderingContext2D) => {
    context.translate(margin, margin);
    context.save();
    shade(context, 0.45, margin * 0.8, margin * 0.45);
    context.fillStyle = chipColours(value).side;
    context.beginPath();
    context.arc(size / 2, size / 2 + size * 0.035, size / 2, 0, 2 * Math.PI);
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

/** A shadow does not grow with the paper: its measures are in pixels. */
export function shade(context: CanvasRenderingContext2D, opacity: number, blur: number, down: number): void {
  const { a: resolution } = context.getTransform();
  context.shadowColor = `rgb(0 0 0 / ${opacity})`;
  context.shadowBlur = blur * resolution;
  context.shadowOffsetY = down * resolution;
}

/** Lays cells in rows, each as high as its highest. */
function shelve(cells: readonly Cell[], widest: number) {
  const places: { x: number; y: number }[] = [];
  let [x, y, high] = [0, 0, 0];
  for (const { width, height } of cells) {
    const [wide, tall] = [Math.ceil(width) + 1, Math.ceil(height) + 1];
    if (x + wide > widest) [x, y, high] = [0, y + high, 0];
    places.push({ x, y });
    x += wide;
    high = Math.max(high, tall);
  }
  return { places, height: y + high };
}

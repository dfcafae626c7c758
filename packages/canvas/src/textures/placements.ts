import type { CardView } from "@thunderjack/stage";
import type { PointerState } from "../layout/controls.js";
import type { Box } from "../layout/geometry.js";
import type { ButtonLayout, CaptionLayout, LineLayout, TableLayout } from "../layout/table-layout.js";
import { buttonTexture, isFaint } from "./button-texture.js";
import { captionTexture } from "./caption-texture.js";
import { cardTexture, shadeTexture } from "./card-texture.js";
import { chipTexture, disabledChipTexture } from "./chip-texture.js";
import { dockTexture } from "./dock-texture.js";
import { feltTexture } from "./felt-texture.js";
import { lineTexture } from "./line-texture.js";
import {
  chosenTexture,
  gameOverTexture,
  markerTexture,
  outlineTexture,
  pileTexture,
  spotTexture,
  takeBackTexture,
  turnTexture,
} from "./table-textures.js";
import type { Textures } from "./textures.js";
import { wordmarkTexture } from "./wordmark.js";

/** The layers of a table, from the lowest to the highest. */
export const LAYERS = ["felt", "below", "chips", "cards", "dock", "above", "controls", "over"] as const;

/** The name of a layer. */
export type LayerName = (typeof LAYERS)[number];

/** A texture at its place on a table. In each layer, later placements are drawn above earlier ones. */
export interface Placement<Drawing> {
  readonly layer: LayerName;
  /** The key, which is unique in its layer and stays the same while the part is on the table. */
  readonly key: string;
  readonly texture: Drawing;
  /** The horizontal centre, in CSS pixels. */
  readonly x: number;
  /** The vertical centre, in CSS pixels. */
  readonly y: number;
  /** The clockwise rotation, in radians. */
  readonly rotation: number;
  readonly scale: number;
  readonly opacity: number;
  /** The other side of a card, its shade or `null`, and the width of its textures; `null` for other parts. */
  readonly card: { readonly back: Drawing; readonly shade: Drawing | null; readonly width: number } | null;
}

/** The sides of a card, and their width, which is rounded to whole CSS pixels. */
export interface CardTextures<Drawing> {
  readonly face: Drawing;
  readonly back: Drawing;
  readonly width: number;
}

/** Returns the textures of both sides of a card. */
export function cardTextures<T>(cache: Textures<T>, card: CardView["card"], wanted: number): CardTextures<T> {
  const width = Math.max(1, Math.round(wanted));
  const back = cardTexture(cache, null, width).texture;
  return { face: card === null ? back : cardTexture(cache, card, width).texture, back, width };
}

/** Returns the texture of a line of text, and its centre. */
export function placedLine<T>(cache: Textures<T>, line: LineLayout, layout: TableLayout) {
  const { box, align, isAtTop } = line;
  const { texture, width, height } = lineTexture(cache, line, layout);
  const left = { left: box.x, center: box.x + (box.width - width) / 2, right: box.x + box.width - width }[align];
  return { texture, x: toDevicePixel(cache, left) + width / 2, y: box.y + (isAtTop ? height : box.height) / 2 };
}

/** Rounds to a device pixel, which keeps text sharp. */
export function toDevicePixel({ resolution }: Textures<unknown>, x: number): number {
  return Math.round(x * resolution) / resolution;
}

/** Returns the textures of a layout and their places, and draws each texture that is not known when it is reached. */
export function* placements<T>(
  cache: Textures<T>,
  layout: TableLayout,
  pointer: PointerState,
): Generator<Placement<T>, void> {
  const { size, felt } = layout;
  yield placed("felt", "felt", feltTexture(cache, layout).texture, size.width / 2, size.height / 2);
  if (felt.word !== null) {
    const { word, isAtRest } = felt;
    const { texture, width, height } = wordmarkTexture(cache, word, isAtRest);
    const [left, top] = [toDevicePixel(cache, word.x - width / 2), toDevicePixel(cache, word.y - height / 2)];
    yield placed("felt", "wordmark", texture, left + width / 2, top + height / 2);
  }
  for (const [index, box] of felt.docks.entries()) {
    yield centred("dock", `dock-${index}`, dockTexture(cache, box, felt).texture, box);
  }
  yield* belowTheCards(cache, layout, pointer);
  for (const { key, value, x, y, size: chipSize } of layout.chips) {
    yield placed("chips", key, chipTexture(cache, value, Math.round(chipSize)).texture, x, Math.round(y));
  }
  for (const card of layout.cards) {
    const { face, back, width } = cardTextures(cache, card.card, card.width);
    const shade = card.isDimmed ? shadeTexture(cache, width).texture : null;
    yield {
      ...placed("cards", card.key, face, card.x, card.y),
      rotation: card.rotation,
      scale: card.width / width,
      card: { back, shade, width },
    };
  }
  for (const line of layout.lines) {
    if (line.isAbove && line.key !== "over") yield lineAt("above", cache, line, layout);
  }
  for (const button of layout.buttons) {
    if (button.id !== "start-again") yield* buttonAt("controls", cache, button, pointer, layout);
  }
  if (layout.dragged !== null) {
    const { value, x, y, size: chipSize } = layout.dragged;
    yield placed("controls", "dragged", chipTexture(cache, value, chipSize).texture, x, y);
  }
  if (layout.over === null) return;
  yield placed("over", "panel", gameOverTexture(cache, layout.over, size).texture, size.width / 2, size.height / 2);
  for (const line of layout.lines) if (line.key === "over") yield lineAt("over", cache, line, layout);
  for (const button of layout.buttons) {
    if (button.id === "start-again") yield* buttonAt("over", cache, button, pointer, layout);
  }
}

function* belowTheCards<T>(
  cache: Textures<T>,
  layout: TableLayout,
  { hovered }: PointerState,
): Generator<Placement<T>, void> {
  for (const key of ["tray", "shoe"] as const) {
    const pile = layout[key];
    if (pile.box !== null) {
      yield centred("below", `pile-${key}`, pileTexture(cache, pile.box, pile).texture, pile.box);
    }
  }
  for (const [index, outline] of layout.outlines.entries()) {
    yield centred("below", `outline-${index}`, outlineTexture(cache, outline).texture, outline.box);
  }
  for (const spot of layout.spots) {
    const isHovered = spot.isOpen && hovered === `seat:${spot.seat}`;
    yield centred("below", spot.key, spotTexture(cache, spot, isHovered).texture, spot.box);
  }
  for (const { seat, box } of layout.takeBacks) {
    const isHovered = hovered === `take-back:${seat}`;
    yield centred("below", `take-back-${seat}`, takeBackTexture(cache, box, isHovered).texture, box);
  }
  for (const caption of layout.captions) yield captionAt(cache, caption, layout);
  for (const line of layout.lines) if (!line.isAbove) yield lineAt("below", cache, line, layout);
  const { turn } = layout;
  if (turn === null) return;
  yield centred("below", "turn", turnTexture(cache, turn).texture, turn.frame);
  if (turn.marker !== null) {
    yield centred("below", "marker", markerTexture(cache, turn.marker).texture, turn.marker);
  }
}

function captionAt<T>(cache: Textures<T>, caption: CaptionLayout, { direction }: TableLayout): Placement<T> {
  const { key, box, align } = caption;
  const { texture, width } = captionTexture(cache, caption, direction);
  const left = align === "start" ? box.x : box.x + (box.width - width) / 2;
  return placed("below", key, texture, toDevicePixel(cache, left) + width / 2, box.y + box.height / 2);
}

function lineAt<T>(layer: LayerName, cache: Textures<T>, line: LineLayout, layout: TableLayout): Placement<T> {
  const { texture, x, y } = placedLine(cache, line, layout);
  return placed(layer, line.key, texture, x, y);
}

function* buttonAt<T>(
  layer: LayerName,
  cache: Textures<T>,
  button: ButtonLayout,
  { hovered, pressed }: PointerState,
  layout: TableLayout,
): Generator<Placement<T>, void> {
  const { id, box, value, isLegal, isChosen } = button;
  const isHovered = hovered === id && isLegal;
  const isPressed = pressed === id && isLegal;
  const chip = isLegal ? chipTexture : disabledChipTexture;
  const { texture } =
    value === null
      ? buttonTexture(cache, button, isHovered, layout.direction)
      : chip(cache, value, Math.round(box.width));
  const shift = isPressed ? 2 : isChosen ? -5 : value !== null && isHovered ? -4 : 0;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2 + shift;
  if (isChosen) yield placed(layer, "chosen", chosenTexture(cache, Math.round(box.width)).texture, x, y);
  const opacity = isFaint(button) ? 0.38 : 1;
  yield { ...placed(layer, id, texture, x, y), scale: isPressed ? 0.975 : 1, opacity };
}

function centred<T>(layer: LayerName, key: string, texture: T, { x, y, width, height }: Box): Placement<T> {
  return placed(layer, key, texture, x + width / 2, y + height / 2);
}

function placed<T>(layer: LayerName, key: string, texture: T, x: number, y: number): Placement<T> {
  return { layer, key, texture, x, y, rotation: 0, scale: 1, opacity: 1, card: null };
}

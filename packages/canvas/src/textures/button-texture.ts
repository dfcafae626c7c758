import { MOVE_PADDING } from "@thunderjack/stage/layout";
import type { Size } from "../layout/geometry.js";
import type { ButtonLayout, ButtonStyle, TableLayout } from "../layout/table-layout.js";
import { fillStyle, withOpacity } from "./css-paint.js";
import { buttonIcon, drawIcon } from "./icon.js";
import { newPath } from "./marks.js";
import type { PaintName, Palette } from "./palette.js";
import type { Pen } from "./pen.js";
import { dropShadow, glow } from "./shadow.js";
import { stormCorner } from "./storm-corner.js";
import type { CachedTexture, Textures } from "./textures.js";

type DrawnStyle = Exclude<ButtonStyle, "chip">;

interface Face {
  readonly paint: PaintName;
  readonly text: PaintName;
  /** The colour of the edge of a move, and of the mark of an illegal move; `null` for other buttons. */
  readonly edge: PaintName | null;
}

const QUIET: Face = { paint: "button", text: "button-text", edge: null };

const FACES: Readonly<Record<DrawnStyle, Face>> = {
  go: { paint: "go", text: "go-text", edge: null },
  hit: { paint: "hit", text: "hit-text", edge: "hit-edge" },
  stand: { paint: "stand", text: "stand-text", edge: "stand-edge" },
  double: { paint: "double", text: "double-text", edge: "double-edge" },
  split: { paint: "split", text: "split-text", edge: "split-edge" },
  surrender: { paint: "surrender", text: "surrender-text", edge: "surrender-edge" },
  answer: QUIET,
  quiet: QUIET,
};

/** The large radius of the corners, in CSS pixels. */
const RADIUS = 20;

/** Returns whether a button is drawn faintly, because it is disabled. A disabled move has an outline instead. */
export function isFaint({ style, isLegal }: ButtonLayout): boolean {
  return !isLegal && (style === "go" || style === "quiet");
}

type Direction = TableLayout["direction"];

/** Returns the texture of a button with its icon, its label and its detail. Chips have textures of their own. */
export function buttonTexture<T>(
  cache: Textures<T>,
  button: ButtonLayout,
  isHovered: boolean,
  direction: Direction,
): CachedTexture<T> {
  const { style, label, detail, icon, iconSize, box, size, isLegal, isUpright } = button;
  const { width, height } = box;
  const look = [style, width, height, isHovered, isLegal, isUpright, icon, iconSize, size, direction];
  const key = ["button", ...look, label, detail].join("|");
  return cache.get(key, width, height, 14, (context) => {
    if (style === "chip") return;
    const { palette } = cache;
    const face = FACES[style];
    const hasFace = isLegal || isFaint(button);
    if (hasFace) drawFace(context, style, palette, { width, height }, isHovered);
    else drawOutline(context, face, palette, { width, height }, direction);
    const colour = hasFace ? palette.paints[face.text] : palette.paints.off;
    const iconColour = isLegal && style === "answer" ? palette.paints.turn : colour;
    drawContents(context, cache, button, colour, iconColour, direction);
  });
}

function drawFace(
  context: Pen,
  style: DrawnStyle,
  { paints, glow: strength, moveEdge }: Palette,
  { width, height }: Size,
  isHovered: boolean,
): void {
  const { paint, text, edge } = FACES[style];
  const edges = stormCorner({ x: 0, y: 0, width, height }, RADIUS);
  const outline = newPath(edges);
  const filled = fillStyle(context, paints[paint], width, height);
  context.save();
  if (style === "go" && strength > 0) glow(context, `rgb(240 200 110 / ${0.28 * strength})`, 13);
  else dropShadow(context, 0.35 * strength, 9, 3);
  context.fillStyle = filled;
  context.fill(outline);
  context.restore();
  context.save();
  context.clip(outline);
  if (isHovered) {
    context.fillStyle = withOpacity(paints[text], 0.12);
    context.fill(outline);
  }
  if (edge !== null && moveEdge > 0) {
    context.strokeStyle = paints[edge];
    context.lineWidth = 2 * moveEdge;
    context.stroke(outline);
  } else if (edge === null && style !== "go") {
    context.strokeStyle = isHovered ? paints.gold : paints["button-line"];
    context.lineWidth = 2;
    context.stroke(outline);
  } else if (strength > 0) {
    drawRelief(context, edges, { width, height });
  }
  context.restore();
}

/** Draws a light line along the upper edge and a dark line along the lower edge, as on a raised plate. */
function drawRelief(context: Pen, outline: string, { width, height }: Size): void {
  for (const [colour, down] of [
    ["rgb(255 255 255 / 0.28)", 1],
    ["rgb(0 0 0 / 0.25)", -3],
  ] as const) {
    const ring = newPath(outline + stormCorner({ x: 0, y: down, width, height }, RADIUS));
    context.fillStyle = colour;
    context.save();
    context.beginPath();
    if (down > 0) context.rect(0, 0, width, height / 2);
    else context.rect(0, height / 2, width, height / 2);
    context.clip();
    context.fill(ring, "evenodd");
    context.restore();
  }
}

/** Draws a disabled button: an outline, with the colour of its move at the side where its text begins. */
function drawOutline(
  context: Pen,
  { edge }: Face,
  { paints }: Palette,
  { width, height }: Size,
  direction: Direction,
): void {
  const outline = newPath(stormCorner({ x: 0.75, y: 0.75, width: width - 1.5, height: height - 1.5 }, RADIUS));
  context.save();
  context.fillStyle = withOpacity(paints["rail-dark"], 0.6);
  context.fill(outline);
  context.clip(outline);
  if (edge !== null) {
    context.fillStyle = paints[edge];
    context.fillRect(direction === "rtl" ? width - 5 : 0, 0, 5, height);
  }
  context.restore();
  context.strokeStyle = edge === null ? withOpacity(paints.off, 0.5) : paints.off;
  context.lineWidth = 1.5;
  context.stroke(outline);
}

/** Text in one or several rows. */
interface Rows {
  readonly rows: readonly string[];
  readonly size: number;
}

const LABEL_WEIGHT = 800;
const DETAIL_WEIGHT = 600;
const LINE_HEIGHT = 1.15;

const fontOf = ({ font }: Palette, weight: number, size: number): string => `${weight} ${size}px ${font}`;

const heightOf = ({ rows, size }: Rows): number => rows.length * size * LINE_HEIGHT;

function drawContents(
  context: Pen,
  cache: Textures<unknown>,
  button: ButtonLayout,
  colour: string,
  iconColour: string,
  direction: Direction,
): void {
  const { icon, style, isUpright, box, iconSize, gap, size, detailSize } = button;
  const { width, height } = box;
  const path = icon === null ? null : buttonIcon(icon, style === "quiet");
  const hasIcon = icon !== null && iconSize > 0;
  const isBeside = hasIcon && !isUpright;
  const room = isBeside ? width - MOVE_PADDING.start - iconSize - gap - MOVE_PADDING.end : width - 8;
  const free = height - 4 - (hasIcon && isUpright ? iconSize + ABOVE : 0);
  const rowsOf = (text: string, weight: number, at: number, high: number): Rows => ({
    rows:
      text === "" || high < at
        ? []
        : wrapped(cache, text, fontOf(cache.palette, weight, at), room, high / (at * LINE_HEIGHT)),
    size: at,
  });
  const label = rowsOf(button.label, LABEL_WEIGHT, size, free);
  // A detail is omitted if there is no room for it.
  const detail = rowsOf(button.detail, DETAIL_WEIGHT, detailSize, free - heightOf(label));
  const textHeight = heightOf(label) + heightOf(detail);
  let x = width / 2;
  let top = (height - textHeight) / 2;
  context.direction = direction;
  context.textAlign = "center";
  const at = (distance: number): number => (direction === "rtl" ? width - distance : distance);
  if (hasIcon && isUpright) {
    top = (height - iconSize - ABOVE - textHeight) / 2;
    drawIcon(context, path, x, top + iconSize / 2, iconSize, iconColour);
    top += iconSize + ABOVE;
  } else if (isBeside) {
    let start: number = MOVE_PADDING.start;
    if (style === "go") {
      const widest = Math.max(
        ...label.rows.map((row) => cache.measure(row, fontOf(cache.palette, LABEL_WEIGHT, size))),
      );
      start = Math.max(start, (width - iconSize - gap - widest) / 2);
    }
    drawIcon(context, path, at(start + iconSize / 2), height / 2, iconSize, iconColour);
    context.textAlign = "start";
    x = at(start + iconSize + gap);
  } else if (style !== "chip" && FACES[style].edge !== null && !isUpright) {
    // The words of all moves begin at the same place, also without an icon.
    context.textAlign = "start";
    x = at(MOVE_PADDING.start);
  }
  context.fillStyle = colour;
  context.textBaseline = "middle";
  drawRows(context, cache.palette, label, LABEL_WEIGHT, x, top, room);
  drawRows(context, cache.palette, detail, DETAIL_WEIGHT, x, top + heightOf(label), room);
}

/** The gap between an icon and the text under it, in CSS pixels. */
const ABOVE = 2;

function drawRows(
  context: Pen,
  palette: Palette,
  { rows, size }: Rows,
  weight: number,
  x: number,
  top: number,
  room: number,
): void {
  context.font = fontOf(palette, weight, size);
  for (const [index, row] of rows.entries()) {
    context.fillText(row, x, top + (index + 0.5) * size * LINE_HEIGHT + size * 0.04, room);
  }
}

/** Breaks a text into at most this number of rows. The last row is condensed if it is too long. */
function wrapped(cache: Textures<unknown>, text: string, font: string, width: number, most: number): readonly string[] {
  const rows: string[] = [""];
  for (const word of text.split(" ")) {
    const row = rows.at(-1) ?? "";
    const longer = row === "" ? word : `${row} ${word}`;
    if (row !== "" && rows.length + 1 <= most && cache.measure(longer, font) > width) rows.push(word);
    else rows[rows.length - 1] = longer;
  }
  return rows;
}

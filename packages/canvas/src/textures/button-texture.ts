import { SIGN_PATHS } from "@thunderjack/artwork";
import type { Size } from "../layout/geometry.js";
import type { ButtonLayout, ButtonStyle } from "../layout/table-layout.js";
import { fillStyle, withOpacity } from "./css-paint.js";
import { SANS } from "./fonts.js";
import { pathOf } from "./marks.js";
import type { PaintName, Palette } from "./palette.js";
import { dropShadow } from "./shadow.js";
import type { CachedTexture, TextureCache } from "./texture-cache.js";

interface Face {
  readonly paint: PaintName;
  readonly text: PaintName;
  /** The opacity of the highlight on the upper edge; `null` for a coloured border instead of the highlight. */
  readonly highlight: number | null;
}

const FACES: Readonly<Record<Exclude<ButtonStyle, "chip">, Face>> = {
  go: { paint: "go", text: "go-text", highlight: 0.5 },
  hit: { paint: "hit", text: "hit-text", highlight: 0.3 },
  stand: { paint: "stand", text: "stand-text", highlight: 0.3 },
  quiet: { paint: "button", text: "button-text", highlight: null },
};

/** The size of a sign, in CSS pixels. */
const SIGN_SIZE = 22;

/** Returns the texture of a button with a label or a sign. Chips are in the atlas. */
export function buttonTexture(cache: TextureCache, button: ButtonLayout, isHovered: boolean): CachedTexture {
  const { style, label, sign, box } = button;
  const { width, height } = box;
  return cache.get(
    `button ${style} ${width}x${height} ${isHovered} ${sign ?? ""} ${label}`,
    width,
    height,
    12,
    (context) => {
      if (style === "chip") return;
      const { paints } = cache.palette;
      const colour = paints[FACES[style].text];
      drawFace(context, FACES[style], paints, { width, height }, isHovered);
      if (sign === null) drawLabel(context, label, colour, width, height);
      else drawSign(context, SIGN_PATHS[sign], colour, width, height);
    },
  );
}

function drawFace(
  context: CanvasRenderingContext2D,
  { paint, text, highlight }: Face,
  paints: Palette["paints"],
  { width, height }: Size,
  isHovered: boolean,
) {
  const edge = new Path2D();
  edge.roundRect(0, 0, width, height, 12);
  const filled = fillStyle(context, paints[paint], width, height);
  context.save();
  // The shadow would be visible through a translucent face, so an opaque face is drawn under it.
  dropShadow(context, 0.45, 7, 2);
  context.fillStyle = highlight === null ? paints.rail : filled;
  context.fill(edge);
  context.restore();
  context.fillStyle = filled;
  context.fill(edge);
  context.save();
  context.clip(edge);
  if (isHovered) {
    context.fillStyle = withOpacity(paints[text], 0.13);
    context.fill(edge);
  }
  if (highlight === null) {
    context.strokeStyle = isHovered ? paints.gold : paints["button-line"];
    context.lineWidth = 2;
    context.stroke(edge);
  } else {
    context.fillStyle = `rgb(255 255 255 / ${highlight})`;
    const light = new Path2D();
    light.roundRect(0, 1, width, height, 12);
    const upper = new Path2D();
    upper.addPath(edge);
    upper.addPath(light);
    context.fill(upper, "evenodd");
  }
  context.restore();
}

function drawLabel(
  context: CanvasRenderingContext2D,
  label: string,
  colour: string,
  width: number,
  height: number,
): void {
  const size = height >= 52 ? 16 : height >= 44 ? 15 : 14;
  context.font = `700 ${size}px ${SANS}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = colour;
  const squeeze = Math.min(1, (width - 14) / context.measureText(label).width);
  context.translate(width / 2, height / 2 + 1);
  context.scale(squeeze, squeeze);
  context.fillText(label, 0, 0);
}

function drawSign(
  context: CanvasRenderingContext2D,
  path: string,
  colour: string,
  width: number,
  height: number,
): void {
  context.translate((width - SIGN_SIZE) / 2, (height - SIGN_SIZE) / 2);
  context.scale(SIGN_SIZE / 24, SIGN_SIZE / 24);
  context.strokeStyle = colour;
  context.lineWidth = 2;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.stroke(pathOf(path));
}

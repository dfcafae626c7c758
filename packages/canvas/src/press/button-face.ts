import { SIGN_PATHS } from "@thunderjack/artwork";
import type { ButtonLook, ButtonPlace, Size } from "../scene/scene.js";
import { shade } from "./atlas.js";
import { SANS } from "./fonts.js";
import { outlineOf } from "./marks.js";
import { faint, filling } from "./paint.js";
import type { PaintName, Palette } from "./palette.js";
import type { Press, Print } from "./press.js";

interface Face {
  readonly paint: PaintName;
  readonly ink: PaintName;
  /** The opacity of the light on its upper edge; `null` for an edge in a colour of its own instead. */
  readonly shine: number | null;
}

const FACES: Readonly<Record<Exclude<ButtonLook, "chip">, Face>> = {
  go: { paint: "go", ink: "go-text", shine: 0.5 },
  hit: { paint: "hit", ink: "hit-text", shine: 0.3 },
  stand: { paint: "stand", ink: "stand-text", shine: 0.3 },
  quiet: { paint: "button", ink: "button-text", shine: null },
};

/** How wide a sign is. */
const SIGN_SIZE = 22;

/** The face of a button that says a word or bears a sign: dark glass with a golden edge, or filled where it matters most. */
export function buttonPrint(press: Press, place: ButtonPlace, isHovered: boolean): Print {
  const { look, label, sign, area } = place;
  const { width, height } = area;
  return press.print(
    `button ${look} ${width}x${height} ${isHovered} ${sign ?? ""} ${label}`,
    width,
    height,
    12,
    (context) => {
      if (look === "chip") return;
      const { paints } = press.palette;
      const ink = paints[FACES[look].ink];
      drawFace(context, FACES[look], paints, { width, height }, isHovered);
      if (sign === null) drawLabel(context, label, ink, width, height);
      else drawSign(context, SIGN_PATHS[sign], ink, width, height);
    },
  );
}

function drawFace(
  context: CanvasRenderingContext2D,
  { paint, ink, shine }: Face,
  paints: Palette["paints"],
  { width, height }: Size,
  isHovered: boolean,
) {
  const edge = new Path2D();
  edge.roundRect(0, 0, width, height, 12);
  const filled = filling(context, paints[paint], width, height);
  context.save();
  // Glass lets its own shadow through: the rail under it is drawn again.
  shade(context, 0.45, 7, 2);
  context.fillStyle = shine === null ? paints.rail : filled;
  context.fill(edge);
  context.restore();
  context.fillStyle = filled;
  context.fill(edge);
  context.save();
  context.clip(edge);
  if (isHovered) {
    context.fillStyle = faint(paints[ink], 0.13);
    context.fill(edge);
  }
  if (shine === null) {
    context.strokeStyle = isHovered ? paints.gold : paints["button-line"];
    context.lineWidth = 2;
    context.stroke(edge);
  } else {
    context.fillStyle = `rgb(255 255 255 / ${shine})`;
    const light = new Path2D();
    light.roundRect(0, 1, width, height, 12);
    const upper = new Path2D();
    upper.addPath(edge);
    upper.addPath(light);
    context.fill(upper, "evenodd");
  }
  context.restore();
}

function drawLabel(context: CanvasRenderingContext2D, label: string, ink: string, width: number, height: number): void {
  const size = height >= 52 ? 16 : height >= 44 ? 15 : 14;
  context.font = `700 ${size}px ${SANS}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = ink;
  const squeeze = Math.min(1, (width - 14) / context.measureText(label).width);
  context.translate(width / 2, height / 2 + 1);
  context.scale(squeeze, squeeze);
  context.fillText(label, 0, 0);
}

function drawSign(context: CanvasRenderingContext2D, path: string, ink: string, width: number, height: number): void {
  context.translate((width - SIGN_SIZE) / 2, (height - SIGN_SIZE) / 2);
  context.scale(SIGN_SIZE / 24, SIGN_SIZE / 24);
  context.strokeStyle = ink;
  context.lineWidth = 2;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.stroke(outlineOf(path));
}

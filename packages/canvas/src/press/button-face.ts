import { SIGN_PATHS } from "@thunderjack/artwork";
import type { ButtonLook, ButtonPlace } from "../scene/scene.js";
import { shade } from "./atlas.js";
import { gold, SANS } from "./inks.js";
import { outlineOf } from "./marks.js";
import type { Press, Print } from "./press.js";

interface Face {
  readonly stops: readonly (readonly [at: number, ink: string])[];
  readonly ink: string;
  /** The opacity of the light on its upper edge; `null` for a golden edge instead. */
  readonly shine: number | null;
}

const FACES: Readonly<Record<Exclude<ButtonLook, "chip">, Face>> = {
  go: {
    stops: [
      [0, "#f3d27a"],
      [0.6, "#d69d27"],
      [1, "#b97f12"],
    ],
    ink: "#2b1c00",
    shine: 0.5,
  },
  hit: {
    stops: [
      [0, "#3cbc74"],
      [0.6, "#178a4a"],
      [1, "#0f6a38"],
    ],
    ink: "#fff",
    shine: 0.3,
  },
  stand: {
    stops: [
      [0, "#d8545a"],
      [0.6, "#ad2630"],
      [1, "#84161f"],
    ],
    ink: "#fff",
    shine: 0.3,
  },
  quiet: {
    stops: [
      [0, "rgb(255 255 255 / 0.12)"],
      [1, "rgb(255 255 255 / 0.04)"],
    ],
    ink: "#fff6dc",
    shine: null,
  },
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
      drawFace(context, FACES[look], width, height, isHovered);
      if (sign === null) drawLabel(context, label, FACES[look].ink, width, height);
      else drawSign(context, SIGN_PATHS[sign], FACES[look].ink, width, height);
    },
  );
}

function drawFace(context: CanvasRenderingContext2D, face: Face, width: number, height: number, isHovered: boolean) {
  const { stops, shine } = face;
  const edge = new Path2D();
  edge.roundRect(0, 0, width, height, 12);
  const filling = context.createLinearGradient(0, 0, 0, height);
  for (const [at, ink] of stops) filling.addColorStop(at, ink);
  context.save();
  // Glass lets its own shadow through: the rail under it is drawn again.
  shade(context, 0.45, 7, 2);
  context.fillStyle = shine === null ? "#21160f" : filling;
  context.fill(edge);
  context.restore();
  context.fillStyle = filling;
  context.fill(edge);
  context.save();
  context.clip(edge);
  if (isHovered) {
    context.fillStyle = "rgb(255 255 255 / 0.13)";
    context.fill(edge);
  }
  if (shine === null) {
    context.strokeStyle = gold(isHovered ? 0.85 : 0.5);
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

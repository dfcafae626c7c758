import { numberText } from "./svg-number.js";

/** A colour of SVG, which has no opacity, and its opacity from 0 to 1. */
export interface Paint {
  readonly colour: string;
  readonly opacity: number;
}

const NONE: Paint = { colour: "#000000", opacity: 0 };

/**
 * Returns the colour and the opacity of a CSS colour: `#rgb`, `#rrggbb`, `rgb(…)` or `transparent`.
 *
 * @throws RangeError for any other colour
 */
export function paintOf(style: unknown): Paint {
  if (typeof style !== "string") throw new RangeError("A gradient or a pattern is not a colour.");
  if (style === "transparent") return NONE;
  const short = /^#(?<red>[\da-f])(?<green>[\da-f])(?<blue>[\da-f])$/i.exec(style)?.groups;
  if (short !== undefined) {
    const digits = Object.values(short).map((digit) => digit.repeat(2));
    return { colour: `#${digits.join("")}`, opacity: 1 };
  }
  if (/^#[\da-f]{6}$/i.test(style)) return { colour: style, opacity: 1 };
  const numbers = /^rgba?\((?<numbers>[^)]*)\)$/.exec(style)?.groups?.numbers;
  if (numbers === undefined) throw new RangeError(`A picture cannot have the colour "${style}".`);
  const [red = 0, green = 0, blue = 0, opacity = 1] = numbers
    .trim()
    .split(/[\s,/]+/)
    .map(Number);
  return { colour: `#${[red, green, blue].map(byteText).join("")}`, opacity };
}

function byteText(value: number): string {
  return Math.round(value).toString(16).padStart(2, "0");
}

/** Returns a colour as `rgb(…)`, whose opacity the textures can change. Other paints are returned as they are. */
export function computedColour(paint: string): string {
  if (!paint.startsWith("#") && paint !== "transparent") return paint;
  const { colour, opacity } = paintOf(paint);
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return opacity === 1 ? `rgb(${red} ${green} ${blue})` : `rgb(${red} ${green} ${blue} / ${opacity})`;
}

/** A gradient, whose stops are added before it is used. */
export class SvgGradient implements CanvasGradient {
  readonly kind: "linearGradient" | "radialGradient";
  /** The attributes of its line or its circle. */
  readonly line: string;
  /** The stops as SVG. */
  stops = "";

  constructor(kind: SvgGradient["kind"], line: string) {
    this.kind = kind;
    this.line = line;
  }

  addColorStop(at: number, paint: string): void {
    const { colour, opacity } = paintOf(paint);
    const shown = opacity === 1 ? "" : ` stop-opacity="${numberText(opacity, 3)}"`;
    this.stops += `<stop offset="${numberText(at, 3)}" stop-color="${colour}"${shown}/>`;
  }
}

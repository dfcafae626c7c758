import { dataOf } from "../textures/marks.js";
import type { Pen } from "../textures/pen.js";
import { paintOf, SvgGradient } from "./svg-colour.js";
import type { Definitions } from "./svg-definitions.js";
import { numberText } from "./svg-number.js";
import { escaped } from "./svg-text.js";
import { textWidth } from "./text-width.js";

/** The transformation `[a b c d e f]` of SVG and of a canvas. */
type Matrix = readonly [number, number, number, number, number, number];

/** The properties that `save` stores. */
type Style = Pick<
  SvgPen,
  | "fillStyle"
  | "strokeStyle"
  | "lineWidth"
  | "lineCap"
  | "lineJoin"
  | "globalAlpha"
  | "globalCompositeOperation"
  | "font"
  | "textAlign"
  | "textBaseline"
  | "direction"
  | "shadowColor"
  | "shadowBlur"
  | "shadowOffsetY"
>;

interface Saved {
  readonly matrix: Matrix;
  readonly style: Style;
  readonly dash: readonly number[];
  /** The number of groups that were open. */
  readonly groups: number;
}

/** The distance of the middle of the em square from the baseline, relative to the font size. */
const MIDDLE = 0.35;

/** Letters that are joined. Their width is not set, because the spaces between them would be stretched. */
const JOINED = /[\u0590-\u08ff]/;

/** A pen that writes SVG. */
export class SvgPen implements Pen {
  fillStyle: CanvasRenderingContext2D["fillStyle"] = "#000";
  strokeStyle: CanvasRenderingContext2D["strokeStyle"] = "#000";
  lineWidth = 1;
  lineCap: CanvasLineCap = "butt";
  lineJoin: CanvasLineJoin = "miter";
  globalAlpha = 1;
  globalCompositeOperation: GlobalCompositeOperation = "source-over";
  font = "400 10px sans-serif";
  textAlign: CanvasTextAlign = "start";
  textBaseline: CanvasTextBaseline = "alphabetic";
  direction: CanvasDirection = "ltr";
  shadowColor = "transparent";
  shadowBlur = 0;
  shadowOffsetY = 0;
  readonly #definitions: Definitions;
  readonly #out: string[] = [];
  readonly #saved: Saved[] = [];
  #matrix: Matrix = [1, 0, 0, 1, 0, 0];
  #dash: readonly number[] = [];
  #path = "";
  #groups = 0;

  constructor(definitions: Definitions) {
    this.#definitions = definitions;
  }

  /** The elements that were drawn, as SVG. */
  get markup(): string {
    return this.#out.join("") + "</g>".repeat(this.#groups);
  }

  save(): void {
    const { fillStyle, strokeStyle, lineWidth, lineCap, lineJoin, globalAlpha, globalCompositeOperation } = this;
    const { font, textAlign, textBaseline, direction, shadowColor, shadowBlur, shadowOffsetY } = this;
    const lines = { fillStyle, strokeStyle, lineWidth, lineCap, lineJoin, globalAlpha, globalCompositeOperation };
    const style = { ...lines, font, textAlign, textBaseline, direction, shadowColor, shadowBlur, shadowOffsetY };
    this.#saved.push({ matrix: this.#matrix, style, dash: this.#dash, groups: this.#groups });
  }

  restore(): void {
    const state = this.#saved.pop();
    if (state === undefined) return;
    for (; this.#groups > state.groups; this.#groups--) this.#out.push("</g>");
    this.#matrix = state.matrix;
    this.#dash = state.dash;
    Object.assign(this, state.style);
  }

  translate(x: number, y: number): void {
    this.#transform([1, 0, 0, 1, x, y]);
  }

  scale(x: number, y: number): void {
    this.#transform([x, 0, 0, y, 0, 0]);
  }

  rotate(angle: number): void {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    this.#transform([cos, sin, -sin, cos, 0, 0]);
  }

  getTransform(): { readonly a: number } {
    return { a: this.#matrix[0] };
  }

  setLineDash(dash: number[]): void {
    this.#dash = dash;
  }

  beginPath(): void {
    this.#path = "";
  }

  lineTo(x: number, y: number): void {
    this.#path += `${this.#path === "" ? "M" : "L"}${numberText(x)} ${numberText(y)}`;
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.#path += `M${numberText(x)} ${numberText(y)}h${numberText(width)}v${numberText(height)}h${numberText(-width)}Z`;
  }

  roundRect(
    x: number,
    y: number,
    width: number,
    height: number,
    radii: number | DOMPointInit | Iterable<number | DOMPointInit> = 0,
  ): void {
    if (typeof radii !== "number") throw new TypeError("A pen draws rectangles with one radius.");
    const radius = Math.min(radii, width / 2, height / 2);
    const r = numberText(radius);
    const corner = (across: number, down: number) =>
      `a${r} ${r} 0 0 1 ${numberText(across * radius)} ${numberText(down * radius)}`;
    const [along, down] = [width - 2 * radius, height - 2 * radius];
    this.#path +=
      `M${numberText(x + radius)} ${numberText(y)}h${numberText(along)}${corner(1, 1)}v${numberText(down)}` +
      `${corner(-1, 1)}h${numberText(-along)}${corner(-1, -1)}v${numberText(-down)}${corner(1, -1)}Z`;
  }

  /** Adds a whole circle. Every circle of a table is whole. */
  arc(x: number, y: number, radius: number): void {
    // A canvas begins a circle at its right, where its dashes begin too.
    const [r, wide] = [numberText(radius), numberText(2 * radius)];
    this.#path += `M${numberText(x + radius)} ${numberText(y)}a${r} ${r} 0 1 1 -${wide} 0a${r} ${r} 0 1 1 ${wide} 0Z`;
  }

  clip(path?: Path2D | CanvasFillRule): void {
    const data = typeof path === "object" ? pathText(path) : this.#path;
    const id = this.#definitions.add("clipPath", "", `<path d="${data}"${this.#place()}/>`);
    this.#open(`clip-path="url(#${id})"`);
  }

  fill(path?: Path2D | CanvasFillRule, rule?: CanvasFillRule): void {
    const data = typeof path === "object" ? pathText(path) : this.#path;
    const isEvenOdd = path === "evenodd" || rule === "evenodd";
    this.#add(`<path d="${data}"${this.#place()}${this.#paint("fill")}${isEvenOdd ? ' fill-rule="evenodd"' : ""}/>`);
  }

  stroke(path?: Path2D): void {
    const data = path === undefined ? this.#path : pathText(path);
    const { lineWidth, lineCap, lineJoin } = this;
    const dash = this.#dash;
    const line = [
      lineWidth === 1 ? "" : ` stroke-width="${numberText(lineWidth)}"`,
      lineCap === "butt" ? "" : ` stroke-linecap="${lineCap}"`,
      lineJoin === "miter" ? "" : ` stroke-linejoin="${lineJoin}"`,
      dash.length === 0 ? "" : ` stroke-dasharray="${dash.map((length) => numberText(length)).join(" ")}"`,
    ];
    this.#add(`<path d="${data}"${this.#place()} fill="none"${this.#paint("stroke")}${line.join("")}/>`);
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    const { globalCompositeOperation } = this;
    if (globalCompositeOperation !== "source-over") return this.#blend(globalCompositeOperation);
    const size = [x, y, width, height].map((value) => numberText(value));
    this.#add(
      `<rect x="${size[0]}" y="${size[1]}" width="${size[2]}" height="${size[3]}"${this.#place()}${this.#paint("fill")}/>`,
    );
  }

  /** Does nothing: SVG cannot erase. Text that is drawn again covers the text under it, apart from its edges. */
  clearRect(): void {}

  /** Changes everything that was drawn before, for the two blend modes with which a chip is made faint. */
  #blend(mode: GlobalCompositeOperation): void {
    const { opacity } = paintOf(this.fillStyle);
    const before = this.#out.splice(0).join("");
    if (mode === "destination-in") {
      this.#out.push(`<g opacity="${numberText(opacity)}">${before}</g>`);
      return;
    }
    const saturate = `<feColorMatrix type="saturate" values="${numberText(1 - opacity)}"/>`;
    const id = this.#definitions.add("filter", ' color-interpolation-filters="sRGB"', saturate);
    this.#out.push(`<g filter="url(#${id})">${before}</g>`);
  }

  fillText(text: string, x: number, y: number, maxWidth = Number.POSITIVE_INFINITY): void {
    const { direction, textAlign, textBaseline } = this;
    const { weight, size, family } = fontOf(this.font);
    const natural = textWidth(text, weight, size);
    const width = Math.min(natural, maxWidth);
    const isRightToLeft = direction === "rtl";
    const anchor =
      textAlign === "center"
        ? "middle"
        : textAlign === "end" || textAlign === (isRightToLeft ? "left" : "right")
          ? "end"
          : "start";
    const isSet = [...text].length > 1 && (!JOINED.test(text) || width < natural);
    const attributes = [
      ` x="${numberText(x)}" y="${numberText(y + (textBaseline === "middle" ? size * MIDDLE : 0))}"`,
      ` font-family="${escaped(family)}" font-size="${numberText(size)}" font-weight="${weight}"`,
      anchor === "start" ? "" : ` text-anchor="${anchor}"`,
      isRightToLeft ? ' direction="rtl"' : "",
      isSet ? ` textLength="${numberText(width)}" lengthAdjust="spacingAndGlyphs"` : "",
    ];
    this.#add(`<text${attributes.join("")}${this.#place()}${this.#paint("fill")}>${escaped(text)}</text>`);
  }

  measureText(text: string): { readonly width: number } {
    const { weight, size } = fontOf(this.font);
    return { width: textWidth(text, weight, size) };
  }

  createLinearGradient(x1: number, y1: number, x2: number, y2: number): CanvasGradient {
    const line = Object.entries({ x1, y1, x2, y2 }).map(([name, value]) => ` ${name}="${numberText(value)}"`);
    return new SvgGradient("linearGradient", line.join(""));
  }

  createRadialGradient(_x0: number, _y0: number, _r0: number, cx: number, cy: number, r: number): CanvasGradient {
    const circle = Object.entries({ cx, cy, r }).map(([name, value]) => ` ${name}="${numberText(value)}"`);
    return new SvgGradient("radialGradient", circle.join(""));
  }

  /** @throws TypeError always: a picture contains no other pictures */
  drawImage(): void {
    throw new TypeError("An SVG picture of a table contains no images.");
  }

  #transform([a, b, c, d, e, f]: Matrix): void {
    const [A, B, C, D, E, F] = this.#matrix;
    this.#matrix = [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, A * e + C * f + E, B * e + D * f + F];
  }

  #place(): string {
    const [a, b, c, d, e, f] = this.#matrix;
    if (a !== 1 || b !== 0 || c !== 0 || d !== 1) {
      const scales = [a, b, c, d].map((value) => numberText(value, 5));
      return ` transform="matrix(${scales.join(" ")} ${numberText(e)} ${numberText(f)})"`;
    }
    return e === 0 && f === 0 ? "" : ` transform="translate(${numberText(e)} ${numberText(f)})"`;
  }

  #paint(name: "fill" | "stroke"): string {
    const style = name === "fill" ? this.fillStyle : this.strokeStyle;
    const { globalAlpha } = this;
    if (style instanceof SvgGradient) {
      const id = this.#definitions.add(style.kind, `${style.line} gradientUnits="userSpaceOnUse"`, style.stops);
      return ` ${name}="url(#${id})"${globalAlpha === 1 ? "" : ` ${name}-opacity="${numberText(globalAlpha)}"`}`;
    }
    const { colour, opacity } = paintOf(style);
    const alpha = opacity * globalAlpha;
    return ` ${name}="${colour}"${alpha === 1 ? "" : ` ${name}-opacity="${numberText(alpha, 3)}"`}`;
  }

  /** Adds an element, in a group with its shadow if it has one. */
  #add(element: string): void {
    const { shadowColor, shadowBlur, shadowOffsetY } = this;
    const { colour, opacity } = paintOf(shadowColor);
    if (opacity === 0 || (shadowBlur === 0 && shadowOffsetY === 0)) {
      this.#out.push(element);
      return;
    }
    const shadow =
      `<feDropShadow dx="0" dy="${numberText(shadowOffsetY)}" stdDeviation="${numberText(shadowBlur / 2)}"` +
      ` flood-color="${colour}" flood-opacity="${numberText(opacity, 3)}"/>`;
    const region = ' x="-1" y="-1" width="3" height="3" color-interpolation-filters="sRGB"';
    this.#out.push(`<g filter="url(#${this.#definitions.add("filter", region, shadow)})">${element}</g>`);
  }

  #open(attributes: string): void {
    this.#out.push(`<g ${attributes}>`);
    this.#groups++;
  }
}

/** Returns the data of a path. Computed numbers are rounded, so that they are the same on every processor. */
function pathText(path: Path2D): string {
  return dataOf(path).replace(/\d*\.\d{5,}/g, (number) => numberText(Number(number), 3));
}

function fontOf(font: string): { readonly weight: number; readonly size: number; readonly family: string } {
  const {
    weight = "400",
    size = "10",
    family = "sans-serif",
  } = /^(?<weight>\d+) (?<size>[\d.]+)px (?<family>.+)$/.exec(font)?.groups ?? {};
  return { weight: Number(weight), size: Number(size), family };
}

import type { LetteringView } from "@thunderjack/stage";
import type { Box, Point } from "../layout/geometry.js";
import { withOpacity } from "./css-paint.js";
import { SERIF } from "./fonts.js";
import type { Palette } from "./palette.js";

/** The shape of the arc, relative to its width: its sag, its two lines of text, and the positions of its hairlines. */
interface Arc {
  readonly sag: number;
  readonly headline: Line;
  readonly terms: Line;
  readonly hairlines: readonly number[];
}

interface Line {
  readonly y: number;
  readonly size: number;
  readonly spacing: number;
}

const WIDE: Arc = {
  sag: 0.074,
  headline: { y: 0.034, size: 0.029, spacing: 0.0034 },
  terms: { y: 0.069, size: 0.015, spacing: 0.0026 },
  hairlines: [0.002, 0.047, 0.05],
};

const NARROW: Arc = {
  sag: 0.075,
  headline: { y: 0.056, size: 0.036, spacing: 0.0014 },
  terms: { y: 0.119, size: 0.0256, spacing: 0.002 },
  hairlines: [0.006, 0.079],
};

/** The maximum share of the arc that a line of text takes. */
const MAX_LENGTH = 0.94;

/** Scripts with joined letters. They are drawn word by word, because a single letter would have another form. */
const JOINED = /[\u0590-\u08ff\u0900-\u0dff\u0e00-\u0fff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Draws the golden lettering on an arc that sags towards the player. */
export function drawLettering(
  context: CanvasRenderingContext2D,
  paints: Palette["paints"],
  { x, y, width }: Box,
  printing: LetteringView,
  language: string,
): void {
  const arc = width >= 600 ? WIDE : NARROW;
  context.save();
  context.translate(x, y);
  context.strokeStyle = withOpacity(paints.gold, 0.75);
  context.lineWidth = 1;
  for (const hairline of arc.hairlines) {
    const { from, control, to } = curve(arc, hairline, width);
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.quadraticCurveTo(control.x, control.y, to.x, to.y);
    context.stroke();
  }
  context.textAlign = "center";
  context.fillStyle = paints["gold-light"];
  drawLine(context, arc, arc.headline, printing.headline, width, language);
  context.fillStyle = withOpacity(paints.text, 0.9);
  drawLine(context, arc, arc.terms, printing.terms, width, language);
  context.restore();
}

function drawLine(
  context: CanvasRenderingContext2D,
  arc: Arc,
  line: Line,
  phrases: readonly string[],
  width: number,
  language: string,
): void {
  const text = phrases.join(" · ").toLocaleUpperCase(language);
  const isJoined = JOINED.test(text);
  const pieces = isJoined ? text.split(/(?<= )/) : [...text];
  if (isJoined) pieces.reverse();
  const bend = curve(arc, line.y, width);
  const length = lengthOf(bend);
  let size = line.size * width;
  let spacing = isJoined ? 0 : line.spacing * width;
  context.font = `${size}px ${SERIF}`;
  const natural = context.measureText(text).width + spacing * (pieces.length - 1);
  const fit = Math.min(1, (length * MAX_LENGTH) / natural);
  size *= fit;
  spacing *= fit;
  context.font = `${size}px ${SERIF}`;
  let along = (length - natural * fit) / 2;
  for (const piece of pieces) {
    const wide = context.measureText(piece).width;
    const { x, y, angle } = at(bend, (along + wide / 2) / length);
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    context.fillText(piece, 0, 0);
    context.restore();
    along += wide + spacing;
  }
}

interface Curve {
  readonly from: Point;
  readonly control: Point;
  readonly to: Point;
}

function curve({ sag }: Arc, y: number, width: number): Curve {
  const margin = width * 0.012;
  return {
    from: { x: margin, y: y * width },
    control: { x: width / 2, y: (y + 2 * sag) * width },
    to: { x: width - margin, y: y * width },
  };
}

const SAMPLES = 64;

function on({ from, control, to }: Curve, t: number): Point {
  const rest = 1 - t;
  return {
    x: rest * rest * from.x + 2 * rest * t * control.x + t * t * to.x,
    y: rest * rest * from.y + 2 * rest * t * control.y + t * t * to.y,
  };
}

function lengthOf(bend: Curve): number {
  let length = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const [one, next] = [on(bend, sample / SAMPLES), on(bend, (sample + 1) / SAMPLES)];
    length += Math.hypot(next.x - one.x, next.y - one.y);
  }
  return length;
}

/** Returns the point at a share of the length, and the direction of the curve there, in radians. */
function at(bend: Curve, share: number): Point & { readonly angle: number } {
  const wanted = lengthOf(bend) * Math.min(1, Math.max(0, share));
  let gone = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const [one, next] = [on(bend, sample / SAMPLES), on(bend, (sample + 1) / SAMPLES)];
    const step = Math.hypot(next.x - one.x, next.y - one.y);
    if (gone + step >= wanted || sample === SAMPLES - 1) {
      const part = step === 0 ? 0 : (wanted - gone) / step;
      return {
        x: one.x + (next.x - one.x) * part,
        y: one.y + (next.y - one.y) * part,
        angle: Math.atan2(next.y - one.y, next.x - one.x),
      };
    }
    gone += step;
  }
  return { ...bend.to, angle: 0 };
}

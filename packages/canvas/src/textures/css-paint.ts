import type { Pen } from "./pen.js";

/** A colour stop of a gradient. */
type Stop = readonly [at: number, colour: string];

const COMMAS = /,\s*(?![^()]*\))/;

/**
 * Converts a CSS paint to a canvas fill style, for a rectangle at the left edge.
 *
 * @param paint a computed colour or `linear-gradient(…)`
 * @param top the upper edge of the rectangle. Defaults to 0
 */
export function fillStyle(
  context: Pen,
  paint: string,
  width: number,
  height: number,
  top = 0,
): CanvasGradient | string {
  const inner = /^linear-gradient\((?<inner>.*)\)$/.exec(paint)?.groups?.inner;
  if (inner === undefined) return paint;
  const { angle, stops } = gradientOf(inner);
  // As in CSS, the gradient line is long enough for its ends to reach the corners.
  const [across, down] = [Math.sin(angle), -Math.cos(angle)];
  const half = (Math.abs(width * across) + Math.abs(height * down)) / 2;
  const gradient = context.createLinearGradient(
    width / 2 - across * half,
    top + height / 2 - down * half,
    width / 2 + across * half,
    top + height / 2 + down * half,
  );
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

/** Returns the colour of a paint. For a gradient, this is the colour of its middle stop. */
export function colourOf(paint: string): string {
  const inner = /^linear-gradient\((?<inner>.*)\)$/.exec(paint)?.groups?.inner;
  if (inner === undefined) return paint;
  const { stops } = gradientOf(inner);
  return stops[Math.floor(stops.length / 2)]?.[1] ?? "transparent";
}

function gradientOf(inner: string): { readonly angle: number; readonly stops: readonly Stop[] } {
  const parts = inner.split(COMMAS);
  const degrees = /^(?<degrees>-?[\d.]+)deg$/.exec(parts[0] ?? "")?.groups?.degrees;
  const colours = degrees === undefined && !parts[0]?.startsWith("to ") ? parts : parts.slice(1);
  const angle = degrees === undefined ? SIDES[parts[0] ?? ""] : (Number(degrees) * Math.PI) / 180;
  const stops = colours.map((part, index): Stop => {
    const at = /\s(?<at>[\d.]+)%$/.exec(part);
    const even = index / Math.max(1, colours.length - 1);
    return at === null
      ? [even, part]
      : [Math.min(1, Number(at.groups?.at) / 100), part.slice(0, part.length - at[0].length)];
  });
  return { angle: angle ?? Math.PI, stops };
}

const SIDES: Readonly<Record<string, number>> = {
  "to right": Math.PI / 2,
  "to left": -Math.PI / 2,
  "to top": 0,
};

/**
 * Multiplies the opacity of a colour.
 *
 * @param opacity from 0 to 1
 */
export function withOpacity(colour: string, opacity: number): string {
  const numbers = /^rgba?\((?<numbers>[^)]*)\)$/.exec(colour)?.groups?.numbers;
  if (numbers === undefined) return `color-mix(in srgb, ${colour} ${opacity * 100}%, transparent)`;
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers.split(/[\s,/]+/).map(Number);
  return `rgb(${red} ${green} ${blue} / ${alpha * opacity})`;
}

import { type Box, circle, type Mark, outline } from "./mark.js";
import { CHIP_FONT } from "./palette.js";

/** The box of a chip. */
export const CHIP_BOX: Box = { width: 100, height: 100, radius: 50 };

/** The colours of a chip. */
export interface ChipColours {
  readonly body: string;
  /** The side, which is visible in a stack of chips. */
  readonly side: string;
  /** The stripes on the edge. */
  readonly stripe: string;
  /** The plate in the middle. */
  readonly plate: string;
  /** The value on the plate. */
  readonly ink: string;
}

const COLOURS: readonly (readonly [from: number, colours: ChipColours])[] = [
  [100_000, { body: "#d9a21b", side: "#8f6508", stripe: "#2a2117", plate: "#fff4d4", ink: "#5d4104" }],
  [50_000, { body: "#6a3fa0", side: "#41236a", stripe: "#f3ecff", plate: "#f7f2ff", ink: "#41236a" }],
  [25_000, { body: "#23252c", side: "#0c0d10", stripe: "#e9e9ee", plate: "#f6f6f8", ink: "#17181c" }],
  [10_000, { body: "#1f2a44", side: "#0e1526", stripe: "#e8c979", plate: "#fbf6e8", ink: "#1f2a44" }],
  [5_000, { body: "#c32c34", side: "#7c1219", stripe: "#fff1ee", plate: "#fff6f3", ink: "#9a1a22" }],
  [2_500, { body: "#1c8a52", side: "#0d5230", stripe: "#effff5", plate: "#f3fff8", ink: "#0d5c36" }],
  [1_000, { body: "#2360b8", side: "#123a78", stripe: "#eef5ff", plate: "#f4f8ff", ink: "#17488f" }],
  [0, { body: "#d5d2c8", side: "#98948a", stripe: "#a3342f", plate: "#fffdf6", ink: "#4a4740" }],
];

/** Returns the colours of a chip by its value in hundredths of a credit. */
export function chipColours(value: number): ChipColours {
  const found = COLOURS.find(([from]) => value >= from) ?? COLOURS.at(-1);
  if (found === undefined) throw new RangeError("No chip has a colour.");
  return found[1];
}

const STRIPES = 6;
const STRIPE_ANGLE = Math.PI / 8;

/** Returns the stripes on the edge as one path. */
const STRIPE_PATH = Array.from({ length: STRIPES }, (_, stripe) => {
  const middle = (stripe * 2 * Math.PI) / STRIPES - Math.PI / 2;
  return ringPart(50, 50, 37.5, 49, middle - STRIPE_ANGLE / 2, middle + STRIPE_ANGLE / 2);
}).join("");

/** Returns the dots between the stripes as one path. */
const DOT_PATH = Array.from({ length: STRIPES }, (_, dot) => {
  const angle = ((dot + 0.5) * 2 * Math.PI) / STRIPES - Math.PI / 2;
  return circle(rounded(50 + 43.5 * Math.cos(angle)), rounded(50 + 43.5 * Math.sin(angle)), 2);
}).join("");

/**
 * Returns the marks of a chip seen from above.
 *
 * @param value the value of the chip, in hundredths of a credit
 */
export function chipFace(value: number): readonly Mark[] {
  const { body, side, stripe, plate, ink } = chipColours(value);
  const text = chipText(value);
  return [
    outline(circle(50, 50, 49.5), { fill: body, stroke: side, lineWidth: 1 }),
    outline(STRIPE_PATH, { fill: stripe }),
    outline(DOT_PATH, { fill: stripe }),
    outline(circle(50, 50, 36), { fill: body, stroke: side, lineWidth: 1.2 }),
    outline(circle(50, 50, 30.5), { fill: plate, stroke: stripe, lineWidth: 1.4 }),
    {
      kind: "text",
      text,
      x: 50,
      y: text.length > 3 ? 57.5 : 60,
      scale: 1,
      isTurned: false,
      fill: ink,
      font: CHIP_FONT,
      weight: 800,
      size: text.length > 3 ? 21 : text.length > 2 ? 26 : 30,
      width: null,
    },
  ];
}

/**
 * Returns the text on a chip, which is its value in credits.
 *
 * @param value the value of the chip, in hundredths of a credit
 */
export function chipText(value: number): string {
  return String(value / 100);
}

/**
 * Returns the values of the chips for an amount, the largest first. A remainder that is smaller than the smallest chip,
 * for example after a surrender, is omitted.
 *
 * @param amount the amount, in hundredths of a credit
 * @param values the chips of the table, in hundredths of a credit
 * @param most the maximum number of chips; the smallest ones are omitted
 */
export function chipsFor(amount: number, values: readonly number[], most = 20): readonly number[] {
  const stack: number[] = [];
  let rest = amount;
  for (const value of [...values].sort((one, other) => other - one)) {
    while (value > 0 && rest >= value && stack.length < most) {
      stack.push(value);
      rest -= value;
    }
  }
  return stack;
}

function ringPart(x: number, y: number, inner: number, outer: number, from: number, to: number): string {
  const at = (radius: number, angle: number) =>
    `${rounded(x + radius * Math.cos(angle))} ${rounded(y + radius * Math.sin(angle))}`;
  return `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

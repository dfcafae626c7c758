import { stormAmount } from "./lettering.js";
import { type Box, circle, type Mark, outline } from "./mark.js";
import { type Point, polygonPath, rounded } from "./point.js";

/** The box of a chip. */
export const CHIP_BOX: Box = { width: 100, height: 100, radius: 50 };

/** The colours of a chip. */
export interface ChipColours {
  readonly body: string;
  /** The side, which is visible in a stack of chips. */
  readonly side: string;
  /** The spots on the edge. */
  readonly stripe: string;
  /** The plate in the middle. */
  readonly plate: string;
  /** The value on the plate. */
  readonly ink: string;
}

const COLOURS: readonly (readonly [from: number, colours: ChipColours])[] = [
  [100_000, { body: "#d9a21b", side: "#8f6508", stripe: "#2a2117", plate: "#fff4d4", ink: "#5d4104" }],
  [50_000, { body: "#6a3fa0", side: "#41236a", stripe: "#f3ecff", plate: "#f7f2ff", ink: "#41236a" }],
  [25_000, { body: "#2a2d38", side: "#0c0d10", stripe: "#e9e9ee", plate: "#f6f6f8", ink: "#17181c" }],
  [10_000, { body: "#1f2a44", side: "#0e1526", stripe: "#e8c979", plate: "#fbf6e8", ink: "#1f2a44" }],
  [5_000, { body: "#c32c34", side: "#7c1219", stripe: "#fff1ee", plate: "#fff6f3", ink: "#9a1a22" }],
  [2_500, { body: "#1c8a52", side: "#0d5230", stripe: "#effff5", plate: "#f3fff8", ink: "#0d5c36" }],
  [1_000, { body: "#2360b8", side: "#123a78", stripe: "#eef5ff", plate: "#f4f8ff", ink: "#17488f" }],
  [0, { body: "#d5d2c8", side: "#98948a", stripe: "#a3342f", plate: "#fffdf6", ink: "#4a4740" }],
];

/** Returns the colours of a chip, which depend on its value in hundredths of a credit. */
export function chipColours(value: number): ChipColours {
  const found = COLOURS.find(([from]) => value >= from) ?? COLOURS.at(-1);
  if (found === undefined) throw new RangeError("There are no chip colours.");
  return found[1];
}

const SPOTS = 8;

/** The width of an edge spot as an angle, in radians. */
const SPOT_ANGLE = 0.26;
/** The angle between the outer and the inner end of an edge spot, in radians. */
const LEAN = 0.13;

/** The edge spots as one path. */
const SPOT_PATH = /* @__PURE__ */ edgeSpots();

/** The maximum size of the value on a chip. `capHeight` is the height of the digits. */
const VALUE = { capHeight: 25, width: 41 };

/**
 * Returns the marks of a chip seen from above.
 *
 * @param value the value of the chip, in hundredths of a credit
 */
export function chipFace(value: number): readonly Mark[] {
  const { body, side, stripe, plate, ink } = chipColours(value);
  return [
    outline(circle(50, 50, 49.5), { fill: body, stroke: side, lineWidth: 1 }),
    outline(SPOT_PATH, { fill: stripe }),
    outline(circle(50, 50, 36.5), { fill: body, stroke: side, lineWidth: 1.4 }),
    outline(circle(50, 50, 30.5), { fill: plate, stroke: stripe, lineWidth: 1.6 }),
    valueMark(chipText(value), ink),
  ];
}

/** Returns the mark of the value on the plate. A long value is drawn smaller. */
function valueMark(text: string, ink: string): Mark {
  const natural = stormAmount(text, 1)?.width ?? 0;
  const capHeight = Math.min(VALUE.capHeight, VALUE.width / natural);
  const { path = "", width = 0 } = stormAmount(text, capHeight) ?? {};
  return outline(path, { x: rounded(50 - width / 2), y: rounded(50 - capHeight / 2), fill: ink });
}

/**
 * Returns the text on a chip, which is its value in credits.
 *
 * @param value the value of the chip, in hundredths of a credit
 */
export function chipText(value: number): string {
  return String(value / 100);
}

function onChip(radius: number, angle: number): Point {
  return { x: 50 + radius * Math.cos(angle), y: 50 + radius * Math.sin(angle) };
}

function edgeSpots(): string {
  const spots = Array.from({ length: SPOTS }, (_, spot) => {
    const middle = (spot * 2 * Math.PI) / SPOTS - Math.PI / 2;
    const [from, to] = [middle - SPOT_ANGLE / 2, middle + SPOT_ANGLE / 2];
    return polygonPath([onChip(49, from), onChip(49, to), onChip(38.5, to - LEAN), onChip(38.5, from - LEAN)]);
  });
  return spots.join("");
}
